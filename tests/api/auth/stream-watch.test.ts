import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStreamWatch } from '#server/http/stream-watch.ts'
import { createLog } from '#server/log.ts'
import type { SessionKey } from '#server/store/users/users.ts'
import type { UserId } from '#shared/api/ids.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

/** what watching open streams costs, and what it finds. */

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

function countQueries() {
  let queryCount = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queryCount += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: app.db.withPlugin(plugin), queryCount: () => queryCount }
}

async function addSessions(sessionCount: number): Promise<SessionKey[]> {
  const sessions = Array.from({ length: sessionCount }, () => ({
    userId: randomUUID() as UserId,
    sessionId: randomUUID(),
  }))
  const accountOf = (userId: UserId) => ({ id: userId, email: `${userId}@example.fr` })
  await app.db
    .insertInto('users')
    .values(sessions.map(({ userId }) => accountOf(userId)))
    .execute()
  await app.db
    .insertInto('auth_users')
    .values(
      sessions.map(({ userId }) => ({
        ...accountOf(userId),
        password_hash: null,
        identity_id: randomUUID(),
        app_metadata: '{}',
        user_metadata: '{}',
      })),
    )
    .execute()
  await app.db
    .insertInto('auth_sessions')
    .values(
      sessions.map(({ userId, sessionId }) => ({
        id: sessionId,
        user_id: userId,
        refresh_key: 'k',
        method: 'password' as const,
      })),
    )
    .execute()
  return sessions
}

it('a thousand open streams cost one query a second, and only the stream of the ended session ends', async () => {
  const { db, queryCount } = countQueries()
  const watch = openStreamWatch(db, createLog('silent'))
  const sessions = await addSessions(1_000)
  const beganAtMs = performance.now()
  const ended: number[] = []
  const firstEnd = Promise.withResolvers<void>()
  const stops = sessions.map((session, index) =>
    watch.watch(session, () => {
      ended.push(index)
      firstEnd.resolve()
    }),
  )
  await app.db
    .deleteFrom('auth_sessions')
    .where('id', '=', sessions[417]?.sessionId ?? '')
    .execute()
  await firstEnd.promise
  expect(ended).toEqual([417])
  expect(queryCount()).toBeGreaterThan(0)
  expect(queryCount()).toBeLessThanOrEqual(Math.ceil((performance.now() - beganAtMs) / 1_000))
  for (const stop of stops) stop()
  await watch.close()
})

it('a stream ends with its account if a hosted provider manages the session', async () => {
  const watch = openStreamWatch(app.db, createLog('silent'))
  const [staying, leaving] = await addSessions(2)
  const ended: string[] = []
  const done = Promise.withResolvers<void>()
  const stops = [
    watch.watch({ userId: staying?.userId as UserId, sessionId: undefined }, () => ended.push('staying')),
    watch.watch({ userId: leaving?.userId as UserId, sessionId: undefined }, () => {
      ended.push('leaving')
      done.resolve()
    }),
  ]
  await app.db
    .updateTable('users')
    .set({ deleted_at: new Date() })
    .where('id', '=', leaving?.userId as UserId)
    .execute()
  await done.promise
  expect(ended).toEqual(['leaving'])
  for (const stop of stops) stop()
  await watch.close()
})
