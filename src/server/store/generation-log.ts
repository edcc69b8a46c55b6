import { sql } from 'kysely'
import { repeatable } from '#server/database/connections.ts'
import type { Db } from '#server/database/database.ts'

/** What live answers sent so far (a row an entry), and which processes are alive to write more. */

export type LogRow = { generationId: string; start: number; kind: 'text' | 'event'; body: string }

/**
 * Writes the entries of all live answers of this process in one statement. Entries whose generation went with its
 * chat are passed over. A write that was repeated, since nobody knew whether it had arrived, may hold a text that
 * has grown meanwhile: the longer one stands. Of an answer that has ended nothing is written any more.
 */
export async function appendLog(db: Db, rows: LogRow[]): Promise<void> {
  await sql`${repeatable}
    insert into generation_log (generation_id, start, kind, body)
    select entry.id, entry.start, entry.kind, entry.body
    from unnest(${rows.map(row => row.generationId)}::uuid[], ${rows.map(row => row.start)}::integer[],
      ${rows.map(row => row.kind)}::text[], ${rows.map(row => row.body)}::text[]) as entry (id, start, kind, body)
    where exists (select 1 from generations g where g.id = entry.id and g.status = 'running')
    on conflict (generation_id, start) do update set body = excluded.body
      where length(excluded.body) > length(generation_log.body)`.execute(db)
}

/** The entries from the one that holds the unit `from` on, in order: it may have grown since it was read. */
export async function listLog(
  db: Db,
  generationId: string,
  from: number,
): Promise<Omit<LogRow, 'generationId'>[]> {
  return db
    .selectFrom('generation_log')
    .select(['start', 'kind', 'body'])
    .where('generation_id', '=', generationId)
    .where('start', '>=', query =>
      query
        .selectFrom('generation_log as before')
        .select(sql<number>`coalesce(max(before.start), 0)`.as('start'))
        .where('before.generation_id', '=', generationId)
        .where('before.start', '<=', from),
    )
    .orderBy('start')
    .execute()
}

/** Undefined where it went with its chat, or its owner's account is marked as deleted. */
export async function findGenerationStatus(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('generations')
    .innerJoin('users', 'users.id', 'generations.user_id')
    .select('status')
    .where('generations.id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.status
}

/** This process lives. Others notice that the time has changed, and never compare it: clocks jump. */
export async function beat(db: Db, processId: string): Promise<void> {
  await sql`${repeatable}
    insert into processes (id) values (${processId})
    on conflict (id) do update set heartbeat_at = now()`.execute(db)
}

export async function removeProcess(db: Db, processId: string): Promise<void> {
  await db.deleteFrom('processes').where('id', '=', processId).execute()
}

/** The answers that this process still owns, which of them somebody asked to stop, and whose account is deleted. */
export async function listOwned(
  db: Db,
  processId: string,
): Promise<{ id: string; stop_requested: boolean; ownerGone: boolean }[]> {
  return db
    .selectFrom('generations')
    .innerJoin('users', 'users.id', 'generations.user_id')
    .select(['generations.id', 'stop_requested', sql<boolean>`deleted_at is not null`.as('ownerGone')])
    .where('process_id', '=', processId)
    .where('status', '=', 'running')
    .execute()
}

export type Running = {
  id: string
  processId: string
  /** Of its process: another text after each one. Null where the process has none. */
  heartbeat: string | null
}

/** Every answer that is running, on any process. */
export async function listRunning(db: Db): Promise<Running[]> {
  const result = await sql<Running>`
    select g.id, g.process_id as "processId", p.heartbeat_at::text as heartbeat from generations g
    left join processes p on p.id = g.process_id
    where g.status = 'running'`.execute(db)
  return result.rows
}

/** Removes the logs of answers that ended over an hour ago, and the marks of processes long gone. */
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
