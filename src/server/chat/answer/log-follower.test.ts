import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { poolDialect } from '#server/database/pool/pool-dialect.ts'
import { createLog } from '#server/log.ts'
import { until } from '#tests/support/people/people.ts'
import { followLog } from './log-follower.ts'

it('while the database is down, the log says only once that an answer cannot be followed', async () => {
  let attemptCount = 0
  let isDown = true
  const query = async () => {
    attemptCount += 1
    if (isDown) throw new Error('the database is down')
    return { command: 'SELECT', rowCount: 0, oid: 0, fields: [], rows: [] }
  }
  const lines: string[] = []
  const answer = followLog(
    {
      db: new Kysely({ dialect: poolDialect(() => ({ query, release: () => undefined })) }),
      log: createLog('warn', { write: line => lines.push(line) }),
      intervals: { notifiedMs: 1, unnotifiedMs: 1 },
    },
    { id: 'answer', chatId: 'chat' as never, userId: 'user' as never },
    'en',
  )
  answer.readers.add(() => undefined)
  await until(
    async () => attemptCount,
    count => count > 5,
  )
  isDown = false
  await until(
    async () => answer.state,
    state => state === 'unknown',
  )
  expect(lines).toHaveLength(1)
})
