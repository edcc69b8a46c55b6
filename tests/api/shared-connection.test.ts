import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { databaseUnavailable } from '#server/database/database-errors.ts'
import { repeatable, short as shortPrefix } from '#server/database/pool/statement-marks.ts'
import { createLog } from '#server/log.ts'
import { freshDatabaseUrl, freshDataDir } from '#tests/support/databases/databases.ts'
import { until } from '#tests/support/people/people.ts'

const isEmbedded = inject('databaseTemplate').kind === 'embedded'

/** The embedded database has a single session: its connections wait for each other, and have no locks or process. */
const itWithSessions = it.skipIf(isEmbedded)

describe('short statements share one connection (Y-7)', () => {
  let database: Database

  beforeAll(async () => {
    const env = { DATA_DIR: await freshDataDir(), DATABASE_URL: await freshDatabaseUrl() }
    database = await openDatabase(readConfig(env), createLog('silent'))
  })

  afterAll(() => database.close())

  beforeEach(() => sharedSession())

  type Row = { number: number; session: number; transaction: string }

  /** Returns the number that it was given, the process of its session, and its transaction. */
  async function short(number: number): Promise<Row> {
    const { rows } = await sql<Row>`${repeatable}
      select ${number}::integer as number, pg_backend_pid() as session,
        pg_current_xact_id()::text as transaction`.execute(database.quick)
    const [row] = rows
    if (!row) throw new Error('There was no row.')
    return row
  }

  /** Sends two statements at once until both run in the same transaction, and returns their session. */
  async function sharedSession(): Promise<number> {
    const session = await until(
      async () => {
        const [one, other] = await Promise.all([short(1), short(2)])
        return one.transaction === other.transaction ? one.session : undefined
      },
      found => found !== undefined,
    )
    return session ?? 0
  }

  async function secret(name: string): Promise<string | undefined> {
    const secrets = database.db.selectFrom('secrets').select('value').where('name', '=', name)
    return (await secrets.executeTakeFirst())?.value
  }

  async function startTransaction() {
    const transaction = await database.db.startTransaction().execute()
    onTestFinished(() => void (transaction.isCommitted || transaction.rollback().execute()))
    return transaction
  }

  it('and, if sent at once, one transaction; each gets its own result', async () => {
    const numbers = Array.from({ length: 30 }, (_, number) => number)
    const results = await Promise.all(numbers.map(short))
    expect(results.map(({ number }) => number)).toEqual(numbers)
    expect(new Set(results.map(({ transaction }) => transaction)).size).toBe(1)
  })

  itWithSessions('but those of a transaction run in its session', async () => {
    const shared = await sharedSession()
    const transaction = await startTransaction()
    const inTransaction = sql<{ session: number }>`${repeatable} select pg_backend_pid() as session`
    const { rows } = await inTransaction.execute(transaction)
    expect(rows).not.toEqual([{ session: shared }])
  })

  const unsendable = {
    toPostgres: () => {
      throw new Error('cannot be sent')
    },
  }
  it.each([
    ['fails', 'no number', { code: '22P02' }],
    ['cannot be sent', unsendable, { message: 'cannot be sent' }],
  ])('and if one of them %s, the others still run, once', async (name, value, reason) => {
    const add = () =>
      sql`${repeatable} insert into secrets (name, value) values (${name}, ${'x'})
        on conflict (name) do update set value = secrets.value || excluded.value`.execute(database.quick)
    const failing = sql`${repeatable} select ${value}::text::integer`.execute(database.quick)
    const outcomes = await Promise.allSettled([add(), add(), failing, add()])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(outcomes[2]).toMatchObject({ reason })
    expect(await secret(name)).toBe('xxx')
  })

  itWithSessions('and those sent with one that waits for a lock do not wait', async () => {
    const shared = await sharedSession()
    const add = sql`${repeatable} insert into secrets (name, value) values (${'lock'}, ${'x'})
      on conflict (name) do update set value = secrets.value || excluded.value`
    const transaction = await startTransaction()
    await add.execute(transaction)
    let isAdded = false
    const waiting = add.execute(database.quick).then(() => {
      isAdded = true
    })
    const others = await Promise.all([short(1), short(2)])
    expect(others.map(({ number }) => number)).toEqual([1, 2])
    expect(isAdded).toBe(false)
    await transaction.commit().execute()
    await waiting
    expect(await secret('lock')).toBe('xx')
    expect(await sharedSession()).toBe(shared)
  })

  itWithSessions('unless one takes long: those that come later use other connections', async () => {
    const shared = await sharedSession()
    let isSleeping = true
    // Well below the 1.1 s after which its connection would count as lost.
    const slow = sql`${repeatable} select pg_sleep(${0.8}::float8)`.execute(database.quick).then(() => {
      isSleeping = false
    })
    const sent: Promise<unknown>[] = []
    const answeredBy: number[] = []
    await until(
      async () => {
        sent.push(short(1).then(({ session }) => answeredBy.push(session)))
        return answeredBy.length
      },
      count => count > 0,
    )
    expect(isSleeping).toBe(true)
    expect(answeredBy).not.toContain(shared)
    await Promise.all(sent)
    await slow
  })

  itWithSessions('and run on other connections if it is lost, until there is a new one', async () => {
    const shared = await sharedSession()
    const running = sql`${repeatable} select pg_sleep(${0.05}::float8)`.execute(database.quick)
    const behind = short(1)
    await sql`select pg_terminate_backend(${shared}::integer)`.execute(database.db)
    await running
    expect((await behind).number).toBe(1)
    expect(await sharedSession()).not.toBe(shared)
  })

  itWithSessions('and fail if it is lost while they run, unless they may run twice', async () => {
    const ends = sql`select pg_terminate_backend(pg_backend_pid()), ${1}::integer`
    await expect(sql`${shortPrefix}${ends}`.execute(database.quick)).rejects.toSatisfy(
      error => databaseUnavailable(error)?.status === 503,
    )
  })
})
