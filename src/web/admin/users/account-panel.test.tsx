import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type AdminConsole,
  closeConsole,
  go,
  openConsole,
  press,
  see,
  shown,
  toasts,
} from '#tests/support/admin-console.tsx'
import {
  type Answer,
  addUser,
  failing,
  held,
  newWorld,
  problem,
  removeAccount,
} from '#tests/support/admin-console-server.ts'
import { userPath, usersPath } from '#web/admin/common/console-url.ts'

const world = newWorld()
let ann = addUser(world, 'ann@example.fr')
let bob = addUser(world, 'bob@example.fr')
let admin: AdminConsole

beforeEach(async () => {
  Object.assign(world, newWorld())
  ann = addUser(world, 'ann@example.fr')
  bob = addUser(world, 'bob@example.fr')
  admin = openConsole(world, userPath(ann.id))
  await see('This user has no chats.')
})
afterEach(closeConsole)

const place = () => location.pathname + location.search
const loads = () => admin.calls.filter(call => call === 'GET /admin/users').length

async function openBob() {
  go(userPath(bob.id))
  await see('Chats of bob@example.fr')
}

async function deleteAnn(answer?: Answer) {
  if (answer) admin.script(answer)
  await press('Delete account')
  await press('Delete')
}

/** Without a response, the account may be gone or not. */
const noAnswer =
  (start: string, before = () => {}): Answer =>
  call => {
    if (!call.startsWith(start)) return undefined
    before()
    return Promise.reject(new TypeError('Failed to fetch'))
  }

describe('an account that was deleted', () => {
  it('leaves the selection, and the list is loaded again', async () => {
    await deleteAnn()
    await waitFor(() => expect(loads()).toBe(2))
    expect(toasts()).toEqual(['User deleted'])
    expect(place()).toBe(usersPath)
  })

  it('does not move an admin who has opened another user meanwhile', async () => {
    const slow = held('DELETE', () => {
      removeAccount(world, ann)
      return new Response(null, { status: 204 })
    })
    await deleteAnn(slow.answer)
    await openBob()
    slow.go()
    await waitFor(() => expect(toasts()).toEqual(['User deleted']))
    await see('1 in all')
    expect(place()).toBe(userPath(bob.id))
    expect(loads()).toBe(2)
  })

  it('does not bring back an admin who has left the console, and loads no list there', async () => {
    const slow = held('DELETE', () => new Response(null, { status: 204 }))
    await deleteAnn(slow.answer)
    go('/')
    await waitFor(() => expect(shown()).not.toContain('Users'))
    slow.go()
    await waitFor(() => expect(toasts()).toEqual(['User deleted']))
    expect(place()).toBe('/')
    // The console opened anew asks once, for itself: nothing else did before.
    go(userPath(bob.id))
    await see('Chats of bob@example.fr')
    expect(loads()).toBe(2)
    expect(place()).toBe(userPath(bob.id))
    expect(toasts()).toEqual(['User deleted'])
  })
})

describe('a deletion that failed', () => {
  it.each([
    ['404', failing('DELETE', 404), usersPath],
    ['403', failing('DELETE', 403), '/'],
    ['503', failing('DELETE', 503), undefined],
    ['0', noAnswer('DELETE'), undefined],
  ] as const)('(%s) shows a message, and the list is loaded again', async (status, answer, leadsTo) => {
    if (status === '403') admin.script(failing('GET /admin/users', 403))
    await deleteAnn(answer)
    await waitFor(() => expect(toasts()).toContain(`Failed to delete user (${status})`))
    await waitFor(() => expect(loads()).toBe(2))
    await waitFor(() => expect(place()).toBe(leadsTo ?? userPath(ann.id)))
  })

  it('because no response came, though the account was deleted, leaves the selection', async () => {
    await deleteAnn(noAnswer('DELETE', () => removeAccount(world, ann)))
    await waitFor(() => expect(place()).toBe(usersPath))
    expect(toasts()).toEqual(['Failed to delete user (0)', 'This account no longer exists.'])
    expect(shown()).toContain('1 in all')
  })
})

describe('a role that could not be changed', () => {
  it('because the account is gone leaves it, unless another user was opened meanwhile', async () => {
    const slow = held('POST /admin/promote', () => {
      removeAccount(world, ann)
      return problem(404)
    })
    admin.script(slow.answer)
    await press('Promote to admin')
    await openBob()
    slow.go()
    await see('1 in all')
    expect(toasts()).toEqual(['Failed to update role (404)'])
    expect(place()).toBe(userPath(bob.id))
    removeAccount(world, bob)
    await press('Promote to admin')
    await waitFor(() => expect(place()).toBe(usersPath))
  })
})
