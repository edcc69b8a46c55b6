import { expect, type Page } from '@playwright/test'
import type { ScriptedModel } from '#tests/support/model/scripted-model.ts'
import { numbered } from '#tests/support/model/scripted-scripts.ts'
import { expectAccessible, expectAccessibleOnPhoneToo } from './support/accessibility-checks.ts'
import { boxOf } from './support/chat-fixtures.ts'
import { answer, answered, answerInParts, ask, field, seesNumbers } from './support/chat-steps.ts'
import { test } from './support/library-fixtures.ts'
import { settled } from './support/settled.ts'
import { follow } from './support/visit.ts'

/** The firm's sheets, those that come with the product: on their own pages, and beside a conversation. */

// In one worker: each worker would start a server with the library.
test.describe.configure({ mode: 'default' })

const question = 'My landlord is keeping my deposit after I moved out, what can I do?'
const title = 'Rent, rent increases and the deposit'
const citation = (page: Page) => answer(page).getByRole('link', { name: `Source 1: ${title}` })

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search the sheets' })

test('a sheet’s page prints only the sheet, with the addresses of its links and its own; a question about it begins in the composer, where typing continues it; a visitor finds other sheets by topic or by a word, and returns to the search (B-23, B-24, B-25, B-26)', async ({
  page,
}) => {
  await page.goto('/library/eviction?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await test.step('on paper', async () => {
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
  })

  await page.getByRole('button', { name: 'Ask about this' }).click()
  await page.getByRole('button', { name: 'J’ai compris' }).click()
  const question = 'About “Eviction for unpaid rent”: '
  await expect(field(page)).toHaveValue(question)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('may I?')
  await expect(field(page)).toHaveValue(`${question}may I?`)

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
  await page.getByRole('link', { name: 'Lire en français' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Être licencié' })).toHaveAttribute('lang', 'fr')
  await page.goBack()
  await page.goBack()
  await expect(searchField(page)).toHaveValue('dismissed')
  await expect(found).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

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
    await follow(page, `/?chat=${chatId}&message=${messageId}`)
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

const panel = (page: Page) => page.getByRole('complementary', { name: 'Information sheet' })
const long = 'General information. '.repeat(200)

/** Lines of text, a cited sheet, and more lines: more than fits on the screen. */
function citeAmidText(model: ScriptedModel): void {
  const text = `${long}\n\nTwo months [[sheet:rent-and-deposit]].\n\n${'And more. '.repeat(600)}`
  model.next({ steps: [{ type: 'text', text }, { type: 'complete' }] }, request =>
    request.question.endsWith(question),
  )
}

/** Leaves the page at the last width. */
async function seesFirmOnceAt(page: Page, widthsPx: number[]): Promise<void> {
  const firm = page.getByText('Lormel & Associés, avocats à Lyon', { exact: true }).filter({ visible: true })
  for (const widthPx of widthsPx) {
    await page.setViewportSize({ width: widthPx, height: 800 })
    await expect(firm, `at ${widthPx} px`).toHaveCount(1)
    await expect(firm).toBeInViewport()
  }
}

test('a cited sheet opens beside the conversation, by mouse or keyboard, and closes again; with and without it, the firm’s name is on the screen once; it has no detectable accessibility issues (B-27, P-7, X-4)', async ({
  page,
  owner: _,
  model,
}) => {
  citeAmidText(model)
  await page.goto('/')
  await seesFirmOnceAt(page, [390, 900, 1183, 1184, 1280])
  await ask(page, question)
  await answered(page)
  await citation(page).scrollIntoViewIfNeeded()
  const conversation = page.getByRole('region', { name: 'Conversation' })
  // The reader is in the middle of the answer.
  await conversation.hover()
  const { y: yBeforeScrolling } = await boxOf(citation(page))
  await page.mouse.wheel(0, -200)
  // The page scrolls some time after the wheel has turned.
  await expect.poll(async () => (await boxOf(citation(page))).y).toBeGreaterThan(yBeforeScrolling)
  await settled(page)
  await expect(page.getByRole('button', { name: 'Scroll to the newest message' })).toBeVisible()
  const { y: yBeforeOpening } = await boxOf(citation(page))
  await citation(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(panel(page)).toBeFocused()
  expect(page.context().pages()).toHaveLength(1)
  await expect(page).toHaveURL(/\/\?chat=/)
  expect(Math.abs((await boxOf(citation(page))).y - yBeforeOpening)).toBeLessThan(3)
  expect((await boxOf(conversation)).width).toBeGreaterThan(400)

  await panel(page).getByRole('link', { name: 'Lire en français' }).click()
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'fr')
  await expect(page).toHaveURL(/\/\?chat=/)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(citation(page)).toBeFocused()

  await answer(page).getByRole('group', { name: 'Sources' }).getByRole('link', { name: title }).click()
  await expect(panel(page).getByRole('heading', { level: 2, name: title })).toBeVisible()
  await field(page).fill('One thing:')
  await panel(page).getByRole('button', { name: 'Ask about this' }).click()
  await expect(field(page)).toHaveValue(`One thing:\nAbout “${title}”: `)
  await expect(field(page)).toBeFocused()
  await panel(page).getByRole('button', { name: 'Close the sheet' }).click()
  await expect(panel(page)).toHaveCount(0)

  await seesFirmOnceAt(page, [390, 900, 1183, 1184])
  await citation(page).click()
  await expect(panel(page)).toBeVisible()
  await seesFirmOnceAt(page, [1160, 1280, 1599, 1600])
  await expectAccessible(page, 'a sheet beside the conversation')
})

test('opening a sheet does not disturb an answer that is being written (B-27)', async ({
  page,
  owner: _,
  model,
}) => {
  const answering = answerInParts(
    model,
    question,
    [{ type: 'text', text: `${long} Two months [[sheet:rent-and-deposit]].` }, ...numbered(0, 5)],
    numbered(5, 60),
  )
  // The click comes before the code that opens sheets is loaded.
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/sheet-reader*', async route => {
    await code.promise
    await route.continue()
  })
  await page.goto('/')
  await ask(page, question)
  // With more numbers, the link would be above the view, and the click would scroll up to it.
  await seesNumbers(page, 5)
  await citation(page).click()
  code.resolve()
  await expect(panel(page).getByRole('heading', { level: 2, name: title })).toBeVisible()
  answering.next()
  await seesNumbers(page, 60)
  await answered(page)
  // The list still follows the newest message.
  await expect(page.getByRole('button', { name: 'Copy answer' })).toBeInViewport()
})

// A sheet beside a conversation is checked above.
test('the library has no detectable accessibility issues (X-4)', async ({ page, owner: _ }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Housing' }).waitFor()
  await expectAccessibleOnPhoneToo(page, 'an empty chat with topics')
  await follow(page, '/library')
  await page.getByRole('link', { name: /^Eviction for unpaid rent/ }).waitFor()
  await expectAccessibleOnPhoneToo(page, 'all sheets')
  await follow(page, '/library?q=deposit')
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ sheets?$/, visible: true })
    .waitFor()
  await expectAccessibleOnPhoneToo(page, 'sheets that were found')
  await follow(page, '/library?q=xyzzy')
  await page.getByText('No sheet matches your search.').waitFor()
  await expectAccessibleOnPhoneToo(page, 'no sheet was found')
  await follow(page, '/library/eviction?lang=fr')
  await page.getByRole('heading', { level: 1, name: 'L’expulsion pour loyers impayés' }).waitFor()
  await expectAccessibleOnPhoneToo(page, 'a sheet')
})
