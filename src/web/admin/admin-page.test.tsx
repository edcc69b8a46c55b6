import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type AdminConsole,
  closeConsole,
  go,
  openChat,
  openConsole,
  press,
  see,
  signInAs,
  toasts,
} from '#tests/support/pages/admin-console.tsx'
import { addChat, addUser, failing, newWorld } from '#tests/support/pages/admin-console-server.ts'
import { userChatPath, userPath } from './common/console-url.ts'

const world = newWorld()
let bob = addUser(world, 'bob@example.fr')
let admin: AdminConsole

beforeEach(async () => {
  Object.assign(world, newWorld())
  const ann = addUser(world, 'ann@example.fr')
  bob = addUser(world, 'bob@example.fr')
  const long = addChat(world, ann, 'Long', 60)
  for (let index = 0; index < 60; index += 1) addChat(world, ann, `Number ${index}`)
  admin = openConsole(world, userChatPath(ann.id, long.id))
  await see('text 59')
  await see('Number 59')
})
afterEach(closeConsole)

const actions: [string, () => void | Promise<void>, string][] = [
  ['selects a user', () => go(userPath(bob.id)), 'load chats'],
  ['opens a chat', () => openChat('Number 59'), 'load messages'],
  ['presses "Load older"', () => press('Load older'), 'load messages'],
  ['presses "Copy chat"', () => press('Copy chat'), 'load messages'],
  ['presses "Load more"', () => press('Load more'), 'load chats'],
  ['promotes a user', () => press('Promote to admin'), 'update role'],
  [
    'deletes a user',
    async () => {
      await press('Delete account')
      await press('Delete')
    },
    'delete user',
  ],
]

describe.each([
  ['who lost the role', 403],
  ['whose account was deleted', 401],
])('an administrator %s', (_what, status) => {
  it.each(actions)(
    'and %s sees a message and is redirected to the start page',
    async (_action, act, what) => {
      admin.script(failing('', status))
      await act()
      await waitFor(() => expect(location.pathname).toBe('/'))
      const messages = [`Failed to ${what} (${status})`, 'You must be an admin to access this page']
      await waitFor(() => expect(toasts()).toEqual(messages))
    },
  )
})

it('an administrator who lost the role is redirected even if the console makes no call (K-6)', async () => {
  closeConsole()
  const ann = addUser(world, 'an-admin@example.fr')
  admin = openConsole(world, userPath(bob.id), signInAs(ann))
  await see('Chats of bob@example.fr')
  admin.script(failing('GET /admin/users', 403))
  admin.script(call => (call === 'GET /account' ? Response.json({ ...ann, role: 'user' }) : undefined))
  // The account is fetched again, here for the first of several reasons.
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect(toasts()).toEqual(['You must be an admin to access this page'])
})

it('an administrator sees the version of the server (O-11)', async () => {
  await see('Version 1.2.3')
})

it('an administrator sees when models are retired, in words that stay true after that day, and the line to add to .env (O-15)', async () => {
  closeConsole()
  admin = openConsole(world, '/admin', call =>
    call === 'GET /admin/notices'
      ? Response.json({ retirements: [{ id: 'o3', endsOn: '2026-12-11' }], modelMap: 'MODEL_MAP=o3:other' })
      : undefined,
  )
  const notice = await screen.findByRole('complementary', { name: 'Retirement of models' })
  expect(notice.textContent).toMatch(
    /^Retirement dates set by OpenAI: o3 on 11 Dec 2026\. .+: MODEL_MAP=o3:other$/,
  )
})
