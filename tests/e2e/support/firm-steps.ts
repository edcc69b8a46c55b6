import { expect, type Page } from '@playwright/test'
import { onPhone } from './accessibility-checks.ts'

/** What the firm shows about itself: its name, its links and its suggested questions. */

const firmLine = 'Lormel & Associés, avocats à Lyon'

export async function expectFirmLinks(
  page: Page,
  contact = 'Contact the firm',
  booking = 'Book an appointment',
) {
  const links = (name: string) => page.getByRole('link', { name }).filter({ visible: true })
  await expect(links(contact)).toHaveAttribute('href', 'mailto:accueil@lormel-avocats.example')
  await expect(links(booking).first()).toBeVisible()
  for (const link of await links(booking).all()) {
    await expect(link).toHaveAttribute('href', 'https://www.lormel-avocats.example/rendez-vous')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
}

/** Runs the check on a wide screen and on a phone. */
export async function onBothScreens(page: Page, check: () => Promise<void>): Promise<void> {
  await check()
  await onPhone(page, check)
}

export const seesFirm = (page: Page) =>
  expect(page.getByText(firmLine).filter({ visible: true }).first()).toBeInViewport()

/** Lets the firm suggest a question about each of the subjects. Call it before the page is opened. */
export async function suggest(page: Page, subjects: string[]): Promise<void> {
  const suggestions = subjects.map(label => ({
    en: { label: `${label}: where do I stand?`, question: `What are my rights? ${label}.` },
    fr: { label: `${label}\u00a0: quels droits\u00a0?`, question: `Quels sont mes droits\u00a0? ${label}.` },
  }))
  await page.route('**/api/config', async route => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, suggestions } })
  })
}
