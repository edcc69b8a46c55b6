import { expect, type Locator, type Page } from '@playwright/test'
import { accessReasonHeader } from '#shared/api/admin.ts'
import { signUp } from '#tests/support/people/people.ts'
import { sampleFeedback, sampleFeedbackTexts } from '#tests/support/samples/sample-feedback.ts'
import { sampleLibrary } from '#tests/support/samples/sample-library.ts'
import { sampleUsage } from '#tests/support/samples/sample-usage.ts'
import { chatRow, converse, openConsole, test, userRow } from './support/admin-fixtures.ts'
import { boxOf } from './support/chat-fixtures.ts'
import { settled } from './support/settled.ts'
import { follow } from './support/visit.ts'

test('on a phone of 320 px, the console fits, shows one column at a time with a way back, has room for doubled text, and has touch targets of at least 44 px and none under the phone’s bars; a reason that the server requires is given in the only visible field (K-9, K-11, PH-6)', async ({
  adminPage: page,
  server,
  user,
  allowErrors,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const insets = { top: 20, left: 0, right: 0, bottom: 34 }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  const chatId = await converse(user, 1, 'On the phone')
  const longName = `a-very-long-name-${user.id}@example.fr`
  await (await signUp(server.url, longName)).call('/api/account')
  const fits = async () => {
    await settled(page)
    const { scrollWidth, scrollHeight } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return { scrollWidth, scrollHeight }
    })
    expect(scrollWidth).toBeLessThanOrEqual(320)
    // Only the views scroll, so the header stays on screen.
    expect(scrollHeight).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
    const small = await page.locator('#root').evaluate(root =>
      [...root.querySelectorAll(':is(button, a, select, input, summary):not(.sr-only)')]
        .map(each => {
          const { width, height } = each.getBoundingClientRect()
          return { name: each.textContent || each.ariaLabel, width, height }
        })
        .filter(({ width, height }) => height > 1 && Math.min(width, height) < 44),
    )
    expect(small).toEqual([])
    expect((await boxOf(page.getByRole('banner'))).y).toBe(insets.top)
    const { y, height } = await boxOf(page.getByRole('main'))
    expect(y + height).toBe(640 - insets.bottom)
  }

  const listHeightPx = (link: Locator) =>
    link.evaluate(element => element.closest('.overflow-y-auto')?.clientHeight)

  await test.step('columns', async () => {
    await openConsole(page)
    await fits()
    await page.getByRole('searchbox').fill(longName)
    const shownName = page.getByText(longName, { exact: true })
    expect(await shownName.evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0)
    await page.getByRole('searchbox').fill(user.email)
    await userRow(page, user.email).tap()
    await expect(page.getByRole('heading', { name: `Chats of ${user.email}` })).toBeFocused()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('separator')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible()
    await expect(chatRow(page, 'On the phone')).toBeVisible()
    await fits()
    await setFontSize(page, '200%')
    await page.getByRole('button', { name: 'Delete account' }).tap()
    expect((await boxOf(page.getByRole('dialog'))).width).toBe(288)
    await page.getByRole('button', { name: 'Cancel' }).tap()
    // An order that is too long for one line continues on the next.
    const order = page.getByRole('combobox', { name: 'Sort chats' })
    const oneLinePx = (await boxOf(order)).height
    await order.selectOption('Last message ↓')
    expect((await boxOf(order)).height).toBeGreaterThan(oneLinePx)
    await setFontSize(page, '100%')
    await chatRow(page, 'On the phone').tap()
    await expect(page.getByText('Answer 0', { exact: true })).toBeVisible()
    await expect(chatRow(page, 'On the phone')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Delete account' })).toBeHidden()
    await fits()
    await page.getByRole('link', { name: 'Back to chats' }).tap()
    await expect(chatRow(page, 'On the phone')).toBeVisible()
    await page.getByRole('link', { name: 'Back to users' }).tap()
    await expect(page.getByRole('searchbox')).toHaveValue(user.email)
    await expect(userRow(page, user.email)).toBeVisible()
  })

  await test.step('at 400 % zoom, lists have room for rows, and the page scrolls', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await listHeightPx(userRow(page, user.email))).toBeGreaterThan(100)
    await userRow(page, user.email).tap()
    expect(await listHeightPx(chatRow(page, 'On the phone'))).toBeGreaterThan(100)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole('link', { name: 'Back to users' }).tap()
  })

  const fitsInLargeText = async () => {
    await setFontSize(page, '200%')
    const sideways = await page
      .getByRole('main')
      .evaluate(main =>
        [main, ...main.querySelectorAll('*')]
          .filter(each => each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX === 'auto')
          .map(each => each.scrollWidth - each.clientWidth),
      )
    expect(sideways).toEqual([])
    await setFontSize(page, '100%')
  }
  await test.step('tables', async () => {
    await page.getByRole('link', { name: 'Audit log' }).tap()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    // Without its empty cells, a row's other cells would be under the headings of other columns.
    const rows = await page.getByRole('row').all()
    for (const row of rows)
      await expect(row.getByRole('cell').or(row.getByRole('columnheader'))).toHaveCount(6)
    await fits()
    await fitsInLargeText()
    await page.route('**/api/admin/library', route => route.fulfill({ json: sampleLibrary }))
    await page.getByRole('link', { name: 'Library', exact: true }).tap()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await fits()
    await fitsInLargeText()
    await page.route('**/api/admin/usage?*', route => route.fulfill({ json: sampleUsage }))
    await page.getByRole('link', { name: 'Usage', exact: true }).tap()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await fits()
    await fitsInLargeText()
    await page.route('**/api/admin/feedback?*', route => route.fulfill({ json: sampleFeedback }))
    await page.route('**/api/admin/feedback/texts?*', route => route.fulfill({ json: sampleFeedbackTexts }))
    await page.getByRole('link', { name: 'Feedback', exact: true }).tap()
    await page.getByRole('button', { name: 'Show the comments' }).tap()
    await expect(page.getByRole('listitem').nth(1)).toBeVisible()
    await fits()
    await fitsInLargeText()
  })

  await test.step('with a notice, lists and views have room, and the page scrolls', async () => {
    const notices = {
      retirements: [{ id: 'gpt-4o', endsOn: '2027-02-13' }],
      modelMap: 'MODEL_MAP=gpt-4o:gpt-5.2',
    }
    await page.route('**/api/admin/notices', route => route.fulfill({ json: notices }))
    await page.setViewportSize({ width: 320, height: 480 })
    await page.goto(`/admin?user=${user.id}`)
    await expect(page.getByRole('complementary')).toBeVisible()
    expect(await listHeightPx(chatRow(page, 'On the phone'))).toBeGreaterThan(60)
    await page.getByRole('link', { name: 'Usage', exact: true }).tap()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect((await boxOf(page.getByRole('main'))).height).toBeGreaterThan(300)
  })

  await test.step('a reason that the server requires', async () => {
    allowErrors(/403/)
    await requireReason(page)
    await follow(page, `/admin?user=${user.id}&chat=${chatId}`)
    const field = page.getByRole('textbox', { name: 'Reason for reading' }).filter({ visible: true })
    await expect(field).toBeFocused()
    await page.keyboard.type('Complaint')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Answer 0', { exact: true })).toBeVisible()
    await expect(field).toHaveCount(0)
    await expect(page.locator('[data-toast="error"]')).toHaveCount(0)
  })
})

/** Refuses reads without a reason, like a server that requires one. */
async function requireReason(page: Page): Promise<void> {
  await page.route(/\/api\/admin\/(users|chats)\/.+\?/, route => {
    if (accessReasonHeader.toLowerCase() in route.request().headers()) return route.continue()
    const error = { code: 'reason_required', message: 'A reason must be given.' }
    return route.fulfill({ status: 403, json: { error } })
  })
}

/** Like a browser with another default font size. */
function setFontSize(page: Page, size: string): Promise<void> {
  return page.evaluate(value => document.documentElement.style.setProperty('font-size', value), size)
}
