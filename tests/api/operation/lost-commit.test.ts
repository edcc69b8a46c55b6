import { expect, inject, it, onTestFinished } from 'vitest'
import { runDataCommand } from '#server/commands/data-commands.ts'
import { commitSurely, connectTransfer } from '#server/database/transfer/transfer-connection.ts'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/databases/database-proxy.ts'
import { emptyDatabaseUrl, freshStorage } from '#tests/support/databases/databases.ts'
import { untilCounted } from '#tests/support/databases/poll-database.ts'

const isPostgres = inject('databaseTemplate').kind === 'postgres'

/** Moves to an empty database, loses the response to the commit, then calls `breakConnection`. */
async function moveLosingCommit(breakConnection: (proxy: DatabaseProxy) => void | Promise<void>) {
  const target = (await emptyDatabaseUrl()) ?? ''
  const proxy = await startDatabaseProxy(target)
  onTestFinished(() => proxy.close().catch(() => undefined))
  const lines: string[] = []
  const watch = { print: (line: string) => void lines.push(line), signal: AbortSignal.timeout(60_000) }
  proxy.loseReplyTo('commit\0')
  const moved = runDataCommand(['move', '--to', proxy.url], watch, await freshStorage())
  await untilCounted(
    { DATABASE_URL: target },
    "select count(*) from pg_class where relname = 'chats'",
    count => count === 1,
  )
  await breakConnection(proxy)
  return { code: await moved, text: lines.join('\n') }
}

it.skipIf(!isPostgres)('a move succeeds even if the response to its commit is lost (N-8)', async () => {
  const { code, text } = await moveLosingCommit(proxy => proxy.cut())
  expect(text).toContain('compared all of it with the original')
  expect(code).toBe(0)
})

it.skipIf(!isPostgres)(
  'a move says what to do if it cannot find out whether its commit succeeded (N-8)',
  async () => {
    const { code, text } = await moveLosingCommit(proxy => proxy.close())
    expect(text).toMatch(/not known whether the data was stored .+ another empty database/)
    expect(code).toBe(1)
  },
)

it.skipIf(!isPostgres)(
  'a move waits for a commit that the server was still making when the connection was lost (N-8)',
  async () => {
    const database = (await emptyDatabaseUrl()) ?? ''
    const proxy = await startDatabaseProxy(database)
    onTestFinished(() => proxy.close())
    const client = await connectTransfer({ connectionString: proxy.url })
    client.on('error', () => undefined)
    await client.query(`
      create table slow (id int);
      create function rest() returns trigger language plpgsql as 'begin perform pg_sleep(1); return null; end';
      create constraint trigger slow after insert on slow
        deferrable initially deferred for each row execute function rest()`)
    await client.query('begin')
    await client.query('insert into slow values (1)')
    proxy.loseReplyTo('commit\0')
    const committed = commitSurely(client, proxy.url)
    await untilCounted(
      { DATABASE_URL: database },
      "select count(*) from pg_stat_activity where wait_event = 'PgSleep' and query = 'commit'",
      count => count === 1,
    )
    proxy.cut()
    await expect(committed).resolves.toBeUndefined()
  },
)
