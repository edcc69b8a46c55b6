import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { button } from '#tests/support/draw.tsx'
import {
  addChat,
  addUser,
  chatLink,
  drawConsole,
  eventually,
  failing,
  newWorld,
  toasts,
} from '#tests/support/drawn-console.tsx'
import { chatPath } from './common/console-url.ts'

const world = newWorld()
let console: ReturnType<typeof drawConsole>

beforeEach(async () => {
  Object.assign(world, newWorld())
  const ann = addUser(world, 'ann@example.fr')
  const long = addChat(world, ann, 'Long', 60)
  for (let index = 0; index < 60; index += 1) addChat(world, ann, `Number ${index}`)
  console = drawConsole(world, chatPath(ann.id, long.id))
  await eventually(() => expect(console.page.textContent).toContain('text 59'))
  await eventually(() => expect(console.page.textContent).toContain('Number 59'))
})
afterEach(() => console.close())

const actions: [string, () => void | Promise<void>, string][] = [
  ['opens a chat', () => chatLink('Number 59').click(), 'load messages'],
  ['presses "Load older"', () => button('Load older').click(), 'load messages'],
  ['presses "Copy chat"', () => button('Copy chat').click(), 'load messages'],
  ['presses "Load more"', () => button('Load more').click(), 'load chats'],
  ['promotes somebody', () => button('Promote to admin').click(), 'update role'],
  [
    'deletes somebody',
    async () => {
      button('Delete account').click()
      await eventually(() => button('Delete').click())
    },
    'delete user',
  ],
]

describe.each([
  ['the role', 403],
  ['the account', 401],
])('an admin who lost %s meanwhile', (_what, status) => {
  it.each(actions)('and %s is told so and led to the start page', async (_action, act, what) => {
    console.script(failing('', status))
    await act()
    await eventually(() => expect(location.pathname).toBe('/'))
    expect(toasts()).toEqual([`Failed to ${what} (${status})`, 'You must be an admin to access this page'])
  })
})
