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
const setState = (change: Partial<Conversation>) =>
  act(() => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  })
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const announced = () => screen.queryAllByRole('paragraph').map(piece => piece.textContent)
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

describe('a screen reader', () => {
  it('announces that the connection was lost, unless it is back at once', () => {
    setState({ answer: { ...live, connected: false } })
    pass(900)
    setState({ answer: live })
    pass(1000)
    expect(status()).toBe('')
    setState({ answer: { ...live, connected: false } })
    pass(1000)
    expect(status()).toBe('The connection was lost. Reconnecting…')
    setState({ answer: live })
    expect(status()).toBe('')
  })

  it('announces once that an answer that pauses for ten seconds is not finished', () => {
    setState({ answer: { ...live, text: 'One' } })
    pass(9_000)
    setState({ answer: { ...live, text: 'One month' } })
    pass(9_900)
    expect(announced()).toEqual([])
    pass(100)
    expect(announced()).toEqual(['Still writing…'])
    pass(10_000)
    pass(10_000)
    expect(announced()).toEqual([])
    setState(ended('One month.', 'complete'))
    pass(10_000)
    expect(announced()).toEqual([])
  })

  it('announces that an answer was interrupted, and then the rest of it', () => {
    setState({ answer: live })
    setState(ended('One month. ', 'interrupted'))
    // In one piece: browsers do not announce two that appear at once in order.
    expect(announced()).toEqual(['One month. This answer was interrupted. Your partial answer was saved.'])
    setState(ended('One month. Two months otherwise.', 'complete'))
    expect(announced().slice(1)).toEqual(['Two months otherwise.'])
  })

  it('announces the sentences of an answer in its language, and how it ended in that of the page (X-4)', () => {
    const start = 'Le bailleur restitue le dépôt dans un délai de deux mois, et les frais sont pour vous.'
    const text = `${start}\n\nVoir la fiche officielle du site service-public.fr, puis écrire.\n\nArticle 22`
    setState({ answer: { ...newAnswer('a'), text: `${start}\n` } })
    setState({ answer: { ...newAnswer('a'), text } })
    setState(ended(text, 'stopped'))
    const pieces = screen.getAllByRole('paragraph').map(({ innerHTML }) => innerHTML)
    expect(pieces).toEqual([
      `<span lang="fr">${start}</span>`,
      '<span lang="fr">Voir la fiche officielle du site service-public.fr, puis écrire.</span>',
      '<span lang="fr">Article 22</span>… You stopped this answer.',
    ])
  })

  it('announces that an answer ended without any text, unless its text arrives at once', () => {
    const empty = { answer: undefined, failure: { code: 'complete', message: '' } }
    setState(empty)
    pass(900)
    setState({ ...ended('One month.', 'complete'), failure: undefined })
    pass(1000)
    expect(status()).toBe('')
    setState({ ...empty, messages: [question] })
    pass(1000)
    expect(status()).toBe('This question has no answer yet.')
    setState({ failure: { code: 'error', message: 'The assistant ran into a problem.' } })
    expect(status()).toBe('The assistant ran into a problem.')
    setState({ answer: newAnswer('b'), failure: undefined })
    expect(status()).toBe('The assistant is preparing its answer…')
  })

  it('announces how a retry without any text ended, even if the partial answer is shown again', () => {
    setState({ ...ended('One month.', 'stopped'), failure: { code: 'complete', message: '' } })
    pass(1000)
    expect(status()).toBe('You stopped this answer.')
  })

  it('announces a whole sentence at once, even if the answer begins with it', () => {
    const sentence = 'Your landlord has a month to return the deposit, or two months at most.'
    setState({ answer: { ...live, text: `${sentence} The second` } })
    expect(announced()).toEqual([sentence])
  })

  it('announces a complete answer once, even if the state changes again', () => {
    setState({ answer: live })
    setState(ended('One month. ', 'complete'))
    setState(ended('One month. ', 'complete'))
    expect(announced()).toEqual(['One month.'])
  })

  it('finds an answer once in the page, soon after it was announced (X-4)', () => {
    const sentence = 'Your landlord has a month to return the deposit, or two months at most.'
    setState({ answer: { ...live, text: `${sentence} The` } })
    pass(9000)
    setState(ended(`${sentence} The rest.`, 'complete'))
    pass(9000)
    expect(announced()).toEqual([sentence, 'The rest.'])
    pass(1000)
    expect(announced()).toEqual([])
  })

  it('does not announce another version of the answer, which takes its row', () => {
    const version = (id: string, content: string) => {
      const { messages, ...rest } = ended(content, 'complete')
      return { ...rest, messages: messages.map(each => (each.key === 'a' ? { ...each, id } : each)) }
    }
    setState({ answer: live })
    setState(ended('One month. ', 'complete'))
    setState(version('second', 'One month. '))
    setState(version('first', 'One month, or two if the flat was damaged.'))
    setState(version('second', 'One month. '))
    expect(announced()).toEqual(['One month.'])
  })

  it('does not announce answers that were already there', () => {
    setState({ messages: [], answer: undefined, viewKey: 1 })
    setState(ended('One month.', 'interrupted'))
    expect(announced()).toEqual([])
  })
})
