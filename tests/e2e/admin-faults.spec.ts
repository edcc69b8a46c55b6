import { expect, type Page, type Route } from '@playwright/test'
import { signUp } from '#tests/support/people.ts'
import { converse, openConsole, openUser, test, toast, userRow } from './admin-fixtures.ts'

const problem = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { error: { code: 'scripted', message: 'Scripted.' } } })

/** Fails the calls to the address until the returned function is called. */
async function failing(page: Page, address: string, status: number): Promise<() => Promise<void>> {
  await page.route(address, problem(status))
  return () => page.unroute(address)
}

test.beforeEach(({ allowErrors }) => allowErrors(/the server responded with a status of|ERR_FAILED/))

test.describe('If the server fails', () => {
  test('at the first load of the users, the page shows the failure, "Try again" and "Sign out" (K-6)', async ({
    adminPage: page,
  }) => {
    const restore = await failing(page, '**/api/admin/users', 500)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Failed to load users (500)' })).toBeVisible()
    await expect(toast(page, 'Failed to load users (500)')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await restore()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()

    await failing(page, '**/api/admin/users', 503)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Failed to load users (503)' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  test('a 401 or 403 for the list of users leads to the start page, with one toast (K-6)', async ({
    adminPage: page,
  }) => {
    for (const status of [401, 403]) {
      const restore = await failing(page, '**/api/admin/users', status)
      await page.goto('/admin')
      await expect(toast(page, 'You must be an admin to access this page')).toHaveCount(1)
      await expect(page).toHaveURL('/')
      await restore()
    }
  })

  test('a slow deletion cannot be dismissed', async ({ adminPage: page, user }) => {
    let go = () => {}
    const held = new Promise<void>(resolve => {
      go = resolve
    })
    await page.route(`**/api/admin/users/${user.id}`, async route => {
      await held
      await route.continue()
    })
    await openUser(page, user.email)
    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog.getByRole('button', { name: 'Deleting…' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    go()
    await expect(toast(page, 'User deleted')).toBeVisible()
  })
})

test.describe('If something changed in the meantime', () => {
  const unknownId = '00000000-0000-4000-8000-000000000000'

  test('the address of an unknown user or chat is reported and corrected (K-8)', async ({
    adminPage: page,
    adminCalls,
    user,
  }) => {
    await test.step('an unknown user', async () => {
      await page.goto(`/admin?user=${unknownId}`)
      await expect(toast(page, 'Failed to load chats (404)')).toHaveCount(1)
      await expect(page).toHaveURL('/admin')
      await expect(page.getByText('Select a user to view chats')).toBeVisible()
    })
    const foreign = await converse(adminCalls, 1, 'Of another user')
    for (const [name, chatId] of Object.entries({
      'an unknown chat': unknownId,
      'another user’s': foreign,
    })) {
      await test.step(name, async () => {
        await page.goto(`/admin?user=${user.id}&chat=${chatId}`)
        await expect(toast(page, 'Failed to load messages (404)')).toHaveCount(1)
        await expect(page).toHaveURL(`/admin?user=${user.id}`)
        await expect(page.getByText('Select a chat to view messages')).toBeVisible()
      })
    }
    await test.step('an invalid id selects no user', async () => {
      await page.goto('/admin?user=%3Cscript%3E&chat=7')
      await expect(page.getByRole('listitem').first()).toBeVisible()
      await expect(page.getByText('Select a user to view chats')).toBeVisible()
      await expect(page.locator('[data-toast]')).toHaveCount(0)
    })
  })

  test('a user who was deleted leaves the list when an administrator selects them, changes their role or deletes them again', async ({
    adminPage: page,
    adminCalls,
    user,
    server,
  }) => {
    const search = page.getByRole('searchbox')
    const [third, second] = await Promise.all(
      ['third', 'second'].map(name => signUp(server.url, user.email.replace('person', name))),
    )
    if (!third || !second) throw new Error('No user signed up.')
    const remove = async ({ id }: { id: string }) =>
      expect((await adminCalls.call(`/api/admin/users/${id}`, { method: 'DELETE' })).status).toBe(204)
    const expectRemoved = async ({ email }: { email: string }) => {
      await expect(userRow(page, email)).toHaveCount(0)
      await expect(page).toHaveURL('/admin')
    }
    // The chats are loaded, so only the action can notice the deletion.
    const open = async ({ email }: { email: string }) => {
      await search.fill(email)
      await userRow(page, email).click()
      await expect(page.getByText('This user has no chats.')).toBeVisible()
    }
    await openConsole(page)
    await search.fill(user.email)
    await expect(userRow(page, user.email)).toBeVisible()
    await remove(user)
    await userRow(page, user.email).click()
    await expect(toast(page, 'Failed to load chats (404)')).toHaveCount(1)
    await expectRemoved(user)

    await open(second)
    await remove(second)
    await page.getByRole('button', { name: 'Promote to admin' }).click()
    await expect(toast(page, 'Failed to update role (404)')).toHaveCount(1)
    await expectRemoved(second)

    await open(third)
    await remove(third)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectRemoved(third)
  })

  for (const { what, act, says } of [
    { what: 'lost the role', act: 'demote', says: ['Failed to load chats (403)', 'You must be an admin'] },
    { what: 'was deleted', act: 'delete', says: ['You must be an admin to access this page'] },
  ] as const) {
    test(`an administrator who ${what} leaves the console at the next call`, async ({
      page,
      server,
      adminCalls,
      user,
    }) => {
      const json = { userId: user.id }
      const acts = {
        demote: () => adminCalls.call('/api/admin/demote', { method: 'POST', json }),
        delete: () => adminCalls.call(`/api/admin/users/${user.id}`, { method: 'DELETE' }),
      }
      await adminCalls.call('/api/admin/promote', { method: 'POST', json })
      await page.addInitScript(
        session => localStorage.setItem('parvis.session', session),
        JSON.stringify(user.session),
      )
      await page.addInitScript(() => localStorage.setItem('parvis.disclaimer.v1', '2026-01-01T00:00:00.000Z'))
      await page.goto(`${server.url}/admin`)
      await page.getByRole('searchbox').fill(user.email)
      // The list has been loaded, so only the click can notice the change.
      await expect(userRow(page, user.email)).toBeVisible()
      await acts[act]()
      await userRow(page, user.email).click()
      for (const text of says) await expect(toast(page, text)).toHaveCount(1)
      await expect(page).toHaveURL('/')
    })
  }
})
