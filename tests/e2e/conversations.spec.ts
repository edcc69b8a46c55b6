import { expect, type Page } from '@playwright/test'
import { searchSteps } from '#tests/support/scripted-scripts.ts'
import { chatLink, seedChats, sidebar, test } from './chat-fixtures.ts'
import {
  answer,
  answered,
  answerInParts,
  ask,
  countInParts,
  field,
  numbersShown,
  numbersUpTo,
  seesNumbers,
} from './chat-steps.ts'

/** Switching between conversations, and the events of a stream: product.md C-11, C-13, F-1, F-4, W-2. */

test('a first question creates a chat, which is in the address and selected in the list; “New Chat” leaves it', async ({
  page,
  owner,
  server,
}) => {
  await seedChats(server, owner, [{ title: 'An earlier one', messages: 2 }])
  await page.goto('/')
  await expect(chatLink(page, 'An earlier one')).toBeVisible()
  await ask(page, 'What of my lease? [[text It goes on.]]')
  // The question appears at once, and the field is empty.
  await expect(page.getByText('What of my lease?').first()).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await answered(page)
  await expect(page).toHaveURL(/\/\?chat=[0-9a-f-]{36}$/)
  await expect(sidebar(page).getByRole('link')).toHaveCount(2)
  await expect(sidebar(page).getByRole('link').first()).toHaveAttribute('aria-current', 'page')
  await expect(sidebar(page).getByRole('link').last()).not.toHaveAttribute('aria-current')
  const address = page.url()

  await page.getByRole('button', { name: 'New Chat' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(field(page)).toHaveAttribute('placeholder', 'Ask anything')
  await expect(field(page)).toBeFocused()
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(answer(page)).toContainText('It goes on.')
})

test('another chat can be read and used while an answer is still being written in the first; the two do not mix', async ({
  page,
  owner,
  server,
  model,
}) => {
  const [first = '', second = ''] = await seedChats(server, owner, [
    { title: 'First', messages: 2 },
    { title: 'Second', messages: 2 },
  ])
  await page.goto(`/?chat=${first}`)
  await expect(page.getByText('Message 1 of First')).toBeVisible()
  const answering = countInParts(model, 'Slowly.', 10, 40, 60)
  await ask(page, 'Slowly.')
  await seesNumbers(page, 10)
  await chatLink(page, 'Second').click()
  await expect(page).toHaveURL(`/?chat=${second}`)
  await expect(page.getByText('Message 1 of Second')).toBeVisible()
  await expect(page.getByText(/words of text|Slowly\.|of First/)).toHaveCount(0)
  answering.next()
  await ask(page, 'Quickly. [[text In between.]]')
  await answered(page)
  await expect(answer(page)).toContainText('In between.')
  await expect(page.getByText(/words of text|Slowly\.|of First/)).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL(`/?chat=${first}`)
  await expect(page.getByText('Slowly.')).toBeVisible()
  await seesNumbers(page, 40)
  answering.next()
  await seesNumbers(page, 60)
  await answered(page)
  expect(await numbersShown(page)).toEqual(numbersUpTo(60))
  await expect(page.getByText(/Quickly\.|In between\.|of Second/)).toHaveCount(0)

  await test.step('nor does the answer appear in a new chat', async () => {
    await page.getByRole('button', { name: 'New Chat' }).click()
    await expect(page.getByRole('article')).toHaveCount(0)
    const leaving = countInParts(model, 'At leisure.', 5, 60)
    await ask(page, 'At leisure.')
    await seesNumbers(page, 5)
    await page.getByRole('button', { name: 'New Chat' }).click()
    await expect(page.getByRole('article')).toHaveCount(0)
    await ask(page, 'Another. [[text On its own.]]')
    await answered(page)
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(sidebar(page).getByRole('link')).toHaveCount(4)
    await sidebar(page).getByRole('link').nth(1).click()
    await seesNumbers(page, 5)
    leaving.next()
    await seesNumbers(page, 60)
    await answered(page)
    expect(await numbersShown(page)).toEqual(numbersUpTo(60))
  })
})

test('Back, Forward and a reload show the right chat', async ({ page, owner, server }) => {
  await seedChats(server, owner, [
    { title: 'First', messages: 2 },
    { title: 'Second', messages: 2 },
  ])
  await page.goto('/')
  await chatLink(page, 'First').click()
  await expect(page.getByText('Message 1 of First')).toBeVisible()
  await chatLink(page, 'Second').click()
  await expect(page.getByText('Message 1 of Second')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Message 1 of First')).toBeVisible()
  await expect(chatLink(page, 'First')).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await expect(page.getByText('Message 1 of Second')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Message 1 of Second')).toBeVisible()
  await expect(page).toHaveTitle(/^Second/)
  await expect(page.getByText('of First')).toHaveCount(0)
})

test('a web search shows that it is running, and its sources, also after a reload', async ({
  page,
  owner: _,
  model,
}) => {
  await page.goto('/')
  const [searching, text] = [searchSteps.slice(0, 4), searchSteps.slice(4)]
  const answering = answerInParts(model, 'Search this.', searching, text)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await ask(page, 'Search this.')
  await expect(answer(page).getByText('Searching the web…')).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Sources found so far' }).getByRole('listitem').first(),
  ).toBeVisible()
  answering.next()
  await answered(page)
  await expect(page.getByText('Searching the web…')).toHaveCount(0)
  const sources = page.getByRole('region', { name: 'Sources' })
  const link = sources.getByRole('link', { name: 'Dépôt de garantie' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  const shown = await sources.getByRole('listitem').allInnerTexts()
  await page.reload()
  await expect(sources.getByRole('listitem')).toHaveText(
    shown.map(text => new RegExp(escaped(text.split('\n')[0] ?? ''))),
  )
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Replaces the stream of the page's answer. Returns a function that sends what a server would. */
async function writeStream(page: Page): Promise<(text: string) => Promise<void>> {
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = (input, init) => {
      if (!String(input).endsWith('/api/chat/stream')) return real(input, init)
      const body = new ReadableStream({
        start: controller => {
          Object.assign(window, {
            push: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
          })
        },
      })
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    }
  })
  return async text => {
    await page.waitForFunction(() => 'push' in window)
    await page.evaluate(written => (window as unknown as { push(text: string): void }).push(written), text)
  }
}

const event = (name: string, value: unknown) => `event: ${name}\ndata: ${JSON.stringify(value)}\n\n`

test('a plain stream fills the answer, shows the last 5 sources, and its end selects the first chat', async ({
  page,
  owner,
  server,
}) => {
  const push = await writeStream(page)
  await page.goto('/')
  await expect(sidebar(page).getByText('No conversations yet.')).toBeVisible()
  await ask(page, 'Anything?')
  const source = (number: number) => ({
    title: number === 4 ? '' : `Source ${number}`,
    url: `https://sources.example/${number}`,
    snippet: `Passage ${number}`,
  })
  await push(event('search-start', {}))
  await expect(answer(page).getByText('Searching the web…')).toBeVisible()
  for (const number of [1, 2, 3, 4, 5]) await push(event('search-progress', source(number)))
  await push(event('search-progress', { result: source(6) }))
  await push(event('search-progress', { delta: source(7) }))
  const found = page.getByRole('list', { name: 'Sources found so far' }).getByRole('listitem')
  await expect(found).toHaveText([
    'Source 3Passage 3',
    'https://sources.example/4Passage 4',
    'Source 5Passage 5',
    'Source 6Passage 6',
    'Source 7Passage 7',
  ])
  await push(event('search-end', {}))
  await expect(page.getByText('Searching the web…')).toHaveCount(0)
  await push(event('search-citations', [source(7), { ...source(8), title: 'Source 2' }, source(9)]))
  await push('data: First line\\n\\nSecond\n\ndata:  line\n\n')
  await expect(answer(page).locator('p', { hasText: /^First line$/ })).toBeVisible()
  await expect(answer(page).locator('p', { hasText: /^Second line$/ })).toBeVisible()
  const sources = page.getByRole('region', { name: 'Sources' })
  await sources.getByRole('button', { name: 'Show all 8 sources' }).click()
  await expect(sources.getByRole('listitem')).toHaveCount(8)

  // A server that never names the chat: at the end, the newest one is selected.
  const [id] = await seedChats(server, owner, [{ title: 'Just begun', messages: 2 }])
  await push('data: [DONE]\n\n')
  await expect(page).toHaveURL(`/?chat=${id}`)
  await expect(chatLink(page, 'Just begun')).toHaveAttribute('aria-current', 'page')
})
