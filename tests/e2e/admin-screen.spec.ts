import { expect, type Locator, type Page } from '@playwright/test'
import { adminAccount } from '#tests/support/people/people.ts'
import { sampleUsage } from '#tests/support/samples/sample-usage.ts'
import { chatRow, converse, openConsole, selectUser, test, userRow } from './support/admin-fixtures.ts'
import { backgroundOf } from './support/chat-fixtures.ts'
import { settled } from './support/settled.ts'

const handle = (page: Page, column: 'users' | 'chats') =>
  page.getByRole('separator', { name: `Width of the ${column} column` })

async function columnWidthPx(page: Page, column: 'users' | 'chats'): Promise<number> {
  await settled(page)
  const id = await handle(page, column).getAttribute('aria-controls')
  return page.evaluate(id => document.getElementById(id ?? '')?.getBoundingClientRect().width ?? 0, id)
}

async function drag(page: Page, grip: Locator, byPx: number): Promise<void> {
  const box = await grip.boundingBox()
  if (!box) throw new Error('There is nothing to drag.')
  const [x, y] = [box.x + box.width / 2, box.y + 300]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + byPx / 2, y, { steps: 4 })
  await page.mouse.move(x + byPx, y, { steps: 4 })
  await page.mouse.up()
}

const stored = (page: Page, key: string) => page.evaluate(key => localStorage.getItem(key), key)

test.describe('the columns', () => {
  test('are resized by mouse and keyboard within their bounds, and keep their width; with forced colours, they are told apart, and so are the focused handle, the chosen user and an unavailable button, which says why (K-1, K-5, K-11, X-3, X-4)', async ({
    adminPage: page,
    user,
  }) => {
    await openConsole(page)
    expect([await columnWidthPx(page, 'users'), await columnWidthPx(page, 'chats')]).toEqual([256, 288])
    await drag(page, handle(page, 'users'), 60)
    expect(await columnWidthPx(page, 'users')).toBe(316)
    await drag(page, handle(page, 'chats'), -30)
    expect(await columnWidthPx(page, 'chats')).toBe(258)
    expect(await stored(page, 'adminUserListWidth')).toBe('316')
    expect(await stored(page, 'adminChatListWidth')).toBe('258')
    await page.reload()
    await expect(handle(page, 'users')).toHaveAttribute('aria-valuenow', '316')
    expect(await columnWidthPx(page, 'users')).toBe(316)

    await drag(page, handle(page, 'users'), -500)
    expect(await columnWidthPx(page, 'users')).toBe(160)
    await drag(page, handle(page, 'chats'), 700)
    expect(await columnWidthPx(page, 'chats')).toBe(520)
    await handle(page, 'users').dblclick()
    expect(await columnWidthPx(page, 'users')).toBe(256)
    await handle(page, 'users').press('ArrowRight')
    await expect(handle(page, 'users')).toHaveAttribute('aria-valuenow', '272')
    expect(await columnWidthPx(page, 'users')).toBe(272)

    await page.emulateMedia({ forcedColors: 'active' })
    await selectUser(page, user.email)
    await settled(page)
    const around = await backgroundOf(page.locator('html'))
    expect(await backgroundOf(userRow(page, user.email))).not.toBe(around)
    const line = handle(page, 'users').locator('span')
    const plain = await backgroundOf(line)
    expect(plain).not.toBe(around)
    await handle(page, 'users').press('ArrowRight')
    await settled(page)
    expect([around, plain]).not.toContain(await backgroundOf(line))
    const deleteButton = page.getByRole('button', { name: 'Delete account' })
    const colorOf = (button: Locator) => button.evaluate(element => getComputedStyle(element).color)
    const available = await colorOf(deleteButton)
    await selectUser(page, adminAccount.email)
    expect(await colorOf(deleteButton)).not.toBe(available)
    const reason = page.getByText('You cannot delete your own account')
    await expect(reason).toBeHidden()
    await deleteButton.focus()
    await expect(reason).toBeVisible()
  })
})

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

  test('the columns are resized with a finger (K-11), and fit a window of 768 or 1024 px at any stored width; a drag begins at the width that is shown; a dialog stays visible if the tablet is turned; the links to the views are at least 44 px wide (K-1)', async ({
    adminPage: page,
    context,
    user,
  }) => {
    await converse(user, 1, 'Fitting')
    await openConsole(page)
    const finger = await context.newCDPSession(page)
    for (const [column, widthPx] of [
      ['users', 306],
      ['chats', 338],
    ] as const) {
      const box = await handle(page, column).boundingBox()
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, 400]
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      for (const byPx of [10, 30, 50]) {
        await finger.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: x + byPx, y }],
        })
      }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(handle(page, column)).toHaveAttribute('aria-valuenow', `${widthPx}`)
      expect(await columnWidthPx(page, column)).toBe(widthPx)
    }

    await selectUser(page, user.email)
    await chatRow(page, 'Fitting').click()
    const fits = async () => {
      await expect(page.getByRole('button', { name: 'Copy chat' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Delete account' })).toBeInViewport({ ratio: 1 })
      await settled(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024)
    }
    await fits()
    await page.evaluate(() => {
      localStorage.setItem('adminUserListWidth', '420')
      localStorage.setItem('adminChatListWidth', '520')
    })
    await page.reload()
    await fits()
    // In the longer language.
    await page.setViewportSize({ width: 768, height: 768 })
    await page.getByRole('button', { name: 'Français' }).click()
    await settled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
    const links = page.getByRole('navigation', { name: 'Rubriques de la console' }).getByRole('link')
    await expect(links).toHaveCount(5)
    const widthsPx = await links.evaluateAll(each => each.map(link => link.getBoundingClientRect().width))
    expect(Math.min(...widthsPx)).toBeGreaterThanOrEqual(44)
    await page.getByRole('button', { name: 'English' }).click()
    await page.setViewportSize({ width: 1024, height: 768 })

    const chats = handle(page, 'chats')
    const drawnPx = await columnWidthPx(page, 'chats')
    expect(drawnPx).toBeLessThan(400)
    await expect(chats).toHaveAttribute('aria-valuenow', `${drawnPx}`)

    await drag(page, chats, 40)
    expect(await stored(page, 'adminChatListWidth')).toBe('520')
    await page.setViewportSize({ width: 1400, height: 768 })
    await expect(chats).toHaveAttribute('aria-valuenow', '520')
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(chats).toHaveAttribute('aria-valuenow', `${drawnPx}`)

    await drag(page, chats, -20)
    expect(await columnWidthPx(page, 'chats')).toBe(drawnPx - 20)
    await chats.press('ArrowLeft')
    await expect(chats).toHaveAttribute('aria-valuenow', `${drawnPx - 36}`)
    expect(await stored(page, 'adminChatListWidth')).toBe(`${drawnPx - 36}`)

    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.setViewportSize({ width: 744, height: 1024 })
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Copy chat' })).toBeVisible()
  })
})

/** Responds to the call for the users within the page: Playwright needs seconds to hand over such a list. */
function respondWithCrowd(): void {
  const users = Array.from({ length: 100_000 }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    email: `person${String(index).padStart(6, '0')}@example.fr`,
    role: index % 1000 === 0 ? 'admin' : 'user',
    chatCount: index % 41,
    lastChatAt: index % 41 === 0 ? null : new Date(1.7e12 + index * 1000).toISOString(),
  }))
  const call = window.fetch
  window.fetch = async (address, init) =>
    address === '/api/admin/users' ? Response.json({ users }) : call(address, init)
}

test.describe('with 100,000 users', () => {
  test('only the visible ones are in the page; arrow keys, search and sorting reach the others; large figures in the usage do not touch those in the next column (K-11)', async ({
    adminPage: page,
  }) => {
    test.slow()
    await page.addInitScript(respondWithCrowd)
    await page.goto('/admin')
    await expect(page.getByText('100,000 in all')).toBeVisible()
    const fewRows = async () => expect(await page.getByRole('listitem').count()).toBeLessThan(60)
    await fewRows()
    await expect(page.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '100000')

    await page.getByRole('listitem').first().getByRole('link').focus()
    await page.keyboard.press('End')
    await expect(page.getByRole('link', { name: 'person099999@example.fr' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'person099999@example.fr' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('link', { name: 'person099998@example.fr' })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(page.getByRole('link', { name: 'person000000@example.fr' })).toBeInViewport()

    const first = page.getByRole('listitem').first()
    await page.getByRole('searchbox').fill('N0999')
    await expect(first).toContainText('person099900@example.fr')
    await fewRows()
    await page.getByRole('searchbox').fill('')
    await page.getByRole('combobox').first().selectOption('chats_desc')
    await expect(first).toContainText('person000040@example.fr')
    await fewRows()

    const figures = { questions: 1e9, inputTokens: 1e15, outputTokens: 1e15, estimatedCalls: 1, cost: 1e12 }
    const usage = { ...sampleUsage, models: [{ model: 'gpt-4o', ...figures }] }
    await page.route('**/api/admin/usage?*', route => route.fulfill({ json: usage }))
    await page.getByRole('link', { name: 'Usage', exact: true }).click()
    const cells = page.getByRole('row', { name: 'gpt-4o' }).getByRole('cell')
    await expect(cells).toHaveCount(4)
    await settled(page)
    const texts = await cells.evaluateAll(all =>
      all.map(cell => {
        const range = document.createRange()
        range.setStart(cell, 1)
        range.setEnd(cell, cell.childNodes.length)
        return range.getBoundingClientRect()
      }),
    )
    for (const [index, { right }] of texts.slice(0, -1).entries()) {
      expect((texts[index + 1]?.left ?? 0) - right).toBeGreaterThan(8)
    }
  })
})
