import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HistoryLimits, listHistory } from '#server/store/history.ts'
import type { ChatId } from '#shared/ids.ts'
import { signUp } from '#tests/support/people.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let chatId: ChatId

const contents = [
  'Mon propriétaire ne rend pas le dépôt de garantie : 1 200 €.',
  '2 user Hello',
  '\nA line break first',
  'An emoji 🏠, a quote " and a backslash \\',
  '',
  'A carriage return \r in the title of a sheet',
  '\u{FEFF}a mark at the beginning, and a separator \u001E',
]

beforeAll(async () => {
  app = await startTestApp()
  const { id } = await signUp(app.url)
  chatId = randomUUID() as ChatId
  await sql`insert into chats (id, user_id, title, message_count, last_message_at)
    values (${chatId}::uuid, ${id}::uuid, 'a', ${contents.length}::integer, now())`.execute(app.db)
  for (const [position, content] of contents.entries()) {
    const role = position % 2 === 0 ? 'user' : 'assistant'
    await sql`insert into messages (id, chat_id, position, role, content, status)
      values (${randomUUID()}::uuid, ${chatId}::uuid, ${position}, ${role}, ${content}, 'complete')`.execute(
      app.db,
    )
  }
})
afterAll(() => app.close())

const noLimits: HistoryLimits = { maxBytes: 10_000, maxTurns: 100, startStep: 1 }

const history = async (position: number, limits: Partial<HistoryLimits> = {}) =>
  (await listHistory(app.db, chatId, position, { ...noLimits, ...limits })).map(turn => turn.content)

it('the history has each turn as it was stored, oldest first', async () => {
  expect(await listHistory(app.db, chatId, contents.length, noLimits)).toEqual(
    contents.map((content, position) => ({
      position,
      role: position % 2 === 0 ? 'user' : 'assistant',
      content,
    })),
  )
})

it('the history has only the newest turns that fit, by number and by bytes', async () => {
  const bytes = (texts: string[]) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  expect(await history(contents.length, { maxTurns: 2 })).toEqual(contents.slice(-2))
  const maxBytes = bytes(contents.slice(-4))
  expect(await history(contents.length, { maxBytes })).toEqual(contents.slice(-4))
  expect(await history(contents.length, { maxBytes: maxBytes - 1 })).toEqual(contents.slice(-3))
  expect(await history(2)).toEqual(contents.slice(0, 2))
  expect(await history(0)).toEqual([])
})

it('the history begins at a multiple of the step if there are too many turns', async () => {
  const firsts = await Promise.all(
    contents.map(async (_, position) => {
      const [first] = await listHistory(app.db, chatId, position, { ...noLimits, maxTurns: 4, startStep: 2 })
      return first?.position
    }),
  )
  expect(firsts).toEqual([undefined, 0, 0, 0, 0, 2, 2])
})
