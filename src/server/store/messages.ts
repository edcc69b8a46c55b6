import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { Message, MessagePage, Source } from '#shared/chat.ts'
import type { ChatId } from '#shared/ids.ts'
import { type ChatKey, findChat } from './chats.ts'

export type PageRequest = { limit: number; offset: number; tail: boolean }

/** One page of an owned chat, oldest first; undefined where the chat is not the caller's. */
export async function listMessages(
  db: Db,
  key: ChatKey,
  { limit, offset, tail }: PageRequest,
): Promise<MessagePage | undefined> {
  const chat = await findChat(db, key)
  if (!chat) return undefined
  const first = tail ? Math.max(0, chat.messageCount - limit) : offset
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'role', 'content', 'status', 'created_at', 'sources', textSoFar])
    .where('chat_id', '=', key.chatId)
    .where('position', '>=', first)
    .where('position', '<', first + limit)
    .orderBy('position')
    .execute()
  return { messages: rows.map(toMessage), offset: first, hasOlder: first > 0 && chat.messageCount > 0 }
}

/** A running answer's row is empty until it ends: its text so far is in the log. */
const textSoFar = sql<string | null>`case when status = 'running' then (
  select string_agg(l.body, '' order by l.start)
  from generations g join generation_log l on l.generation_id = g.id
  where g.message_id = messages.id and l.kind = 'text'
) end`.as('text_so_far')

export type HistoryTurn = { role: 'user' | 'assistant'; content: string }

/** The newest turns before `position` that fit into `budget` characters together, oldest first. */
export async function listHistory(
  db: Db,
  chatId: ChatId,
  before: { position: number; budget: number; most: number },
): Promise<HistoryTurn[]> {
  const rows = await db
    .with('newest', query =>
      query
        .selectFrom('messages')
        .select([
          'position',
          'role',
          'content',
          sql<number>`sum(length(content)) over (order by position desc)`.as('total'),
        ])
        .where('chat_id', '=', chatId)
        .where('position', '<', before.position)
        .where('position', '>=', before.position - before.most),
    )
    .selectFrom('newest')
    .select(['role', 'content'])
    .where('total', '<=', before.budget)
    .orderBy('position')
    .execute()
  return rows
}

type MessageRow = {
  id: string
  role: Message['role']
  content: string
  status: Message['status']
  created_at: Date
  sources: Source[] | null
  text_so_far: string | null
}

function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    role: row.role,
    content: row.text_so_far ?? row.content,
    created_at: row.created_at.toISOString(),
    status: row.status,
    ...(row.sources && row.sources.length > 0 ? { sources: row.sources } : {}),
  }
}
