import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accessReasonHeader } from '#shared/admin.ts'
import { button } from '#tests/support/draw.tsx'
import {
  addChat,
  addUser,
  drawConsole,
  eventually,
  newWorld,
  problem,
  toasts,
} from '#tests/support/drawn-console.tsx'
import { chatPath } from './console-url.ts'

const world = newWorld()
let console: ReturnType<typeof drawConsole>
const writeText = vi.fn(async (_text: string) => {})
const reading = /^GET \/admin\/(users\/.+\/chats|chats\/.+\/messages)/

/** Opens a chat of 120 messages, the user's oldest of 60, where the server wants a reason. */
beforeEach(() => {
  Object.assign(world, newWorld())
  const ann = addUser(world, 'ann@example.fr')
  const long = addChat(world, ann, 'Long', 120)
  for (let index = 0; index < 60; index += 1) addChat(world, ann, `Number ${index}`)
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  writeText.mockClear()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  console = drawConsole(world, chatPath(ann.id, long.id))
  console.script((call, headers) =>
    reading.test(call) && !headers.has(accessReasonHeader) ? problem(403, 'reason_required') : undefined,
  )
})
afterEach(() => {
  console.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const shown = () => console.page.textContent ?? ''
const fields = () => [...console.page.querySelectorAll<HTMLInputElement>('form input')]
const made = (part: string) => console.calls.filter(call => call.includes(part)).length

async function give(reason: string, which = 0) {
  await eventually(() => expect(fields().map(field => field.required)).toEqual([true, true]))
  const field = fields()[which]
  if (!field) throw new Error('There is no field.')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, reason)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await eventually(() => expect(button('Save').disabled).toBe(false))
  field.form?.requestSubmit()
}

/** The reason was given, everything is there, and half an hour has passed. */
async function expire() {
  await give('Complaint 7')
  await eventually(() => expect(shown()).toContain('text 119'))
  await eventually(() => expect(shown()).toContain('Number 59'))
  expect(shown()).toContain('Reason for reading: Complaint 7')
  await vi.advanceTimersByTimeAsync(30 * 60 * 1000)
  await eventually(() => expect(shown()).toContain('Reason for reading (optional)'))
}

describe('where the server wants a reason', () => {
  it('the field has the focus, beside the messages too, and once it is given both lists come', async () => {
    await eventually(() => expect(fields()).toHaveLength(2))
    // The second stands beside the messages, for a phone.
    expect(fields()).toContain(document.activeElement)
    expect(shown()).toContain('First give a reason for reading.')
    await give('Complaint 7')
    await eventually(() => expect(shown()).toContain('text 119'))
    await eventually(() => expect(shown()).toContain('Number 59'))
    expect(fields()).toHaveLength(0)
    expect(toasts()).toEqual([])
  })

  it('the focus goes on: to "Change" and back into the field, beside the messages to these', async () => {
    await give('Complaint 7')
    await eventually(() => expect(document.activeElement).toBe(button('Change')))
    button('Change').click()
    await eventually(() => expect(document.activeElement).toBe(fields()[0]))
    fields()[0]?.form?.requestSubmit()
    await eventually(() => expect(document.activeElement).toBe(button('Change')))
    button('Change').blur()
    await vi.advanceTimersByTimeAsync(30 * 60 * 1000)
    await eventually(() => expect(shown()).toContain('Reason for reading (optional)'))
    expect(document.activeElement).toBe(document.body)
    button('Copy chat').click()
    await give('Complaint 8', 1)
    await eventually(() => expect(fields()).toHaveLength(0))
    expect(document.activeElement?.textContent).toBe('Messages')
  })

  it('"Copy chat" asks again for one that is too old, and copies with the next', async () => {
    await expire()
    button('Copy chat').click()
    await eventually(() => expect(fields()).toHaveLength(2))
    expect(fields()).toContain(document.activeElement)
    expect(writeText).not.toHaveBeenCalled()
    await give('Complaint 8')
    await eventually(() => expect(fields()).toHaveLength(0))
    button('Copy chat').click()
    await eventually(() => expect(writeText).toHaveBeenCalledOnce())
    expect(toasts()).toEqual(['Chat copied to clipboard'])
  })

  it.each([
    ['Load older', 'text 20A', '/messages'],
    ['Load more', 'Long120 messages', '/chats?'],
  ])('"%s" asks again for one that is too old, and then goes on', async (name, text, part) => {
    await expire()
    const before = made(part)
    button(name).click()
    await eventually(() => expect(fields()).toHaveLength(2))
    expect(shown()).not.toContain(text)
    await give('Complaint 8')
    await eventually(() => expect(shown()).toContain(text))
    expect(made(part) - before).toBe(2)
    expect(toasts()).toEqual([])
  })

  it('"Refresh the list" asks again for one that is too old, and keeps what is shown', async () => {
    await expire()
    button('Refresh the list').click()
    await eventually(() => expect(fields()).toHaveLength(2))
    await eventually(() => expect(button('Refresh the list').getAttribute('aria-busy')).toBe('false'))
    expect(shown()).toContain('text 119')
    await give('Complaint 8')
    await eventually(() => expect(fields()).toHaveLength(0))
    expect(shown()).toContain('text 119')
  })
})
