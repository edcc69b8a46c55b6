import { expect } from '@playwright/test'
import { sampleLibrary } from '#tests/support/sample-library.ts'
import { sampleUsage } from '#tests/support/sample-usage.ts'
import { expectAccessible } from './accessibility-checks.ts'
import { chatRow, converse, openConsole, openUser, test, toast, userRow } from './admin-fixtures.ts'
import { admin } from './fixtures.ts'

/** One test for all views but Feedback: signing in and creating data for each state would take longer. */
test('the console has no detectable accessibility issues, in both themes and languages, and on a phone (X-4)', async ({
  adminPage: page,
  user,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/403|500/)
  const openTable = async (name: string) => {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  }

  await openUser(page, user.email)
  await expect(page.getByText('This user has no chats.')).toBeVisible()
  await page.getByRole('searchbox').fill('nobody at all')
  await expect(page.getByText('No address matches.')).toBeVisible()
  await expectAccessible(page, 'empty lists')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').waitFor()
  await expectAccessible(page, 'the confirmation before an account is deleted')

  await converse(user, 1, 'Examined')
  await page.route('**/api/admin/users/*/chats?*', route => {
    const error = { code: 'reason_required', message: 'A reason must be given.' }
    return route.fulfill({ status: 403, json: { error } })
  })
  await openUser(page, user.email)
  await expect(page.getByText('Enter a reason for reading first.').first()).toBeVisible()
  await expectAccessible(page, 'a reason that is required')
  await page.unroute('**/api/admin/users/*/chats?*')

  await openConsole(page)
  await expectAccessible(page, 'nothing selected')
  await openUser(page, admin.email)
  await page.getByRole('button', { name: 'Demote to user' }).focus()
  await expectAccessible(page, 'the administrator’s own account')
  await openUser(page, user.email)
  await chatRow(page, 'Examined').click()
  await expect(page.getByText('Answer 0', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Promote to admin' }).click()
  await page.getByRole('button', { name: 'Demote to user' }).click()
  await expect(page.getByRole('button', { name: 'Promote to admin' })).toBeVisible()
  await expectAccessible(page, 'a chat')
  await openTable('Audit log')
  await expectAccessible(page, 'the audit log')
  await page.getByLabel('User', { exact: true }).fill('nobody at all')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No user has this address.')).toBeVisible()
  await expectAccessible(page, 'an address that no user has')
  const broken = [{ file: 'rent.fr.md', problems: [{ code: 'empty', values: { field: 'title' } }] }]
  await page.route('**/api/admin/library', route => route.fulfill({ json: { ...sampleLibrary, broken } }))
  await openTable('Library')
  await expect(page.getByText('title must not be empty.')).toBeVisible()
  await expectAccessible(page, 'the library')
  await page.route('**/api/admin/usage?*', route => route.fulfill({ json: sampleUsage }))
  await openTable('Usage')
  await expectAccessible(page, 'the usage')

  await page.setViewportSize({ width: 390, height: 844 })
  await openConsole(page)
  await expectAccessible(page, 'the users on a phone')
  await page.getByRole('searchbox').fill(user.email)
  await userRow(page, user.email).click()
  await expect(chatRow(page, 'Examined')).toBeVisible()
  await expectAccessible(page, 'the chats on a phone')
  await chatRow(page, 'Examined').click()
  await expect(page.getByText('Answer 0', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the messages on a phone')
  await openTable('Audit log')
  await expectAccessible(page, 'the audit log on a phone')

  await page.evaluate(() => localStorage.setItem('parvis.language', 'fr'))
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page, 'the audit log on a phone, in French')
  await openTable('Fiches')
  await expectAccessible(page, 'the library on a phone, in French')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/admin?user=${user.id}`)
  await page.getByRole('link').filter({ hasText: 'Examined' }).click()
  await expect(page.getByText('Answer 0', { exact: true })).toBeVisible()
  await expectAccessible(page, 'a chat, in French')
  await page.route('**/api/admin/users', route =>
    route.fulfill({ status: 500, json: { error: { code: 'scripted', message: 'Scripted.' } } }),
  )
  await page.goto('/admin')
  await expect(toast(page, '(500)')).toHaveCount(1)
  await expectAccessible(page, 'the failure, in French')
})
