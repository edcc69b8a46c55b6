import { expect, type Page } from '@playwright/test'
import { chatLink, closedGate, seedChats, test } from './support/chat-fixtures.ts'
import { field, opensAccountAndReturns } from './support/chat-steps.ts'

/** The chat screen without a pointer: product.md X-4. */

test.describe('with the keyboard alone', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })

  test('the controls before the field are reached in order, with a visible focus, and the first one skips to the content; a page that is opened from the chat takes the focus with its header in view, and so does the chat on return', async ({
    page,
    owner,
    server,
  }) => {
    await seedChats(server, owner, [{ title: 'First' }])
    await page.goto('/')
    await expect(chatLink(page, 'First')).toBeVisible()
    await expect(field(page)).toBeFocused()
    const stops: string[] = []
    for (let index = 0; index < 20 && stops.at(-1) !== 'Skip to content'; index += 1) {
      await page.keyboard.press('Shift+Tab')
      stops.push(await focused(page))
      const { outlinePx, cutPx } = await page.evaluate(measureOutline)
      expect(outlinePx, `the focus on “${stops.at(-1)}” is visible`).toBeGreaterThanOrEqual(2)
      expect(cutPx, `the focus on “${stops.at(-1)}” is not cut off`).toBeLessThanOrEqual(0)
    }
    expect(stops).toEqual([
      'Sign out',
      `Account: ${owner.email}`,
      'Book an appointment',
      'Model',
      'Select several',
      'Archived',
      'More options: First',
      'First',
      expect.stringContaining('Find in conversations'),
      'Collapse sidebar',
      'New Chat',
      'Skip to content',
    ])
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field(page)).toBeFocused()
    await opensAccountAndReturns(page)
    await expect(field(page)).toBeFocused()
  })

  test('a chat is opened, renamed and deleted, and the focus returns each time; the page cannot be used while the chat is being deleted (S-7)', async ({
    page,
    owner,
    server,
  }) => {
    const [id] = await seedChats(server, owner, [
      { title: 'First', messages: 2 },
      { title: 'Second', messages: 2 },
    ])
    await page.goto('/')
    const more = page.getByRole('button', { name: 'More options: First', exact: true })
    const [rename, remove] = [
      page.getByRole('menuitem', { name: 'Rename' }),
      page.getByRole('menuitem', { name: 'Delete' }),
    ]
    await more.focus()
    await page.keyboard.press('ArrowDown')
    await expect(rename).toBeFocused()
    await page.keyboard.press('End')
    await expect(remove).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(rename).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Delete chat?' })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    for (let index = 0; index < 4; index += 1) {
      await page.keyboard.press('Tab')
      expect(
        await dialog.evaluate(
          element => element.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(rename).toBeFocused()
    await page.keyboard.press('Enter')
    const title = page.getByRole('textbox', { name: 'Title' })
    await expect(title).toBeFocused()
    await page.keyboard.type('By keyboard')
    await page.keyboard.press('Enter')
    await expect(chatLink(page, 'By keyboard')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Message 1 of First')).toBeVisible()
    await expect(page).toHaveTitle(/^By keyboard/)

    const gate = closedGate()
    await page.route(/\/api\/chat\/[0-9a-f-]{36}$/, gate.handle)
    await expect(chatLink(page, 'By keyboard')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(rename).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Deleting…' })).toBeDisabled()
    await expect.poll(gate.count).toBe(1)
    await page.mouse.click(1200, 700)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    gate.open()
    await expect(dialog).toHaveCount(0)
    await expect(chatLink(page, 'Second')).toBeFocused()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('of First')).toHaveCount(0)
    expect((await owner.call(`/api/chat/${id}/messages`)).status).toBe(404)
  })
})

/** The outline of what has the focus: its width, and by how much a part that scrolls cuts it off. */
function measureOutline(): { outlinePx: number; cutPx: number } {
  const focused = document.activeElement ?? document.body
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused)
  const outlinePx = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  const aroundPx = outlinePx + Number.parseFloat(outlineOffset)
  const { top, bottom } = focused.getBoundingClientRect()
  let cutPx = 0
  for (let around = focused.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue
    const frame = around.getBoundingClientRect()
    cutPx = Math.max(cutPx, frame.top - (top - aroundPx), bottom + aroundPx - frame.bottom)
  }
  return { outlinePx, cutPx }
}
