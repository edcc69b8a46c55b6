import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accessReasonHeader } from '#shared/api/admin.ts'
import {
  type AdminConsole,
  button,
  closeConsole,
  go,
  openConsole,
  press,
  see,
  shown,
  signInAs,
  toasts,
} from '#tests/support/pages/admin-console.tsx'
import {
  addUser,
  deferred,
  failing,
  newWorld,
  problem,
  type ResponseScript,
  removeAccount,
} from '#tests/support/pages/admin-console-server.ts'
import { userPath, usersPath } from '#web/admin/common/console-url.ts'
import { clearUserMemory } from '#web/lib/storage/user-memory.ts'

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
afterEach(() => {
  closeConsole()
  localStorage.clear()
})

const currentUrl = () => location.pathname + location.search
const listLoadCount = () => admin.calls.filter(call => call === 'GET /admin/users').length

async function openBob() {
  go(userPath(bob.id))
  await see('Chats of bob@example.fr')
}

async function deleteAnn(script?: ResponseScript) {
  if (script) admin.script(script)
  await press('Delete account')
  await press('Delete')
}

/** No response, so it is unknown whether the account was deleted. */
const noResponse =
  (start: string, before = () => {}): ResponseScript =>
  call => {
    if (!call.startsWith(start)) return undefined
    before()
    return Promise.reject(new TypeError('Failed to fetch'))
  }

it('the panel has its place before the list of users is loaded, so that its buttons do not appear where the chats were (K-8)', async () => {
  closeConsole()
  const list = deferred('GET /admin/users', () => Response.json({ users: world.users }))
  const account = signInAs(bob)
  admin = openConsole(world, userPath(ann.id), (call, headers) =>
    call.endsWith('/users') ? list.script(call, headers) : account(call, headers),
  )
  await see('This user has no chats.')
  const panel = within(screen.getByRole('region', { name: 'Role and account' }))
  const field = panel.getByRole('textbox', { name: 'Reason for reading (optional)' })
  expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Skip'])
  list.go()
  await see('Chats of ann@example.fr')
  expect(panel.getByRole('textbox')).toBe(field)
  expect(panel.getByRole('button', { name: 'Delete account' })).toBeDefined()
})

describe('an account that was deleted', () => {
  it('is deselected and leaves the list at once; the list is then reloaded, and the focus moves to the page', async () => {
    const slow = deferred('GET /admin/users', () => Response.json({ users: world.users }))
    await deleteAnn(slow.script)
    await see('1 in all')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    slow.go()
    await waitFor(() => expect(listLoadCount()).toBe(2))
    await waitFor(() => expect(toasts()).toEqual(['User deleted']))
    expect(currentUrl()).toBe(usersPath)
  })

  it('does not move an administrator who has already opened another user', async () => {
    const slow = deferred('DELETE', () => {
      removeAccount(world, ann)
      return new Response(null, { status: 204 })
    })
    await deleteAnn(slow.script)
    await openBob()
    slow.go()
    await waitFor(() => expect(toasts()).toEqual(['User deleted']))
    await see('1 in all')
    expect(currentUrl()).toBe(userPath(bob.id))
    expect(listLoadCount()).toBe(2)
  })

  it('neither brings back an administrator who has left the console nor loads the list', async () => {
    const slow = deferred('DELETE', () => new Response(null, { status: 204 }))
    await deleteAnn(slow.script)
    go('/')
    await waitFor(() => expect(shown()).not.toContain('Users'))
    slow.go()
    await waitFor(() => expect(toasts()).toEqual(['User deleted']))
    expect(currentUrl()).toBe('/')
    // The second load is the reopened console's: the deletion caused none.
    go(userPath(bob.id))
    await see('Chats of bob@example.fr')
    expect(listLoadCount()).toBe(2)
    expect(currentUrl()).toBe(userPath(bob.id))
    expect(toasts()).toEqual(['User deleted'])
  })
})

it('an account is deleted only after a confirmation, which cannot be dismissed while the deletion runs (K-7)', async () => {
  const isOpen = () => screen.queryByRole('dialog') !== null
  const pressEscape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await press('Delete account')
  pressEscape()
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(admin.calls.some(call => call.startsWith('DELETE'))).toBe(false)
  const slow = deferred('DELETE', () => new Response(null, { status: 204 }))
  await deleteAnn(slow.script)
  expect(button('Deleting…').getAttribute('aria-disabled')).toBe('true')
  pressEscape()
  expect(isOpen()).toBe(true)
  slow.go()
  await waitFor(() => expect(isOpen()).toBe(false))
})

describe('a deletion that failed', () => {
  it.each([
    ['404', failing('DELETE', 404), usersPath],
    ['403', failing('DELETE', 403), '/'],
    ['503', failing('DELETE', 503), undefined],
    ['0', noResponse('DELETE'), undefined],
  ] as const)('(%s) shows a message, and the list is reloaded', async (status, script, leadsTo) => {
    if (status === '403') admin.script(failing('GET /admin/users', 403))
    await deleteAnn(script)
    await waitFor(() => expect(toasts()).toContain(`Failed to delete user (${status})`))
    await waitFor(() => expect(listLoadCount()).toBe(2))
    await waitFor(() => expect(currentUrl()).toBe(leadsTo ?? userPath(ann.id)))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shown().includes('2 in all')).toBe(leadsTo !== '/')
  })

  it('but continues automatically is reported as such, and the account is deselected', async () => {
    await deleteAnn(failing('DELETE', 503, 'deletion_unfinished'))
    await waitFor(() => expect(currentUrl()).toBe(usersPath))
    await waitFor(() =>
      expect(toasts()).toEqual([
        'Failed to delete user (503)',
        'The account is closed, and its deletion continues automatically.',
      ]),
    )
  })

  it('because the auth provider did not delete the account is reported as such, and the account stays selected', async () => {
    await deleteAnn(failing('DELETE', 503, 'identity_unavailable'))
    const message = 'Accounts cannot be deleted at the moment. This one can still be used.'
    await waitFor(() => expect(toasts()).toEqual(['Failed to delete user (503)', message]))
    expect(currentUrl()).toBe(userPath(ann.id))
  })

  it('without a response deselects the account if it was deleted', async () => {
    await deleteAnn(noResponse('DELETE', () => removeAccount(world, ann)))
    await waitFor(() => expect(currentUrl()).toBe(usersPath))
    await waitFor(() =>
      expect(toasts()).toEqual(['Failed to delete user (0)', 'This account no longer exists.']),
    )
    expect(shown()).toContain('1 in all')
  })
})

describe('a role change that failed', () => {
  it('because the account no longer exists deselects it, unless another user was opened', async () => {
    const slow = deferred('POST /admin/promote', () => {
      removeAccount(world, ann)
      return problem(404)
    })
    admin.script(slow.script)
    await press('Promote to admin')
    await openBob()
    slow.go()
    await see('1 in all')
    expect(toasts()).toEqual(['Failed to update role (404)'])
    expect(currentUrl()).toBe(userPath(bob.id))
    removeAccount(world, bob)
    await press('Promote to admin')
    await waitFor(() => expect(currentUrl()).toBe(usersPath))
  })
})

it('a new role does not stop the reload of the list that was running (K-15)', async () => {
  const slow = deferred('GET /admin/users', () => Response.json({ users: [] }))
  const removeScript = admin.script((call, headers) =>
    call === 'GET /admin/users' ? slow.script(call, headers) : undefined,
  )
  await press('Refresh the list')
  addUser(world, 'eve@example.fr')
  removeScript()
  await press('Promote to admin')
  await screen.findByRole('button', { name: 'Demote to user' })
  await see('3 in all')
})

it('a double click changes the role once, however soon the response arrives', async () => {
  fireEvent.click(button('Promote to admin'), { detail: 1 })
  await screen.findByRole('button', { name: 'Demote to user' })
  fireEvent.click(button('Demote to user'), { detail: 2 })
  await press('Demote to user')
  await screen.findByRole('button', { name: 'Promote to admin' })
  expect(admin.calls.filter(call => call.startsWith('POST'))).toEqual([
    'POST /admin/promote',
    'POST /admin/demote',
  ])
})

it('a new role is in the list without loading it again, and the button keeps the focus (K-5)', async () => {
  const row = () => document.querySelector('li a[aria-current]')?.textContent
  button('Promote to admin').focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Demote to user' })
  await waitFor(() => expect(row()).toContain('admin'))
  expect(document.activeElement).toBe(button('Demote to user'))
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Promote to admin' })
  await waitFor(() => expect(row()).not.toContain('admin'))
  expect(document.activeElement).toBe(button('Promote to admin'))
  expect(listLoadCount()).toBe(1)
})

it('administrators can neither demote nor delete themselves, and are told why (K-5, K-7)', async () => {
  closeConsole()
  ann.role = 'admin'
  admin = openConsole(world, userPath(ann.id), signInAs(ann))
  await see('Chats of ann@example.fr')
  const refusals = {
    'Demote to user': 'You cannot demote yourself',
    'Delete account': 'You cannot delete your own account',
  }
  for (const [name, reason] of Object.entries(refusals)) {
    const own = screen.getByRole('button', { name, description: reason })
    expect([own.getAttribute('aria-disabled'), own.title]).toEqual(['true', reason])
    await userEvent.click(own)
    await userEvent.keyboard('{Enter}')
  }
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(admin.calls.filter(call => !call.startsWith('GET'))).toEqual([])
})

it('holding Enter down changes the role once, and pressing it again changes it back (K-5)', async () => {
  const posts = () => admin.calls.filter(call => call.startsWith('POST'))
  const user = userEvent.setup({ delay: 5 })
  button('Promote to admin').focus()
  await user.keyboard('{Enter>30/}')
  expect(posts()).toEqual(['POST /admin/promote'])
  await user.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Promote to admin' })
  expect(posts()).toEqual(['POST /admin/promote', 'POST /admin/demote'])
})

it('a role that is being changed cannot be changed again, even if another user was opened meanwhile (K-5, X-4)', async () => {
  const slow = deferred('POST', () => Response.json({ ...ann, role: 'admin' }))
  admin.script(slow.script)
  await press('Promote to admin')
  await openBob()
  expect(button('Promote to admin').getAttribute('aria-busy')).toBeNull()
  go(userPath(ann.id))
  await see('Chats of ann@example.fr')
  expect(button('Promote to admin').getAttribute('aria-busy')).toBe('true')
  await press('Promote to admin')
  slow.go()
  await waitFor(() => expect(button('Demote to user').getAttribute('aria-busy')).toBeNull())
  expect(admin.calls.filter(call => call.startsWith('POST'))).toEqual(['POST /admin/promote'])
})

it('a message, which screen readers hear too, says whose role was changed (K-5, X-4)', async () => {
  await press('Promote to admin')
  await waitFor(() => expect(toasts()).toEqual(['ann@example.fr now has the admin role.']))
  await press('Demote to user')
  await waitFor(() => expect(toasts()).toContain('ann@example.fr no longer has the admin role.'))
})

it('a role change that ends after the administrator has signed out names nobody on the page', async () => {
  const slow = deferred('POST', () => Response.json({ ...ann, role: 'admin' }))
  admin.script(slow.script)
  await press('Promote to admin')
  clearUserMemory()
  slow.go()
  await waitFor(() => expect(button('Promote to admin').getAttribute('aria-busy')).toBeNull())
  expect(toasts()).toEqual([])
})

/** The reasons that role changes are sent with from now on, in order. */
function recordReasons(): (string | null)[] {
  const reasons: (string | null)[] = []
  admin.script((call, headers) => {
    if (call.startsWith('POST')) reasons.push(headers.get(accessReasonHeader))
    return undefined
  })
  return reasons
}

it('a reason that was typed but not saved is sent with the next action, and stays in the field', async () => {
  const reasons = recordReasons()
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason for reading (optional)' }), 'Complaint')
  await press('Promote to admin')
  await screen.findByRole('button', { name: 'Demote to user' })
  expect(reasons).toEqual(['Complaint'])
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Complaint')
  await press('Save')
  expect(shown()).toContain('Complaint')
})

it('a reason that was typed is saved when Tab moves the focus past its button', async () => {
  const reasons = recordReasons()
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason for reading (optional)' }), 'Complaint')
  await userEvent.tab()
  expect(document.activeElement).toBe(button('Save'))
  await userEvent.tab()
  await press('Promote to admin')
  await screen.findByRole('button', { name: 'Demote to user' })
  expect(reasons).toEqual(['Complaint'])
})

it('the role panel is also in French (X-2)', async () => {
  closeConsole()
  localStorage.setItem('parvis.language', 'fr')
  admin = openConsole(world, userPath(ann.id))
  await screen.findByRole('heading', { name: 'Conversations\u00a0: ann@example.fr' })
  await press('Nommer administrateur')
  await screen.findByRole('button', { name: 'Retirer le rôle d’administrateur' })
  await press('Supprimer le compte')
  await press('Supprimer')
  await waitFor(() => expect(toasts()).toContain('Compte supprimé'))
})
