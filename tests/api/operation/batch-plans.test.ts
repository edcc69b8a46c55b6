import { randomUUID } from 'node:crypto'
import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startRemovingUnconfirmedAccounts } from '#server/auth-provider/accounts/unconfirmed-accounts.ts'
import type { Db } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { beginChat } from '#server/store/answers/questions.ts'
import { removeExpiredTemporaryChats } from '#server/store/chats/chats.ts'
import { removeUnsentUploads } from '#server/store/uploads/file-removals.ts'
import type { UserId } from '#shared/api/ids.ts'
import { explain, statementOf } from '#tests/support/databases/statements.ts'
import { newGeneration, newQuestion, uncounted } from '#tests/support/people/generations.ts'
import { addUpload, openOwnersDatabase } from '#tests/support/servers/file-store.ts'

/** Removals in batches, with plans and statistics from before the many rows that are due were added. */

let db: Db
let close: () => Promise<void>
const ownerId = randomUUID() as UserId

beforeAll(async () => {
  ;({ db, close } = await openOwnersDatabase(ownerId))
})
afterAll(() => close())

/**
 * How often a statement reads the rows that are due, with a plan that is made before `fill` adds these rows. All that
 * the statement does is rolled back.
 */
async function countReads(statement: CompiledQuery, fill: (db: Db) => Promise<unknown>): Promise<number> {
  return db.connection().execute(async connection => {
    const values = statement.parameters.map(value => sql.lit(value))
    const execute = values.length > 0 ? sql`execute batch (${sql.join(values)})` : sql`execute batch`
    await sql`set plan_cache_mode = force_generic_plan`.execute(connection)
    await sql`prepare batch as ${sql.raw(statement.sql)}`.execute(connection)
    await execute.execute(connection)
    await fill(connection)
    await sql`begin`.execute(connection)
    const steps = await explain(connection, execute)
    await sql`rollback`.execute(connection)
    await sql`deallocate batch`.execute(connection)
    await sql`reset plan_cache_mode`.execute(connection)
    const reads = steps.filter(step => ['Limit', 'CTE Scan'].includes(step['Node Type']))
    return Math.max(...reads.map(step => step['Actual Loops']))
  })
}

it('a batch of expired temporary chats is found once, even with a plan from when there were no chats', async () => {
  await sql`vacuum analyze chats`.execute(db)
  const statement = await statementOf(db, removeExpiredTemporaryChats)
  const fill = sql`insert into chats (id, user_id, expires_at)
    select gen_random_uuid(), ${ownerId}::uuid, now() - interval '1 hour' from generate_series(1, 500)`
  expect(await countReads(statement, connection => fill.execute(connection))).toBe(1)
})

it('a batch of files that were not sent is found once, even with statistics from when all files were sent', async () => {
  const generation = newGeneration(ownerId)
  await beginChat(db, generation, newQuestion, uncounted(ownerId))
  await addUpload(db, ownerId, 'sent')
  const copies = (name: string, messageId: string | null) => sql`
    insert into uploads select (jsonb_populate_record(uploads, jsonb_build_object('id', ${name}::text || n,
      'storage_key', ${name}::text || n, 'created_at', now() - interval '2 days', 'message_id', ${messageId}::text))).*
    from uploads, generate_series(1, 2000) as n where id = 'sent'`
  await sql`update uploads set message_id = ${generation.questionId}`.execute(db)
  await copies('sent-', generation.questionId).execute(db)
  await sql`vacuum analyze uploads`.execute(db)
  const statement = await statementOf(db, removeUnsentUploads)
  expect(await countReads(statement, connection => copies('unsent-', null).execute(connection))).toBe(1)
})

it('a batch of unconfirmed accounts is found once, even with a plan from when there were no accounts', async () => {
  await sql`vacuum analyze auth_users, users`.execute(db)
  const log = createLog('silent')
  const statement = await statementOf(db, watched => startRemovingUnconfirmedAccounts({ db: watched, log })())
  const fill = sql`with added as (
      insert into users (id, email) select gen_random_uuid(), 'person' || n || '@example.fr'
      from generate_series(1, 600) as n returning id, email
    )
    insert into auth_users (id, email, password_hash, identity_id, confirmation_sent_at)
    select id, email, '', gen_random_uuid(), now() - interval '30 days' from added`
  expect(await countReads(statement, connection => fill.execute(connection))).toBe(1)
})
