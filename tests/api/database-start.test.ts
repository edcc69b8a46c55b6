import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { runCommand } from '#server/commands/admin-commands.ts'
import { runDataCommand } from '#server/commands/data-commands.ts'
import { compose } from '#server/compose/compose.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { inspectDatabase } from '#server/database/inspect.ts'
import { lockMigrations } from '#server/database/migrate.ts'
import { connectClient } from '#server/database/pool/database-client.ts'
import { createLog } from '#server/log.ts'
import { startDatabaseProxy } from '#tests/support/databases/database-proxy.ts'
import {
  emptyDatabaseUrl,
  emptyDataDir,
  freshDatabaseUrl,
  freshDataDir,
} from '#tests/support/databases/databases.ts'
import { until } from '#tests/support/people/people.ts'

async function open(url: string, write: (line: string) => void = () => undefined) {
  const config = readConfig({ DATA_DIR: await freshDataDir(), DATABASE_URL: url })
  const database = await openDatabase(config, createLog('info', { write }))
  onTestFinished(() => database.close())
  return database
}

/** D-1, O-2. Not for the embedded database, which starts with the server. */
describe.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'a server whose database cannot be used yet',
  () => {
    it('waits for it, says so in the log, and then starts', async () => {
      const proxy = await startDatabaseProxy((await emptyDatabaseUrl()) ?? '')
      onTestFinished(proxy.close)
      proxy.pause()
      let log = ''
      const opening = open(proxy.url, line => {
        log += line
      })
      await until(
        async () => log,
        text => text.includes('DATABASE_URL: the database cannot be used yet'),
      )
      proxy.resume()
      expect(await (await opening).db.selectFrom('users').select('id').execute()).toEqual([])
    })

    it('says in one sentence that the connection was lost while the first administrator was created', async () => {
      const url = (await freshDatabaseUrl()) ?? ''
      const client = await connectClient({ connectionString: url })
      onTestFinished(() => client.end())
      await client.query(`create function lose_connection() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`)
      await client.query(
        'create trigger loss before insert on auth_users for each row execute function lose_connection()',
      )
      const config = readConfig({ DATA_DIR: await freshDataDir(), DATABASE_URL: url })
      await expect(compose(config, createLog('silent'))).rejects.toThrow(
        /^The database failed during the start \(terminating connection .+\)\. Check it, and start Parvis again\.$/,
      )
    })

    it('says in one sentence that the user was rejected (O-2)', async () => {
      const url = new URL((await freshDatabaseUrl()) ?? '')
      url.searchParams.set('user', 'nobody')
      await expect(open(url.href)).rejects.toThrow(
        /^DATABASE_URL: the database refused the connection \(.*"nobody".*\)\.$/,
      )
    })

    it('gives migrations as much time as they need, even if the connection has limits', async () => {
      const connectionString = (await emptyDatabaseUrl()) ?? ''
      const client = await connectClient({ connectionString, statement_timeout: 5_000, lock_timeout: 1_000 })
      onTestFinished(() => client.end())
      await lockMigrations(client)
      const { rows } = await client.query(
        "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock",
      )
      expect(rows).toEqual([{ statement: '0', lock: '0' }])
    })

    it('says in one sentence that the user may not create tables (O-2)', async () => {
      const url = new URL((await emptyDatabaseUrl()) ?? '')
      url.searchParams.set('options', '-c search_path=no_such_schema')
      await expect(open(url.href)).rejects.toThrow(
        /^The database cannot be used: its user may not create tables\. .*\.$/,
      )
    })

    it('says in one sentence that the user may not use the tables (O-2)', async () => {
      const url = new URL((await freshDatabaseUrl()) ?? '')
      url.searchParams.set('options', '-c role=pg_monitor')
      await expect(open(url.href)).rejects.toThrow(
        /^The database cannot be used: its user has too few rights \(permission denied for .+\)\. Make .+\.$/,
      )
    })

    it.each([
      ['empty', emptyDatabaseUrl],
      ['migrated', freshDatabaseUrl],
    ])(
      'waits a minute for one that is read-only, then says so, and changes nothing (%s)',
      async (_what, create) => {
        const url = (await create()) ?? ''
        const readOnly = new URL(url)
        readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
        const clock = passMinuteInSecond()
        await expect(open(readOnly.href)).rejects.toThrow(
          'DATABASE_URL: the database was read-only for a minute.',
        )
        clock.mockRestore()
        const { db } = await open(url)
        expect(await db.selectFrom('users').select('id').execute()).toEqual([])
      },
    )
  },
)

it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'a command of a new release does not change the database, which a server of the previous one may be using',
  async () => {
    const url = (await freshDatabaseUrl()) ?? ''
    const { db } = await open(url)
    const { rows } = await sql<{ name: string }>`
      delete from schema_migrations where name = (select max(name) from schema_migrations) returning name`.execute(
      db,
    )
    const printed: string[] = []
    const env = { DATA_DIR: await freshDataDir(), DATABASE_URL: url }
    expect(await runCommand(['list'], line => printed.push(line), env)).toBe(1)
    expect(printed.join()).toMatch(
      /^This release changes the database when the server starts\. Start the server/,
    )
    const applied = await sql`select from schema_migrations where name = ${rows[0]?.name}`.execute(db)
    expect(applied.rows).toEqual([])
  },
)

it.skipIf(inject('databaseTemplate').kind === 'postgres')(
  'a command of another release than the server’s, which has the embedded database open, is refused in one sentence',
  async () => {
    const env = { DATA_DIR: await freshDataDir() }
    const { db, close } = await openDatabase(readConfig(env), createLog('silent'))
    onTestFinished(close)
    const list = async () => {
      const printed: string[] = []
      return [await runCommand(['list'], line => printed.push(line), env), printed.join()]
    }
    await sql`insert into schema_migrations (name, checksum) values ('9999_later.sql', '')`.execute(db)
    expect(await list()).toEqual([1, expect.stringMatching(/^The database is newer than this program/)])
    await sql`delete from schema_migrations where name = '9999_later.sql'
      or name = (select max(name) from schema_migrations where name < '9999')`.execute(db)
    expect(await list()).toEqual([1, expect.stringMatching(/^This release changes the database/)])
  },
)

it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'a command creates no tables in a database that contains no Parvis data',
  async () => {
    const url = (await emptyDatabaseUrl()) ?? ''
    const printed: string[] = []
    const env = { DATA_DIR: await freshDataDir(), DATABASE_URL: url }
    expect(await runCommand(['list'], line => printed.push(line), env)).toBe(1)
    expect(printed).toEqual([
      'The database of DATABASE_URL contains no Parvis data. The first start creates it.',
    ])
    expect(await inspectDatabase(readConfig(env))).toMatchObject({ appliedCount: 0 })
  },
)

it('a database that cannot be reached for a minute is named with the reason (O-2)', async () => {
  const clock = passMinuteInSecond()
  onTestFinished(() => clock.mockRestore())
  const config = readConfig({ DATABASE_URL: 'postgres://parvis:secret@127.0.0.1:9/parvis' })
  await expect(openDatabase(config, createLog('silent'))).rejects.toThrow(
    /^DATABASE_URL: the database could not be reached for a minute \(ECONNREFUSED\)\.$/,
  )
})

it('a command says at once that the database cannot be reached, and why', async () => {
  const printed: string[] = []
  const env = { DATABASE_URL: 'postgres://parvis:secret@127.0.0.1:9/parvis' }
  expect(await runCommand(['list'], line => printed.push(line), env)).toBe(1)
  const watch = { print: (line: string) => printed.push(line), signal: new AbortController().signal }
  const file = join(await emptyDataDir(), 'parvis.tar')
  expect(await runDataCommand(['backup', file], watch, env)).toBe(1)
  expect(printed).toEqual([
    'DATABASE_URL: the database cannot be reached (ECONNREFUSED).',
    'The database cannot be reached (ECONNREFUSED).',
  ])
})

it.runIf(inject('databaseTemplate').kind === 'embedded')(
  'an embedded database that cannot be used for a minute is named in the error, without DATABASE_URL (O-2)',
  async () => {
    const dataDir = await freshDataDir()
    await appendFile(join(dataDir, 'database', 'postgresql.conf'), 'default_transaction_read_only = on\n')
    const clock = passMinuteInSecond()
    onTestFinished(() => clock.mockRestore())
    const config = readConfig({ DATA_DIR: dataDir })
    await expect(openDatabase(config, createLog('silent'))).rejects.toThrow(
      /^The embedded database was read-only for a minute\.$/,
    )
  },
  40_000,
)

/** `Date.now` runs 60 times as fast until the returned spy is restored. */
function passMinuteInSecond() {
  const startedAtDateMs = Date.now()
  const now = performance.now.bind(performance)
  const startedAtMs = now()
  return vi.spyOn(Date, 'now').mockImplementation(() => startedAtDateMs + 60 * (now() - startedAtMs))
}
