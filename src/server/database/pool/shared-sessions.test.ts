import type pg from 'pg'
import { expect, it } from 'vitest'
import { requireOwnSession } from './shared-sessions.ts'

/** A pooler with two sessions: each connection keeps one, or borrows a free one for each transaction. */
function pooler(isShared: boolean) {
  const free = [11, 12]
  const connect = () => {
    let own: number | undefined
    let isInTransaction = false
    const connection = {
      processID: 99,
      query: async (text: string) => {
        isInTransaction ||= text === 'begin'
        own ??= free.pop()
        const rows = [{ id: own }]
        if (isShared && !isInTransaction && own !== undefined) {
          free.push(own)
          own = undefined
        }
        return { rows }
      },
      end: async () => undefined,
    }
    return connection as unknown as pg.Client
  }
  return connect
}

it('a pooler that shares sessions between transactions is refused, with what to set (O-2)', async () => {
  const connect = pooler(true)
  await expect(requireOwnSession(connect(), async () => connect())).rejects.toThrow(
    'Set DATABASE_NAMED_STATEMENTS=off.',
  )
})

it('a pooler whose connections keep their sessions is accepted', async () => {
  const connect = pooler(false)
  await requireOwnSession(connect(), async () => connect())
})

it('a database without a pooler needs no other connection', async () => {
  const client = Object.assign(pooler(false)(), { processID: 12 })
  await requireOwnSession(client, () => Promise.reject(new Error('not needed')))
})
