import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Message, Send } from '#shared/api/chat.ts'
import type { StreamEvent } from '#shared/api/stream-events.ts'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { eventFrames } from '#tests/support/pages/event-frames.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { QueryScope } from '#web/api/queries.tsx'
import { SessionProvider } from '#web/auth/session/session.tsx'
import { sessionKey } from '#web/auth/session/stored-session.ts'
import { acceptDisclaimer } from '#web/chat/disclaimer/disclaimer-record.ts'
import { findDraft, storeDraft } from '#web/lib/storage/drafts.ts'
import { clearUserMemory } from '#web/lib/storage/user-memory.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { ChatPage } from './chat-page.tsx'
// Loads the lazy module in advance.
import './messages/message-list.tsx'

const chatId = '0190d2a0-0000-7000-8000-000000000001'
const user = { id: 'person', email: 'person@example.fr' }

function stored(role: Message['role'], content: string, status: Message['status'] = 'complete'): Message {
  return { id: crypto.randomUUID(), role, content, status, created_at: '2026-11-20T10:00:00Z' }
}

/** What the server received, the messages of its chat, and its next responses to questions. */
let server: {
  sent: Send[]
  /** False: the server cannot be reached. */
  reachable: boolean
  /** Of the last question or retry. */
  headers: Headers
  retryCount: number
  stopCount: number
  removalCount: number
  messages: Message[]
  /** The messages before those. */
  older: Message[]
  /** Its chats, without the one that is open. */
  listed: object[]
  /** Of the chat that is open. */
  title: string | null
  /** The status of the next responses to calls for messages. */
  messagesStatus: number
  responses: Response[]
}

beforeEach(() => {
  localStorage.clear()
  acceptDisclaimer(appConfig.firm.disclaimerVersion)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server = {
    sent: [],
    reachable: true,
    headers: new Headers(),
    retryCount: 0,
    stopCount: 0,
    removalCount: 0,
    messages: [],
    older: [],
    listed: [],
    title: null,
    messagesStatus: 200,
    responses: [],
  }
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, location.href)
    if (!server.reachable) throw new TypeError('Failed to fetch')
    if (pathname === '/api/chat/stream' || pathname === `/api/chat/${chatId}/retry`) {
      if (pathname.endsWith('/retry')) server.retryCount += 1
      else server.sent.push(JSON.parse(String(body)))
      server.headers = new Headers(headers)
      return server.responses.shift() ?? new Response('', { status: 500 })
    }
    if (pathname === `/api/chat/${chatId}/messages`) {
      const { messages, older, messagesStatus: status } = server
      if (status !== 200) return Response.json({ error: { code: 'later', message: 'Later.' } }, { status })
      if (searchParams.has('offset')) return Response.json({ messages: older, offset: 0, hasOlder: false })
      return Response.json({ messages, offset: older.length, hasOlder: older.length > 0 })
    }
    if (pathname === `/api/chat/${chatId}/stop`) server.stopCount += 1
    if (method === 'DELETE') server.removalCount += 1
    if (pathname.startsWith('/api/chat/sent/')) return Response.json(null)
    if (pathname === `/api/chat/${chatId}`) return Response.json({ id: chatId, title: server.title })
    return Response.json({ chats: server.listed, hasMore: false, budget: null, ...user, role: 'user' })
  })
})

afterEach(() => {
  cleanup()
  clearUserMemory()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

/** For tests in which an answer ends: in a new chat, the page would call the server again 5 s after that. */
async function openStoredChat() {
  server.messages = [stored('user', 'An earlier question'), stored('assistant', 'An earlier answer')]
  openPage(`/?chat=${chatId}`)
  await screen.findByText('An earlier answer')
}

function openPage(path = '/', firm = appConfig.firm) {
  history.replaceState(null, '', path)
  render(
    <ConfigContext value={{ ...appConfig, firm }}>
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
    /** Stores the question and, if it has any text, the answer. Then ends the stream. */
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

it('a question carries the history, the model, the chat and the bearer token (V-3)', async () => {
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const session = { access_token: 'the-token', refresh_token: 'r', expires_at, user }
  localStorage.setItem(sessionKey, JSON.stringify(session))
  await openStoredChat()
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Model' })
  expect(list.value).toBe('gpt-4o')
  const models = within(list).getAllByRole('option')
  expect(models.map(({ textContent }) => textContent)).toEqual(['GPT-4o', 'GPT-5', 'o3'])
  chooseModel('o3')
  const answer = nextAnswer()
  ask('  And then?\nAnd later? ')
  answer.feed({ type: 'text', text: 'Then nothing.' })
  await screen.findByText('Then nothing.')
  expect(server.headers.get('authorization')).toBe('Bearer the-token')
  expect(server.headers.get('accept')).toBe('text/event-stream')
  expect(server.sent).toMatchObject([
    {
      messages: [
        { role: 'user', content: 'An earlier question' },
        { role: 'assistant', content: 'An earlier answer' },
        { role: 'user', content: 'And then?\nAnd later?' },
      ],
      model: 'o3',
      chatId,
      forceWebSearch: false,
      pdfFileIds: [],
    },
  ])
  expect(field().value).toBe('')
  expect(screen.getByText(/^And then\?\nAnd later\?$/, { normalizer: text => text })).toBeTruthy()
})

it.each(['refused', 'not sent, because the server cannot be reached,'])(
  'a question that is %s shows a message with links to the firm, and returns to the field (F-2, P-10)',
  async what => {
    const problem = { error: { code: 'database_unavailable', message: 'Away.' } }
    openPage('/', { ...appConfig.firm, contactUrl: 'tel:+33400000000', bookingUrl: 'https://rdv.example' })
    if (what === 'refused') server.responses.push(Response.json(problem, { status: 503 }))
    else server.reachable = false
    ask('Nobody must lose this.')
    expect(await screen.findByText('Failed to get response. Please try again.')).toBeTruthy()
    expect(field().value).toBe('Nobody must lose this.')
    expect(screen.queryByRole('article')).toBeNull()
    const urgent = screen.getByText('If your question cannot wait, please contact Firm.')
    const line = within(urgent.closest<HTMLElement>('[role=status]') ?? urgent)
    expect(line.getAllByRole('link').map(link => link.textContent)).toEqual([
      'Contact the firm',
      'Book an appointment',
    ])
    server.reachable = true
    const answer = nextAnswer()
    fireEvent.click(button('Send'))
    answer.feed({ type: 'chat', id: chatId, title: 'This' }, { type: 'text', text: 'It is here.' })
    await screen.findByText('It is here.')
    expect(server.sent.at(-1)?.messages.at(-1)?.content).toBe('Nobody must lose this.')
    expect(screen.queryByText(/^If your question cannot wait/)).toBeNull()
    expect(field().value).toBe('')
  },
)

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
  expect([server.sent.length, server.retryCount]).toEqual([1, 1])
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(question.textContent).not.toContain('in time')
})

it('what was typed during an answer stays in the field and in storage if the answer fails', async () => {
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

it.each([
  ['here', 1],
  ['in another tab', 0],
])(
  'a message that was not sent because the answer was stopped %s is sent by "Send now" (E-10)',
  async (_place, stopCount) => {
    await openStoredChat()
    const stopped = nextAnswer()
    ask('Count')
    stopped.feed({ type: 'chat', id: chatId, title: 'Numbers' }, { type: 'text', text: 'One, two' })
    await screen.findByText('One, two')
    ask('Never mind')
    const waiting = await screen.findByRole('region', { name: 'Your next message' })
    if (stopCount > 0) fireEvent.click(button('Stop'))
    await waitFor(() => expect(server.stopCount).toBe(stopCount))
    stopped.end('stopped', 'One, two')
    await within(waiting).findByText('Not sent, because the answer was stopped or failed.')
    expect(server.sent).toHaveLength(1)
    const next = nextAnswer()
    const sendNow = within(waiting).getByRole('button', { name: 'Send now' })
    sendNow.focus()
    fireEvent.click(sendNow)
    next.feed({ type: 'text', text: 'Fine.' })
    await screen.findByText('Fine.')
    expect(screen.queryByRole('region', { name: 'Your next message' })).toBeNull()
    expect(server.sent[1]?.messages.at(-1)?.content).toBe('Never mind')
    expect(document.activeElement).not.toBe(document.body)
  },
)

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
  // Leaving the page deletes a temporary conversation. Wait for that call, so that it ends within this test.
  cleanup()
  await waitFor(() => expect(server.removalCount).toBe(temporary ? 1 : 0))
})

it.each([
  ['another page is opened', () => cleanup()],
  ['the window is closed', () => void window.dispatchEvent(new Event('pagehide'))],
])('a temporary conversation is deleted when %s (J-12)', async (_, leave) => {
  openPage()
  fireEvent.click(screen.getByRole('switch'))
  const answer = nextAnswer()
  ask('A question')
  answer.feed({ type: 'chat', id: chatId, title: null }, { type: 'text', text: 'Yes.' })
  await screen.findByText('Yes.')
  answer.end('complete', 'Yes.')
  await screen.findByRole('button', { name: 'Copy answer' })
  expect(server.removalCount).toBe(0)
  leave()
  await waitFor(() => expect(server.removalCount).toBe(1))
})

it('an edit says that it stops the answer, and keeps its text if it is refused (E-8)', async () => {
  await openStoredChat()
  const answer = nextAnswer()
  ask('How logn?')
  answer.feed({ type: 'chat', id: chatId, title: 'Long' }, { type: 'text', text: 'A mo' })
  await screen.findByText('A mo')
  const question = screen.getAllByRole('article').at(-2) as HTMLElement
  fireEvent.click(within(question).getByRole('button', { name: 'Edit question' }))
  // Until the field's code is loaded, which an earlier test may have done, the button is busy.
  expect(question.querySelector('textarea, [aria-busy=true]')).toBeTruthy()
  const editField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit your question' })
  fireEvent.change(await editField(), { target: { value: 'How long?' } })
  expect(screen.getByText('Sending stops the answer that is being written.')).toBeTruthy()
  server.responses.push(Response.json({ error: { code: 'later', message: 'Later.' } }, { status: 503 }))
  fireEvent.keyDown(await editField(), { key: 'Enter' })
  await waitFor(() => expect(server.stopCount).toBe(1))
  answer.end('stopped', 'A mo')
  await screen.findByText('Failed to get response. Please try again.')
  expect((await editField()).value).toBe('How long?')
  expect(screen.getByText('An earlier answer')).toBeTruthy()
  expect(field().value).toBe('')
})

it('an old chat is not added to the list, and the page has its title (S-4)', async () => {
  server.listed = [{ id: crypto.randomUUID(), title: 'A newer chat' }]
  server.title = 'Rent'
  await openStoredChat()
  const listed = () =>
    within(screen.getByRole('complementary', { name: 'Chats' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(document.title).toMatch(/^Rent /))
  const answer = nextAnswer()
  ask('And now?')
  answer.feed({ type: 'chat', id: chatId, title: 'Rent' }, { type: 'text', text: 'Yes.' })
  await screen.findByText('Yes.')
  answer.end('complete', 'Yes.')
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Copy answer' })).toHaveLength(2))
  expect(listed()).toEqual(['A newer chat'])
  expect(document.title).toMatch(/^Rent /)
})

it('a typing indicator, which words explain, is shown until the first word of the answer (C-4)', async () => {
  await openStoredChat()
  const answer = nextAnswer()
  ask('Well?')
  await screen.findByText('Well?')
  const waiting = () => within(lastMessage()).queryByText('The assistant is preparing its answer…')
  await waitFor(() => expect(waiting()).toBeTruthy())
  expect(waiting()?.closest('.sr-only')).toBeNull()
  expect(lastMessage().querySelectorAll('.animate-pulse')).toHaveLength(3)
  answer.feed({ type: 'text', text: 'At last.' })
  await screen.findByText('At last.')
  expect(waiting()).toBeNull()
  expect(lastMessage().querySelectorAll('.animate-pulse')).toHaveLength(0)
})

it('a screen reader announces an answer sentence by sentence, politely', async () => {
  await openStoredChat()
  const announced = () =>
    [...document.querySelectorAll('main [aria-live=polite] > p > span')].map(piece => piece.textContent)
  const first = 'Your landlord has a month to return the deposit, or two months at most.'
  const second = 'The second month is for a flat that is not as it was when you moved in.'
  const answer = nextAnswer()
  ask('How long?')
  answer.feed({ type: 'text', text: 'Your landlord' })
  await screen.findByText('Your landlord')
  answer.feed({ type: 'text', text: `${first.slice('Your landlord'.length)} The second` })
  await waitFor(() => expect(announced()).toEqual([first]))
  answer.feed({ type: 'text', text: second.slice('The second'.length) })
  await screen.findByText(`${first} ${second}`)
  expect(announced()).toEqual([first])
  answer.end('complete', `${first} ${second}`)
  await waitFor(() => expect(announced()).toEqual([first, second]))
})

const source = (number: number, title = `Source ${number}`) => ({
  title,
  url: `https://sources.example/${number}`,
  snippet: `Passage ${number}`,
})

it('a web search shows that it is running and its last 5 sources, and then all sources of the answer (W-2)', async () => {
  await openStoredChat()
  const answer = nextAnswer()
  ask('Anything?')
  answer.feed({ type: 'search-start' })
  await screen.findByText('Searching the web…', { selector: 'article *' })
  for (const number of [1, 2, 3, 5, 6, 7]) answer.feed({ type: 'search-progress', source: source(number) })
  answer.feed({ type: 'search-progress', source: source(4, '') })
  const found = await screen.findByRole('list', { name: 'Sources found so far' })
  await waitFor(() =>
    expect(
      within(found)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual([
      'Source 3Passage 3',
      'Source 5Passage 5',
      'Source 6Passage 6',
      'Source 7Passage 7',
      'https://sources.example/4Passage 4',
    ]),
  )
  answer.feed({ type: 'search-end' }, { type: 'search-citations', sources: [source(7), source(9)] })
  answer.feed({ type: 'text', text: 'First line\n\nSecond line' })
  await screen.findByText('Second line')
  expect(screen.queryByText('Searching the web…')).toBeNull()
  expect(screen.getByText('First line').tagName).toBe('P')
  const sources = within(screen.getByRole('group', { name: 'Sources' }))
  expect(sources.getAllByRole('listitem')).toHaveLength(5)
  fireEvent.click(sources.getByRole('button', { name: 'Show all 8 sources' }))
  expect(sources.getAllByRole('listitem')).toHaveLength(8)
  const link = sources.getByRole<HTMLAnchorElement>('link', { name: 'Source 1' })
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer nofollow'])
})

it('the sources of a stored answer are shown when its conversation is opened (W-2)', async () => {
  server.messages = [
    stored('user', 'Search this.'),
    { ...stored('assistant', 'An earlier answer'), sources: [source(1), source(2)] },
  ]
  openPage(`/?chat=${chatId}`)
  const sources = within(await screen.findByRole('group', { name: 'Sources' }))
  expect(sources.getAllByRole('link').map(link => link.textContent)).toEqual(['Source 1', 'Source 2'])
})

const toasts = () => [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent)

it('messages that cannot be loaded show no toast, and loading them can be tried again without losing the focus (X-4)', async () => {
  server.messages = [stored('user', 'An earlier question'), stored('assistant', 'An earlier answer')]
  server.older = [stored('user', 'A first question'), stored('assistant', 'A first answer')]
  const warned = vi.spyOn(console, 'warn')
  server.messagesStatus = 429
  openPage(`/?chat=${chatId}`)
  await screen.findByText('The messages could not be loaded.')
  expect(warned.mock.lastCall).toEqual(['Failed to fetch messages: 429'])
  type('Still typing')
  server.messagesStatus = 200
  button('Try again').focus()
  fireEvent.click(button('Try again'))
  await screen.findByText('An earlier answer')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(field().value).toBe('Still typing')

  server.messagesStatus = 429
  fireEvent.click(button('Load older messages'))
  await screen.findByText('The older messages could not be loaded.')
  expect(toasts()).toEqual([])
  server.messagesStatus = 200
  fireEvent.click(button('Load older messages'))
  await screen.findByText('A first answer')
  expect(screen.queryByText('The older messages could not be loaded.')).toBeNull()
})

it('the address of a chat that was deleted elsewhere leads to a new chat, which has its draft (C-9)', async () => {
  storeDraft(user.id, chatId, 'Not sent yet')
  server.messagesStatus = 404
  openPage(`/?chat=${chatId}`)
  await waitFor(() => expect(toasts()).toEqual(['This conversation no longer exists.']))
  expect(location.pathname + location.search).toBe('/')
  expect(field().placeholder).toBe('Ask anything')
  expect(field().value).toBe('Not sent yet')
  expect(findDraft(user.id, chatId)).toBeUndefined()
})
