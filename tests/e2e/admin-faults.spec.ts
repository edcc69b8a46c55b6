import { expect } from '@playwright/test'
import { signUp } from '#tests/support/people.ts'
import { test, userRow } from './admin-fixtures.ts'
import { toast } from './chat-fixtures.ts'
import { browserStorage } from './fixtures.ts'

test('a user who was deleted elsewhere leaves the list once selected, and a deleted administrator leaves the console', async ({
  page,
  adminCalls,
  server,
  user,
  allowErrors,
}) => {
  allowErrors(/the server responded with a status of 40[0134]/)
  const remove = async ({ id }: { id: string }) =>
    expect((await adminCalls.call(`/api/admin/users/${id}`, { method: 'DELETE' })).status).toBe(204)
  const other = await signUp(server.url, user.email.replace('person', 'other'))
  await adminCalls.call('/api/admin/promote', { method: 'POST', json: { userId: user.id } })
  await page.addInitScript(stored => Object.assign(localStorage, stored), await browserStorage(user.session))
  await page.goto('/admin')
  // The list has been loaded, so only the click can notice the deletion.
  const find = async (email: string) => {
    await page.getByRole('searchbox').fill(email)
    await expect(userRow(page, email)).toBeVisible()
  }
  await find(other.email)
  await remove(other)
  await userRow(page, other.email).click()
  await expect(toast(page, 'Failed to load chats (404)')).toHaveCount(1)
  await expect(userRow(page, other.email)).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\?q=/)

  await find(user.email)
  await remove(user)
  await userRow(page, user.email).click()
  await expect(toast(page, 'You must be an admin to access this page')).toHaveCount(1)
  await expect(page).toHaveURL('/')
})
