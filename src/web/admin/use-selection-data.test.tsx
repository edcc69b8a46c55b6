import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { button } from '#tests/support/draw.tsx'
import {
  addChat,
  addUser,
  chatLink,
  drawConsole,
  eventually,
  failing,
  held,
  newMessage,
  newWorld,
  problem,
  removeAccount,
  toasts,
} from '#tests/support/drawn-console.tsx'
import { chatPath, userPath, usersPath } from './common/console-url.ts'

const world = newWorld()
let ann = addUser(world, 'ann@example.fr')
let rent = addChat(world, ann, 'Rent')
let console: ReturnType<typeof drawConsole>

beforeEach(() => {
  Object.assign(world, newWorld())
  ann = addUser(world, 'ann@example.fr')
  rent = addChat(world, ann, 'Rent')
})
afterEach(() => console.close())

const place = () => location.pathname + location.search
const shown = () => console.page.textContent ?? ''
const made = (part: string) => console.calls.filter(call => call.includes(part)).length

async function open(path: string, text: string) {
  console = drawConsole(world, path)
  await eventually(() => expect(shown()).toContain(text))
}

describe('somebody who was deleted elsewhere', () => {
  it('leaves with their chats when one of these is opened', async () => {
    await open(userPath(ann.id), 'Rent')
    removeAccount(world, ann)
    chatLink('Rent').click()
    await eventually(() => expect(place()).toBe(usersPath))
    expect(toasts()).toEqual(['Failed to load messages (404)', 'Failed to load chats (404)'])
    await eventually(() => expect(shown()).toContain('0 in all'))
    expect(shown()).not.toContain('Rent')
    expect(shown()).toContain('Select a user to view chats')
  })

  it('leaves at the press of "Refresh the list", told once', async () => {
    await open(chatPath(ann.id, rent.id), 'text 1')
    removeAccount(world, ann)
    // The list is there first: their chats are still asked for, and tell.
    const slow = held(`GET /admin/users/${ann.id}`, () => problem(404))
    console.script(slow.answer)
    button('Refresh the list').click()
    await eventually(() => expect(shown()).toContain('0 in all'))
    slow.go()
    await eventually(() => expect(place()).toBe(usersPath))
    await eventually(() => expect(toasts()).toEqual(['Failed to load chats (404)']))
    expect(made('/messages')).toBe(1)
  })

  it('leaves when they come from a list that is older than them, and a newer one lacks them', async () => {
    await open(usersPath, '1 in all')
    const eve = addUser(world, 'eve@example.fr')
    console.script(call => {
      if (call.startsWith('GET /admin/users/')) return undefined
      removeAccount(world, eve)
      return undefined
    })
    navigate(userPath(eve.id))
    await eventually(() => expect(place()).toBe(usersPath))
    expect(toasts()).toEqual(['This account no longer exists.'])
    expect(made('GET /admin/users/')).toBe(1)
  })
})

describe('somebody newer than the list', () => {
  it('is found by asking for it once more (K-8)', async () => {
    await open(usersPath, '1 in all')
    const eve = addUser(world, 'eve@example.fr')
    navigate(userPath(eve.id))
    await eventually(() => expect(shown()).toContain('Chats of eve@example.fr'))
    expect(button('Promote to admin')).toBeTruthy()
    expect(shown()).toContain('Reason for reading')
    expect(console.calls.filter(call => call === 'GET /admin/users')).toHaveLength(2)
  })

  it('stays chosen where the list cannot be had', async () => {
    await open(usersPath, '1 in all')
    const eve = addUser(world, 'eve@example.fr')
    console.script(call => (call === 'GET /admin/users' ? new Response(null, { status: 502 }) : undefined))
    navigate(userPath(eve.id))
    await eventually(() => expect(toasts()).toEqual(['Failed to load users (502)']))
    await eventually(() => expect(shown()).toContain('This user has no chats.'))
    expect(place()).toBe(userPath(eve.id))
  })

  it('is not asked for again where the list came with them missing', async () => {
    console = drawConsole(world, userPath(crypto.randomUUID() as typeof ann.id))
    await eventually(() => expect(place()).toBe(usersPath))
    expect(toasts()).toEqual(['Failed to load chats (404)'])
  })
})

describe('a chat that its owner deleted', () => {
  it('is told, left, and taken out of the chats', async () => {
    addChat(world, ann, 'Deposit')
    await open(userPath(ann.id), 'Rent')
    world.chats.get(ann.id)?.splice(1, 1)
    chatLink('Rent').click()
    await eventually(() => expect(shown()).not.toContain('Rent'))
    expect(toasts()).toEqual(['Failed to load messages (404)'])
    expect(place()).toBe(userPath(ann.id))
    expect(shown()).toContain('Deposit')
    expect(made('/chats?')).toBe(2)
  })

  it('of somebody else is not shown under this user', async () => {
    const bob = addUser(world, 'bob@example.fr')
    const foreign = addChat(world, bob, 'Foreign')
    await open(chatPath(ann.id, foreign.id), 'Rent')
    await eventually(() => expect(place()).toBe(userPath(ann.id)))
    expect(toasts()).toEqual(['Failed to load messages (404)'])
    expect(made(`/chats/${foreign.id}/messages?limit=50&tail=true&user=${ann.id}`)).toBe(1)
    expect(made('/chats?')).toBe(1)
  })
})

describe('"Refresh the list"', () => {
  it('reads what is open again, once each: a running answer comes to its end (K-15)', async () => {
    const [question, answer] = [newMessage(0), newMessage(1)]
    world.messages.set(rent.id, [question, { ...answer, content: 'It beg', status: 'running' }])
    await open(chatPath(ann.id, rent.id), 'This answer is still being written.')
    world.messages.set(rent.id, [question, { ...answer, content: 'It begins and ends.' }])
    addChat(world, ann, 'Newer')
    button('Refresh the list').click()
    await eventually(() => expect(shown()).toContain('It begins and ends.'))
    expect(shown()).not.toContain('still being written')
    expect(shown()).toContain('Newer')
    expect([made('/chats?'), made('/messages')]).toEqual([2, 2])
    await eventually(() => expect(button('Refresh the list').getAttribute('aria-busy')).toBe('false'))
  })

  it('is done once, however often it is pressed while it runs (K-15)', async () => {
    await open(chatPath(ann.id, rent.id), 'text 1')
    const slow = held('GET /admin/users', () => Response.json({ users: world.users }))
    const end = console.script(slow.answer)
    button('Refresh the list').click()
    await eventually(() => expect(button('Refresh the list').getAttribute('aria-busy')).toBe('true'))
    button('Refresh the list').click()
    end()
    slow.go()
    await eventually(() => expect(button('Refresh the list').getAttribute('aria-busy')).toBe('false'))
    expect([made('/chats?'), made('/messages')]).toEqual([2, 2])
  })

  it('keeps what was loaded, and what is there where it fails', async () => {
    for (let index = 0; index < 52; index += 1) addChat(world, ann, `Number ${index}`)
    await open(userPath(ann.id), 'Number 51')
    button('Load more').click()
    await eventually(() => expect(shown()).toContain('Rent'))
    button('Refresh the list').click()
    await eventually(() => expect(made('/chats?')).toBe(4))
    await eventually(() => expect(button('Refresh the list').getAttribute('aria-busy')).toBe('false'))
    expect(shown()).toContain('Rent')
    console.script(failing(`GET /admin/users/${ann.id}/chats`, 500))
    button('Refresh the list').click()
    await eventually(() => expect(toasts()).toEqual(['Failed to load chats (500)']))
    expect(shown()).toContain('Rent')
    expect(place()).toBe(userPath(ann.id))
  })
})

it('a chat is looked for at the user in the address', async () => {
  const bob = addUser(world, 'bob@example.fr')
  await open(chatPath(ann.id, rent.id), 'text 1')
  navigate(chatPath(bob.id, rent.id))
  await eventually(() => expect(toasts()).toEqual(['Failed to load messages (404)']))
  expect(shown()).not.toContain('text 1')
})

describe('a look that comes too late', () => {
  it('says nothing and leads nowhere', async () => {
    const slow = held(`GET /admin/chats/${rent.id}`, () => new Response(null, { status: 404 }))
    const deposit = addChat(world, ann, 'Deposit')
    await open(userPath(ann.id), 'Rent')
    console.script(slow.answer)
    chatLink('Rent').click()
    await eventually(() => expect(made('/messages')).toBe(1))
    chatLink('Deposit').click()
    await eventually(() => expect(shown()).toContain('text 1'))
    slow.go()
    // A whole refresh takes longer than what the late answer could still do.
    button('Refresh the list').click()
    await eventually(() => expect([made('/chats?'), made('/messages')]).toEqual([2, 3]))
    await eventually(() => expect(button('Refresh the list').getAttribute('aria-busy')).toBe('false'))
    expect(toasts()).toEqual([])
    expect(place()).toBe(chatPath(ann.id, deposit.id))
  })
})
