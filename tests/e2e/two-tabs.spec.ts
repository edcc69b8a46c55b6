import { expect, type Page } from '@playwright/test'
import { chatLink, choose, seedChats, sidebar, test } from './chat-fixtures.ts'
import {
  answer,
  answered,
  ask,
  countInParts,
  field,
  numbersShown,
  numbersUpTo,
  seesNumbers,
} from './chat-steps.ts'

/** Two tabs of one browser show the same content within 2 s: product.md C-13. */

const soon = { timeout: 2000 }

async function openBoth(page: Page, address: string): Promise<Page> {
  await page.goto(address)
  const other = await page.context().newPage()
  await other.goto(address)
  await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible()
  return other
}

test('a question, its answer, a chat that is started, renamed or deleted, and the theme of one tab appear in the other (C-13, X-3)', async ({
  page,
  owner,
  server,
  model,
}) => {
  const [id = ''] = await seedChats(server, owner, [{ title: 'Shared', messages: 2 }])
  const other = await openBoth(page, `/?chat=${id}`)
  await test.step('a question and its answer', async () => {
    for (const tab of [page, other]) await expect(tab.getByText('Message 1 of Shared')).toBeVisible()
    const answering = countInParts(model, 'Seen twice?', 10, 60)
    await ask(page, 'Seen twice?')
    // Both tabs share the draft, so the other one's composer may still contain the question.
    const question = (tab: Page) => tab.getByRole('region', { name: 'Conversation' }).getByText('Seen twice?')
    await expect(question(page)).toBeVisible()
    await expect(question(other)).toBeVisible(soon)
    await seesNumbers(other, 10)
    answering.next()
    await seesNumbers(other, 60)
    await answered(other)
    await answered(page)
    for (const tab of [page, other]) expect(await numbersShown(tab)).toEqual(numbersUpTo(60))

    // The first tab stops an answer that the second tab requested.
    countInParts(model, 'Again?', 10, 60)
    await ask(other, 'Again?')
    await seesNumbers(page, 10)
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    for (const tab of [page, other])
      await expect(answer(tab).getByText('You stopped this answer.')).toBeVisible()
    expect(await numbersShown(other)).toEqual(await numbersShown(page))
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
    await expect(chatLink(other, 'Renamed')).toHaveCount(0, soon)
    await expect(other).toHaveURL('/')
    await expect(field(other)).toHaveAttribute('placeholder', 'Ask anything')
    await expect(field(other)).toHaveValue('I was about to say')
  })
  await test.step('the theme, at once', async () => {
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    await other.goto('/account')
    await other.getByLabel('Appearance').selectOption('dark')
    await expect.poll(theme, soon).toBe('dark')
    await other.getByLabel('Appearance').selectOption('system')
    await expect.poll(theme, soon).toBeUndefined()
  })
})
