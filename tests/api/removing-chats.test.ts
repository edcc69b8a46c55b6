import { expect, inject, it } from 'vitest'
import { endGeneration } from '#server/store/answers/end-generation.ts'
import { beginChat, continueChat } from '#server/store/answers/questions.ts'
import { removeChat } from '#server/store/chats/chats.ts'
import type { UserId } from '#shared/api/ids.ts'
import { newGeneration, newQuestion, noHistory, uncounted } from '#tests/support/people/generations.ts'
import { signUp } from '#tests/support/people/people.ts'
import { startTestApp } from '#tests/support/servers/test-app.ts'

/** Two transactions that lock the same rows in different orders can deadlock. The embedded database runs one at a time. */
it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'removing a chat while its answer ends or another question arrives does not deadlock',
  async () => {
    const app = await startTestApp({ env: { AUTH_LIMITS: 'off' } })
    try {
      const failures: unknown[] = []
      const raceRemoval = async (round: number, userId: UserId) => {
        const generation = newGeneration(userId)
        const { id, chatId } = generation
        await beginChat(app.db, generation, newQuestion, uncounted(userId))
        const end = () =>
          endGeneration(app.db, { id, status: 'complete', content: 'x', sources: [], errorCode: undefined })
        const remove = () => removeChat(app.db, { chatId, userId })
        if (round % 3 === 2) {
          await end()
          const next = () =>
            continueChat(
              app.db,
              { ...newGeneration(userId), chatId },
              newQuestion,
              noHistory,
              uncounted(userId),
            )
          return Promise.allSettled([next(), remove()])
        }
        return Promise.allSettled(round % 3 === 0 ? [remove(), end()] : [end(), remove()])
      }
      const people = await Promise.all(Array.from({ length: 6 }, () => signUp(app.url)))
      await Promise.all(
        people.map(async person => {
          for (let round = 0; round < 50; round += 1) {
            for (const result of await raceRemoval(round, person.id as UserId)) {
              if (result.status === 'rejected') failures.push(result.reason)
            }
          }
        }),
      )
      expect(failures).toEqual([])
      expect(await app.db.selectFrom('chats').select('id').execute()).toEqual([])
    } finally {
      await app.close()
    }
  },
)
