import { expect, type Page } from '@playwright/test'

/** Opens an address within the application, as a link does. Loading the page again would take longer. */
export function follow(page: Page, path: string): Promise<void> {
  return page.evaluate(path => history.pushState(null, '', path), path)
}

/** The same for a page with another title; waits until that page is shown. */
export async function visit(page: Page, path: string): Promise<void> {
  const title = await page.title()
  await follow(page, path)
  await expect(page).not.toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
