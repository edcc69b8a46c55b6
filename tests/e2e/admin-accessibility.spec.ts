import { expect, type Page } from '@playwright/test'
import { adminAccount } from '#tests/support/people/people.ts'
import { sampleLibrary } from '#tests/support/samples/sample-library.ts'
import { sampleUsage } from '#tests/support/samples/sample-usage.ts'
import { expectAccessible, expectAccessibleIn } from './support/accessibility-checks.ts'
import { chatRow, converse, openConsole, test } from './support/admin-fixtures.ts'
import { toast } from './support/chat-fixtures.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

async function selectUser(page: Page, email: string) {
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click()
}

async function openChat(page: Page) {
  await chatRow(page, 'Examined').click()
  await expect(page.getByText('Answer 0', { exact: true })).toBeVisible()
}

const openView = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

async function openTable(page: Page, name: string) {
  await openView(page, name)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
}

/** One test for all views but Feedback: signing in and creating data for each state would take longer. */
test('the console has no detectable accessibility issues, in both themes and languages, and on a phone (X-4)', async ({
  adminPage: page,
  user,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/403|500/)

  await test.step('lists', async () => {
    await openConsole(page)
    await expectAccessibleIn('light', page, 'nothing selected')
    await selectUser(page, user.email)
    await expect(page.getByText('This user has no chats.')).toBeVisible()
    await page.getByRole('searchbox').fill('nobody at all')
    await expect(page.getByText('No address matches.')).toBeVisible()
    await expectAccessible(page, 'empty lists')
    await page.getByRole('searchbox').fill('')
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page, 'the confirmation before an account is deleted')
    await page.keyboard.press('Escape')
  })

  await test.step('the administrator’s own account', async () => {
    await page.route('**/api/admin/users/*/chats?*', route => {
      const error = { code: 'reason_required', message: 'A reason must be given.' }
      return route.fulfill({ status: 403, json: { error } })
    })
    await selectUser(page, adminAccount.email)
    await expect(page.getByText('Enter a reason for reading first.').first()).toBeVisible()
    await expectAccessible(page, 'a reason that is required')
    await page.unroute('**/api/admin/users/*/chats?*')
    await page.keyboard.type('Complaint')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Reason for reading: Complaint')).toBeVisible()
    await page.getByRole('button', { name: 'Demote to user' }).focus()
    await expectAccessible(page, 'the administrator’s own account')
  })

  await test.step('a chat', async () => {
    await converse(user, 1, 'Examined')
    await selectUser(page, user.email)
    await openChat(page)
    await page.getByRole('button', { name: 'Promote to admin' }).click()
    await page.getByRole('button', { name: 'Demote to user' }).click()
    await expect(page.getByRole('button', { name: 'Promote to admin' })).toBeVisible()
    await expectAccessible(page, 'a chat')
  })

  await test.step('tables', async () => {
    await openTable(page, 'Audit log')
    await expectAccessibleIn('light', page, 'the audit log')
    await page.getByLabel('User', { exact: true }).fill('nobody at all')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No user has this address.')).toBeVisible()
    await expectAccessible(page, 'an address that no user has')
    const broken = [{ file: 'rent.fr.md', problems: [{ code: 'empty', values: { field: 'title' } }] }]
    await page.route('**/api/admin/library', route => route.fulfill({ json: { ...sampleLibrary, broken } }))
    await openTable(page, 'Library')
    await expect(page.getByText('title must not be empty.')).toBeVisible()
    await expectAccessible(page, 'the library')
    await page.route('**/api/admin/usage?*', route => route.fulfill({ json: sampleUsage }))
    await openTable(page, 'Usage')
    await expectAccessible(page, 'the usage')
  })

  // What is also on a wide screen was checked in the light theme there.
  await test.step('on a phone', async () => {
    await page.setViewportSize(phone)
    await openView(page, 'Users')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await expectAccessibleIn('dark', page, 'the users on a phone')
    await selectUser(page, user.email)
    await expect(chatRow(page, 'Examined')).toBeVisible()
    await expectAccessible(page, 'the chats on a phone')
    await openChat(page)
    await expectAccessibleIn('dark', page, 'the messages on a phone')
    await openTable(page, 'Audit log')
    await expectAccessibleIn('dark', page, 'the audit log on a phone')
  })

  // Other words have the same colours, so the dark theme is not checked again.
  await test.step('in French', async () => {
    await page.setViewportSize(desktop)
    await page.getByRole('button', { name: 'Français' }).click()
    await openView(page, 'Utilisateurs')
    await selectUser(page, user.email)
    await openChat(page)
    await expectAccessibleIn('light', page, 'a chat, in French')
    await page.setViewportSize(phone)
    await openTable(page, 'Journal d’audit')
    await expectAccessibleIn('light', page, 'the audit log on a phone, in French')
    await openTable(page, 'Fiches')
    await expectAccessibleIn('light', page, 'the library on a phone, in French')
    await page.setViewportSize(desktop)
    await page.route('**/api/admin/users', route =>
      route.fulfill({ status: 500, json: { error: { code: 'scripted', message: 'Scripted.' } } }),
    )
    await page.goto('/admin')
    await expect(toast(page, '(500)')).toHaveCount(1)
    await expectAccessible(page, 'the failure, in French')
  })
})
