import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { runDataCommand } from '#server/commands/data-commands.ts'
import { verifyAudit } from '#server/store/audit/audit-check.ts'
import { emptyDatabaseUrl, emptyDataDir } from '#tests/support/databases/databases.ts'
import { until } from '#tests/support/people/people.ts'
import { noLibrary } from '#tests/support/samples/libraries.ts'
import { daysAgo, writeOldAudit } from '#tests/support/samples/old-audit.ts'
import { startTestApp, startTestAppOn } from '#tests/support/servers/test-app.ts'

type Environment = Record<string, string>

let folder: string
/** Has three entries of the audit log that are older than a year. */
const archive = () => join(folder, 'before.tar')

beforeAll(async () => {
  folder = await emptyDataDir()
  const app = await startTestApp()
  await writeOldAudit(app.db, daysAgo(403, 402, 401, 1))
  await app.close()
  await run(['backup', archive()], app.env)
})

async function run(args: string[], env: Environment): Promise<string> {
  const lines: string[] = []
  const watch = { print: (line: string) => void lines.push(line), signal: new AbortController().signal }
  const code = await runDataCommand(args, watch, env)
  expect([code, lines.join('\n')]).toEqual([0, expect.any(String)])
  return lines.join('\n')
}

async function emptyPlace(): Promise<Environment> {
  const url = await emptyDatabaseUrl()
  return { DATA_DIR: await emptyDataDir(), ...(url && { DATABASE_URL: url }) }
}

/** Checks that no old entry is left once a server with AUDIT_RETENTION_DAYS runs. */
async function expectRemoved(storage: Environment): Promise<void> {
  const settings = { PORT: '0', LIBRARY_DIR: noLibrary, AUDIT_RETENTION_DAYS: '365' }
  const app = await startTestAppOn({ ...storage, ...settings })
  const { cut, broken } = await until(
    () => verifyAudit(app.db),
    verified => verified.cut !== undefined,
  )
  expect(cut).toMatchObject({ seq: 3, confirmedBy: 5 })
  expect(broken).toBeUndefined()
  await app.close()
}

/** With PostgreSQL, the second archive is restored there, and then moved to another database. */
it('a server with AUDIT_RETENTION_DAYS removes again what a restore brought back, and a log with removed entries can be restored and moved (RT-15)', async () => {
  const first = await emptyPlace()
  await run(['restore', archive()], first)
  await expectRemoved(first)
  await run(['backup', join(folder, 'after.tar')], first)

  const second = await emptyPlace()
  const output = await run(['restore', join(folder, 'after.tar')], second)
  expect(output).toContain('The audit log is intact up to its last entry, 5.')
  const otherUrl = await emptyDatabaseUrl()
  if (otherUrl) await run(['move', '--to', otherUrl], second)
  await expectRemoved({ ...second, ...(otherUrl && { DATABASE_URL: otherUrl }) })
}, 60_000)

it('tables of other programs in another schema, whatever their names, do not prevent a backup (N-1)', async () => {
  const app = await startTestApp()
  await sql`create schema other`.execute(app.db)
  await sql`create table other.chats (id integer primary key, last integer)`.execute(app.db)
  await sql`create table other.messages (id integer primary key, chat integer references other.chats)`.execute(
    app.db,
  )
  await sql`alter table other.chats add foreign key (last) references other.messages`.execute(app.db)
  await app.close()
  expect(await run(['backup', join(folder, 'beside.tar')], app.env)).toContain('and read all of it back.')
})
