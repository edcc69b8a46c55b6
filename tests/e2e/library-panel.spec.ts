import { expect, type Page } from '@playwright/test'
import type { ScriptedModel } from '#tests/support/scripted-model.ts'
import { numbered } from '#tests/support/scripted-scripts.ts'
import { boxOf } from './chat-fixtures.ts'
import { answer, answered, answerInParts, ask, field, seesNumbers } from './chat-steps.ts'
import { test } from './library-fixtures.ts'
import { settled } from './settled.ts'

/** A sheet beside the conversation that cites it. */

const question = 'My landlord is keeping my deposit after I moved out, what can I do?'
const title = 'Rent, rent increases and the deposit'
const panel = (page: Page) => page.getByRole('complementary', { name: 'Information sheet' })
const citation = (page: Page) => answer(page).getByRole('link', { name: `Source 1: ${title}` })

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

test('a cited sheet opens beside the conversation, by mouse or keyboard, and closes again; with and without it, the firm’s name is on the screen once (B-27, P-7)', async ({
  page,
  owner: _,
  model,
}) => {
  citeAmidText(model)
  await page.goto('/')
  await seesFirmOnceAt(page, [390, 900, 1160, 1183, 1184, 1600, 1280])
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

  await seesFirmOnceAt(page, [390, 900, 1160, 1183, 1184, 1280, 1440, 1600])
  await citation(page).click()
  await expect(panel(page)).toBeVisible()
  await seesFirmOnceAt(page, [1160, 1280, 1440, 1568, 1599, 1600])
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
