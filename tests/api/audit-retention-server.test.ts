import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { runCommand } from '#server/cli-commands.ts'
import { runDataCommand } from '#server/data-commands.ts'
import { verifyAudit } from '#server/store/audit-check.ts'
import { removeOldAudit } from '#server/store/audit-retention.ts'
import { emptyDatabaseUrl, emptyDataDir } from '#tests/support/databases.ts'
import { keepEmbeddedCode } from '#tests/support/embedded-code.ts'
import { daysAgo, writeOldAudit } from '#tests/support/old-audit.ts'
import { until } from '#tests/support/people.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/test-app.ts'

const setting = { AUDIT_RETENTION_DAYS: '365' }

/** A stopped server whose log has this many old entries, and one from yesterday. */
async function stoppedApp(oldEntryCount: number): Promise<TestApp> {
  const app = await startTestApp()
  const agesInDays = Array.from({ length: oldEntryCount }, (_, index) => 400 + oldEntryCount - index)
  await writeOldAudit(app.db, daysAgo(...agesInDays, 1))
  await app.close()
  return app
}

const cutOf = ({ db }: TestApp) =>
  until(
    async () => (await verifyAudit(db)).cut,
    cut => cut !== undefined,
  )

describe('a server with AUDIT_RETENTION_DAYS', () => {
  it('removes what is due when it starts, and its privacy policy names the period (RT-9, RT-14)', async () => {
    const { env } = await stoppedApp(3)
    const app = await startTestAppOn({ ...env, ...setting })
    onTestFinished(() => app.close())
    expect(await cutOf(app)).toMatchObject({ seq: 3, confirmedBy: 5 })
    expect((await verifyAudit(app.db)).broken).toBeUndefined()
    expect(app.log()).toContain('entries of the audit log were removed at the end of their retention period')
    const { markdown } = (await (await fetch(`${app.url}/api/legal/privacy`)).json()) as { markdown: string }
    expect(markdown).toContain('| 365\u00a0jours, même après la suppression du compte |')
    expect(app.log()).not.toContain('legal/privacy.md')
  })

  it('removes only whole batches, with one entry for each, even if it is killed, and the rest can be removed later (RT-10)', async () => {
    const { env } = await stoppedApp(21_000)
    const server = await startServerProcess({ ...env, ...setting })
    const countDue = async () => {
      const lines: string[] = []
      await runCommand(['retention'], line => lines.push(line), { ...env, ...setting })
      return Number(/(\d+) {2}entries of the audit log past/.exec(lines.join('\n'))?.[1])
    }
    await until(countDue, count => count < 21_000)
    await server.end('SIGKILL')

    const app = await startTestAppOn(env)
    onTestFinished(() => app.close())
    const { cut, broken } = await verifyAudit(app.db)
    expect(broken).toBeUndefined()
    expect((cut?.seq ?? 0.5) % 1_000).toBe(0)
    const left = await app.db
      .selectFrom('audit_log')
      .select(query => [query.fn.min('seq').as('first'), query.fn.max('seq').as('last')])
      .executeTakeFirst()
    // One entry for each batch of 1,000, after the 21,001 that were there.
    expect(left).toEqual({ first: (cut?.seq ?? 0) + 1, last: 21_001 + (cut?.seq ?? 0) / 1_000 })
    for (let count = 1; count > 0; ) count = await removeOldAudit(app.db, 365)
    expect(await verifyAudit(app.db)).toMatchObject({ cut: { seq: 21_000 }, broken: undefined })
  }, 120_000)

  // The embedded database has a single session, so no other one can hold up the removal.
  it.skipIf(inject('databaseTemplate').kind === 'embedded')(
    'leaves no trace of a batch if it is killed while removing it (RT-10)',
    async () => {
      const { env } = await stoppedApp(3)
      const app = await startTestAppOn(env)
      onTestFinished(() => app.close())
      const locksOf = (table: string, granted: boolean) => async () =>
        (
          await sql`select from pg_locks where relation = ${table}::regclass and granted = ${granted}
            and database = (select oid from pg_database where datname = current_database())`.execute(app.db)
        ).rows
      await app.db.transaction().execute(async trx => {
        // The removal deletes the addresses last, after the entries.
        await sql`lock table audit_addresses in exclusive mode`.execute(trx)
        const server = await startServerProcess({ ...env, ...setting })
        await until(locksOf('audit_addresses', false), rows => rows.length === 1)
        await server.end('SIGKILL')
      })
      await until(locksOf('audit_log', true), rows => rows.length === 0)
      expect(await verifyAudit(app.db)).toMatchObject({ cut: undefined, last: { seq: 4 }, broken: undefined })
    },
    60_000,
  )

  it('removes again what a restore brought back, and a log with removed entries can be restored and moved (RT-15)', async () => {
    const run = async (args: string[], env: Record<string, string>) => {
      const lines: string[] = []
      const watch = { print: (line: string) => void lines.push(line), signal: new AbortController().signal }
      const code = await runDataCommand(args, watch, env)
      expect([code, lines.join('\n')]).toEqual([0, expect.any(String)])
      return lines.join('\n')
    }
    await keepEmbeddedCode()
    const folder = await emptyDataDir()
    const { env } = await stoppedApp(3)
    await run(['backup', join(folder, 'before.tar')], env)
    const first = await startTestAppOn({ ...env, ...setting })
    await cutOf(first)
    await first.close()
    await run(['backup', join(folder, 'after.tar')], env)

    let withCut: Record<string, string> = { DATA_DIR: await emptyDataDir() }
    const output = await run(['restore', join(folder, 'after.tar')], withCut)
    expect(output).toContain('The audit log is intact up to its last entry, 5.')
    const url = await emptyDatabaseUrl()
    if (url) {
      await run(['move', '--to', url], withCut)
      withCut = { ...withCut, DATABASE_URL: url }
    }
    const otherUrl = await emptyDatabaseUrl()
    const withoutCut = { DATA_DIR: await emptyDataDir(), ...(otherUrl && { DATABASE_URL: otherUrl }) }
    await run(['restore', join(folder, 'before.tar')], withoutCut)
    for (const restored of [withCut, withoutCut]) {
      const app = await startTestAppOn({ ...env, ...restored, ...setting })
      expect(await cutOf(app)).toMatchObject({ seq: 3, confirmedBy: 5 })
      expect((await verifyAudit(app.db)).broken).toBeUndefined()
      await app.close()
    }
  }, 120_000)
})
