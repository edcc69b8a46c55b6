import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { databaseUnavailable } from '#server/database/database-errors.ts'
import { repeatable } from '#server/database/pool/statement-marks.ts'
import { createLog } from '#server/log.ts'
import { startDatabaseProxy } from '#tests/support/databases/database-proxy.ts'
import { copyDataDir } from '#tests/support/databases/database-template.ts'
import { emptyDataDir, freshDatabaseUrl, freshDataDir } from '#tests/support/databases/databases.ts'
import { until } from '#tests/support/people/people.ts'

const log = createLog('silent')
const isEmbedded = inject('databaseTemplate').kind === 'embedded'

async function open(dataDir: string, url?: string): Promise<Database> {
  const database = await openDatabase(
    readConfig({ DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) }),
    log,
  )
  onTestFinished(() => database.close())
  return database
}

async function settings(): Promise<ReturnType<typeof readConfig>> {
  return readConfig({ DATA_DIR: await freshDataDir(), DATABASE_URL: await freshDatabaseUrl() })
}

describe('opening the database', () => {
  it.runIf(isEmbedded)(
    'is refused while a process has it open, and the error names that process (D-2)',
    async () => {
      const dataDir = await freshDataDir()
      await open(dataDir)
      await expect(open(dataDir)).rejects.toThrow(
        `in use by another Parvis server or command (process ${process.pid})`,
      )
    },
  )

  it.runIf(isEmbedded)('works again once it has been closed, even under a very long path', async () => {
    const dataDir = join(await emptyDataDir(), 'x'.repeat(120))
    await copyDataDir(await freshDataDir(), dataDir)
    const first = await openDatabase(readConfig({ DATA_DIR: dataDir }), log)
    await sql`insert into secrets (name, value) values ('kept', 'v')`.execute(first.db)
    await first.close()
    const { db } = await open(dataDir)
    expect(await db.selectFrom('secrets').select('value').where('name', '=', 'kept').execute()).toEqual([
      { value: 'v' },
    ])
  })

  it.skipIf(isEmbedded)('migrates once if several processes start together (D-1)', async () => {
    const url = (await freshDatabaseUrl()) ?? ''
    const dataDir = await freshDataDir()
    const { db } = await open(dataDir, url)
    await sql`drop schema public cascade; create schema public`.execute(db)
    const opened = await Promise.all(Array.from({ length: 5 }, () => open(dataDir, url)))
    const applied = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
    expect(applied.rows.length).toBeGreaterThan(1)
    for (const one of opened) expect(await one.db.selectFrom('users').select('id').execute()).toEqual([])
  })

  it.skipIf(isEmbedded)(
    'reads what arrived while the process was stopped, even after the timeout (D-7)',
    async () => {
      const { db, quick } = await open(await freshDataDir(), await freshDatabaseUrl())
      // Not repeatable, because it does not begin with `select`.
      const running = sql`with slept as (select pg_sleep(0.5)) select 'slept' as result from slept`.execute(
        quick,
      )
      const active = sql`select from pg_stat_activity where state = 'active' and query like 'with slept%'`
      await until(
        () => active.execute(db),
        ({ rows }) => rows.length === 1,
      )
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000)
      expect((await running).rows).toEqual([{ result: 'slept' }])
    },
  )

  it.skipIf(isEmbedded)('keeps connections open for five minutes after their last query (Y-5)', async () => {
    const { db, connections } = await open(await freshDataDir(), await freshDatabaseUrl())
    await sql`select 1`.execute(db)
    await expect.poll(() => connections().open - connections().idle).toBe(0)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { rows } = await sql<{
      timeout: string
    }>`select current_setting('idle_session_timeout') as timeout`.execute(db)
    expect(rows).toEqual([{ timeout: '10min' }])
    vi.advanceTimersByTime(299_000)
    expect(connections().open).toBe(1)
    vi.advanceTimersByTime(2_000)
    expect(connections().open).toBe(0)
  })

  it.skipIf(isEmbedded)(
    'runs the queries of periodic jobs one after the other on one connection, even if one fails (Y-8)',
    async () => {
      const { background, connections } = await open(await freshDataDir(), await freshDatabaseUrl())
      const jobs = [1, 2, 0, 3].map(async divisor => {
        const result = await sql<{
          pid: number
        }>`select pg_backend_pid() as pid, pg_sleep(0.05), 1 / ${divisor}::int`
          .execute(background)
          .catch(() => undefined)
        return { open: connections().open, pid: result?.rows[0]?.pid }
      })
      const [first, second, failed, last] = await Promise.all(jobs)
      expect(first).toEqual({ open: 1, pid: expect.any(Number) })
      expect([second, failed, last]).toEqual([first, { open: 1, pid: undefined }, first])
    },
  )

  it.skipIf(isEmbedded)(
    'repeats short queries on one new connection if the one they shared falls silent (D-7)',
    async () => {
      const proxy = await startDatabaseProxy((await freshDatabaseUrl()) ?? '')
      onTestFinished(proxy.close)
      const { quick, connections } = await open(await freshDataDir(), proxy.url)
      const shortQuery = () =>
        sql<{ pid: number }>`${repeatable}select pg_backend_pid() as pid`.execute(quick)
      await until(shortQuery, () => connections().open === 2)
      proxy.silence()
      const results = await Promise.all(Array.from({ length: 12 }, shortQuery))
      expect(new Set(results.map(({ rows }) => rows[0]?.pid)).size).toBe(1)
    },
  )

  it.skipIf(isEmbedded)('reads dates whatever style the database writes them in', async () => {
    const url = (await freshDatabaseUrl()) ?? ''
    const name = new URL(url).pathname.slice(1)
    const { db } = await open(await freshDataDir(), url)
    await sql`alter database ${sql.id(name)} set datestyle = 'German'`.execute(db)
    const { db: later } = await open(await freshDataDir(), url)
    const { rows } = await sql`select timestamptz '2026-03-01 12:00Z' as at`.execute(later)
    expect(rows).toEqual([{ at: new Date('2026-03-01T12:00:00Z') }])
  })

  it.skipIf(isEmbedded)('says in one sentence what is wrong with DATABASE_URL (O-2)', async () => {
    const url = new URL((await freshDatabaseUrl()) ?? '')
    url.pathname = '/nowhere'
    await expect(open(await freshDataDir(), url.href)).rejects.toThrow(
      /^DATABASE_URL: there is no database with this name\.$/,
    )
  })
})

describe('closing the database', () => {
  it('ends each running query with its result or 503, and fails later ones with 503 (F-12)', async () => {
    const database = await openDatabase(await settings(), log)
    const query = () =>
      sql`select 1`.execute(database.db).then(
        () => 200,
        error => databaseUnavailable(error)?.status ?? String(error),
      )
    // More queries than the pool has connections, so that some still wait for one.
    const running = Array.from({ length: 60 }, query)
    const closed = database.close()
    const late = Array.from({ length: 5 }, query)
    for (const outcome of await Promise.all(running)) expect([200, 503]).toContain(outcome)
    expect(await Promise.all(late)).toEqual([503, 503, 503, 503, 503])
    await closed
    expect(await query()).toBe(503)
  })
})

describe('queries', () => {
  let db: Database['db']

  beforeAll(async () => {
    const database = await openDatabase(await settings(), log)
    db = database.db
    return () => database.close()
  })

  it('return their own results when many run at once, even during open transactions', async () => {
    // On a busy machine, opening the pool's connections alone can take longer than a query may wait for one.
    await Promise.all(Array.from({ length: 20 }, () => db.transaction().execute(t => sql`select`.execute(t))))
    const results = await Promise.all(
      Array.from({ length: 400 }, async (_, number) => {
        const query = sql<{ number: number }>`select ${number}::integer as number`
        const run = number % 4 === 0 ? db.transaction().execute(t => query.execute(t)) : query.execute(db)
        return (await run).rows[0]?.number
      }),
    )
    expect(results).toEqual(Array.from({ length: 400 }, (_, number) => number))
  })

  it('succeed beside a transaction that fails, which leaves no trace', async () => {
    const failing = db.transaction().execute(async transaction => {
      await sql`insert into secrets (name, value) values ('a', 'b')`.execute(transaction)
      throw new Error('no')
    })
    const beside = sql`insert into secrets (name, value) values ('c', 'd')`.execute(db)
    await expect(failing).rejects.toThrow('no')
    await beside
    const rows = await db.selectFrom('secrets').select('name').where('name', 'in', ['a', 'c']).execute()
    expect(rows).toEqual([{ name: 'c' }])
  })
})
