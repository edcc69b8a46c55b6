import { expect, type Page } from '@playwright/test'
import { accessReasonHeader } from '#shared/admin.ts'
import { chatRow, test } from './admin-fixtures.ts'
import { seedChats } from './chat-fixtures.ts'

/** Refuses reads without a reason, like a server that requires one. */
async function requireReason(page: Page) {
  await page.route(/\/api\/admin\/(users|chats)\/.+\?/, route => {
    if (accessReasonHeader.toLowerCase() in route.request().headers()) return route.continue()
    const error = { code: 'reason_required', message: 'A reason must be given.' }
    return route.fulfill({ status: 403, json: { error } })
  })
}

const field = (page: Page) =>
  page.getByRole('textbox', { name: 'Reason for reading' }).filter({ visible: true })

/** Gives a reason in the only visible field, which must have the focus. */
async function give(page: Page, reason: string) {
  await expect(field(page)).toBeFocused()
  await expect(page.getByText('Enter a reason for reading first.').filter({ visible: true })).not.toHaveCount(
    0,
  )
  await page.keyboard.type(reason)
  await page.keyboard.press('Enter')
}

test('a reason is requested if the server requires one, and again when it is too old, even on a phone (K-9)', async ({
  adminPage: page,
  server,
  user,
  allowErrors,
}) => {
  allowErrors(/403/)
  await user.call('/api/account')
  const [chatId] = await seedChats(server, user, [{ title: 'Guarded', messages: 54 }])
  const messages = page.getByRole('article')
  await requireReason(page)
  await page.clock.install()
  await page.goto(`/admin?user=${user.id}&chat=${chatId}`)
  await give(page, 'Complaint 1')
  await expect(chatRow(page, 'Guarded')).toBeVisible()
  await expect(messages).toHaveCount(50)
  await expect(page.getByText('Reason for reading: Complaint 1')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.fastForward('30:01')
  await page.getByRole('button', { name: 'Load older' }).click()
  await give(page, 'Complaint 2')
  await expect(messages).toHaveCount(54)
  await expect(field(page)).toHaveCount(0)
  await expect(page.locator('[data-toast="error"]')).toHaveCount(0)
})
