import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type AdminConsole,
  button,
  closeConsole,
  go,
  openChat,
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
  deferred,
  failing,
  newMessage,
  newWorld,
  problem,
  removeAccount,
} from '#tests/support/pages/admin-console-server.ts'
import { userChatPath, userPath, usersPath } from './common/console-url.ts'

const world = newWorld()
let ann = addUser(world, 'ann@example.fr')
let rent = addChat(world, ann, 'Rent')
let admin: AdminConsole

beforeEach(() => {
  Object.assign(world, newWorld())
  ann = addUser(world, 'ann@example.fr')
  rent = addChat(world, ann, 'Rent')
})
afterEach(closeConsole)

const currentUrl = () => location.pathname + location.search
const callCount = (part: string) => admin.calls.filter(call => call.includes(part)).length

async function open(path: string, text: string) {
  admin = openConsole(world, path)
  await see(text)
}

describe('a user who was deleted elsewhere', () => {
  it('is deselected when one of their chats is opened', async () => {
    await open(userPath(ann.id), 'Rent')
    removeAccount(world, ann)
    await openChat('Rent')
    await waitFor(() => expect(currentUrl()).toBe(usersPath))
    expect(toasts()).toEqual(['Failed to load messages (404)', 'Failed to load chats (404)'])
    await see('0 in all')
    expect(shown()).not.toContain('Rent')
    expect(shown()).toContain('Select a user to view chats')
  })

  it('is deselected by "Refresh the list", with one message', async () => {
    await open(userChatPath(ann.id, rent.id), 'text 1')
    removeAccount(world, ann)
    // The list of users is loaded first; the chats of the deleted user are still requested, which fails.
    const slow = deferred(`GET /admin/users/${ann.id}`, () => problem(404))
    admin.script(slow.script)
    await press('Refresh the list')
    await see('0 in all')
    slow.go()
    await waitFor(() => expect(currentUrl()).toBe(usersPath))
    await waitFor(() => expect(toasts()).toEqual(['Failed to load chats (404)']))
    expect(callCount('/messages')).toBe(1)
  })

  it('is deselected once the reloaded list does not contain them', async () => {
    await open(usersPath, '1 in all')
    const eve = addUser(world, 'eve@example.fr')
    admin.script(call => {
      if (call.startsWith('GET /admin/users/')) return undefined
      removeAccount(world, eve)
      return undefined
    })
    go(userPath(eve.id))
    await waitFor(() => expect(currentUrl()).toBe(usersPath))
    expect(toasts()).toEqual(['This account no longer exists.'])
    expect(callCount('GET /admin/users/')).toBe(1)
  })

  it('is deselected when the console opens at their URL, with one message', async () => {
    admin = openConsole(world, userPath(crypto.randomUUID() as typeof ann.id))
    await waitFor(() => expect(currentUrl()).toBe(usersPath))
    expect(toasts()).toEqual(['Failed to load chats (404)'])
  })
})

it('a URL with invalid ids selects no user, and loads no chats (K-8)', async () => {
  addUser(world, 'eve@example.fr')
  await open('/admin?user=%3Cscript%3E&chat=7', '2 in all')
  expect(shown()).toContain('Select a user to view chats')
  expect(callCount('/chats')).toBe(0)
  expect(toasts()).toEqual([])
})

describe('a user newer than the list', () => {
  it('is found by loading the list once more (K-8)', async () => {
    await open(usersPath, '1 in all')
    const eve = addUser(world, 'eve@example.fr')
    go(userPath(eve.id))
    await see('Chats of eve@example.fr')
    expect(button('Promote to admin')).toBeTruthy()
    expect(shown()).toContain('Reason for reading')
    expect(admin.calls.filter(call => call === 'GET /admin/users')).toHaveLength(2)
  })

  it('stays selected if the list cannot be loaded', async () => {
    await open(usersPath, '1 in all')
    const eve = addUser(world, 'eve@example.fr')
    admin.script(call => (call === 'GET /admin/users' ? new Response(null, { status: 502 }) : undefined))
    go(userPath(eve.id))
    await waitFor(() => expect(toasts()).toEqual(['Failed to load users (502)']))
    await see('This user has no chats.')
    expect(currentUrl()).toBe(userPath(eve.id))
  })
})

describe('a chat that cannot be found', () => {
  it('is deselected with a message, and leaves the list of chats, if its owner deleted it; the page takes the focus (X-4)', async () => {
    addChat(world, ann, 'Deposit')
    await open(userPath(ann.id), 'Rent')
    world.chats.get(ann.id)?.splice(1, 1)
    await openChat('Rent')
    await waitFor(() => expect(shown()).not.toContain('Rent'))
    expect(toasts()).toEqual(['Failed to load messages (404)'])
    expect(currentUrl()).toBe(userPath(ann.id))
    expect(shown()).toContain('Deposit')
    expect(callCount('/chats?')).toBe(2)
    expect(document.activeElement?.id).toBe('main')
  })

  it('is deselected with a message if it is another user’s or unknown', async () => {
    const bob = addUser(world, 'bob@example.fr')
    const foreign = addChat(world, bob, 'Foreign')
    await open(userChatPath(ann.id, foreign.id), 'Rent')
    await waitFor(() => expect(currentUrl()).toBe(userPath(ann.id)))
    expect(toasts()).toEqual(['Failed to load messages (404)'])
    expect(callCount(`/chats/${foreign.id}/messages?limit=50&tail=true&user=${ann.id}`)).toBe(1)
    expect(callCount('/chats?')).toBe(1)
    go(userChatPath(ann.id, crypto.randomUUID() as typeof foreign.id))
    await waitFor(() => expect(toasts()).toHaveLength(2))
    expect(toasts()[1]).toBe('Failed to load messages (404)')
    expect(currentUrl()).toBe(userPath(ann.id))
    expect(shown()).toContain('Select a chat to view messages')
  })
})

describe('"Refresh the list"', () => {
  it('reloads the users, chats and messages once each, and shows the end of a running answer (K-15)', async () => {
    const [question, answer] = [newMessage(0), newMessage(1)]
    world.messages.set(rent.id, [question, { ...answer, content: 'It beg', status: 'running' }])
    await open(userChatPath(ann.id, rent.id), 'This answer is still being written.')
    world.messages.set(rent.id, [question, { ...answer, content: 'It begins and ends.' }])
    addChat(world, ann, 'Newer')
    await press('Refresh the list')
    await see('It begins and ends.')
    expect(shown()).not.toContain('still being written')
    expect(shown()).toContain('Newer')
    expect([callCount('/chats?'), callCount('/messages')]).toEqual([2, 2])
    await waitFor(() => expect(button('Refresh the list').getAttribute('aria-busy')).toBe('false'))
  })

  it('runs once, even if it is pressed again while it runs, or Enter is held down (K-15)', async () => {
    await open(userChatPath(ann.id, rent.id), 'text 1')
    const slow = deferred('GET /admin/users', () => Response.json({ users: world.users }))
    const end = admin.script(slow.script)
    await press('Refresh the list')
    await waitFor(() => expect(button('Refresh the list').getAttribute('aria-busy')).toBe('true'))
    await press('Refresh the list')
    end()
    slow.go()
    await waitFor(() => expect(button('Refresh the list').getAttribute('aria-busy')).toBe('false'))
    expect([callCount('/chats?'), callCount('/messages')]).toEqual([2, 2])
    expect(fireEvent.keyDown(button('Refresh the list'), { key: 'Enter', repeat: true })).toBe(false)
  })

  it('keeps all loaded pages, even if it fails', async () => {
    for (let index = 0; index < 52; index += 1) addChat(world, ann, `Number ${index}`)
    await open(userPath(ann.id), 'Number 51')
    await press('Load more')
    await see('Rent')
    await press('Refresh the list')
    await waitFor(() => expect(callCount('/chats?')).toBe(4))
    await waitFor(() => expect(button('Refresh the list').getAttribute('aria-busy')).toBe('false'))
    expect(shown()).toContain('Rent')
    admin.script(failing(`GET /admin/users/${ann.id}/chats`, 500))
    await press('Refresh the list')
    await waitFor(() => expect(toasts()).toEqual(['Failed to load chats (500)']))
    expect(shown()).toContain('Rent')
    expect(currentUrl()).toBe(userPath(ann.id))
  })
})

it('a link to a chat shows it while the list of users is still loading', async () => {
  const account = signInAs(ann)
  const slow = deferred('GET /admin/users', () => Response.json({ users: world.users }))
  admin = openConsole(world, userChatPath(ann.id, rent.id), (...call) =>
    call[0] === 'GET /admin/users' ? slow.script(...call) : account(...call),
  )
  await see('text 1')
  expect(shown()).toContain('Rent')
  expect(shown()).not.toContain('1 in all')
  slow.go()
  await see('1 in all')
  await see('Chats of ann@example.fr')
  expect([callCount('/chats?'), callCount('/messages'), callCount('/admin/users')]).toEqual([1, 1, 2])
})

it('a chat is loaded for the user in the URL', async () => {
  const bob = addUser(world, 'bob@example.fr')
  await open(userChatPath(ann.id, rent.id), 'text 1')
  go(userChatPath(bob.id, rent.id))
  await waitFor(() => expect(toasts()).toEqual(['Failed to load messages (404)']))
  expect(shown()).not.toContain('text 1')
})

describe('a response that arrives after another chat was opened', () => {
  it('shows no message and changes nothing on the page', async () => {
    const slow = deferred(`GET /admin/chats/${rent.id}`, () => new Response(null, { status: 404 }))
    const deposit = addChat(world, ann, 'Deposit')
    await open(userPath(ann.id), 'Rent')
    admin.script(slow.script)
    await openChat('Rent')
    await waitFor(() => expect(callCount('/messages')).toBe(1))
    await openChat('Deposit')
    await see('text 1')
    slow.go()
    // A whole refresh gives the late response time to do something wrong.
    await press('Refresh the list')
    await waitFor(() => expect([callCount('/chats?'), callCount('/messages')]).toEqual([2, 3]))
    await waitFor(() => expect(button('Refresh the list').getAttribute('aria-busy')).toBe('false'))
    expect(toasts()).toEqual([])
    expect(currentUrl()).toBe(userChatPath(ann.id, deposit.id))
  })
})
