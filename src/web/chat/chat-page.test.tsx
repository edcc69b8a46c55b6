import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Message, Send } from '#shared/chat.ts'
import type { StreamEvent } from '#shared/stream-events.ts'
import { appConfig } from '#tests/support/app-config.ts'
import { eventFrames } from '#tests/support/event-frames.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { QueryScope } from '#web/api/queries.tsx'
import { SessionProvider } from '#web/auth/session/session.tsx'
import { sessionKey } from '#web/auth/session/stored-session.ts'
import { acceptDisclaimer } from '#web/chat/disclaimer/disclaimer-record.ts'
import { findDraft } from '#web/lib/drafts.ts'
import { clearUserMemory } from '#web/lib/user-memory.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { ChatPage } from './chat-page.tsx'

const chatId = '0190d2a0-0000-7000-8000-000000000001'
const user = { id: 'person', email: 'person@example.fr' }

function stored(role: Message['role'], content: string, status: Message['status'] = 'complete'): Message {
  return { id: crypto.randomUUID(), role, content, status, created_at: '2026-11-20T10:00:00Z' }
}

/** What the server received, the messages of its chat, and its next responses to questions. */
let server: {
  sent: Send[]
  /** Of the last question. */
  headers: Headers
  retries: number
  stops: number
  removals: number
  messages: Message[]
  responses: Response[]
}

beforeEach(() => {
  localStorage.clear()
  acceptDisclaimer(appConfig.firm.disclaimerVersion)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server = {
    sent: [],
    headers: new Headers(),
    retries: 0,
    stops: 0,
    removals: 0,
    messages: [],
    responses: [],
  }
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit = {}) => {
    const { pathname } = new URL(url, location.href)
    if (pathname === '/api/chat/stream' || pathname === `/api/chat/${chatId}/retry`) {
      if (pathname.endsWith('/retry')) server.retries += 1
      else server.sent.push(JSON.parse(String(body)))
      server.headers = new Headers(headers)
      return server.responses.shift() ?? new Response('', { status: 500 })
    }
    if (pathname === `/api/chat/${chatId}/messages`)
      return Response.json({ messages: server.messages, offset: 0, hasOlder: false })
    if (pathname === `/api/chat/${chatId}/stop`) server.stops += 1
    if (method === 'DELETE') server.removals += 1
    return Response.json({ chats: [], hasMore: false, budget: null, ...user, role: 'user' })
  })
})

afterEach(() => {
  cleanup()
  clearUserMemory()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

/** For tests in which an answer ends: after the first answer in a new chat, the page calls the server 5 s later. */
async function openStoredChat() {
  server.messages = [stored('user', 'An earlier question'), stored('assistant', 'An earlier answer')]
  openPage(`/?chat=${chatId}`)
  await screen.findByText('An earlier answer')
}

function openPage(path = '/') {
  history.replaceState(null, '', path)
  render(
    <ConfigContext value={appConfig}>
      <ToastProvider dismissLabel="Dismiss">
        <SessionProvider auth={appConfig.auth}>
          <QueryScope owner={crypto.randomUUID()}>
            <ChatPage session={{ status: 'signed-in', user, account: undefined }} notice={null} />
          </QueryScope>
        </SessionProvider>
      </ToastProvider>
    </ConfigContext>,
  )
}

/** The server answers the next question with the events that the test feeds. */
function nextAnswer() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  server.responses.push(new Response(readable))
  const encoder = new TextEncoder()
  const feed = (...events: StreamEvent[]) => {
    void writer.write(encoder.encode(events.map(eventFrames).join('')))
  }
  return {
    feed,
    /** The server has stored the question, and the answer if it has any text. */
    end(status: Message['status'], content = '') {
      server.messages.push(stored('user', server.sent.at(-1)?.messages.at(-1)?.content ?? ''))
      if (content !== '') server.messages.push(stored('assistant', content, status))
      feed({ type: 'done' })
    },
  }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const lastMessage = () => screen.getAllByRole('article').at(-1) as HTMLElement
const field = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^(Ask anything|Send a message)$/ })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

function chooseModel(label: string): string {
  const list = screen.getByRole('combobox', { name: 'Model' })
  const { value } = within(list).getByRole<HTMLOptionElement>('option', { name: label })
  fireEvent.change(list, { target: { value } })
  return value
}

function ask(question: string) {
  type(question)
  fireEvent.keyDown(field(), { key: 'Enter' })
}

it('a question carries the history, the model, the chat and the bearer token', async () => {
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const session = { access_token: 'the-token', refresh_token: 'r', expires_at, user }
  localStorage.setItem(sessionKey, JSON.stringify(session))
  await openStoredChat()
  chooseModel('o3')
  const answer = nextAnswer()
  ask('  And then? ')
  answer.feed({ type: 'text', text: 'Then nothing.' })
  await screen.findByText('Then nothing.')
  expect(server.headers.get('authorization')).toBe('Bearer the-token')
  expect(server.headers.get('accept')).toBe('text/event-stream')
  expect(server.sent).toMatchObject([
    {
      messages: [
        { role: 'user', content: 'An earlier question' },
        { role: 'assistant', content: 'An earlier answer' },
        { role: 'user', content: 'And then?' },
      ],
      model: 'o3',
      chatId,
      forceWebSearch: false,
      pdfFileIds: [],
    },
  ])
  expect(field().value).toBe('')
})

it('a question that the server refuses shows a message and returns to the field (F-2)', async () => {
  const problem = { error: { code: 'database_unavailable', message: 'Away.' } }
  server.responses.push(Response.json(problem, { status: 503 }))
  openPage()
  ask('Nobody must lose this.')
  expect(await screen.findByText('Failed to get response. Please try again.')).toBeTruthy()
  expect(field().value).toBe('Nobody must lose this.')
  expect(screen.queryByRole('article')).toBeNull()
  const answer = nextAnswer()
  fireEvent.click(button('Send'))
  answer.feed({ type: 'chat', id: chatId, title: 'This' }, { type: 'text', text: 'It is here.' })
  await screen.findByText('It is here.')
  expect(server.sent.map(({ messages }) => messages.at(-1)?.content)).toEqual([
    'Nobody must lose this.',
    'Nobody must lose this.',
  ])
  expect(field().value).toBe('')
})

it('a question whose answer failed before its first word is answered after "Retry" (F-3)', async () => {
  await openStoredChat()
  const failing = nextAnswer()
  ask('Are you there?')
  failing.feed({ type: 'chat', id: chatId, title: 'There' })
  failing.feed({ type: 'error', code: 'model_timeout', message: 'The model did not answer in time.' })
  await screen.findByText('Streaming error')
  failing.end('error')
  await screen.findByRole('button', { name: 'Retry' })
  const question = lastMessage()
  expect(question.textContent).toContain('The model did not answer in time.')
  const answer = nextAnswer()
  fireEvent.click(within(question).getByRole('button', { name: 'Retry' }))
  answer.feed({ type: 'text', text: 'Here I am.' })
  await screen.findByText('Here I am.')
  expect([server.sent.length, server.retries]).toEqual([1, 1])
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(question.textContent).not.toContain('in time')
})

it('what was typed during an answer stays in the field and stored if the answer fails', async () => {
  await openStoredChat()
  const answer = nextAnswer()
  ask('What now?')
  answer.feed({ type: 'chat', id: chatId, title: 'Now' }, { type: 'text', text: 'Here is' })
  await screen.findByText('Here is')
  type('My next question')
  answer.feed({ type: 'error', code: 'model_timeout', message: 'The model is silent.' })
  answer.end('error', 'Here is')
  await screen.findByText('Streaming error')
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(field().value).toBe('My next question')
  expect(findDraft(user.id, chatId)).toBe('My next question')
  expect(server.sent).toHaveLength(1)
})

it('a message that was not sent because the answer was stopped is sent by "Send now" (E-10)', async () => {
  await openStoredChat()
  const stopped = nextAnswer()
  ask('Count')
  stopped.feed({ type: 'chat', id: chatId, title: 'Numbers' }, { type: 'text', text: 'One, two' })
  await screen.findByText('One, two')
  ask('Never mind')
  const waiting = await screen.findByRole('region', { name: 'Your next message' })
  fireEvent.click(button('Stop'))
  await waitFor(() => expect(server.stops).toBe(1))
  stopped.end('stopped', 'One, two')
  await within(waiting).findByText('Not sent, because the answer was stopped or failed.')
  expect(server.sent).toHaveLength(1)
  const next = nextAnswer()
  fireEvent.click(within(waiting).getByRole('button', { name: 'Send now' }))
  next.feed({ type: 'text', text: 'Fine.' })
  await screen.findByText('Fine.')
  expect(screen.queryByRole('region', { name: 'Your next message' })).toBeNull()
  expect(server.sent[1]?.messages.at(-1)?.content).toBe('Never mind')
})

it.each([
  ['GPT-4o', true],
  ['GPT-5', false],
])('with %s, a question with the search toggle on asks for a search: %s', async (label, forceWebSearch) => {
  openPage()
  const model = chooseModel(label)
  fireEvent.click(button('Search'))
  expect(button('Search').getAttribute('aria-pressed')).toBe('true')
  const answer = nextAnswer()
  ask('With a search?')
  answer.feed({ type: 'chat', id: chatId, title: 'Search' }, { type: 'text', text: 'Thought.' })
  await screen.findByText('Thought.')
  expect(server.sent).toMatchObject([{ model, forceWebSearch }])
  expect(button('Search').getAttribute('aria-pressed')).toBe('false')
})

it.each([
  ['a stored conversation can be rated', false, 1],
  ['a temporary conversation cannot be rated', true, 0],
] as const)('an answer in %s (FB-1)', async (_, temporary, count) => {
  if (temporary) {
    openPage()
    fireEvent.click(screen.getByRole('switch'))
  } else await openStoredChat()
  const answer = nextAnswer()
  ask('A question')
  answer.feed({ type: 'chat', id: chatId, title: null }, { type: 'text', text: 'Yes.' })
  await screen.findByText('Yes.')
  answer.end('complete', 'Yes.')
  await waitFor(() =>
    expect(within(lastMessage()).queryByRole('button', { name: 'Copy answer' })).toBeTruthy(),
  )
  expect(server.sent[0]?.temporary ?? false).toBe(temporary)
  expect(within(lastMessage()).queryAllByRole('button', { name: 'Good answer' })).toHaveLength(count)
  // A temporary conversation is deleted when the page is left, which also ends this test's last call.
  cleanup()
  await waitFor(() => expect(server.removals).toBe(temporary ? 1 : 0))
})
