import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { verifyAudit } from '#server/store/audit/audit-check.ts'
import { removeOldAudit } from '#server/store/audit/audit-retention.ts'
import { untilCounted } from '#tests/support/databases/poll-database.ts'
import { until } from '#tests/support/people/people.ts'
import { daysAgo, writeOldAudit } from '#tests/support/samples/old-audit.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

const isEmbedded = inject('databaseTemplate').kind === 'embedded'
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
    // The server logs this after it has removed the entries.
    await expect
      .poll(() => app.log())
      .toContain('entries of the audit log were removed at the end of their retention period')
    const { markdown } = (await (await fetch(`${app.url}/api/legal/privacy`)).json()) as { markdown: string }
    expect(markdown).toContain('| 365\u00a0jours, même après la suppression du compte |')
    expect(app.log()).not.toContain('legal/privacy.md')
  })

  /** On the embedded database, the server removes more batches before the kill, because no lock holds it up. */
  const oldEntryCount = isEmbedded ? 12_000 : 4_000

  it('removes only whole batches, with one entry for each, even if it is killed, and the rest can be removed later (RT-10)', async () => {
    const { env } = await stoppedApp(oldEntryCount)
    if (isEmbedded) await killAfterBatch(env)
    const app = await startTestAppOn(env)
    onTestFinished(() => app.close())
    if (!isEmbedded) await killInBatch(app, 2_500)

    const { cut, broken } = await verifyAudit(app.db)
    expect(broken).toBeUndefined()
    const removedCount = cut?.seq ?? 0
    expect(removedCount % 1_000).toBe(0)
    // On PostgreSQL, a lock holds up the third batch.
    expect(removedCount).toBeLessThan(isEmbedded ? oldEntryCount : 3_000)
    expect(removedCount).toBeGreaterThan(isEmbedded ? 0 : 1_000)
    const left = await app.db
      .selectFrom('audit_log')
      .select(query => [query.fn.min('seq').as('first'), query.fn.max('seq').as('last')])
      .executeTakeFirst()
    // One entry for each batch of 1,000, after those that were there.
    expect(left).toEqual({ first: removedCount + 1, last: oldEntryCount + 1 + removedCount / 1_000 })
    for (let count = 1; count > 0; ) count = await removeOldAudit(app.db, 365)
    expect(await verifyAudit(app.db)).toMatchObject({ cut: { seq: oldEntryCount }, broken: undefined })
  }, 60_000)

  // The embedded database has a single session, so no other one can hold up the removal.
  it.skipIf(isEmbedded)(
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
})

/** Kills a server on the embedded database once it has removed a batch. */
async function killAfterBatch(env: Record<string, string>): Promise<void> {
  const server = await startServerProcess({ ...env, ...setting })
  await untilCounted(env, 'select min(seq) from audit_log', first => first > 1)
  await server.end('SIGKILL')
}

/** Kills a server while it waits to delete this entry. */
async function killInBatch({ db, env }: TestApp, seq: number): Promise<void> {
  const findBlocked = () =>
    sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
      db,
    )
  await db.transaction().execute(async trx => {
    await trx.selectFrom('audit_log').select('seq').where('seq', '=', seq).forUpdate().execute()
    const server = await startServerProcess({ ...env, ...setting })
    await until(findBlocked, ({ rows }) => rows.length > 0)
    await server.end('SIGKILL')
  })
  await until(findBlocked, ({ rows }) => rows.length === 0)
}
