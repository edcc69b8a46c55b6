import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { answerChannel } from '#server/database/pool/notifications.ts'
import { repeatable } from '#server/database/pool/statement-marks.ts'
import type { MessageStatus } from '#shared/api/chat.ts'

/**
 * The text and events of answers, one row per entry, while they are written and for an hour after. Also the processes
 * with their heartbeats.
 */

export type LogEntry = { start: number; kind: 'text' | 'event'; body: string }
export type LogRow = LogEntry & { generationId: string }

/**
 * Writes new entries of this process's live answers in one statement. Skips entries whose generation was deleted with
 * its chat or has ended. A repeated write, after a lost connection, can contain a text that has grown in the
 * meantime: the longer one is stored. `notifies`: whether readers on other processes are notified.
 */
export async function appendLog(db: Db, rows: LogRow[], notifies = false): Promise<void> {
  // The lock waits for a deletion that has begun. Without it, the entries of all answers would fail.
  const onlyRunning = sql`where exists (
    select 1 from generations g where g.id = entry.id and g.status = 'running' for key share)`
  const insert = insertLog(rows, onlyRunning)
  const statement = notifies
    ? sql`with logged as (${insert} returning generation_id)
        select ${notifying(sql`generation_id`)} from logged`
    : insert
  await sql`${repeatable}${statement}`.execute(db)
}

/** An aggregate that notifies other processes of each id. PostgreSQL sends equal notifications of a statement once. */
export function notifying(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`count(pg_notify(${sql.lit(answerChannel)}, ${id}::text))`
}

/** `restriction`: which of the rows, named `entry`, are inserted. */
export function insertLog(rows: LogRow[], restriction: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into generation_log (generation_id, start, kind, body)
    select entry.id, entry.start, entry.kind, entry.body
    from unnest(${rows.map(row => row.generationId)}::uuid[], ${rows.map(row => row.start)}::integer[],
      ${rows.map(row => row.kind)}::text[], ${rows.map(row => row.body)}::text[]) as entry (id, start, kind, body)
    ${restriction}
    on conflict (generation_id, start) do update set body = excluded.body
      where length(excluded.body) > length(generation_log.body)`
}

/** All entries, in order. */
export async function listLog(db: Db, generationId: string): Promise<LogEntry[]> {
  return db
    .selectFrom('generation_log')
    .select(['start', 'kind', 'body'])
    .where('generation_id', '=', generationId)
    .orderBy('start')
    .execute()
}

/**
 * The status of a generation and the entries from the one that contains the unit `from`, read at the same moment. That
 * first entry may have grown meanwhile. Undefined if the generation was deleted with its chat, or if its owner's
 * account is marked as deleted.
 */
export async function findLog(
  db: Db,
  generationId: string,
  from: number,
): Promise<{ status: MessageStatus; rows: LogEntry[] } | undefined> {
  const { rows } = await sql<{ status: MessageStatus; entry: LogEntry | null }>`
    select g.status, case when l.start is not null
      then json_build_object('start', l.start, 'kind', l.kind, 'body', l.body) end as entry
    from generations g join users u on u.id = g.user_id
    left join generation_log l on l.generation_id = g.id and l.start >= (
      select coalesce(max(previous.start), 0) from generation_log previous
      where previous.generation_id = ${generationId} and previous.start <= ${from}
    )
    where g.id = ${generationId} and u.deleted_at is null
    order by l.start`.execute(db)
  const [first] = rows
  return first && { status: first.status, rows: rows.flatMap(({ entry }) => entry ?? []) }
}

/** Undefined if the generation was deleted with its chat, or if its owner's account is marked as deleted. */
export async function findGenerationStatus(db: Db, id: string): Promise<MessageStatus | undefined> {
  const row = await db
    .selectFrom('generations')
    .innerJoin('users', 'users.id', 'generations.user_id')
    .select('status')
    .where('generations.id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.status
}

/** The other processes' reapers check only whether the time has changed, since clocks jump. */
export async function recordHeartbeat(db: Db, processId: string): Promise<void> {
  await sql`${repeatable}
    insert into processes (id) values (${processId})
    on conflict (id) do update set heartbeat_at = now()`.execute(db)
}

export async function removeProcess(db: Db, processId: string): Promise<void> {
  await db.deleteFrom('processes').where('id', '=', processId).execute()
}

/** This process's running answers: whether each must stop, and whether its owner's account is marked as deleted. */
export async function listOwned(
  db: Db,
  processId: string,
): Promise<{ id: string; stop_requested: boolean; isOwnerDeleted: boolean }[]> {
  return db
    .selectFrom('generations')
    .innerJoin('users', 'users.id', 'generations.user_id')
    .select(['generations.id', 'stop_requested', sql<boolean>`deleted_at is not null`.as('isOwnerDeleted')])
    .where('process_id', '=', processId)
    .where('status', '=', 'running')
    .execute()
}

export type Running = {
  id: string
  processId: string
  /** The last heartbeat of its process: a text that changes every time. Null if the process has none. */
  heartbeat: string | null
}

/** All running answers, of all processes. */
export async function listRunning(db: Db): Promise<Running[]> {
  const result = await sql<Running>`
    select g.id, g.process_id as "processId", p.heartbeat_at::text as heartbeat from generations g
    left join processes p on p.id = g.process_id
    where g.status = 'running'`.execute(db)
  return result.rows
}

/**
 * Removes the logs of up to 1,000 answers that ended over an hour ago, and the processes whose last heartbeat was over
 * a day ago.
 */
export async function sweepLogs(db: Db): Promise<void> {
  await sql`
    with due as (
      update generations set log_expires_at = null where id in (
        select id from generations where log_expires_at < now() limit 1000
      ) returning id
    )
    delete from generation_log where generation_id in (select id from due)`.execute(db)
  await sql`delete from processes where heartbeat_at < now() - interval '1 day'`.execute(db)
}
