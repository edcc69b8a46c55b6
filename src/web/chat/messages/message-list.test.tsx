import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { AppConfig } from '#shared/api/app-config.ts'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { emptyConversation } from '#web/chat/conversation/conversation.ts'
import { newQuestion } from '#web/chat/conversation/shown-message.ts'
import type { ReadableConversation } from '#web/chat/conversation/use-conversation-state.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { reading } from './actions/reading.ts'
import { MessageList } from './message-list.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(conversation: ReadableConversation, model: AppConfig['model']) {
  render(
    <ConfigContext value={{ ...appConfig, model }}>
      <ToastProvider dismissLabel="Dismiss">
        <MessageList
          conversation={conversation}
          target={undefined}
          onLoadOlder={vi.fn()}
          onReload={vi.fn()}
          onRetry={vi.fn()}
        />
      </ToastProvider>
    </ConfigContext>,
  )
}

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
  show(conversation, 'configured')
  const change = (...messages: (typeof state)['messages']) =>
    act(() => {
      state = { ...state, messages }
      for (const listener of listeners) listener()
    })
  reading.set({ messageKey: 'a' })
  change(question, answer, next)
  expect(reading.get()).toBeDefined()
  change(question)
  expect(reading.get()).toBeUndefined()
})

it.each([
  ['an AI', 'built-in', [false], 'General information written by an AI, not legal advice.'],
  [
    'the firm’s sheets',
    'configured',
    [true],
    'General information from the firm’s sheets, not legal advice.',
  ],
  [
    'both',
    'built-in',
    [true, false],
    'General information written by an AI or from the firm’s sheets, not legal advice.',
  ],
] as const)(
  'a printout names %s as the source of its answers, whatever is configured now (X-8)',
  (_, model, builtIn, notice) => {
    const messages = [...builtIn].flatMap((isBuiltIn, index) => [
      newQuestion(`q${index}`, 'How long?', []),
      {
        ...newQuestion(`a${index}`, 'One month.', []),
        role: 'assistant' as const,
        builtIn: isBuiltIn,
      },
    ])
    const state = { ...emptyConversation, messages }
    const conversation = { subscribe: () => () => undefined, getState: () => state }
    show(conversation, model)
    expect(screen.getByText(notice)).toBeTruthy()
  },
)

it('no menu or other block is inside an element that may contain only text in HTML', () => {
  const id = crypto.randomUUID()
  const answer = { ...newQuestion('a', 'One **month**.', []), id, role: 'assistant' as const }
  const state = { ...emptyConversation, messages: [newQuestion('q', 'How long?', []), answer] }
  show({ subscribe: () => () => undefined, getState: () => state }, 'configured')
  expect(screen.getByRole('button', { name: 'Regenerate answer' })).toBeTruthy()
  expect(document.querySelectorAll(':is(span, p, button, h2) :is(div, p, ul, section)')).toHaveLength(0)
})

it('the button to the newest message, which then disappears, passes the focus to the list (X-4)', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2000)
  const state = { ...emptyConversation, messages: [newQuestion('q', 'How long?', [])] }
  show({ subscribe: () => () => undefined, getState: () => state }, 'configured')
  const list = document.querySelector<HTMLElement>('[data-scroller]')
  if (!list) throw new Error('There is no list.')
  list.scrollTop = 100
  fireEvent.scroll(list)
  const button = screen.getByRole('button', { name: 'Scroll to the newest message' })
  button.focus()
  fireEvent.click(button)
  expect(button.isConnected).toBe(false)
  expect(document.activeElement).toBe(list)
  expect(screen.getByRole('region', { name: 'Conversation' })).toBe(list)
})
