import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AdminUser, accessReasonHeader } from '#shared/api/admin.ts'
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
import { addChat, addUser, deferred, newWorld, problem } from '#tests/support/pages/admin-console-server.ts'
import { userChatPath, userPath, usersPath } from './console-url.ts'

const world = newWorld()
let admin: AdminConsole
const writeText = vi.fn(async (_text: string) => {})
const readingCall = /^GET \/admin\/(users\/.+\/chats|chats\/.+\/messages)/

/** The server requires a reason. Opens a chat of 120 messages, the oldest of the user's 61 chats. */
beforeEach(() => {
  Object.assign(world, newWorld())
  const ann = addUser(world, 'ann@example.fr')
  const long = addChat(world, ann, 'Long', 120)
  for (let index = 0; index < 60; index += 1) addChat(world, ann, `Number ${index}`)
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  writeText.mockClear()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  admin = openConsole(world, userChatPath(ann.id, long.id))
  admin.script((call, headers) =>
    readingCall.test(call) && !headers.has(accessReasonHeader) ? problem(403, 'reason_required') : undefined,
  )
})
afterEach(() => {
  closeConsole()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const fields = () => screen.queryAllByRole<HTMLInputElement>('textbox', { name: /^Reason for reading/ })
const callCount = (part: string) => admin.calls.filter(call => call.includes(part)).length

async function giveReason(reason: string, fieldIndex = 0) {
  await waitFor(() => expect(fields().map(field => field.required)).toEqual([true, true]))
  const field = fields()[fieldIndex]
  if (!field) throw new Error('The field is missing.')
  // Without the pauses between keys, which would wait for the fake clock.
  const user = userEvent.setup({ delay: null })
  await user.clear(field)
  await user.type(field, `${reason}{Enter}`)
}

/** Gives a reason, waits until everything is loaded, and lets half an hour pass. */
async function letReasonExpire() {
  await giveReason('Complaint 7')
  await see('text 119')
  await see('Number 59')
  expect(shown()).toContain('Reason for reading: Complaint 7')
  await act(() => vi.advanceTimersByTimeAsync(30 * 60 * 1000))
  await see('Reason for reading (optional)')
}

describe('when the server requires a reason', () => {
  it('the field has the focus, and a reason loads both lists', async () => {
    await waitFor(() => expect(fields()).toHaveLength(2))
    // The second field is above the messages, for a phone.
    expect(fields()).toContain(document.activeElement)
    expect(shown()).toContain('Enter a reason for reading first.')
    await giveReason('Complaint 7')
    await see('text 119')
    await see('Number 59')
    expect(fields()).toHaveLength(0)
    expect(toasts()).toEqual([])
  })

  it('the focus moves to "Change", back to the field, and from the field above the messages to the messages', async () => {
    await giveReason('Complaint 7')
    await waitFor(() => expect(document.activeElement).toBe(button('Change')))
    await press('Change')
    await waitFor(() => expect(document.activeElement).toBe(fields()[0]))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(button('Change')))
    act(() => button('Change').blur())
    await act(() => vi.advanceTimersByTimeAsync(30 * 60 * 1000))
    await see('Reason for reading (optional)')
    expect(document.activeElement).toBe(document.body)
    await press('Copy chat')
    await giveReason('Complaint 8', 1)
    await waitFor(() => expect(fields()).toHaveLength(0))
    expect(document.activeElement?.textContent).toBe('Messages')
  })

  it('"Copy chat" asks again once the reason has expired, and copies with the new one', async () => {
    await letReasonExpire()
    await press('Copy chat')
    await waitFor(() => expect(fields()).toHaveLength(2))
    expect(fields()).toContain(document.activeElement)
    expect(fields()[0]?.value).toBe('Complaint 7')
    expect(writeText).not.toHaveBeenCalled()
    await giveReason('Complaint 8')
    await waitFor(() => expect(fields()).toHaveLength(0))
    await press('Copy chat')
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce())
    expect(toasts()).toEqual(['Chat copied to clipboard'])
  })

  it.each([
    ['Load older', 'text 20A', '/messages'],
    ['Load more', 'Long120 messages', '/chats?'],
  ])('"%s" asks again once the reason has expired, and then continues', async (name, text, part) => {
    await letReasonExpire()
    const countBefore = callCount(part)
    await press(name)
    await waitFor(() => expect(fields()).toHaveLength(2))
    expect(shown()).not.toContain(text)
    await giveReason('Complaint 8')
    await see(text)
    expect(callCount(part) - countBefore).toBe(2)
    expect(toasts()).toEqual([])
  })

  it('"Refresh the list" asks again once the reason has expired, and keeps what is shown', async () => {
    await letReasonExpire()
    await press('Refresh the list')
    await waitFor(() => expect(fields()).toHaveLength(2))
    await waitFor(() => expect(button('Refresh the list').getAttribute('aria-busy')).toBe('false'))
    expect(shown()).toContain('text 119')
    await giveReason('Complaint 8')
    await waitFor(() => expect(fields()).toHaveLength(0))
    expect(shown()).toContain('text 119')
  })
})

it('a reason can be given before the list of users is loaded, and its field stays when the list arrives (K-8, K-9)', async () => {
  const list = deferred('GET /admin/users', () => Response.json({ users: world.users }))
  closeConsole()
  const ann = world.users[0] as AdminUser
  const account = signInAs(ann)
  admin = openConsole(world, userPath(ann.id), (call, headers) => {
    if (readingCall.test(call))
      return headers.has(accessReasonHeader) ? undefined : problem(403, 'reason_required')
    return account(call, headers) ?? list.script(call, headers)
  })
  await waitFor(() => expect(fields().map(field => field.required)).toEqual([true]))
  const [field] = fields()
  expect(document.activeElement).toBe(field)
  await userEvent.setup({ delay: null }).type(field ?? document.body, 'Complaint')
  list.go()
  await see('Chats of ann@example.fr')
  expect(document.activeElement).toBe(field)
  await userEvent.setup({ delay: null }).keyboard(' 7{Enter}')
  await see('Number 59')
  expect(shown()).toContain('Reason for reading: Complaint 7')
})

it('a reason that is not required can be skipped for half an hour, and is then requested again (K-9)', async () => {
  closeConsole()
  const bob = addUser(world, 'bob@example.fr')
  admin = openConsole(world, userPath(bob.id))
  await see('Reason for reading (optional)')
  await press('Skip')
  await see('Reason for reading: not given')
  const leaveAndReturn = async () => {
    go(usersPath)
    await waitFor(() => expect(shown()).not.toContain('Reason for reading'))
    go(userPath(bob.id))
    await see('Reason for reading')
  }
  await leaveAndReturn()
  expect(shown()).toContain('Reason for reading: not given')
  await act(() => vi.advanceTimersByTimeAsync(30 * 60 * 1000))
  await leaveAndReturn()
  expect(fields().map(field => field.required)).toEqual([false])
})
