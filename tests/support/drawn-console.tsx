import { vi } from 'vitest'
import { Route } from 'wouter'
import type { AdminUser } from '#shared/admin.ts'
import type { Chat, Message } from '#shared/chat.ts'
import type { ChatId, UserId } from '#shared/ids.ts'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { ConfigContext } from '#web/api/config-context.tsx'
import { QueryScope } from '#web/api/queries.tsx'
import { SessionProvider } from '#web/auth/session/session.tsx'
import { LanguageProvider } from '#web/i18n/language-context.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { appConfig } from './app-config.ts'
import { draw } from './draw.tsx'

/** The admin console drawn in front of a server that a test scripts, without a browser. */

/** What the server holds: change it under the open console. */
export type World = { users: AdminUser[]; chats: Map<UserId, Chat[]>; messages: Map<ChatId, Message[]> }

export type Answer = (call: string, headers: Headers) => Response | Promise<Response> | undefined

const pageSize = 50
let accounts = 0

export function newWorld(): World {
  return { users: [], chats: new Map(), messages: new Map() }
}

export function addUser(world: World, email: string): AdminUser {
  const user = {
    id: crypto.randomUUID() as UserId,
    email,
    role: 'user' as const,
    chatCount: 0,
    lastChatAt: null,
  }
  world.users.push(user)
  world.chats.set(user.id, [])
  return user
}

/** A chat of so many messages, "text 0" and so on, newest created first in its owner's list. */
export function addChat(world: World, { id: userId }: AdminUser, title: string, count = 2): Chat {
  const chat: Chat = {
    id: crypto.randomUUID() as ChatId,
    title,
    created_at: '2026-01-02T10:00:00.000Z',
    messageCount: count,
    lastMessageAt: '2026-03-04T10:00:00.000Z',
  }
  world.chats.get(userId)?.unshift(chat)
  world.messages.set(
    chat.id,
    Array.from({ length: count }, (_, index) => newMessage(index)),
  )
  return chat
}

export function newMessage(index: number): Message {
  return {
    id: crypto.randomUUID(),
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `text ${index}`,
    created_at: '2026-01-02T10:00:00.000Z',
    status: 'complete',
  }
}

export function removeAccount(world: World, user: AdminUser): void {
  world.users = world.users.filter(each => each.id !== user.id)
  for (const chat of world.chats.get(user.id) ?? []) world.messages.delete(chat.id)
  world.chats.delete(user.id)
}

export function problem(status: number, code = 'scripted'): Response {
  return Response.json({ error: { code, message: 'Scripted.' } }, { status })
}

/** Opens the console at that address. Close it at the end. */
export function drawConsole(world: World, path = '/admin') {
  const calls: string[] = []
  const answers: Answer[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', signal, ...init }: RequestInit = {}) => {
    const call = `${method} ${url.replace(/^\/api/, '')}`
    calls.push(call)
    signal?.throwIfAborted()
    const body = typeof init.body === 'string' ? init.body : ''
    for (const answer of answers) {
      const given = answer(call, new Headers(init.headers))
      if (given) return Promise.race([given, abortOf(signal)])
    }
    return answerOf(world, call, body)
  })
  history.replaceState(null, '', path)
  accounts += 1
  const { page, clear } = draw(
    <LanguageProvider>
      <ConfigContext value={appConfig}>
        <ToastProvider dismissLabel="Dismiss">
          <SessionProvider auth={appConfig.auth}>
            <QueryScope owner={`admin ${accounts}`}>
              <Route path="/admin">
                <AdminPage parts={{ SourceList: () => null }} notice={null} />
              </Route>
            </QueryScope>
          </SessionProvider>
        </ToastProvider>
      </ConfigContext>
    </LanguageProvider>,
  )
  // From here on React draws as in a browser, by itself.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  return {
    page,
    calls,
    /** The newest script is asked first; returns the way to end it. */
    script(answer: Answer): () => void {
      answers.unshift(answer)
      return () => answers.splice(answers.indexOf(answer), 1)
    },
    close() {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
      clear()
      vi.unstubAllGlobals()
      history.replaceState(null, '', '/')
    },
  }
}

/** Answers the calls that begin so only once `go` is called. */
export function held(start: string, answer: () => Response): { answer: Answer; go(): void } {
  const gate = Promise.withResolvers<void>()
  return {
    answer: call => (call.startsWith(start) ? gate.promise.then(answer) : undefined),
    go: gate.resolve,
  }
}

/** Fails the calls that begin so. */
export function failing(start: string, status: number, code?: string): Answer {
  return call => (call.startsWith(start) ? problem(status, code) : undefined)
}

function abortOf(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

function answerOf(world: World, call: string, body: string): Response {
  const { pathname, searchParams } = new URL(call.slice(call.indexOf(' ') + 1), 'http://server')
  const [, , list, id, part] = pathname.split('/')
  const user = world.users.find(each => each.id === (id ?? '') || body.includes(each.id))
  if (call === 'GET /admin/users') return Response.json({ users: world.users })
  if (part === 'messages') return messagesOf(world, id as ChatId, searchParams)
  if (!user) return problem(404, 'not_found')
  if (part === 'chats') return chatsOf(world, user.id, Number(searchParams.get('offset')))
  if (call.startsWith('DELETE')) {
    removeAccount(world, user)
    return new Response(null, { status: 204 })
  }
  const changed = { ...user, role: list === 'promote' ? 'admin' : 'user' } as const
  world.users = world.users.map(each => (each.id === user.id ? changed : each))
  return Response.json(changed)
}

function chatsOf(world: World, userId: UserId, offset: number): Response {
  const chats = world.chats.get(userId) ?? []
  return Response.json({
    chats: chats.slice(offset, offset + pageSize),
    hasMore: chats.length > offset + pageSize,
  })
}

function messagesOf(world: World, chatId: ChatId, query: URLSearchParams): Response {
  const messages = world.messages.get(chatId)
  const owner = [...world.chats].find(([, chats]) => chats.some(chat => chat.id === chatId))?.[0]
  if (!messages || owner !== query.get('user')) return problem(404, 'not_found')
  const tail = Math.max(0, messages.length - pageSize)
  const offset = query.get('tail') === 'true' ? tail : Number(query.get('offset'))
  return Response.json({ messages: messages.slice(offset, offset + pageSize), offset, hasOlder: offset > 0 })
}

/** What the console comes to show or do, however busy the machine is. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 4_000, interval: 10 })
}

export function toasts(): string[] {
  return [...document.querySelectorAll('[data-toast]')].map(each => each.textContent ?? '')
}

/** The chat's row in the chats column. */
export function chatLink(title: string): HTMLElement {
  const found = [...document.querySelectorAll('a')].find(link => link.title === title)
  if (!found) throw new Error(`There is no chat "${title}".`)
  return found
}
