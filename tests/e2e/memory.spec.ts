import { expect, type Page } from '@playwright/test'
import { seedChats, test } from './support/chat-fixtures.ts'
import { answered, ask, field } from './support/chat-steps.ts'

/** Those of the texts that are in the page's memory: in its variables, or in a field that something refers to. */
async function foundInMemory(page: Page, texts: readonly string[]): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const chunks: string[] = []
  browser.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await browser.send('HeapProfiler.collectGarbage')
  await browser.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await browser.detach()
  const { strings } = JSON.parse(chunks.join('')) as { strings: string[] }
  return texts.filter(text => strings.includes(text))
}

test('after a sign-out, the answer, the titles in the list and what was typed in the field and in a dialog are no longer in the page’s memory (A-10)', async ({
  page,
  owner,
  server,
}) => {
  const texts = ['A private answer.', 'A private draft', 'Private words', 'A private title']
  await seedChats(server, owner, [{ title: 'A private title' }])
  await page.goto('/')
  await ask(page, 'What is known? [[text A private answer.]]')
  await answered(page)
  await page.getByRole('button', { name: 'New Chat' }).click()
  await field(page).fill('A private draft')
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('Private words')
  expect(await foundInMemory(page, texts)).toEqual(
    expect.arrayContaining(['A private draft', 'Private words', 'A private title']),
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign up for free' })).toBeVisible()
  await expect.poll(() => foundInMemory(page, texts)).toEqual([])
})
