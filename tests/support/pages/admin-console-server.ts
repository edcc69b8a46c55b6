import type { AdminUser } from '#shared/api/admin.ts'
import type { Chat, Message } from '#shared/api/chat.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'

/** A scripted server for tests of the admin console. */

/** The data of the server. A test can change it while the console is open. */
export type World = { users: AdminUser[]; chats: Map<UserId, Chat[]>; messages: Map<ChatId, Message[]> }

/** Responds to some calls; returns undefined for the others. */
export type ResponseScript = (call: string, headers: Headers) => Response | Promise<Response> | undefined

const pageSize = 50

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

/** Adds a chat of `messageCount` messages, "text 0", "text 1" and so on, as the first of its owner's chats. */
export function addChat(world: World, { id: userId }: AdminUser, title: string, messageCount = 2): Chat {
  const chat: Chat = {
    id: crypto.randomUUID() as ChatId,
    title,
    created_at: '2026-01-02T10:00:00.000Z',
    messageCount,
    lastMessageAt: '2026-03-04T10:00:00.000Z',
    pinned: false,
    archived: false,
  }
  world.chats.get(userId)?.unshift(chat)
  world.messages.set(
    chat.id,
    Array.from({ length: messageCount }, (_, index) => newMessage(index)),
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

/** Responds to calls that begin with `start`, but only after `go` was called. */
export function deferred(start: string, respond: () => Response): { script: ResponseScript; go(): void } {
  const gate = Promise.withResolvers<void>()
  return {
    script: call => (call.startsWith(start) ? gate.promise.then(respond) : undefined),
    go: gate.resolve,
  }
}

/** Fails calls that begin with `start`. */
export function failing(start: string, status: number, code?: string): ResponseScript {
  return call => (call.startsWith(start) ? problem(status, code) : undefined)
}

/** The response to calls that no script of the test handles. */
export function responseTo(world: World, call: string, body: string): Response {
  const { pathname, searchParams } = new URL(call.slice(call.indexOf(' ') + 1), 'http://server')
  const [, , list, id, part] = pathname.split('/')
  const user = world.users.find(each => each.id === (id ?? '') || body.includes(each.id))
  if (call === 'GET /admin/notices') return Response.json({ retirements: [], modelMap: null })
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
