import { expect } from '@playwright/test'
import { chatLink, choose, closedGate, seedChats, sidebar, test } from './support/chat-fixtures.ts'
import {
  answer,
  answered,
  ask,
  countInParts,
  field,
  numbersShown,
  numbersUpTo,
  seesNumbers,
} from './support/chat-steps.ts'
import { follow } from './support/visit.ts'

/** Two tabs of one browser show the same content within 2 s: product.md C-13. */

const soon = { timeout: 2000 }

test('a tab that is opened during an answer shows the text so far and follows the rest; a question, its answer, a chat that is started, renamed or deleted, and the theme of one tab appear in the other (C-10, C-13, X-3)', async ({
  page,
  owner,
  server,
  model,
}) => {
  const [id = ''] = await seedChats(server, owner, [{ title: 'Shared', messages: 2 }])
  await page.goto(`/?chat=${id}`)
  const other = await page.context().newPage()
  await test.step('a tab that is opened during an answer', async () => {
    await expect(page.getByText('Message 1 of Shared')).toBeVisible()
    const answering = countInParts(model, 'Seen twice?', 10, 30)
    await ask(page, 'Seen twice?')
    await seesNumbers(page, 10)
    await other.goto(`/?chat=${id}`)
    await seesNumbers(other, 10)
    answering.next()
    await seesNumbers(other, 30)
    await answered(other)
    await answered(page)
    for (const tab of [page, other]) expect(await numbersShown(tab)).toEqual(numbersUpTo(30))
  })
  await test.step('a question and its answer, which the other tab stops', async () => {
    countInParts(model, 'Again?', 10, 30)
    await ask(other, 'Again?')
    // Both tabs share the draft, so the other one's composer may still contain the question.
    const conversation = page.getByRole('region', { name: 'Conversation' })
    await expect(conversation.getByText('Again?')).toBeVisible(soon)
    await seesNumbers(page, 10)
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    for (const tab of [page, other])
      await expect(answer(tab).getByText('You stopped this answer.')).toBeVisible()
    expect(await numbersShown(other)).toEqual(await numbersShown(page))
  })
  await test.step('two questions at once: the second one waits below the first one and its answer', async () => {
    const first = countInParts(model, 'First of two?', 10, 20)
    const second = countInParts(model, 'Second of two?', 10, 20)
    const gate = closedGate()
    await other.route('**/api/chat/stream', gate.handle)
    await ask(other, 'Second of two?')
    await expect.poll(gate.count).toBe(1)
    await ask(page, 'First of two?')
    const messages = other.getByRole('region', { name: 'Conversation' }).getByRole('article')
    await expect(messages.nth(-3)).toContainText('First of two?', soon)
    await expect(messages.nth(-2)).toContainText('Second of two?')
    gate.open()
    first.next()
    await expect(messages.nth(-3)).toContainText('19 words of text')
    await seesNumbers(other, 10)
    await expect(messages.nth(-4)).toContainText('First of two?')
    await expect(messages.nth(-2)).toContainText('Second of two?')
    second.next()
    for (const tab of [page, other]) await seesNumbers(tab, 20)
    for (const tab of [page, other]) await answered(tab)
    await other.unroute('**/api/chat/stream')
  })
  await test.step('the list of chats', async () => {
    await choose(page, 'Shared', 'Rename')
    await page.getByRole('textbox', { name: 'Title' }).fill('Renamed')
    await page.getByRole('textbox', { name: 'Title' }).press('Enter')
    await expect(chatLink(page, 'Renamed')).toBeVisible()
    await expect(chatLink(other, 'Renamed')).toBeVisible(soon)

    await page.getByRole('button', { name: 'New Chat' }).click()
    await ask(page, 'A new one [[text Yes.]]')
    await expect(answer(page)).toContainText('Yes.')
    await expect(sidebar(other).getByRole('link')).toHaveCount(2, soon)

    await field(other).fill('I was about to say')
    await choose(page, 'Renamed', 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(chatLink(page, 'Renamed')).toHaveCount(0)
    await expect(answer(page)).toContainText('Yes.')
    await expect(chatLink(other, 'Renamed')).toHaveCount(0, soon)
    await expect(other).toHaveURL('/')
    await expect(field(other)).toHaveAttribute('placeholder', 'Ask anything')
    await expect(field(other)).toHaveValue('I was about to say')
  })
  await test.step('the theme, at once', async () => {
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    await follow(other, '/account')
    await other.getByLabel('Appearance').selectOption('dark')
    await expect.poll(theme, soon).toBe('dark')
    await other.getByLabel('Appearance').selectOption('system')
    await expect.poll(theme, soon).toBeUndefined()
  })
})
