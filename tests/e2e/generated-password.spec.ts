import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import type { StorageSettings } from '#tests/support/databases/database-template.ts'
import { expectAccessible } from './support/accessibility-checks.ts'
import { signIn, test } from './support/admin-fixtures.ts'

const command = fileURLToPath(new URL('../../dist/server/admin.mjs', import.meta.url))

/** As the operator does at the terminal, while the server is running. */
async function giveGeneratedPassword(storage: StorageSettings, email: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'reset-password', email], {
    env: { PATH: process.env.PATH, ...storage },
  })
  return /^ {2}(\S+)$/m.exec(stdout)?.[1] ?? ''
}

const notice = (page: Page) => page.getByText('Your password was generated for you')

test('an administrator with a generated password sees a notice until they choose their own (K-14)', async ({
  page,
  server,
  adminCalls,
  user,
}) => {
  await adminCalls.call('/api/admin/promote', { method: 'POST', json: { userId: user.id } })
  const password = await giveGeneratedPassword(server.storage, user.email)
  await signIn(page, server.url, { email: user.email, password })
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  await page.getByRole('link', { name: 'Admin console' }).click()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expect(notice(page)).toBeVisible()
  await expectAccessible(page, 'the notice')
  await page.getByRole('link', { name: 'Choose your own' }).click()
  await expect(page).toHaveURL('/account')
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('a passphrase of their own')
  await page.getByLabel('Confirm password').fill('a passphrase of their own')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Your new password was saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Open the admin console' }).click()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})
