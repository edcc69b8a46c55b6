import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { endGeneration } from '#server/store/answers/end-generation.ts'
import { beginChat, continueChat } from '#server/store/answers/questions.ts'
import { removeChat } from '#server/store/chats/chats.ts'
import { findConsoleUser } from '#server/store/users/console-users.ts'
import type { UserId } from '#shared/api/ids.ts'
import { callWhileLocked } from '#tests/support/databases/poll-database.ts'
import { newGeneration, newQuestion, noHistory, uncounted } from '#tests/support/people/generations.ts'
import { signUp } from '#tests/support/people/people.ts'
import { startTestApp } from '#tests/support/servers/test-app.ts'

/** The embedded database runs one transaction at a time. */
const isEmbedded = inject('databaseTemplate').kind === 'embedded'

/** Two transactions that lock the same rows in different orders can deadlock. */
it.skipIf(isEmbedded)(
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

it.skipIf(isEmbedded).each([
  ['with its text', 'x'],
  ['without any text', ''],
])('a chat is removed even if its answer ends at that moment, %s', async (_case, content) => {
  const app = await startTestApp()
  try {
    const userId = (await signUp(app.url)).id as UserId
    const generation = newGeneration(userId)
    const { id, chatId } = generation
    await beginChat(app.db, generation, newQuestion, uncounted(userId))
    // After over a minute, the end of an answer also changes the chat's row.
    await sql`update chats set last_message_at = now() - interval '2 minutes'`.execute(app.db)
    const end = () =>
      endGeneration(app.db, { id, status: 'stopped', content, sources: [], errorCode: undefined })
    const answer = sql`select from messages where id = ${generation.answerId} for update`
    const results = await callWhileLocked(app.db, answer, [() => removeChat(app.db, { chatId, userId }), end])
    expect(results).toEqual([
      { status: 'fulfilled', value: true },
      { status: 'fulfilled', value: false },
    ])
    expect(await app.db.selectFrom('chats').select('id').execute()).toEqual([])
  } finally {
    await app.close()
  }
})

it.skipIf(isEmbedded)(
  'after two chats are removed at the same moment, the console shows when the remaining one was created',
  async () => {
    const app = await startTestApp()
    try {
      const userId = (await signUp(app.url)).id as UserId
      const oldest = newGeneration(userId)
      const others = [newGeneration(userId), newGeneration(userId)]
      for (const chat of [oldest, ...others]) {
        await beginChat(app.db, chat, newQuestion, uncounted(userId))
        await endGeneration(app.db, {
          id: chat.id,
          status: 'complete',
          content: 'x',
          sources: [],
          errorCode: undefined,
        })
      }
      const owner = sql`select from users where id = ${userId} for no key update`
      await callWhileLocked(
        app.db,
        owner,
        others.map(
          ({ chatId }) =>
            () =>
              removeChat(app.db, { chatId, userId }),
        ),
      )
      const [left] = await app.db.selectFrom('chats').select(['id', 'created_at']).execute()
      expect(left?.id).toBe(oldest.chatId)
      expect(await findConsoleUser(app.db, userId)).toMatchObject({
        chatCount: 1,
        lastChatAt: left?.created_at.toISOString(),
      })
    } finally {
      await app.close()
    }
  },
)
