import { sql } from 'kysely'
import * as v from 'valibot'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runCommand } from '#server/commands/admin-commands.ts'
import { appConfigSchema } from '#shared/api/app-config.ts'
import { untilCounted } from '#tests/support/databases/poll-database.ts'
import { signUp, until } from '#tests/support/people/people.ts'
import { addOldChats, removeOldChatsOf, retentionDays, stateOf } from '#tests/support/samples/old-chats.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'
import { startTestApp, startTestAppOn } from '#tests/support/servers/test-app.ts'

describe('a server with RETENTION_DAYS', () => {
  it('removes what is due when it starts, and its public settings and privacy page name the period (RT-1, RT-8)', async () => {
    const first = await startTestApp()
    const person = await signUp(first.url)
    await addOldChats(first, person, 3)
    const publicConfig = async (url: string) =>
      v.parse(appConfigSchema, await (await fetch(`${url}/api/config`)).json())
    expect((await publicConfig(first.url)).retentionDays).toBeNull()
    await first.close()

    const second = await startTestAppOn({ ...first.env, RETENTION_DAYS: String(retentionDays) })
    onTestFinished(() => second.close())
    // A chat or an owner in use is left for the next run, a minute later.
    const state = await until(
      () => stateOf(second, person),
      found => found?.chatCount === 0,
      70_000,
    )
    expect(state).toEqual({ chatCount: 0, storedCount: 0, removedCount: 3 })
    expect((await publicConfig(second.url)).retentionDays).toBe(30)
    expect(second.log()).not.toContain('legal/privacy.md')
    const { markdown } = (await (await fetch(`${second.url}/api/legal/privacy`)).json()) as {
      markdown: string
    }
    expect(markdown).toContain('supprimée automatiquement 30\u00a0jours après son dernier message')
  }, 90_000)

  it('removes only whole chats, with their audit entries, even if it is killed, and the rest can be removed later (RT-6)', async () => {
    // One run of the server removes at most 1,000 chats.
    const addedCount = 1_050
    const first = await startTestApp()
    const person = await signUp(first.url)
    await addOldChats(first, person, addedCount)
    await first.close()
    const server = await startServerProcess({ ...first.env, RETENTION_DAYS: String(retentionDays) })
    await untilCounted(first.env, 'select count(*) from chats', chatCount => chatCount < addedCount)
    await server.end('SIGKILL')

    const second = await startTestAppOn(first.env)
    const state = await stateOf(second, person)
    expect(state?.chatCount).toBeLessThan(addedCount)
    expect(state?.chatCount).toBeGreaterThan(0)
    expect(state).toEqual({
      chatCount: state?.chatCount,
      storedCount: state?.chatCount,
      removedCount: addedCount - (state?.chatCount ?? 0),
    })
    const orphans = await sql`select id from messages where chat_id not in (select id from chats)`.execute(
      second.db,
    )
    expect(orphans.rows).toEqual([])
    expect(await runCommand(['verify-audit'], () => undefined, second.env)).toBe(0)
    expect(await removeOldChatsOf(second)).toBe(state?.chatCount)
    await second.close()
  }, 60_000)
})
