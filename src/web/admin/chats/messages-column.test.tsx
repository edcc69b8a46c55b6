import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type AdminConsole,
  closeConsole,
  go,
  openChat,
  openConsole,
  press,
  see,
  shown,
  toasts,
} from '#tests/support/pages/admin-console.tsx'
import {
  addChat,
  addUser,
  deferred,
  newMessage,
  newWorld,
  problem,
} from '#tests/support/pages/admin-console-server.ts'
import { userChatPath, userPath } from '#web/admin/common/console-url.ts'

const world = newWorld()
let ann = addUser(world, 'ann@example.fr')
let long = addChat(world, ann, 'Long')
let short = addChat(world, ann, 'Short')
let admin: AdminConsole
const writeText = vi.fn(async (_text: string) => {})

beforeEach(async () => {
  Object.assign(world, newWorld())
  ann = addUser(world, 'ann@example.fr')
  long = addChat(world, ann, 'Long', 120)
  short = addChat(world, ann, 'Short', 2)
  writeText.mockClear()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  admin = openConsole(world, userChatPath(ann.id, long.id))
  await see('text 119')
})
afterEach(() => {
  closeConsole()
  vi.restoreAllMocks()
})

it('says how many of the chat’s messages are loaded if not all are and, on a phone, whose chat it is (K-4, K-11)', async () => {
  const counts = () => screen.getAllByRole('status').map(status => status.textContent)
  expect(counts()).toContain('50 of 120')
  expect(shown()).toContain('ann@example.frLong')
  Object.assign(world.messages.get(short.id)?.[1] ?? {}, { content: '## Deadlines' })
  await openChat('Short')
  await waitFor(() => expect(shown()).not.toContain('text 119'))
  expect(counts().join()).not.toContain('of')
  // A screen reader goes from message to message by these headings. Those of an answer are below them.
  const writers = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(writers).toEqual(['User', 'Assistant'])
  expect(screen.getByRole('heading', { level: 4, name: 'Deadlines' })).toBeTruthy()
  expect(shown()).toContain('ann@example.frShort')
})

const older = () => admin.calls.filter(call => call.includes('&offset=') && call.includes('/messages'))

describe('"Copy chat"', () => {
  it.each([
    ['another chat is opened', () => openChat('Short')],
    ['the administrator goes back to the chats', () => go(userPath(ann.id))],
    ['the administrator leaves the console', () => go('/')],
  ])('is cancelled when %s', async (_what, leave) => {
    const slow = deferred(`GET /admin/chats/${long.id}/messages?limit=50&offset=20`, () => problem(404))
    admin.script(slow.script)
    await press('Copy chat')
    await waitFor(() => expect(older()).toHaveLength(1))
    leave()
    await waitFor(() => expect(shown()).not.toContain('text 119'))
    const urlAfterLeaving = location.href
    slow.go()
    // Copying another chat gives the first copy time to finish if it was not cancelled.
    go(userChatPath(ann.id, short.id))
    await see('text 1')
    const urlBeforeCopy = location.href
    await press('Copy chat')
    await waitFor(() => expect(writeText).toHaveBeenCalled())
    await waitFor(() => expect(toasts()).toContain('Chat copied to clipboard'))
    expect(older()).toHaveLength(1)
    expect(writeText.mock.calls).toEqual([['user: text 0\nassistant: text 1']])
    expect(toasts()).toEqual(['Chat copied to clipboard'])
    expect(location.href).toBe(urlBeforeCopy)
    expect(urlAfterLeaving).not.toContain(long.id)
  })

  it('loads older pages of the chat once, with its user’s id, and copies new messages after a refresh', async () => {
    const lines = Array.from(
      { length: 120 },
      (_, index) => `${index % 2 ? 'assistant' : 'user'}: text ${index}`,
    )
    await press('Copy chat')
    await waitFor(() => expect(toasts()).toEqual(['Chat copied to clipboard']))
    expect(older()).toEqual([20, 0].map(offset => expect.stringMatching(`offset=${offset}&user=${ann.id}$`)))
    await press('Copy chat')
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(2))
    expect(older()).toHaveLength(2)
    world.messages.get(long.id)?.push(newMessage(120))
    await press('Refresh the list')
    await see('text 120')
    await press('Copy chat')
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(3))
    expect(writeText.mock.calls.map(([text]) => text)).toEqual([
      lines.join('\n'),
      lines.join('\n'),
      [...lines, 'user: text 120'].join('\n'),
    ])
  })

  it('says so if the browser blocks it (K-4)', async () => {
    writeText.mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError'))
    await press('Copy chat')
    await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/^The browser blocked copying\./)]))
    await press('Copy chat')
    await waitFor(() => expect(toasts()).toContain('Chat copied to clipboard'))
  })
})

it('a message that is clearly in French is marked as French (X-4)', async () => {
  const french = {
    ...newMessage(2),
    content: 'Que dois-je faire pour le dépôt que le bailleur garde et les clés ?',
  }
  world.messages.get(short.id)?.push(french)
  await openChat('Short')
  await see(french.content)
  expect(screen.getByText(french.content).closest<HTMLElement>('[lang]')?.lang).toBe('fr')
  expect(screen.getByText('text 0').closest<HTMLElement>('[lang]')?.lang).toBe('en')
})
