import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { adminAccount, signUp } from '#tests/support/people/people.ts'
import { chatRow, converse, openUser, test } from './support/admin-fixtures.ts'
import { toast } from './support/chat-fixtures.ts'

const entries = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })

/** Records the reasons in the headers of the page's calls from now on, in order. */
function recordReasons(page: Page): (string | undefined)[] {
  const sent: (string | undefined)[] = []
  page.on('request', request => {
    if (/\/api\/admin\/(users\/.+\/chats|chats)/.test(request.url())) {
      sent.push(request.headers()['x-access-reason'])
    }
  })
  return sent
}

test.describe('the audit log', () => {
  test('shows what an administrator read and changed, and why, newest first, and leads to the chat, whose owner can be deleted; a reason is given once (K-5, K-7, K-9, K-10)', async ({
    adminPage: page,
    user,
  }) => {
    const chatId = await converse(user, 1, 'One')
    await converse(user, 1, 'Two')
    const sent = recordReasons(page)
    await openUser(page, user.email)
    await expect(chatRow(page, 'One')).toBeVisible()
    await page.getByRole('textbox', { name: 'Reason for reading' }).fill('Réclamation n° 114')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Reason for reading: Réclamation n° 114')).toBeVisible()
    for (const chat of ['One', 'Two']) {
      // A request that is aborted before its response may not have been executed.
      const loaded = page.waitForResponse(/\/api\/admin\/chats\//)
      await chatRow(page, chat).click()
      await loaded
    }
    await page.getByRole('button', { name: 'Promote to admin' }).click()
    await page.getByRole('button', { name: 'Demote to user' }).click()
    await expect(page.getByRole('button', { name: 'Promote to admin' })).toBeVisible()
    const encoded = encodeURIComponent('Réclamation n° 114')
    expect(sent).toEqual([undefined, encoded, encoded])
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('clamation')

    await page.getByRole('link', { name: 'View in the audit log' }).click()
    await expect(entries(page)).toContainText([
      'Demoted to user',
      'Promoted to admin',
      new RegExp(`${adminAccount.email}.*Read messages.*${user.email}.*Open.*Réclamation n° 114`),
      'Read messages',
      /Viewed the chats.*not given/,
    ])
    await entries(page).nth(3).getByRole('link', { name: 'Open' }).click()
    await expect(page).toHaveURL(new RegExp(`/admin\\?user=${user.id}&chat=${chatId}`))

    await page.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('dialog')).toContainText(
      `Delete account for ${user.email}? This will remove their chats and messages.`,
    )
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(toast(page, 'User deleted')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\?q=/)
    await expect(page.getByText('Select a user to view chats')).toBeVisible()
    expect((await user.call('/api/account')).status).toBe(401)
  })

  test('is filtered by user, administrator and missing reason, shown in full again, and exported as CSV with the same filter (K-10)', async ({
    adminPage: page,
    adminCalls,
    server,
    user,
  }) => {
    const otherAdmin = await signUp(server.url, `admin-${user.email}`)
    await adminCalls.call('/api/admin/promote', { method: 'POST', json: { userId: otherAdmin.id } })
    await otherAdmin.call(`/api/admin/users/${user.id}/chats`)
    await adminCalls.call(`/api/admin/users/${user.id}/chats`)
    await adminCalls.call(`/api/admin/users/${user.id}/chats`, {
      headers: { 'x-access-reason': encodeURIComponent('=1+1, "quoted"') },
    })
    await adminCalls.call(`/api/admin/users/${adminCalls.id}/chats`)
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Audit log' }).click()
    await page.getByRole('combobox', { name: 'User' }).fill(user.email)
    await expect(page).toHaveURL(`/admin?view=audit&user=${user.id}`)
    await expect(entries(page)).toHaveCount(3)
    await page.getByRole('button', { name: `Remove the filter: ${user.email}` }).click()
    await expect(page).toHaveURL('/admin?view=audit')
    await expect(entries(page).filter({ hasText: user.email }).first()).toBeVisible()

    await page.getByRole('combobox', { name: 'Admin' }).selectOption(adminAccount.email)
    await expect(page).toHaveURL(`/admin?view=audit&admin=${adminCalls.id}`)
    await expect(entries(page).first()).toContainText(adminAccount.email)
    await entries(page)
      .filter({ hasText: user.email })
      .first()
      .getByRole('link', { name: user.email })
      .click()
    await expect(page).toHaveURL(`/admin?view=audit&user=${user.id}&admin=${adminCalls.id}`)

    const reason = page.getByRole('combobox', { name: 'Reason' })
    await expect(entries(page)).toHaveCount(2)
    await reason.selectOption('Viewed without a reason')
    await expect(page).toHaveURL(`/admin?view=audit&user=${user.id}&admin=${adminCalls.id}&reason=none`)
    await expect(entries(page)).toHaveCount(1)
    await expect(entries(page).first()).toContainText('not given')
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'User' })).toHaveValue(user.email)
    await expect(entries(page)).toHaveCount(1)
    await reason.selectOption('All entries')
    await expect(entries(page)).toHaveCount(2)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^parvis-audit-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(lines[0]).toContain('"seq","at","action"')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toContain('export_audit')
    expect(lines[2]).toContain(`"'=1+1, ""quoted"""`)
  })
})
