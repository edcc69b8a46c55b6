import { expect, type Page } from '@playwright/test'
import { boxOf } from './chat-fixtures.ts'
import { answer, answered, ask, field } from './chat-steps.ts'
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  const question = 'My landlord is keeping my deposit after I moved out, what can I do?'
  const title = 'Rent, rent increases and the deposit'
  const citation = (page: Page) => answer(page).getByRole('link', { name: `Source 1: ${title}` })

  test('a cited sheet has its own page, and Back returns to the same place (B-28)', async ({
    page,
    owner,
    model,
  }) => {
    const text = `${'General information. '.repeat(120)}\n\nTwo months [[sheet:rent-and-deposit]].\n\n${'And more. '.repeat(300)}`
    model.next({ steps: [{ type: 'text', text }, { type: 'complete' }] }, request =>
      request.question.endsWith(question),
    )
    await page.goto('/')
    await ask(page, question)
    await answered(page)
    await expect(page).toHaveURL(/\/\?chat=/)
    const found = await owner.call('/api/search?q=landlord')
    const { chatId, messageId } = (await found.json()).results[0]
    await page.goto(`/?chat=${chatId}&message=${messageId}`)
    await expect(page.locator('[aria-current=true]')).toBeFocused()
    await citation(page).evaluate(link => link.scrollIntoView({ block: 'center' }))
    await expect(page.getByRole('button', { name: 'Scroll to the newest message' })).toBeVisible()
    const { y: yBeforeOpening } = await boxOf(citation(page))
    await citation(page).tap()
    await expect(page).toHaveURL('/library/rent-and-deposit?lang=en')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goBack()
    await expect(citation(page)).toBeInViewport()
    expect(Math.abs((await boxOf(citation(page))).y - yBeforeOpening)).toBeLessThan(3)

    await citation(page).tap()
    await page.getByRole('button', { name: 'Ask about this' }).tap()
    await expect(page).toHaveURL(/\/\?chat=/)
    await expect(field(page)).toHaveValue(`About “${title}”: `)
  })
})
