import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { ChatId } from '#shared/ids.ts'

/** What was said in a chat before a question. */

export type HistoryTurn = { position: number; role: 'user' | 'assistant'; content: string }

/**
 * `maxBytes`: for all turns together, in UTF-8. PostgreSQL knows how many bytes a text has without reading it, but has
 * to read it to count its characters.
 */
export type HistoryLimits = { maxBytes: number; maxTurns: number }

/** A turn as the database writes it, without names because that takes less time: position, role and content. */
export type StoredTurn = [number, HistoryTurn['role'], string]

/** The newest turns before `position` that fit into the limits, oldest first. */
export async function listHistory(
  db: Db,
  chatId: ChatId,
  position: number,
  limits: HistoryLimits,
): Promise<HistoryTurn[]> {
  const { rows } = await sql<{ history: StoredTurn[] }>`
    select ${historyBefore(chatId, sql`${position}::integer`, limits)} as history`.execute(db)
  return toHistory(rows[0]?.history ?? [])
}

/** The same as a column of stored turns, in any order. The caller has checked whose chat it is. */
export function historyBefore(
  chatId: ChatId,
  position: RawBuilder<unknown>,
  { maxBytes, maxTurns }: HistoryLimits,
): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_array(place, role, content)), '[]') from (
      select m.position as place, m.role, m.content,
        sum(octet_length(m.content)) over (order by m.position desc rows unbounded preceding) as total
      from messages m
      where m.chat_id = ${chatId} and m.position < ${position} and m.position >= ${position} - ${maxTurns}::integer
    ) as newest
    where total <= ${maxBytes}::bigint
  )`
}

export function toHistory(stored: StoredTurn[]): HistoryTurn[] {
  const turns = stored.map(([position, role, content]) => ({ position, role, content }))
  return turns.sort((one, other) => one.position - other.position)
}
