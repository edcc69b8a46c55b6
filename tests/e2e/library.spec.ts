import { expect, type Page } from '@playwright/test'
import { field } from './chat-steps.ts'
import { test } from './library-fixtures.ts'

/** The firm's library on its own pages. The sheets are those that come with the product. */

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search the sheets' })

test('a visitor finds a sheet by topic or by a word, reads it, and returns to the search (B-23, B-24, B-26)', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'J’ai compris' }).click()
  await page.getByRole('link', { name: 'Housing' }).click()
  await expect(page).toHaveURL('/library?topic=housing')
  await expect(page.getByRole('heading', { level: 1, name: 'Information sheets' })).toBeVisible()
  await expect(page.getByText('3 sheets')).toBeVisible()
  await page.getByRole('link', { name: 'All topics' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Family' })).toBeVisible()

  await searchField(page).fill('dismissed')
  await expect(page).toHaveURL('/library?q=dismissed')
  const found = page.getByRole('link', { name: 'Being dismissed from your job' })
  await expect(page.getByRole('heading', { level: 2, name: 'Family' })).toHaveCount(0)
  await found.click()
  await expect(page).toHaveURL('/library/dismissal?lang=en')
  await expect(page).toHaveTitle(/^Being dismissed from your job – /)
  await expect(page.getByText('No lawyer has reviewed this sheet yet.')).toBeVisible()
  await expect(page.getByText('Written on 22 November 2026.')).toBeVisible()
  const law = page.getByRole('main').locator('a[href^="https://www.legifrance.gouv.fr/"]').last()
  await expect(law).toHaveAttribute('rel', 'noopener noreferrer')

  await page.getByRole('link', { name: 'Lire en français' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Être licencié' })).toHaveAttribute('lang', 'fr')
  await page.goBack()
  await page.goBack()
  await expect(searchField(page)).toHaveValue('dismissed')
  await expect(found).toBeVisible()

  await searchField(page).fill('xyzzy')
  await expect(page.getByText('No sheet matches your search.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all sheets' }).click()
  await expect(searchField(page)).toHaveValue('')
  await expect(page.getByRole('heading', { level: 2, name: 'Family' })).toBeVisible()
})

test('a sheet’s page prints only the sheet, with the addresses of its links and its own; a question about it begins in the composer, where typing continues it (B-24, B-25)', async ({
  page,
}) => {
  await page.goto('/library/eviction?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/Address of this sheet:.*\/library\/eviction\?lang=en$/)).toBeVisible()
  for (const hidden of [
    page.getByRole('contentinfo'),
    page.getByRole('banner'),
    page.getByRole('button', { name: 'Ask about this' }),
    page.getByRole('link', { name: 'All sheets' }),
  ]) {
    await expect(hidden).toBeHidden()
  }
  const address = await page
    .locator('main a[href^="https://www.legifrance.gouv.fr/"]')
    .first()
    .evaluate(link => getComputedStyle(link, '::after').content)
  expect(address).toContain('https://www.legifrance.gouv.fr/')

  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Ask about this' }).click()
  await page.getByRole('button', { name: 'J’ai compris' }).click()
  const question = 'About “Eviction for unpaid rent”: '
  await expect(field(page)).toHaveValue(question)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('may I stay?')
  await expect(field(page)).toHaveValue(`${question}may I stay?`)
})
