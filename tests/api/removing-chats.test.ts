import { expect, it } from 'vitest'
import { removeChat } from '#server/store/chats.ts'
import { beginChat, continueChat, endGeneration } from '#server/store/generations.ts'
import type { UserId } from '#shared/ids.ts'
import { newGeneration, newQuestion } from '#tests/support/generations.ts'
import { signUp } from '#tests/support/people.ts'
import { startTestApp } from '#tests/support/test-app.ts'

/** Both would wait for the other's row for good, if they took them in different orders. */
it('a chat that is removed while its answer ends, or while another question comes, holds nobody up', async () => {
  const app = await startTestApp({ env: { AUTH_LIMITS: 'off' } })
  try {
    const failures: unknown[] = []
    const removing = async (round: number, userId: UserId) => {
      const generation = newGeneration(userId)
      const { id, chatId } = generation
      await beginChat(app.db, generation, newQuestion)
      const end = () =>
        endGeneration(app.db, { id, status: 'complete', content: 'x', sources: [], errorCode: undefined })
      const remove = () => removeChat(app.db, { chatId, userId })
      if (round % 3 === 2) {
        await end()
        const next = () => continueChat(app.db, { ...newGeneration(userId), chatId }, newQuestion)
        return Promise.allSettled([next(), remove()])
      }
      return Promise.allSettled(round % 3 === 0 ? [remove(), end()] : [end(), remove()])
    }
    const people = await Promise.all(Array.from({ length: 6 }, () => signUp(app.url)))
    await Promise.all(
      people.map(async person => {
        for (let round = 0; round < 50; round += 1) {
          for (const result of await removing(round, person.id as UserId)) {
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
})
