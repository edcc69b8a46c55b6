import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, it, onTestFinished } from 'vitest'
import { queryTimeout } from '#server/database/database-errors.ts'
import { beginAnswer } from '#server/store/answers/generations.ts'
import type { UserId } from '#shared/api/ids.ts'
import { untilBlocked } from '#tests/support/databases/poll-database.ts'
import { readStream, signUp, until } from '#tests/support/people/people.ts'
import { openOwnersDatabase } from '#tests/support/servers/file-store.ts'
import { startTestApp } from '#tests/support/servers/test-app.ts'

// The embedded database runs one transaction at a time.
it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'two retries of one answer at once get the same new answer, even if the database is too slow for the first attempts (R-6)',
  async () => {
    const app = await startTestApp()
    onTestFinished(() => app.close())
    const person = await signUp(app.url)
    const { chatId } = await person.ask('Bonjour')
    const retry = () => person.call(`/api/chat/${chatId}/retry`, { method: 'POST' }).then(readStream)
    const startOfWaiting = async () => {
      const { rows } = await sql<{ begun: string | null }>`
        select min(query_start)::text as begun from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()
        having count(*) = 2`.execute(app.db)
      return rows[0]?.begun ?? ''
    }
    const retries = await app.db.transaction().execute(async trx => {
      // One retry locks the chat and waits for the owner's row, and the other one waits for the chat.
      await sql`select from users where id = ${person.id} for update`.execute(trx)
      const both = Promise.allSettled([retry(), retry()])
      await untilBlocked(app.db, 2)
      const first = await startOfWaiting()
      // One of them has given up waiting, and tries again.
      await until(startOfWaiting, begun => begun > first)
      return { both }
    })
    const answers = await retries.both
    expect(answers).toMatchObject([{ value: { done: true } }, { value: { done: true } }])
    const last = (await person.messages(chatId)).at(-1)
    expect(last?.versions).toHaveLength(2)
    for (const answer of answers) {
      expect(answer.status === 'fulfilled' && answer.value.text).toBe(last?.content)
    }
  },
)

it('an answer begins with the second attempt if the first one waited too long, for one lock after the other', async () => {
  const { db, close } = await openOwnersDatabase(randomUUID() as UserId)
  onTestFinished(() => close())
  let attemptCount = 0
  const begin = (failingCount: number) => {
    attemptCount = 0
    return beginAnswer(db, { id: randomUUID() }, async trx => {
      attemptCount += 1
      await sql`select`.execute(trx)
      // The error of a connection that has been silent for as long as a lost one.
      if (attemptCount <= failingCount) throw new Error(queryTimeout)
      return 'begun'
    })
  }
  expect(await begin(1)).toBe('begun')
  await expect(begin(2)).rejects.toThrow(queryTimeout)
  expect(attemptCount).toBe(2)
})
