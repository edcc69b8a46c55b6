import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { QueryScope } from '#web/api/queries.tsx'
import { SessionProvider } from '#web/auth/session/session.tsx'
import { acceptDisclaimer } from '#web/chat/disclaimer/disclaimer-record.ts'
import { clearUserMemory } from '#web/lib/storage/user-memory.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { ChatPage } from './chat-page.tsx'
// Loads the lazy module in advance.
import './messages/message-list.tsx'

const user = { id: 'person', email: 'person@example.fr' }

const chatId = '0190d2a0-0000-7000-8000-000000000001'
const created_at = '2026-11-20T10:00:00Z'
const stored = [
  { id: crypto.randomUUID(), role: 'user', content: 'An earlier question', status: 'complete', created_at },
  {
    id: crypto.randomUUID(),
    role: 'assistant',
    content: 'An earlier answer',
    status: 'complete',
    created_at,
  },
]

/** The questions that the server received, its response to them, the stored messages, and a stream that is followed. */
let server: {
  sent: string[]
  response: PromiseWithResolvers<Response>
  messages: object[]
  followed: PromiseWithResolvers<string>
}

beforeEach(() => {
  localStorage.clear()
  acceptDisclaimer(appConfig.firm.disclaimerVersion)
  server = {
    sent: [],
    response: Promise.withResolvers(),
    messages: stored,
    followed: Promise.withResolvers(),
  }
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.endsWith('/chat/stream')) {
      server.sent.push(String(body))
      return server.response.promise
    }
    if (url.endsWith('/stream')) return new Response(await server.followed.promise)
    if (url.includes('/chat/sent/')) return Response.json(null)
    return Response.json({
      chats: [],
      messages: server.messages,
      offset: 0,
      hasMore: false,
      hasOlder: false,
      budget: null,
      ...user,
      role: 'user',
    })
  })
})

afterEach(() => {
  cleanup()
  clearUserMemory()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

function open(path: string): void {
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

function enter(text: string): void {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.keyDown(field(), { key: 'Enter' })
}

const findWaiting = () => screen.findByRole('region', { name: 'Your next message' })

/** Sends a question, and lets another message wait. */
async function askTwice(path: string): Promise<HTMLElement> {
  open(path)
  if (path !== '/') await screen.findByText('An earlier answer')
  enter('How long?')
  enter('And for me?')
  return findWaiting()
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^(Ask|Send)/ })

it.each([
  ['a stored', `/?chat=${chatId}`],
  ['a new', '/'],
])(
  'a message waits until "Send now" if the question before it was refused in %s conversation (E-10)',
  async (_which, path) => {
    const waiting = await askTwice(path)
    const refusal = { error: { code: 'chat_busy', message: 'Busy.' } }
    server.response.resolve(Response.json(refusal, { status: 409 }))
    await within(waiting).findByText('Not sent, because the answer was stopped or failed.')
    expect(within(waiting).getByRole('button', { name: 'Send now' })).toBeTruthy()
    expect(field().value).toBe('How long?')
    expect(server.sent).toHaveLength(1)
  },
)

it('"New Chat" takes back a message that waits in a conversation without an id: it belongs to no other one (E-10)', async () => {
  await askTwice('/')
  fireEvent.click(screen.getByRole('button', { name: 'New Chat' }))
  expect(screen.queryByRole('region', { name: 'Your next message' })).toBeNull()
  expect(field().value).toBe('And for me?')
})

it('a message waits until "Send now" if an answer that began before a reload was stopped in another tab, and is in the composer after another reload (E-10)', async () => {
  const [question, answer] = stored
  server.messages = [question, { ...answer, status: 'running' }].filter(message => message !== undefined)
  open(`/?chat=${chatId}`)
  await screen.findByRole('button', { name: 'Stop' })
  enter('And for me?')
  const waiting = await findWaiting()
  server.messages = server.messages.map(message => ({ ...message, status: 'stopped' }))
  server.followed.resolve('data: An earlier answer\n\ndata: [DONE]\n\n')
  await within(waiting).findByText('Not sent, because the answer was stopped or failed.')
  expect(server.sent).toEqual([])

  cleanup()
  clearUserMemory()
  open(`/?chat=${chatId}`)
  await vi.waitFor(() => expect(field().value).toBe('And for me?'))
  expect(screen.queryByRole('region', { name: 'Your next message' })).toBeNull()
})

it('a message that waited is sent without moving the view of a reader who has scrolled up (C-5, E-10)', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2000)
  await askTwice(`/?chat=${chatId}`)
  const list = document.querySelector('[data-scroller]')
  if (!list) throw new Error('There is no list.')
  expect(list.scrollTop).toBe(2000)
  list.scrollTop = 100
  fireEvent.scroll(list)
  const { resolve } = server.response
  server.response = Promise.withResolvers()
  server.messages = [...stored, ...stored.map(message => ({ ...message, id: crypto.randomUUID() }))]
  resolve(new Response('data: One month.\n\ndata: [DONE]\n\n'))
  await vi.waitFor(() => expect(server.sent).toHaveLength(2))
  await within(list as HTMLElement).findByText('And for me?')
  expect(list.scrollTop).toBe(100)
})
