import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { findEmbeddedServer } from '#server/database/embedded/embedded.ts'
import { openEngine } from '#server/database/embedded/embedded-engine.ts'
import { prepareDatabaseFolder } from '#server/database/embedded/embedded-folder.ts'
import { createUpkeep } from '#server/database/embedded/embedded-upkeep.ts'
import { StatementBatch } from '#server/database/pool/statement-batch.ts'
import { createLog } from '#server/log.ts'
import { freshDataDir, initialDataDir } from '#tests/support/databases/databases.ts'
import { endEmbedded } from '#tests/support/databases/end-embedded.ts'
import { logIn, signUp } from '#tests/support/people/people.ts'
import { launchServer, startServerProcess } from '#tests/support/servers/server-process.ts'
import { startTestApp, startTestAppOn } from '#tests/support/servers/test-app.ts'

const log = createLog('silent')

async function open(dataDir: string) {
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), log)
  onTestFinished(() => database.close())
  return database
}

/** A separate connection to an embedded database that is open. */
async function connect(dataDir: string): Promise<pg.Client> {
  const address = await findEmbeddedServer(dataDir)
  const client = new pg.Client({ ...address, user: 'postgres', database: 'postgres' })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** The files and folders that users other than their owner can read, write or enter. */
async function openToOthers(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map(entry => join(entry.parentPath, entry.name))
  const found = await Promise.all(
    paths.map(async path => {
      // A running server also removes files.
      const stats = await stat(path).catch(() => undefined)
      return stats && (stats.mode & 0o077) !== 0 ? [path] : []
    }),
  )
  return found.flat()
}

/** Makes the `create table` of the next migration wait until the folder of the database's log is gone, then write. */
async function panicInNextMigration(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase(readConfig({ DATA_DIR: dataDir }), log)
  await sql`create table filler (number integer)`.execute(db)
  await sql`create function wait_and_write() returns event_trigger language plpgsql as $$ begin
      loop
        begin
          perform pg_ls_waldir();
        exception when others then exit;
        end;
      end loop;
      perform pg_switch_wal();
      insert into filler values (1);
    end $$`.execute(db)
  await sql`create event trigger wait_and_write on ddl_command_start execute function wait_and_write()`.execute(
    db,
  )
  await close()
}

describe.runIf(inject('databaseTemplate').kind === 'embedded')('the embedded database', () => {
  it('opens despite an unreadable, a dead process’s or an empty postmaster.pid left by a kill (D-4)', async () => {
    const dataDir = await freshDataDir()
    const folder = join(dataDir, 'database')
    const pidFile = join(folder, 'postmaster.pid')
    for (const content of ['not a lock', '42\n/pglite/data\n1700000000\n5432\n']) {
      await writeFile(pidFile, content)
      // Opening the database begins with this.
      await prepareDatabaseFolder(folder, expect.unreachable)
      expect(existsSync(pidFile)).toBe(false)
    }
    await writeFile(pidFile, '')
    const { db } = await open(dataDir)
    expect(await db.selectFrom('users').select('id').execute()).toEqual([])
  })

  it('starts as usual after it was killed at two moments of a start (D-4)', async () => {
    const first = await startTestApp()
    const { email } = await signUp(first.url)
    await first.close()
    const DATA_DIR = first.dataDir
    for (const created of ['database/postmaster.pid', '.s.PGSQL.5432']) {
      // The first moment is during the opening of the database, the second one is after it.
      const starting = launchServer({ DATA_DIR })
      await expect.poll(() => existsSync(join(DATA_DIR, created)), { timeout: 30_000 }).toBe(true)
      await starting.end('SIGKILL')
    }
    const app = await startTestAppOn(first.env)
    onTestFinished(() => app.close())
    expect((await logIn(app.url, email)).email).toBe(email)
  }, 60_000)

  it('is created again if its creation was interrupted (D-4)', async () => {
    const dataDir = await freshDataDir()
    const empty = `${dataDir}-first`
    await mkdir(join(empty, 'database.new', 'base'), { recursive: true, mode: 0o700 })
    await chmod(empty, 0o700)
    await writeFile(join(empty, 'database.new', 'PG_VERSION'), '18\n')
    const { db } = await open(empty)
    expect(await db.selectFrom('users').select('id').execute()).toEqual([])
    expect(await readdir(empty)).not.toContain('database.new')
  }, 60_000)

  it('names the reason if it cannot be opened, and says that nothing in it was removed', async () => {
    const dataDir = await freshDataDir()
    await writeFile(join(dataDir, 'database', 'global', 'pg_control'), '')
    await expect(open(dataDir)).rejects.toThrow(
      /cannot be opened \(PANIC: .*pg_control.*\)\. Nothing in it was removed/,
    )
  })

  it('has files and folders that only its owner can read, even if an earlier release created them (Z-4); stops the server with its last message and code 1 if it ends by itself (D-9)', async () => {
    const dataDir = await freshDataDir()
    await chmod(join(dataDir, 'database', 'base'), 0o755)
    await chmod(join(dataDir, 'database', 'PG_VERSION'), 0o666)
    await chmod(join(dataDir, 'database'), 0o755)
    const server = await startServerProcess({ DATA_DIR: dataDir })
    onTestFinished(async () => void (await server.end('SIGKILL')))
    expect(await openToOthers(dataDir)).toEqual([])

    await endEmbedded(dataDir)
    expect(await server.ended).toBe(1)
    expect(server.output()).toMatch(/The embedded database stopped unexpectedly \(PANIC: .*pg_wal/)
    await expect(open(dataDir)).rejects.toThrow(/cannot be opened \((PANIC|FATAL)/)
  }, 60_000)

  it('stops the start with one sentence if it ends by itself during a migration (D-9)', async () => {
    const dataDir = await freshDataDir()
    await panicInNextMigration(dataDir)
    const start = startServerProcess({ DATA_DIR: dataDir }).catch((error: Error) => error.message)
    await expect.poll(() => existsSync(join(dataDir, '.s.PGSQL.5432')), { timeout: 30_000 }).toBe(true)
    await rm(join(dataDir, 'database', 'pg_wal'), { recursive: true })
    const sentence = await start
    expect(sentence).toMatch(
      /^The embedded database stopped unexpectedly \(PANIC: .*pg_wal.*\), so this process ends\.$/m,
    )
    expect(sentence).not.toMatch(/^\s+at /m)
  }, 60_000)

  it('still shows chats if it is read-only, and says that nothing can be stored (D-8)', async () => {
    const app = await startTestApp()
    onTestFinished(() => app.close())
    const person = await signUp(app.url)
    await person.ask('before the disk was full')
    await sql`set default_transaction_read_only = on`.execute(app.db)
    const refused = await person.send('hello')
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ error: { code: 'storage_full' } })
    const { chats } = (await (await person.call('/api/chat')).json()) as { chats: unknown[] }
    expect(chats).toHaveLength(1)
  })

  it('frees the space of deleted rows, and analyzes tables, within a minute (D-11)', async () => {
    const folder = join(await initialDataDir(), 'database')
    const engine = await openEngine(folder, () => undefined)
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(async () => {
      vi.useRealTimers()
      await engine.close()
    })
    const upkeep = createUpkeep(engine, folder, () => undefined)
    await engine.exec(`create table texts as select repeat('a', 100) as text from generate_series(1, 1000)`)
    await engine.exec('create table copies as select * from texts; delete from texts')
    const readSize = async () => (await engine.query(`select pg_relation_size('texts') as bytes`)).rows
    expect(await readSize()).not.toEqual([{ bytes: 0 }])
    vi.advanceTimersByTime(60_000)
    await upkeep()
    expect(await readSize()).toEqual([{ bytes: 0 }])
    const analyzed = `select attname as column from pg_stats where tablename = 'copies'`
    expect((await engine.query(analyzed)).rows).toEqual([{ column: 'text' }])

    // Replaces the statistics of all columns.
    await engine.exec('analyze')
    vi.advanceTimersByTime(60_000)
    await upkeep()
    const dead = `select n_dead_tup::integer as count from pg_stat_all_tables where relname = 'pg_statistic'`
    expect((await engine.query(dead)).rows).toEqual([{ count: 0 }])
  })

  describe('while it is open', () => {
    let dataDir: string
    let shared: Database

    beforeAll(async () => {
      dataDir = await freshDataDir()
      shared = await openDatabase(readConfig({ DATA_DIR: dataDir }), log)
    })

    afterAll(() => shared.close())

    it('prepares a statement once for all its connections', async () => {
      const [first, second] = [await connect(dataDir), await connect(dataDir)]
      const twice = { name: 'twice', text: 'select $1::integer * 2 as number' }
      const results = await Promise.all(
        [first, second].map(client => client.query({ ...twice, values: [21] })),
      )
      expect(results.map(result => result.rows)).toEqual([[{ number: 42 }], [{ number: 42 }]])
      const { rows } = await first.query(`select name from pg_prepared_statements where name = 'twice'`)
      expect(rows).toHaveLength(1)
      const other = (await connect(dataDir)).query({ ...twice, text: 'select $1::integer * 3', values: [1] })
      await expect(other).rejects.toThrow(/"twice" already exists/)
      const wrong = { name: 'wrong', text: 'select $1::integer from nowhere', values: [1] }
      for (const client of [first, second]) await expect(client.query(wrong)).rejects.toThrow(/nowhere/)
    })

    it('does not mistake the text of a row for an error, so later connections can use what was prepared after it', async () => {
      const [first, second] = [await connect(dataDir), await connect(dataDir)]
      const letters = { name: 'letters', text: 'select repeat($1::text, 20000) as letters', values: ['E'] }
      const twice = { name: 'after letters', text: 'select $1::integer * 2 as number', values: [21] }
      await first.query(letters)
      const results = await first.query(new StatementBatch([letters, twice])).results
      expect(results.map(({ rows }) => rows)).toEqual([[{ letters: 'E'.repeat(20_000) }], [{ number: 42 }]])
      expect((await second.query(twice)).rows).toEqual([{ number: 42 }])
    })

    it.each([
      ['at once', 'select $1::integer from nowhere', /nowhere/],
      [
        'after many rows',
        `select case when n < 100 then repeat('x', 1000) else ($1::integer / (100 - n))::text end
          from generate_series(1, 100) as n`,
        /division by zero/,
      ],
    ])(
      'ignores a repeated preparation in an exchange that fails %s, as PostgreSQL does',
      async (when, text, error) => {
        const [first, second] = [await connect(dataDir), await connect(dataDir)]
        const twice = { name: `repeated ${when}`, text: 'select $1::integer * 2 as number', values: [21] }
        await first.query(twice)
        const failing = { name: `failing ${when}`, text, values: [1] }
        await expect(second.query(new StatementBatch([failing, twice])).results).rejects.toThrow(error)
        expect((await second.query(twice)).rows).toEqual([{ number: 42 }])
      },
    )

    it('checkpoints its log, which therefore does not grow without limit', async () => {
      await sql`create table filler (text text)`.execute(shared.db)
      for (let round = 0; round < 22; round += 1) {
        await sql`insert into filler select repeat('y', 1000) from generate_series(1, 8000)`.execute(
          shared.db,
        )
        await sql`truncate filler`.execute(shared.db)
      }
      const segments = await readdir(join(dataDir, 'database', 'pg_wal'))
      expect(segments.filter(name => /^[0-9A-F]{24}$/.test(name)).length).toBeLessThan(10)
    })
  })
})
