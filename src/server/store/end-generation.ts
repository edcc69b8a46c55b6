import { type RawBuilder, sql } from 'kysely'
import { repeatable } from '#server/database/connection-pool.ts'
import type { Db } from '#server/database/database.ts'
import { isInvalidValue } from '#server/database/database-errors.ts'
import type { Given, MessageStatus, Source } from '#shared/chat.ts'
import type { Language } from '#shared/language.ts'
import type { SheetLink } from '#shared/library.ts'
import type { ModelUse } from './budgets.ts'
import { insertLog, type LogRow, notifying } from './generation-log.ts'
import { returnToFormerAnswer } from './versions.ts'

export type EndStatus = Exclude<MessageStatus, 'running'>

/** A sheet of the library as it was when an answer was written from it. `written`: its date, as YYYY-MM-DD. */
export type GivenSheet = { id: string; language: Language; written: string }

export type Ending = {
  id: string
  status: EndStatus
  content: string
  sources: Source[]
  /** Sheets that the answer offers. */
  suggestions?: readonly SheetLink[]
  /** Sheets that it was written from; unknown if the process that wrote it died. */
  sheets?: readonly GivenSheet[]
  /** What else the model was given; unknown in the same case. */
  given?: Given | undefined
  errorCode: string | undefined
  /** Entries that the log lacks, so that a reader on another process has the whole answer when it sees the end. */
  rest?: LogRow[]
  /** What its calls of the model used; if the process that wrote it died, this is unknown and is estimated. */
  uses?: readonly ModelUse[] | undefined
  /** Whether readers on other processes are told. */
  notifies?: boolean
}

/**
 * Sets the end state together with the answer's text, and settles its budget. If the answer is empty, its message is
 * removed, or gets back the answer that was to be replaced. Returns false and changes nothing if the generation has
 * ended already or was deleted with its chat. Locks the chat first, like the removal of a chat: in another order, the
 * two could deadlock.
 */
export async function endGeneration(db: Db, ending: Ending): Promise<boolean> {
  if (ending.content === '') return endEmpty(db, ending)
  try {
    return await setEnd(db, ending)
  } catch (error) {
    // The database would reject the sources at every retry, and the answer would never end.
    if (!isInvalidValue(error) || ending.sources.length === 0) throw error
    return setEnd(db, { ...ending, sources: [] })
  }
}

async function endEmpty(db: Db, ending: Ending): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const hasEnded = await setEnd(trx, { ...ending, sources: [] })
    if (hasEnded) await returnToFormerAnswer(trx, ending.id)
    return hasEnded
  })
}

async function setEnd(db: Db, ending: Ending): Promise<boolean> {
  const empty = ending.content === ''
  const result = await sql<{ ended: number }>`${repeatable}
    with chat as (
      select id from chats where id = (select chat_id from generations where id = ${ending.id}) for no key update
    ), running as (
      select g.id, g.message_id, g.chat_id, (
        select earlier.status from generations earlier where earlier.message_id = g.message_id and earlier.id <> g.id
        order by earlier.created_at desc limit 1
      ) as earlier
      from generations g join chat on chat.id = g.chat_id
      where g.id = ${ending.id} and g.status = 'running' for update of g
    ), before as (
      select *, case when ${empty}::boolean and earlier is null then 1 else 0 end as removed from running
    ), ended as (
      update generations g set status = ${ending.status}, error_code = ${ending.errorCode ?? null}, ended_at = now(),
        message_id = case when ${empty}::boolean then null else g.message_id end,
        log_expires_at = now() + interval '1 hour'
      from before where g.id = before.id
      returning g.id, g.user_id, g.model, g.asked_on, g.budgeted, g.reserved_input, g.reserved_output
    ), kept as (
      update messages m set content = ${ending.content}, status = ${ending.status},
        sources = ${listOrNull(ending.sources)}::jsonb, suggestions = ${listOrNull(ending.suggestions)}::jsonb,
        sheets = ${listOrNull(ending.sheets)}::jsonb,
        given = ${ending.given ? JSON.stringify(ending.given) : null}::jsonb
      from before where m.id = before.message_id and not ${empty}::boolean
    ), given_back as (
      update messages m set status = before.earlier
      from before where m.id = before.message_id and ${empty}::boolean and before.earlier is not null
    ), removed as (
      delete from messages m using before
      where m.id = before.message_id and ${empty}::boolean and before.earlier is null
    ), counted as (
      update chats c set message_count = c.message_count - before.removed,
        total_count = c.total_count - before.removed, last_message_at = now()
      from before where c.id = before.chat_id
    ), settled as materialized (
      select settle_budget(user_id, asked_on, budgeted, reserved_input + reserved_output, model,
        not ${empty && (ending.status === 'error' || ending.status === 'interrupted')}::boolean,
        coalesce(${ending.uses ? JSON.stringify(ending.uses) : null}::jsonb,
          estimated_use(model, reserved_input, reserved_output, ${ending.content.length}::bigint))) from ended
    )${logging(ending.rest)}
    select count(*)::integer as ended${ending.notifies ? sql`, ${notifying(sql`ended.id`)}` : sql``}
    from ended, settled`.execute(db)
  return (result.rows[0]?.ended ?? 0) > 0
}

/** An additional step of the statement. */
function logging(rows: LogRow[] = []): RawBuilder<unknown> {
  if (rows.length === 0) return sql``
  return sql`, logged as (${insertLog(rows, sql`join before on before.id = entry.id`)})`
}

function listOrNull(list: readonly object[] = []): string | null {
  return list.length > 0 ? JSON.stringify(list) : null
}
