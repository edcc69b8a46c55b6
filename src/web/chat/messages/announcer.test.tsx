import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Conversation, emptyConversation } from '#web/chat/conversation/conversation.ts'
import { newQuestion } from '#web/chat/conversation/shown-message.ts'
import { newAnswer } from '#web/chat/conversation/streaming-answer.ts'
import { Announcer } from './announcer.tsx'

let state: Conversation
const listeners = new Set<() => void>()
const store = {
  subscribe: (onChange: () => void) => {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  },
  getState: () => state,
}
const put = (change: Partial<Conversation>) =>
  act(() => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  })
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const said = () => screen.queryAllByRole('paragraph').map(piece => piece.textContent)
const status = () => screen.getByRole('status').textContent

const question = newQuestion('q', 'How long?', [])
const live = { ...newAnswer('a'), text: 'One month. ' }
const ended = (content: string, status: 'complete' | 'interrupted' | 'stopped' | 'error') => ({
  answer: undefined,
  messages: [question, { ...newQuestion('a', content, []), role: 'assistant' as const, status }],
})

beforeEach(() => {
  vi.useFakeTimers()
  state = { ...emptyConversation, messages: [question], answer: newAnswer('a') }
  render(<Announcer conversation={store} />)
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a person who uses a screen reader', () => {
  it('hears that the connection was lost, but not if it is back at once', () => {
    put({ answer: { ...live, connected: false } })
    pass(900)
    put({ answer: live })
    pass(1000)
    expect(status()).toBe('')
    put({ answer: { ...live, connected: false } })
    pass(1000)
    expect(status()).toBe('The connection was lost. Reconnecting…')
    put({ answer: live })
    expect(status()).toBe('')
  })

  it('hears that an answer was interrupted, and then the rest of it', () => {
    put({ answer: live })
    put(ended('One month. ', 'interrupted'))
    expect(said()).toEqual(['One month. This answer was interrupted. Your partial answer was saved.'])
    put(ended('One month. Two months otherwise.', 'complete'))
    expect(said().slice(1)).toEqual(['Two months otherwise.'])
  })

  it('hears a complete answer once, even if the state changes again', () => {
    put({ answer: live })
    put(ended('One month. ', 'complete'))
    put(ended('One month. ', 'complete'))
    expect(said()).toEqual(['One month.'])
  })

  it('does not hear answers that were there before', () => {
    put({ messages: [], answer: undefined, viewKey: 1 })
    put(ended('One month.', 'interrupted'))
    expect(said()).toEqual([])
  })
})
