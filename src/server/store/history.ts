import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { ChatId } from '#shared/ids.ts'

/** What was said in a chat before a question. */

export type HistoryTurn = { position: number; role: 'user' | 'assistant'; content: string }

/** `maxChars`: for all turns together. */
export type HistoryLimits = { maxChars: number; maxTurns: number }

/** The newest turns before `position` that fit into the limits, oldest first. */
export async function listHistory(
  db: Db,
  chatId: ChatId,
  position: number,
  limits: HistoryLimits,
): Promise<HistoryTurn[]> {
  const { rows } = await sql<{ history: HistoryTurn[] }>`
    select ${historyBefore(chatId, sql`${position}::integer`, limits)} as history`.execute(db)
  return rows[0]?.history ?? []
}

/** The same as a column of JSON. The caller has checked whose chat it is. */
export function historyBefore(
  chatId: ChatId,
  position: RawBuilder<unknown>,
  { maxChars, maxTurns }: HistoryLimits,
): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_object('position', place, 'role', role, 'content', content) order by place), '[]')
    from (
      select m.position as place, m.role, m.content,
        sum(length(m.content)) over (order by m.position desc) as total
      from messages m
      where m.chat_id = ${chatId} and m.position < ${position} and m.position >= ${position} - ${maxTurns}::integer
    ) as newest
    where total <= ${maxChars}::bigint
  )`
}
