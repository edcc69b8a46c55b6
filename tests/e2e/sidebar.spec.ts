import { expect } from '@playwright/test'
import {
  backgroundOf,
  boxOf,
  chatLink,
  closedGate,
  manyChats,
  openMenu,
  scrollTo,
  seedChats,
  sidebar,
  test,
} from './support/chat-fixtures.ts'
import { settled } from './support/settled.ts'

/** The list of chats: product.md S-1, S-2, S-3, S-4, S-5. */

const listCall = /\/api\/chat\?/
const nextPage = /\/api\/chat\?.*offset=[1-9]/

test.describe('the list', () => {
  test('shows titles, loads one more page with “Load more” or when it is scrolled to within 80 px of its end, highlights the open chat, has one “⋯” menu open at a time, and collapses to a narrow strip', async ({
    page,
    owner,
    server,
  }) => {
    const ids = await seedChats(server, owner, [
      { title: 'My deposit', messages: 2 },
      { title: null, messages: 4 },
      { title: '', messages: 2 },
      ...manyChats(67),
    ])
    const listQueries: string[] = []
    page.on('request', request => {
      if (listCall.test(request.url())) listQueries.push(new URL(request.url()).search)
    })
    const titles = sidebar(page).getByRole('link')
    await page.goto('/')
    await expect(titles).toHaveText([
      'My deposit',
      'Untitled conversation',
      'Untitled conversation',
      ...manyChats(27).map(({ title }) => title ?? ''),
    ])
    await test.step('more pages', async () => {
      expect(listQueries).toEqual(['?limit=30&offset=0'])

      const gate = closedGate()
      await page.route(nextPage, gate.handle)
      await sidebar(page).getByRole('button', { name: 'Load more' }).click()
      await expect(sidebar(page).getByRole('button', { name: 'Loading…' })).toBeVisible()
      const panel = sidebar(page)
        .locator('div', { has: page.getByRole('list') })
        // The innermost one takes the focus when a row disappears, and does not scroll.
        .nth(-2)
      for (const fromEndPx of [40, 10, 0]) await scrollTo(panel, fromEndPx)
      await settled(page)
      expect(gate.count()).toBe(1)
      gate.open()
      await expect(titles).toHaveCount(60)
      await page.unroute(nextPage)

      await scrollTo(panel, 100)
      await settled(page)
      await expect(sidebar(page).getByRole('button', { name: 'Load more' })).toBeVisible()
      expect(listQueries).toHaveLength(2)
      await scrollTo(panel, 79)
      await expect(titles).toHaveCount(70)
      await expect(titles.last()).toHaveText('Chat 67')
      await expect(sidebar(page).getByRole('button', { name: 'Load more' })).toHaveCount(0)
      expect(listQueries).toEqual(['?limit=30&offset=0', '?limit=30&offset=30', '?limit=30&offset=60'])
    })

    await test.step('the open chat', async () => {
      const deposit = chatLink(page, 'My deposit')
      const item = sidebar(page).getByRole('listitem')
      await expect(sidebar(page).locator('[aria-current]')).toHaveCount(0)
      await deposit.click()
      await expect(page).toHaveURL(`/?chat=${ids[0]}`)
      await expect(page.getByText('Message 1 of My deposit')).toBeVisible()
      await expect(deposit).toHaveAttribute('aria-current', 'page')
      await page.mouse.move(900, 300)
      await settled(page)
      expect(await backgroundOf(item.nth(1))).not.toBe(await backgroundOf(item.nth(0)))

      await titles.nth(1).click()
      await expect(page.getByText('Message 3 of none')).toBeVisible()
      await expect(page.getByText('of My deposit')).toHaveCount(0)
      await expect(deposit).not.toHaveAttribute('aria-current')
    })

    await test.step('a menu closes on a click elsewhere and on Escape', async () => {
      const menus = page.getByRole('menu')
      await openMenu(page, 'Chat 1')
      await openMenu(page, 'Chat 9')
      await expect(menus).toHaveCount(1)
      await expect(page.getByRole('menu', { name: 'More options: Chat 9' })).toBeVisible()
      await page.mouse.click(800, 120)
      await expect(menus).toHaveCount(0)
      await openMenu(page, 'Chat 2')
      await page.keyboard.press('Escape')
      await expect(menus).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'More options: Chat 2', exact: true })).toBeFocused()
    })

    await test.step('the narrow strip', async () => {
      expect((await boxOf(sidebar(page))).width).toBe(256)
      await page.getByRole('button', { name: 'Collapse sidebar' }).click()
      await expect(page.getByRole('heading', { name: 'Chats' })).toHaveCount(0)
      expect((await boxOf(sidebar(page))).width).toBeLessThanOrEqual(64)
      await expect(sidebar(page).getByRole('button', { name: 'New Chat' })).toBeVisible()
      await page.getByRole('button', { name: 'Expand sidebar' }).click()
      await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
      expect((await boxOf(sidebar(page))).width).toBe(256)
    })
  })
})
