import { randomUUID } from 'node:crypto'
import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '#server/database/database.ts'
import { beginChat } from '#server/store/answers/questions.ts'
import { hasFilesToShare } from '#server/store/shares.ts'
import { listContextUploads } from '#server/store/uploads/uploads.ts'
import type { UserId } from '#shared/api/ids.ts'
import { explain, statementOf } from '#tests/support/databases/statements.ts'
import { newGeneration, newQuestion, uncounted } from '#tests/support/people/generations.ts'
import { addUpload, openOwnersDatabase } from '#tests/support/servers/file-store.ts'

/** How many rows about files the server reads for one chat, if there are many files in other chats. */

let db: Db
let close: () => Promise<void>
const userId = randomUUID() as UserId
const { chatId, ...generation } = newGeneration(userId)
const other = newGeneration(userId)
const messageCount = 500
const filesPerMessage = 10

beforeAll(async () => {
  ;({ db, close } = await openOwnersDatabase(userId))
  for (const one of [{ chatId, ...generation }, other]) {
    await beginChat(db, one, newQuestion, uncounted(userId))
    await sql`insert into messages (id, chat_id, position, role, content, status)
      select gen_random_uuid(), ${one.chatId}::uuid, n + 1, 'user', '', 'complete'
      from generate_series(1, ${messageCount}) as n`.execute(db)
  }
  await addUpload(db, userId, 'first')
  await sql`insert into uploads select (jsonb_populate_record(uploads, jsonb_build_object('message_id', messages.id,
      'id', format('other-%s-%s', position, n), 'storage_key', format('other-%s-%s', position, n)))).*
    from uploads, messages, generate_series(1, ${filesPerMessage}) as n
    where uploads.id = 'first' and chat_id = ${other.chatId}`.execute(db)
  await sql`insert into shared_uploads select message_id, id from uploads where message_id is not null`.execute(
    db,
  )
  await sql`analyze`.execute(db)
})
afterAll(() => close())

/** The rows that the statement reads from the tables of files. Reads of less than a row on average count as none. */
async function countFileRows({ sql: text, parameters }: CompiledQuery): Promise<number> {
  return db.connection().execute(async connection => {
    const values = parameters.map(value => sql.lit(value))
    await sql`prepare reading as ${sql.raw(text)}`.execute(connection)
    const steps = await explain(connection, sql`execute reading (${sql.join(values)})`)
    await sql`deallocate reading`.execute(connection)
    const reads = steps.filter(step => step['Relation Name']?.endsWith('uploads'))
    const rowsOf = (step: (typeof reads)[number]) =>
      step['Actual Loops'] * (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0))
    return reads.reduce((sum, step) => sum + rowsOf(step), 0)
  })
}

it('a question reads the files of its chat and those that it names, not the other files of its author', async () => {
  await sql`update uploads set message_id = ${generation.questionId} where id = 'first'`.execute(db)
  // The text of an array, because the literals above cannot contain arrays.
  const named = '{other-2-1}' as unknown as string[]
  const statement = await statementOf(db, watched => listContextUploads(watched, { chatId, userId }, named))
  expect(await countFileRows(statement)).toBeLessThanOrEqual(2)
})

it('the dialog that shares a long chat reads the files of this chat, not those of all chats', async () => {
  await sql`update uploads set message_id = null where id = 'first'`.execute(db)
  const statement = await statementOf(db, watched => hasFilesToShare(watched, { chatId, userId }))
  expect(await countFileRows(statement)).toBe(0)
})
