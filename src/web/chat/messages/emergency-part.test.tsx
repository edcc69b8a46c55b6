import { act, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Emergency } from '#shared/emergency.ts'
import { sampleRow } from '#tests/support/sample-row.ts'
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
  expect(screen.getByText(/17\s: Police\./).getAttribute('lang')).toBe('fr')
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

it('a screen reader announces the box once, while the answer to the question just sent is written', () => {
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
  const received = { event: { type: 'emergency' as const, emergency }, id: undefined }
  dispatch(
    { type: 'sent', question: 'il me frappe', files: [], questionKey: 'q', answerKey: 'a' },
    { type: 'streamed', events: [received] },
  )
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe(
    'Appelez le 17. Ou un SMS au 114. Un droit. 17\u00a0: Police. 114\u00a0: Par SMS.',
  )
  const text = { event: { type: 'text' as const, text: 'Bonjour. ' }, id: undefined }
  dispatch({ type: 'streamed', events: [received, text] })
  expect(screen.getByRole('alert')).toBe(alert)
  dispatch({ type: 'ended', end: 'done' })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(state.messages[0]?.emergency).toEqual(emergency)
})
