import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { button } from '#tests/support/draw.tsx'
import {
  addChat,
  addUser,
  chatLink,
  drawConsole,
  eventually,
  held,
  newMessage,
  newWorld,
  problem,
  toasts,
} from '#tests/support/drawn-console.tsx'
import { chatPath, userPath } from '#web/admin/common/console-url.ts'

const world = newWorld()
let ann = addUser(world, 'ann@example.fr')
let long = addChat(world, ann, 'Long')
let short = addChat(world, ann, 'Short')
let console: ReturnType<typeof drawConsole>
const writeText = vi.fn(async (_text: string) => {})

beforeEach(async () => {
  Object.assign(world, newWorld())
  ann = addUser(world, 'ann@example.fr')
  long = addChat(world, ann, 'Long', 120)
  short = addChat(world, ann, 'Short', 2)
  writeText.mockClear()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  console = drawConsole(world, chatPath(ann.id, long.id))
  await eventually(() => expect(console.page.textContent).toContain('text 119'))
})
afterEach(() => {
  console.close()
  vi.restoreAllMocks()
})

const older = () => console.calls.filter(call => call.includes('&offset=') && call.includes('/messages'))

describe('"Copy chat"', () => {
  it.each([
    ['another chat is opened', () => chatLink('Short').click()],
    ['the person goes back to the chats', () => navigate(userPath(ann.id))],
    ['the person leaves the console', () => navigate('/')],
  ])('ends where %s: nothing more is read, copied or said', async (_what, leave) => {
    const slow = held(`GET /admin/chats/${long.id}/messages?limit=50&offset=20`, () => problem(404))
    console.script(slow.answer)
    button('Copy chat').click()
    await eventually(() => expect(older()).toHaveLength(1))
    leave()
    await eventually(() => expect(console.page.textContent).not.toContain('text 119'))
    const place = location.href
    slow.go()
    // A whole copy of another chat takes longer than what the first one could still do.
    navigate(chatPath(ann.id, short.id))
    await eventually(() => expect(console.page.textContent).toContain('text 1'))
    const back = location.href
    button('Copy chat').click()
    await eventually(() => expect(writeText).toHaveBeenCalled())
    await eventually(() => expect(toasts()).toContain('Chat copied to clipboard'))
    expect(older()).toHaveLength(1)
    expect(writeText.mock.calls).toEqual([['user: text 0\nassistant: text 1']])
    expect(toasts()).toEqual(['Chat copied to clipboard'])
    expect(location.href).toBe(back)
    expect(place).not.toContain(long.id)
  })

  it('asks for older pages of that user’s chat, once, and anew after a refresh', async () => {
    const lines = Array.from(
      { length: 120 },
      (_, index) => `${index % 2 ? 'assistant' : 'user'}: text ${index}`,
    )
    button('Copy chat').click()
    await eventually(() => expect(toasts()).toEqual(['Chat copied to clipboard']))
    expect(older()).toEqual([20, 0].map(offset => expect.stringMatching(`offset=${offset}&user=${ann.id}$`)))
    button('Copy chat').click()
    await eventually(() => expect(writeText).toHaveBeenCalledTimes(2))
    expect(older()).toHaveLength(2)
    world.messages.get(long.id)?.push(newMessage(120))
    button('Refresh the list').click()
    await eventually(() => expect(console.page.textContent).toContain('text 120'))
    button('Copy chat').click()
    await eventually(() => expect(writeText).toHaveBeenCalledTimes(3))
    expect(writeText.mock.calls.map(([text]) => text)).toEqual([
      lines.join('\n'),
      lines.join('\n'),
      [...lines, 'user: text 120'].join('\n'),
    ])
  })
})
