import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { isInvalidValue } from '#server/database/database-errors.ts'
import { repeatable } from '#server/database/pool/statement-marks.ts'
import { returnToFormerAnswer } from '#server/store/chats/choose-version.ts'
import type { ModelUse } from '#server/store/costs/budgets.ts'
import type { Given, MessageStatus, Source } from '#shared/api/chat.ts'
import type { SheetLink } from '#shared/api/library.ts'
import type { Language } from '#shared/language.ts'
import { insertLog, type LogEntry, type LogRow, listLog, notifying } from './generation-log.ts'

export type EndStatus = Exclude<MessageStatus, 'running'>

/** A sheet of the library as it was when a model was given it for an answer. `written`: its date, as YYYY-MM-DD. */
export type GivenSheet = { id: string; language: Language; written: string }

export type Ending = {
  id: string
  status: EndStatus
  content: string
  sources: Source[]
  /** Sheets that the answer offers. */
  suggestions?: readonly SheetLink[]
  /** Sheets that the model was given for it; unknown if the process that wrote it died. */
  sheets?: readonly GivenSheet[]
  /**
   * What the model was given besides the text of the chat. Undefined if that was nothing, if it was the built-in model,
   * and if the process that wrote the answer died.
   */
  given?: Given | undefined
  errorCode: string | undefined
  /** Entries that the log lacks, so that a reader on another process has the whole answer when it sees the end. */
  rest?: LogRow[]
  /** What its calls to the model used; if the process that wrote it died, this is unknown and is estimated. */
  uses?: readonly ModelUse[] | undefined
  /** Whether readers on other processes are told. */
  notifies?: boolean
}

/**
 * Sets the end state together with the answer's text, and settles its budget. If the answer is empty, its message is
 * removed, or gets back the answer that was to be replaced; if it was to be another version, the former answer is shown
 * again. Returns false and changes nothing if the generation has ended already or was deleted with its chat. Locks the
 * chat first, like the removal of a chat: in another order, the two could deadlock.
 */
export async function endGeneration(db: Db, ending: Ending): Promise<boolean> {
  return retryingWithoutSources(withSources => {
    const accepted = withSources ? ending : { ...ending, sources: [] }
    return ending.content === ''
      ? db.transaction().execute(trx => endEmpty(trx, accepted))
      : endWritten(db, accepted)
  })
}

/**
 * The same for an answer whose process seems to have died: `toEnding` gets its log. If that process writes after all,
 * it can log nothing once the log is read: no reader on another process gets text that the message will not have.
 */
export async function endFromLog(
  db: Db,
  id: string,
  toEnding: (log: LogEntry[]) => Omit<Ending, 'id'>,
): Promise<boolean> {
  return retryingWithoutSources(withSources =>
    db.transaction().execute(async trx => {
      // `appendLog` waits for the second lock, then finds that the answer is over.
      await sql`with ${lockingChat({ id })}
        select from generations g join chat on chat.id = g.chat_id where g.id = ${id} for update of g`.execute(
        trx,
      )
      const ending = { id, ...toEnding(await listLog(trx, id)) }
      const accepted = withSources ? ending : { ...ending, sources: [] }
      return ending.content === '' ? endEmpty(trx, accepted) : endWritten(trx, accepted)
    }),
  )
}

/** The database would reject some sources at every attempt, and the answer would never end. */
async function retryingWithoutSources(end: (withSources: boolean) => Promise<boolean>): Promise<boolean> {
  try {
    return await end(true)
  } catch (error) {
    if (!isInvalidValue(error)) throw error
    return end(false)
  }
}

/** Updates the chat only if the answer took over a minute, since each update writes to all of the table's indexes. */
async function endWritten(db: Db, ending: Ending): Promise<boolean> {
  const result = await sql<{ ended: number }>`${repeatable}
    with ${lockingChat(ending)}, ended as (
      update generations g set status = ${ending.status}, ${endedNow(ending)} from chat
      where g.id = ${ending.id} and g.chat_id = chat.id and g.status = 'running'
      returning ${endedColumns}
    ), written as (
      update messages m set content = ${ending.content}, status = ${ending.status},
        sources = ${listOrNull(ending.sources)}::jsonb, suggestions = ${listOrNull(ending.suggestions)}::jsonb,
        sheets = ${listOrNull(ending.sheets)}::jsonb,
        given = ${ending.given ? JSON.stringify(ending.given) : null}::jsonb
      from ended where m.id = ended.message_id
    ), used as (
      update chats c set last_message_at = now()
      from ended, chat where c.id = chat.id and chat.last_message_at < now() - interval '1 minute'
    ), ${settling(ending, true)}${logging(ending.rest)}
    ${countingEnded(ending)}`.execute(db)
  return (result.rows[0]?.ended ?? 0) > 0
}

async function endEmpty(trx: Db, ending: Ending): Promise<boolean> {
  const isCounted = ending.status !== 'error' && ending.status !== 'interrupted'
  const result = await sql<{ ended: number }>`
    with ${lockingChat(ending)}, running as (
      select g.id, g.message_id, g.chat_id, (
        select earlier.status from generations earlier where earlier.message_id = g.message_id and earlier.id <> g.id
        order by earlier.created_at desc limit 1
      ) as earlier
      from generations g join chat on chat.id = g.chat_id
      where g.id = ${ending.id} and g.status = 'running' for update of g
    ), ended as (
      update generations g set status = ${ending.status}, ${endedNow(ending)}, message_id = null
      from running where g.id = running.id
      returning ${endedColumns}
    ), given_back as (
      update messages m set status = running.earlier
      from running where m.id = running.message_id and running.earlier is not null
    ), removed as (
      delete from messages m using running where m.id = running.message_id and running.earlier is null
    ), counted as (
      update chats c set last_message_at = now(),
        message_count = c.message_count - case when running.earlier is null then 1 else 0 end,
        total_count = c.total_count - case when running.earlier is null then 1 else 0 end
      from running where c.id = running.chat_id
    ), ${settling(ending, isCounted)}${logging(ending.rest)}
    ${countingEnded(ending)}`.execute(trx)
  const hasEnded = (result.rows[0]?.ended ?? 0) > 0
  if (hasEnded) await returnToFormerAnswer(trx, ending.id)
  return hasEnded
}

function lockingChat({ id }: Pick<Ending, 'id'>): RawBuilder<unknown> {
  return sql`chat as (
      select id, last_message_at from chats where id = (select chat_id from generations where id = ${id})
      for no key update
    )`
}

function endedNow({ errorCode }: Ending): RawBuilder<unknown> {
  return sql`error_code = ${errorCode ?? null}, ended_at = now(), log_expires_at = now() + interval '1 hour'`
}

const endedColumns = sql`g.id, g.message_id, g.user_id, g.model, g.asked_on, g.budgeted, g.reserved_input, g.reserved_output`

/** `isCounted`: whether the question counts for the budget. */
function settling({ uses, content }: Ending, isCounted: boolean): RawBuilder<unknown> {
  return sql`settled as materialized (
      select settle_budget(user_id, asked_on, budgeted, reserved_input + reserved_output, model, ${isCounted}::boolean,
        coalesce(${uses ? JSON.stringify(uses) : null}::jsonb,
          estimated_use(model, reserved_input, reserved_output, ${content.length}::bigint))) from ended
    )`
}

function countingEnded({ notifies }: Ending): RawBuilder<unknown> {
  return sql`select count(*)::integer as ended${notifies ? sql`, ${notifying(sql`ended.id`)}` : sql``}
    from ended, settled`
}

/** An additional step of the statement. */
function logging(rows: LogRow[] = []): RawBuilder<unknown> {
  if (rows.length === 0) return sql``
  return sql`, logged as (${insertLog(rows, sql`join ended on ended.id = entry.id`)})`
}

function listOrNull(list: readonly object[] = []): string | null {
  return list.length > 0 ? JSON.stringify(list) : null
}
