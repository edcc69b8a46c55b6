import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Administration } from '#server/admin/access.ts'
import { finishRemovals } from '#server/admin/remove-account.ts'
import { readConfig } from '#server/config/config.ts'
import { type Db, openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { addModelUse } from '#server/store/costs/budgets.ts'
import { addAcceptedDisclaimer, listAcceptedDisclaimers } from '#server/store/users/accepted-disclaimers.ts'
import {
  eraseUser,
  markUserRemoved,
  resumeRemoval,
  unmarkUserRemoved,
} from '#server/store/users/user-removals.ts'
import type { UserId } from '#shared/api/ids.ts'
import { freshStorage } from '#tests/support/databases/databases.ts'
import { callWhileLocked } from '#tests/support/databases/poll-database.ts'
import { tablesContaining } from '#tests/support/databases/tables-containing.ts'

/** The embedded database runs one transaction at a time. */
const isEmbedded = inject('databaseTemplate').kind === 'embedded'

// Without a server: it would resume the removals that these tests interrupt.
let db: Db
let close: () => Promise<void>

beforeAll(async () => {
  ;({ db, close } = await openDatabase(readConfig(await freshStorage()), createLog('silent')))
})
afterAll(() => close())

async function addUser(): Promise<UserId> {
  const id = randomUUID() as UserId
  await db
    .insertInto('users')
    .values({ id, email: `${id}@example.fr` })
    .execute()
  return id
}

/** Adds chats; every second message of a chat is an answer with its generation. */
async function addChats(user: UserId, chatCount: number, messageCount: number): Promise<void> {
  await sql`
    with added as (
      insert into chats (id, user_id, message_count) select gen_random_uuid(), ${user}::uuid, ${messageCount}
      from generate_series(1, ${chatCount}) returning id
    ), written as (
      insert into messages (id, chat_id, position, role, content, status)
      select gen_random_uuid(), added.id, n, case n % 2 when 0 then 'user' else 'assistant' end, 'a', 'complete'
      from added, generate_series(0, ${messageCount} - 1) n returning id, chat_id, role
    )
    insert into generations (id, chat_id, user_id, message_id, status, model, process_id)
    select gen_random_uuid(), chat_id, ${user}::uuid, id, 'complete', 'gpt-4o', gen_random_uuid() from written
    where role = 'assistant'`.execute(db)
}

async function addMarkedUser(): Promise<UserId> {
  const user = await addUser()
  expect(await markUserRemoved(db, user)).toBe(true)
  return user
}

/** Makes the removal look as if its minute had ended `seconds` ago. */
async function interrupt(user: UserId, seconds = 0): Promise<void> {
  await sql`update user_removals set due_at = now() - make_interval(secs => ${seconds}) where user_id = ${user}`.execute(
    db,
  )
}

/** What is left of an account: its row, and the state of its removal. */
async function stateOf(user: UserId) {
  return db
    .selectFrom('users')
    .leftJoin('user_removals', 'user_id', 'id')
    .select(['deleted_at', 'email', 'state'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow()
}

async function countChats(user: UserId): Promise<number> {
  return (await db.selectFrom('chats').select('id').where('user_id', '=', user).execute()).length
}

/** How the rows of each table that names a user are erased. */
const erasures = {
  auth_mail_tokens: 'with the account',
  auth_sessions: 'with the account',
  chats: 'by eraseUser',
  chat_words: 'with the chat',
  generations: 'with the chat',
  shares: 'with the chat',
  accepted_disclaimers: 'by eraseUser',
  audit_addresses: 'by eraseUser',
  budget_use: 'by eraseUser',
  user_removals: 'by eraseUser',
  // The tokens used still count in the totals, but no longer name the user.
  token_use: 'by eraseUser',
  uploads: 'by eraseUser',
  removed_uploads: 'by eraseUser',
}

it('every table that names a user is in the list of what is erased with the user', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`.execute(db)
  expect(rows.map(row => row.name).toSorted()).toEqual(Object.keys(erasures).toSorted())
})

it('only the id and the time of its deletion are left of an erased account, whatever columns its row has (A-15)', async () => {
  const user = await addUser()
  await sql`
    update users set created_at = '2020-02-03Z', exporting_until = '2020-02-04Z', chat_count = 1, role = 'admin',
      last_chat_at = '2020-02-05Z'
    where id = ${user}`.execute(db)
  await markUserRemoved(db, user)
  await eraseUser(db, user)
  const row = await db.selectFrom('users').selectAll().where('id', '=', user).executeTakeFirstOrThrow()
  expect(row).toEqual({
    id: user,
    created_at: row.deleted_at,
    deleted_at: expect.any(Date),
    email: '',
    role: 'user',
    chat_count: 0,
    last_chat_at: null,
    exporting_until: null,
  })
})

describe('an account that is marked', () => {
  it('can be restored, but only once', async () => {
    const user = await addMarkedUser()
    expect(await stateOf(user)).toMatchObject({ deleted_at: expect.any(Date), state: 'marked' })
    expect(await markUserRemoved(db, user)).toBe(false)
    expect(await unmarkUserRemoved(db, user)).toBe(true)
    expect(await stateOf(user)).toEqual({ deleted_at: null, email: `${user}@example.fr`, state: null })
    expect(await unmarkUserRemoved(db, user)).toBe(false)
  })

  it('stays deleted once its removal has been resumed', async () => {
    const user = await addMarkedUser()
    await interrupt(user)
    expect(await resumeRemoval(db)).toEqual({ userId: user, removedAtProvider: false })
    expect(await unmarkUserRemoved(db, user)).toBe(false)
    expect(await stateOf(user)).toMatchObject({ deleted_at: expect.any(Date), state: 'resumed' })
  })

  it('stays deleted once its chats are being removed, even if that fails midway', async () => {
    const user = await addMarkedUser()
    await addChats(user, 2, 2)
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
      db,
    )
    await sql`create trigger refusal before delete on chats for each row execute function refuse()`.execute(
      db,
    )
    await expect(eraseUser(db, user)).rejects.toThrow('no')
    await sql`drop trigger refusal on chats`.execute(db)
    expect(await unmarkUserRemoved(db, user)).toBe(false)
    expect(await stateOf(user)).toMatchObject({ deleted_at: expect.any(Date), state: 'erasing' })
    await interrupt(user)
    expect(await resumeRemoval(db)).toEqual({ userId: user, removedAtProvider: true })
    await eraseUser(db, user)
    expect(await stateOf(user)).toEqual({ deleted_at: expect.any(Date), email: '', state: null })
    expect(await countChats(user)).toBe(0)
  })
})

describe('interrupted removals', () => {
  it('are resumed once their minute has ended, the oldest first, each by one process', async () => {
    expect(await resumeRemoval(db)).toBeUndefined()
    const [first, second, third] = [await addMarkedUser(), await addMarkedUser(), await addMarkedUser()]
    expect(await resumeRemoval(db)).toBeUndefined()
    await interrupt(third)
    await interrupt(second, 1)
    await interrupt(first, 2)
    const resumed = await Promise.all([resumeRemoval(db), resumeRemoval(db)])
    expect(resumed.map(one => one?.userId).sort()).toEqual([first, second].sort())
    expect((await resumeRemoval(db))?.userId).toBe(third)
    expect(await resumeRemoval(db)).toBeUndefined()
  })

  it.skipIf(isEmbedded)('that another process is resuming at this moment are left to it', async () => {
    const [first, second] = [await addMarkedUser(), await addMarkedUser()]
    await interrupt(first, 1)
    await interrupt(second)
    await db.transaction().execute(async trx => {
      expect((await resumeRemoval(trx))?.userId).toBe(first)
      expect((await resumeRemoval(db))?.userId).toBe(second)
    })
    await Promise.all([eraseUser(db, first), eraseUser(db, second)])
  })

  it('continue for one account even if they cannot for another (A-15)', async () => {
    const [broken, other] = [await addMarkedUser(), await addMarkedUser()]
    await interrupt(broken, 1)
    await interrupt(other)
    const removeUser = async (id: UserId) => {
      if (id === broken) throw new Error('the provider cannot be reached')
      return 'removed'
    }
    const server = { db, log: createLog('silent'), identity: { removeUser } }
    await finishRemovals(server as unknown as Administration)
    expect(await stateOf(broken)).toMatchObject({ email: `${broken}@example.fr`, state: 'resumed' })
    expect(await stateOf(other)).toMatchObject({ email: '', state: null })
  })
})

describe('erasing an account', () => {
  it('by two processes at once leaves nothing once either returns', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await addMarkedUser()
      await addChats(user, 250, 2)
      const erase = async () => {
        await eraseUser(db, user)
        expect(await countChats(user)).toBe(0)
      }
      await Promise.all([erase(), erase()])
      expect(await stateOf(user)).toEqual({ deleted_at: expect.any(Date), email: '', state: null })
    }
  })

  it('lets nothing be stored of a disclaimer that is accepted meanwhile', async () => {
    const user = await addMarkedUser()
    await eraseUser(db, user)
    await addAcceptedDisclaimer(db, user, 'v1')
    expect(await listAcceptedDisclaimers(db, user)).toEqual([])
  })

  it.skipIf(isEmbedded)('lets no disclaimer be accepted while the account is being marked', async () => {
    const user = await addUser()
    const marking = sql`update users set deleted_at = now() where id = ${user}`
    await callWhileLocked(db, marking, [() => addAcceptedDisclaimer(db, user, 'v1')])
    expect(await listAcceptedDisclaimers(db, user)).toEqual([])
  })

  it('keeps the use, and that of a title that arrives afterwards, in the totals only', async () => {
    const [user, other] = [await addMarkedUser(), await addMarkedUser()]
    await sql`insert into token_use
      select (now() at time zone 'Europe/Paris')::date, id, 'gpt-4o', 1, 500, 60, 0
      from unnest(array[${user}::uuid, ${other}::uuid]) as id`.execute(db)
    await sql`insert into budget_use values (${user}::uuid, current_date, 1, 1, 0)`.execute(db)
    await sql`insert into accepted_disclaimers (user_id, version) values (${user}::uuid, 'v1')`.execute(db)
    await sql`insert into audit_addresses (user_id, email) values (${user}::uuid, 'a@example.fr')`.execute(db)
    await sql`insert into removed_uploads (id, user_id) values ('file', ${user}::uuid)`.execute(db)
    await eraseUser(db, user)
    const uses = [{ model: 'gpt-4o', input: 30, output: 4, estimated: false } as const]
    await addModelUse(db, { userId: user, uses, isBudgeted: true, timeZone: 'Europe/Paris' })
    expect(await tablesContaining(db, user)).toEqual(['users'])
    const totals = db
      .selectFrom('token_use')
      .select(['user_id', 'input_tokens', 'output_tokens'])
      .orderBy('input_tokens')
    expect(await totals.execute()).toEqual([
      { user_id: other, input_tokens: '500', output_tokens: '60' },
      { user_id: null, input_tokens: '530', output_tokens: '64' },
    ])
    await eraseUser(db, other)
    expect(await totals.execute()).toEqual([{ user_id: null, input_tokens: '1030', output_tokens: '124' }])
  })

  it('ends on a slow disk too: after a statement that timed out, it deletes fewer rows at once', async () => {
    await sql`
      create function time_out() returns trigger language plpgsql as $$ begin
        if (select count(*) from gone) > 1000 then
          raise 'canceling statement due to statement timeout' using errcode = '57014';
        end if;
        return null;
      end $$`.execute(db)
    await sql`create trigger slow after delete on messages referencing old table as gone
      for each statement execute function time_out()`.execute(db)
    const user = await addMarkedUser()
    await addChats(user, 1, 6_000)
    await eraseUser(db, user)
    await sql`drop trigger slow on messages`.execute(db)
    expect(await stateOf(user)).toEqual({ deleted_at: expect.any(Date), email: '', state: null })
    expect(await countChats(user)).toBe(0)
  })

  it('deletes a limited number of rows with each statement, however long a chat is', async () => {
    await sql`create table removed_at_once (relation text, rows bigint)`.execute(db)
    await sql`
      create function count_removed() returns trigger language plpgsql as $$ begin
        insert into removed_at_once select tg_relname, count(*) from gone;
        return null;
      end $$`.execute(db)
    for (const table of ['messages', 'generations', 'chats']) {
      await sql`create trigger counted after delete on ${sql.table(table)} referencing old table as gone
        for each statement execute function count_removed()`.execute(db)
    }
    const user = await addMarkedUser()
    await addChats(user, 1, 12_000)
    await addChats(user, 120, 2)
    await eraseUser(db, user)
    const { rows } = await sql<{ relation: string; max: number; all: number }>`
      select relation, max(rows)::integer as max, sum(rows)::integer as "all" from removed_at_once
      group by relation order by relation`.execute(db)
    expect(rows).toEqual([
      { relation: 'chats', max: 100, all: 121 },
      { relation: 'generations', max: expect.any(Number), all: 6_120 },
      { relation: 'messages', max: 5_000, all: 12_240 },
    ])
    expect(rows[1]?.max).toBeLessThanOrEqual(5_000)
  })
})
