import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { ChatId } from '#shared/api/ids.ts'

/** What was said in a chat before a question. */

export type HistoryTurn = { position: number; role: 'user' | 'assistant'; content: string }

/**
 * `maxBytes`: for all turns together, in UTF-8. PostgreSQL knows how many bytes a text has without reading it, but has
 * to read it to count its characters. `startStep`: if `maxTurns` leaves turns out, the first position is a multiple of
 * it.
 */
export type HistoryLimits = { maxBytes: number; maxTurns: number; startStep: number }

/** The newest turns before `position` that fit into the limits, oldest first. */
export async function listHistory(
  db: Db,
  chatId: ChatId,
  position: number,
  limits: HistoryLimits,
): Promise<HistoryTurn[]> {
  const { rows } = await sql<{ history: string }>`
    select ${historyBefore(chatId, sql`${position}::integer`, limits)} as history`.execute(db)
  return toHistory(rows[0]?.history ?? '')
}

/**
 * The same as a column, for `toHistory`: a text with the position, the role and the content of each turn, in any order.
 * PostgreSQL needs a third less time for it than for JSON. The caller has checked whose chat it is.
 */
export function historyBefore(
  chatId: ChatId,
  position: RawBuilder<unknown>,
  { maxBytes, maxTurns, startStep }: HistoryLimits,
): RawBuilder<unknown> {
  const step = sql`${startStep}::integer`
  const start = sql`(${position} - ${maxTurns}::integer + ${step} - 1) / ${step} * ${step}`
  return sql`(
    select coalesce(string_agg(place || ' ' || role || ' ' || content, ${turnSeparator}), '') from (
      select m.position as place, m.role, m.content,
        sum(octet_length(m.content)) over (order by m.position desc rows unbounded preceding) as total
      from messages m
      where m.chat_id = ${chatId} and m.position < ${position} and m.position >= ${start}
    ) as newest
    where total <= ${maxBytes}::bigint
  )`
}

export function toHistory(stored: string): HistoryTurn[] {
  const turns = stored === '' ? [] : stored.split(turnStart).map(toTurn)
  return turns.sort(byPosition)
}

function byPosition(one: HistoryTurn, other: HistoryTurn): number {
  return one.position - other.position
}

function toTurn(stored: string): HistoryTurn {
  const positionEnd = stored.indexOf(' ')
  const roleEnd = stored.indexOf(' ', positionEnd + 1)
  return {
    position: Number(stored.slice(0, positionEnd)),
    role: stored.slice(positionEnd + 1, roleEnd) as HistoryTurn['role'],
    content: stored.slice(roleEnd + 1),
  }
}

/** Messages contain no carriage returns: `cleanText` replaces them. Only the title of a sheet could add one. */
const turnSeparator = sql.raw("E'\\r'")
const turnStart = /\r(?=\d+ (?:user|assistant) )/
