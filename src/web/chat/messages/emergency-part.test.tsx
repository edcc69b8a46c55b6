import { act, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Emergency } from '#shared/api/emergency.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { sampleRow } from '#tests/support/samples/sample-row.ts'
import { type Conversation, emptyConversation } from '#web/chat/conversation/conversation.ts'
import { conversationReducer } from '#web/chat/conversation/conversation-reducer.ts'
import { noConversation } from '#web/chat/conversation/use-conversation-state.ts'
import { Announcer } from './announcer.tsx'
import { MessageRow } from './message-row.tsx'
import type { Row } from './use-rows.ts'

const emergency: Emergency = {
  language: 'fr',
  sections: [
    {
      kind: 'violence',
      title: 'Appelez le 17',
      text: 'Ou un SMS au 114.',
      points: ['Un droit.'],
      contacts: [
        { number: '17', href: 'tel:17', what: 'Police' },
        { number: '114', href: 'sms:114', what: 'Par SMS' },
      ],
    },
  ],
  asOf: '2026-11-22',
  checked: 'Numéros vérifiés le 22 novembre 2026',
}

const row: Row = {
  ...sampleRow,
  key: 'question',
  id: undefined,
  role: 'user',
  text: 'il me frappe',
  emergency,
}

it('a question about an emergency has a box with links to the official numbers under it (G-4)', async () => {
  render(<MessageRow row={row} conversation={noConversation} onRetry={() => {}} />)
  const box = await screen.findByRole('group', { name: 'Appelez le 17' })
  expect(box.getAttribute('lang')).toBe('fr')
  const links = within(box)
    .getAllByRole('link')
    .map(link => [link.getAttribute('href'), link.textContent])
  expect(links).toEqual([
    ['tel:17', '17Police'],
    ['sms:114', '114Par SMS'],
  ])
  expect(within(box).getByText('Numéros vérifiés le 22 novembre 2026')).toBeDefined()
})

it('until the code of the box is loaded, the numbers are there as plain text (G-4)', async () => {
  // The tests of another file may have loaded it.
  vi.resetModules()
  const { EmergencyPart } = await import('./emergency-part.tsx')
  render(<EmergencyPart emergency={emergency} />)
  expect(screen.getByText(/17\s: Police\./).getAttribute('lang')).toBe('fr')
  expect(await screen.findByRole('group', { name: 'Appelez le 17' })).toBeTruthy()
})

it('the boxes, sources and tables of several messages are not landmarks with the same name (X-4)', async () => {
  const source = { title: 'Law', url: 'https://law.example', snippet: '' }
  const answer: Row = {
    ...row,
    role: 'assistant',
    text: '| Case |\n|---|\n| Fine |',
    emergency: undefined,
    sources: [source],
  }
  const rows = [row, answer, row, answer]
  render(
    rows.map((each, index) => (
      <MessageRow key={index} row={each} conversation={noConversation} onRetry={() => {}} />
    )),
  )
  expect(await screen.findAllByRole('group', { name: 'Appelez le 17' })).toHaveLength(2)
  expect(screen.getAllByRole('group', { name: 'Sources' })).toHaveLength(2)
  expect(screen.getAllByRole('figure', { name: 'Table' })).toHaveLength(2)
  expect(screen.queryAllByRole('region')).toEqual([])
})

/** A conversation in which a question is sent, and its announcements. */
function announcedChat() {
  let state: Conversation = emptyConversation
  const listeners = new Set<() => void>()
  const store = {
    subscribe: (onChange: () => void) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    getState: () => state,
  }
  const dispatch = (...actions: Parameters<typeof conversationReducer>[1][]) =>
    act(() => {
      state = actions.reduce(conversationReducer, state)
      for (const listener of listeners) listener()
    })
  render(<Announcer conversation={store} />)
  return dispatch
}

const received = { event: { type: 'emergency' as const, emergency }, id: undefined }
const text = { event: { type: 'text' as const, text: 'Bonjour. ' }, id: undefined }
const sent = (number: number) => ({
  type: 'sent' as const,
  question: 'il me frappe',
  files: [],
  questionKey: `q${number}`,
  answerKey: `a${number}`,
})

it('a screen reader announces the box once for each question (G-4)', () => {
  const dispatch = announcedChat()
  dispatch(sent(1), { type: 'streamed', events: [received] })
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe(
    'Appelez le 17. Ou un SMS au 114. Un droit. 17\u00a0: Police. 114\u00a0: Par SMS.',
  )
  dispatch({ type: 'streamed', events: [received, text] })
  dispatch({ type: 'ended', end: 'done' })
  expect(screen.getByRole('alert')).toBe(alert)
  dispatch(sent(2))
  expect(screen.queryByRole('alert')).toBeNull()
  dispatch({ type: 'streamed', events: [received] })
  expect(screen.getByRole('alert')).not.toBe(alert)
})

it('a screen reader announces the box of a question whose whole answer arrives at once, but not of a stored one (G-4)', () => {
  const dispatch = announcedChat()
  dispatch(sent(1))
  dispatch({ type: 'streamed', events: [received, text] }, { type: 'ended', end: 'done' })
  expect(screen.getByRole('alert').textContent).toContain('Appelez le 17.')
  const question = {
    id: 'q',
    role: 'user',
    content: 'il me frappe',
    status: 'complete',
    created_at: '2026-11-22T10:00:00Z',
    emergency,
  } as const
  dispatch(
    { type: 'opened', chatId: '11111111-1111-4111-8111-111111111111' as ChatId },
    { type: 'latest-loaded', page: { messages: [question], offset: 0, hasOlder: false } },
  )
  expect(screen.queryByRole('alert')).toBeNull()
})
