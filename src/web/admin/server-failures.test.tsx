import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type AdminConsole,
  button,
  closeConsole,
  openConsole,
  press,
  see,
  shown,
  signInAs,
  toasts,
} from '#tests/support/pages/admin-console.tsx'
import {
  addChat,
  addUser,
  failing,
  newWorld,
  problem,
  type ResponseScript,
} from '#tests/support/pages/admin-console-server.ts'
import { sessionKey } from '#web/auth/session/stored-session.ts'
import { userChatPath, userPath } from './common/console-url.ts'

const world = newWorld()
let ann = addUser(world, 'ann@example.fr')
let long = addChat(world, ann, 'Long')
let admin: AdminConsole

beforeEach(() => {
  Object.assign(world, newWorld())
  ann = addUser(world, 'ann@example.fr')
  long = addChat(world, ann, 'Long', 54)
})
afterEach(closeConsole)

const noResponse: ResponseScript = call =>
  call.includes('/chats?') ? Promise.reject(new TypeError('Failed to fetch')) : undefined

/** A row is hidden until it is measured, and nothing is measured here, so it has no accessible name. */
const userRow = () => document.querySelector(`li a[href="${userPath(ann.id)}"]`)
const isBusy = (button: HTMLButtonElement) =>
  button.disabled || button.getAttribute('aria-disabled') === 'true'

describe('users that cannot be loaded when the console opens', () => {
  it.each([500, 503])(
    'show the failure (%s) instead of the console, and "Try again" loads them (K-6)',
    async status => {
      admin = openConsole(world, '/admin', failing('GET /admin/users', status))
      await screen.findByRole('heading', { level: 1, name: `Failed to load users (${status})` })
      expect(toasts()).toEqual([`Failed to load users (${status})`])
      expect(screen.queryByRole('heading', { name: 'Users' })).toBeNull()
      admin.script(call => (call === 'GET /admin/users' ? Response.json({ users: world.users }) : undefined))
      await press('Try again')
      await screen.findByRole('heading', { name: 'Users' })
      await see('1 in all')
    },
  )

  it('leave the administrator a way to sign out (K-6)', async () => {
    const account = signInAs(ann)
    const fails = failing('GET /admin/users', 503)
    admin = openConsole(world, '/admin', (...call) => account(...call) ?? fails(...call))
    await see('Failed to load users (503)')
    await press('Sign out')
    await waitFor(() => expect(localStorage.getItem(sessionKey)).toBeNull())
    expect(location.pathname).toBe('/')
  })

  it.each([401, 403])('because of a %s lead to the start page, with one toast (K-6)', async status => {
    admin = openConsole(world, '/admin', failing('GET /admin/users', status))
    await waitFor(() => expect(location.pathname).toBe('/'))
    expect(toasts()).toEqual(['You must be an admin to access this page'])
    expect(shown()).not.toContain('Failed to load users')
  })
})

describe('chats that cannot be loaded', () => {
  it.each([
    [
      'after a failure',
      () => failing(`GET /admin/users/${ann.id}/chats`, 500),
      ['Failed to load chats (500)'],
    ],
    [
      'beyond the rate limit',
      () => failing(`GET /admin/users/${ann.id}/chats`, 429),
      ['Failed to load chats (429)', 'Too many requests. Please wait a moment, then try again.'],
    ],
    ['without a response', () => noResponse, ['Failed to load chats (0)']],
  ])('%s are reported once, and "Try again" loads them', async (_when, script, messages) => {
    admin = openConsole(world, userPath(ann.id))
    const restore = admin.script(script())
    await see('The chats could not be loaded.')
    expect(toasts()).toEqual(messages)
    restore()
    await press('Try again')
    await waitFor(() => expect(screen.getByRole('link', { description: 'Long' })).toBeTruthy())
    expect(shown()).not.toContain('The chats could not be loaded.')
    const column = screen.getByRole('heading', { name: 'Chats of ann@example.fr' }).closest('[id]')
    expect(document.activeElement).toBe(column)
  })
})

it('users that cannot be loaded again show a toast, and the list stays', async () => {
  admin = openConsole(world, userPath(ann.id))
  await see('Chats of ann@example.fr')
  admin.script(call => (call === 'GET /admin/users' ? problem(502) : undefined))
  await press('Refresh the list')
  await waitFor(() => expect(toasts()).toEqual(['Failed to load users (502)']))
  expect(userRow()?.textContent).toContain('ann@example.fr')
})

it('users that cannot be loaded because of the rate limit also show a toast that says to wait', async () => {
  admin = openConsole(world, '/admin', failing('GET /admin/users', 429))
  await see('Failed to load users (429)')
  expect(toasts()).toEqual([
    'Failed to load users (429)',
    'Too many requests. Please wait a moment, then try again.',
  ])
})

it('a role that cannot be changed shows a toast and stays', async () => {
  admin = openConsole(world, userPath(ann.id))
  await see('Chats of ann@example.fr')
  admin.script(failing('POST /admin/promote', 500))
  await press('Promote to admin')
  await waitFor(() => expect(toasts()).toEqual(['Failed to update role (500)']))
  await waitFor(() => expect(isBusy(button('Promote to admin'))).toBe(false))
  expect(userRow()?.textContent).toContain('ann@example.fr')
  expect(userRow()?.textContent).not.toContain('admin')
})

it('messages that cannot be loaded show a toast, even while copying, and so do older ones', async () => {
  admin = openConsole(world, userChatPath(ann.id, long.id))
  const restore = admin.script(failing(`GET /admin/chats/${long.id}/messages`, 503))
  await waitFor(() => expect(toasts()).toEqual(['Failed to load messages (503)']))
  restore()
  await press('Try again')
  await see('text 53')
  admin.script(failing(`GET /admin/chats/${long.id}/messages`, 500))
  const failures = () => toasts().filter(text => text === 'Failed to load messages (500)')
  await press('Copy chat')
  await waitFor(() => expect(failures()).toHaveLength(1))
  await press('Load older')
  await waitFor(() => expect(failures()).toHaveLength(2))
  expect(screen.getAllByRole('article')).toHaveLength(50)
})
