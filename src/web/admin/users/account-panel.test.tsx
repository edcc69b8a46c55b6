import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { button } from '#tests/support/draw.tsx'
import {
  type Answer,
  addUser,
  drawConsole,
  eventually,
  failing,
  held,
  newWorld,
  problem,
  removeAccount,
  toasts,
} from '#tests/support/drawn-console.tsx'
import { userPath, usersPath } from '#web/admin/common/console-url.ts'

const world = newWorld()
let ann = addUser(world, 'ann@example.fr')
let bob = addUser(world, 'bob@example.fr')
let console: ReturnType<typeof drawConsole>

beforeEach(async () => {
  Object.assign(world, newWorld())
  ann = addUser(world, 'ann@example.fr')
  bob = addUser(world, 'bob@example.fr')
  console = drawConsole(world, userPath(ann.id))
  await eventually(() => expect(console.page.textContent).toContain('This user has no chats.'))
})
afterEach(() => console.close())

const place = () => location.pathname + location.search
const loads = () => console.calls.filter(call => call === 'GET /admin/users').length

async function openBob() {
  navigate(userPath(bob.id))
  await eventually(() => expect(console.page.textContent).toContain('Chats of bob@example.fr'))
}

async function deleteAnn(answer?: Answer) {
  if (answer) console.script(answer)
  button('Delete account').click()
  await eventually(() => button('Delete').click())
}

/** Without an answer the account may be gone or not. */
const noAnswer =
  (start: string, before = () => {}): Answer =>
  call => {
    if (!call.startsWith(start)) return undefined
    before()
    return Promise.reject(new TypeError('Failed to fetch'))
  }

describe('an account that was deleted', () => {
  it('leaves the selection, and the list is asked for again', async () => {
    await deleteAnn()
    await eventually(() => expect(loads()).toBe(2))
    expect(toasts()).toEqual(['User deleted'])
    expect(place()).toBe(usersPath)
  })

  it('leads nobody away from the user whom they opened meanwhile', async () => {
    const slow = held('DELETE', () => {
      removeAccount(world, ann)
      return new Response(null, { status: 204 })
    })
    await deleteAnn(slow.answer)
    await openBob()
    slow.go()
    await eventually(() => expect(toasts()).toEqual(['User deleted']))
    await eventually(() => expect(console.page.textContent).toContain('1 in all'))
    expect(place()).toBe(userPath(bob.id))
    expect(loads()).toBe(2)
  })

  it('leads nobody back who has left the console, and asks for no list there', async () => {
    const slow = held('DELETE', () => new Response(null, { status: 204 }))
    await deleteAnn(slow.answer)
    navigate('/')
    await eventually(() => expect(console.page.textContent).not.toContain('Users'))
    slow.go()
    await eventually(() => expect(toasts()).toEqual(['User deleted']))
    expect(place()).toBe('/')
    // The console opened anew asks once, for itself: nothing else did before.
    navigate(userPath(bob.id))
    await eventually(() => expect(console.page.textContent).toContain('Chats of bob@example.fr'))
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
  ] as const)('(%s) is told, and the list made true', async (status, answer, leadsTo) => {
    if (status === '403') console.script(failing('GET /admin/users', 403))
    await deleteAnn(answer)
    await eventually(() => expect(toasts()).toContain(`Failed to delete user (${status})`))
    await eventually(() => expect(loads()).toBe(2))
    await eventually(() => expect(place()).toBe(leadsTo ?? userPath(ann.id)))
  })

  it('without an answer, and deleted the account all the same, lets it go', async () => {
    await deleteAnn(noAnswer('DELETE', () => removeAccount(world, ann)))
    await eventually(() => expect(place()).toBe(usersPath))
    expect(toasts()).toEqual(['Failed to delete user (0)', 'This account no longer exists.'])
    expect(console.page.textContent).toContain('1 in all')
  })
})

describe('a role that could not be changed', () => {
  it('because the account is gone leaves it, unless somebody else was opened meanwhile', async () => {
    const slow = held('POST /admin/promote', () => {
      removeAccount(world, ann)
      return problem(404)
    })
    console.script(slow.answer)
    button('Promote to admin').click()
    await openBob()
    slow.go()
    await eventually(() => expect(console.page.textContent).toContain('1 in all'))
    expect(toasts()).toEqual(['Failed to update role (404)'])
    expect(place()).toBe(userPath(bob.id))
    removeAccount(world, bob)
    button('Promote to admin').click()
    await eventually(() => expect(place()).toBe(usersPath))
  })
})
