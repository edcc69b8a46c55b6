import { expect } from '@playwright/test'
import { boxOf, manyChats, seedChats, test } from './chat-fixtures.ts'
import { answer, answered, ask, field } from './chat-steps.ts'

/** The chat screen at 390 × 844: product.md S-1, X-3. */

test('the chats are a drawer over the page, which a choice, a tap beside it and Escape close', async ({
  page,
  owner,
  server,
  fail,
}) => {
  await seedChats(server, owner, [{ title: 'My deposit', messages: 2 }, ...manyChats(40)])
  await page.goto('/')
  const drawer = page.getByRole('dialog', { name: 'Chats' })
  const open = page.getByRole('button', { name: 'Expand sidebar' })
  await expect(field(page)).toBeVisible()
  await expect(drawer).toHaveCount(0)
  await open.tap()
  await expect(drawer.getByRole('heading', { name: 'Chats' })).toBeVisible()
  const box = await boxOf(drawer)
  expect(box.width).toBeLessThan(390)
  await page.touchscreen.tap(box.width + 20, 400)
  await expect(drawer).toHaveCount(0)
  await open.tap()
  await drawer.getByRole('button', { name: 'Collapse sidebar' }).tap()
  await expect(drawer).toHaveCount(0)
  await open.tap()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(open).toBeFocused()

  await open.tap()
  await expect(drawer.getByRole('link')).toHaveCount(30)
  // Brought into view, it loads by itself; where that fails, it waits to be tapped.
  const mend = await fail(/\/api\/chat\?.*offset=30/)
  const refused = page.waitForResponse(response => response.status() === 429)
  await drawer.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  await refused
  await mend()
  await drawer.getByRole('button', { name: 'Load more' }).tap()
  await expect(drawer.getByRole('link')).toHaveCount(41)
  await drawer.getByRole('link', { name: 'My deposit' }).tap()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByText('Message 1 of My deposit')).toBeVisible()
  await open.tap()
  await drawer.getByRole('button', { name: 'New Chat' }).tap()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(field(page)).toHaveAttribute('placeholder', 'Ask anything')
})

test('a chat is renamed and deleted in the drawer; Escape gives up the title, not the drawer', async ({
  page,
  owner,
  server,
}) => {
  await seedChats(server, owner, manyChats(2))
  await page.goto('/')
  const drawer = page.getByRole('dialog', { name: 'Chats' })
  await page.getByRole('button', { name: 'Expand sidebar' }).tap()
  const more = (title: string) => drawer.getByRole('button', { name: `More options: ${title}`, exact: true })
  await more('Chat 1').tap()
  await page.getByRole('menuitem', { name: 'Rename' }).tap()
  const title = drawer.getByRole('textbox', { name: 'Title' })
  await title.fill('Given up')
  await title.press('Escape')
  await expect(drawer.getByRole('link', { name: 'Chat 1' })).toBeVisible()
  await more('Chat 1').tap()
  await page.getByRole('menuitem', { name: 'Rename' }).tap()
  await title.fill('On the phone')
  await title.press('Enter')
  await expect(drawer.getByRole('link', { name: 'On the phone' })).toBeVisible()
  await more('Chat 2').tap()
  await page.getByRole('menuitem', { name: 'Delete' }).tap()
  await page
    .getByRole('dialog', { name: 'Delete chat?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .tap()
  await expect(drawer.getByRole('link')).toHaveText(['On the phone'])
})

test('an answer is read and everything stays in reach of a finger', async ({ page, owner: _ }) => {
  await page.goto('/')
  await ask(page, 'What about my deposit?')
  await answered(page)
  await expect(answer(page).getByRole('cell', { name: '2 mois' })).toBeVisible()
  for (const name of ['Send', 'Search', 'Sign out', 'Expand sidebar']) {
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).toBeInViewport({ ratio: 1 })
    const { width, height } = await boxOf(button)
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
