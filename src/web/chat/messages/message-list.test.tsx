import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyConversation } from '#web/chat/conversation/conversation.ts'
import { newQuestion } from '#web/chat/conversation/shown-message.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { reading } from './actions/reading.ts'
import { MessageList } from './message-list.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('an answer that leaves the screen is no longer read aloud: its button to stop leaves too (C-15)', () => {
  vi.stubGlobal('speechSynthesis', { cancel: vi.fn() })
  const question = newQuestion('q', 'How long?', [])
  const answer = { ...newQuestion('a', 'One month.', []), role: 'assistant' as const }
  const next = newQuestion('next', 'And then?', [])
  let state = { ...emptyConversation, messages: [question, answer] }
  const listeners = new Set<() => void>()
  const conversation = {
    subscribe: (onChange: () => void) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    getState: () => state,
  }
  render(
    <ToastProvider dismissLabel="Dismiss">
      <MessageList conversation={conversation} target={undefined} onLoadOlder={vi.fn()} onRetry={vi.fn()} />
    </ToastProvider>,
  )
  const show = (...messages: (typeof state)['messages']) =>
    act(() => {
      state = { ...state, messages }
      for (const listener of listeners) listener()
    })
  reading.set('current', { messageKey: 'a' })
  show(question, answer, next)
  expect(reading.get('current')).toBeDefined()
  show(question)
  expect(reading.get('current')).toBeUndefined()
})
