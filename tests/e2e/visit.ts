import { expect, type Page } from '@playwright/test'

/** Goes to a page with another title within the application, as a link does. Loading it would take longer. */
export async function visit(page: Page, path: string): Promise<void> {
  const title = await page.title()
  await page.evaluate(path => history.pushState(null, '', path), path)
  await expect(page).not.toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
