import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { type Person, signUp } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

/** Who may send a question, and how many a minute. In the usual case, the statement that stores it checks both. */

const countsAreStored = inject('databaseTemplate').kind === 'postgres'
const maxSendsPerMinute = 3

let app: TestApp
let model: ScriptedModel
let person: Person

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({
    env: {
      ...model.env,
      LIMIT_SENDS_PER_MINUTE: String(maxSendsPerMinute),
      LIMIT_LIVE_ANSWERS: '20',
    },
  })
})
beforeEach(async () => {
  person = await signUp(app.url)
})
afterAll(async () => {
  await app.close()
  await model.close()
})

/** The status of a question, once its answer has ended. */
async function send(content: string, more: Record<string, unknown> = {}): Promise<number> {
  const response = await person.send(content, more)
  await response.text()
  return response.status
}

async function storedQuestions(): Promise<string[]> {
  const { rows } = await sql<{ content: string }>`
    select content from messages join chats on chats.id = chat_id
    where user_id = ${person.id}::uuid and role = 'user'`.execute(app.db)
  return rows.map(({ content }) => content)
}

it('if many questions arrive at the same moment, exactly as many are answered and stored as the limit allows', async () => {
  const statuses = await Promise.all(Array.from({ length: 8 }, (_, index) => send(`[[text a]] ${index}`)))
  expect(statuses.filter(status => status === 200)).toHaveLength(maxSendsPerMinute)
  expect(statuses.filter(status => status === 429)).toHaveLength(8 - maxSendsPerMinute)
  expect(await storedQuestions()).toHaveLength(maxSendsPerMinute)
})

it('new chats, later questions and edited ones count once each, and beyond the limit a retry is refused too', async () => {
  const first = await person.ask('[[text a]]')
  const { chatId } = first
  const { messages } = (await (await person.call(`/api/chat/${chatId}/messages`)).json()) as {
    messages: { id: string }[]
  }
  // From here on, the chat has two versions.
  expect(await send('[[text b]]', { chatId, replaces: messages[0]?.id })).toBe(200)
  expect(await send('[[text c]]', { chatId })).toBe(200)
  expect(await send('[[text d]]', { chatId })).toBe(429)
  expect(await send('[[text e]]')).toBe(429)
  const retry = await person.call(`/api/chat/${chatId}/retry`, {
    method: 'POST',
    json: { messageId: messages[1]?.id },
  })
  expect(retry.status).toBe(429)
})

it('retries count once each', async () => {
  const { chatId } = await person.ask('[[text a]]')
  const retry = async () => {
    const response = await person.call(`/api/chat/${chatId}/retry`, { method: 'POST' })
    await response.text()
    return response.status
  }
  expect([await retry(), await retry(), await retry()]).toEqual([200, 200, 429])
  expect(await send('[[text b]]', { chatId })).toBe(429)
})

it('a question for a chat that does not exist counts once', async () => {
  for (let index = 0; index < maxSendsPerMinute; index += 1) {
    expect(await send('[[text a]]', { chatId: randomUUID() })).toBe(404)
  }
  expect(await send('[[text a]]')).toBe(429)
})

it('a repeated question joins its answer, even beyond the limit, and each repeat counts', async () => {
  const clientMessageId = randomUUID()
  for (let index = 0; index < 2 * maxSendsPerMinute; index += 1) {
    expect(await send('[[text a]]', { clientMessageId })).toBe(200)
  }
  expect(await storedQuestions()).toEqual(['[[text a]]'])
  expect(await send('[[text b]]')).toBe(429)
})

describe('after a sign-out', () => {
  let chatId: string
  const clientMessageId = randomUUID()

  beforeEach(async () => {
    chatId = (await person.ask('[[text a]]', { clientMessageId })).chatId
    await person.call('/auth/v1/logout', { method: 'POST' })
    model.requests.length = 0
  })

  it.each([
    ['a new chat', () => ({})],
    ['an existing chat', () => ({ chatId })],
    ['a repeated question', () => ({ clientMessageId })],
    ['an unknown file', () => ({ imagePaths: [randomUUID()] })],
  ])('the token no longer sends questions: %s', async (_case, more) => {
    expect(await send('[[text a]]', more())).toBe(401)
    expect(await storedQuestions()).toEqual(['[[text a]]'])
    expect(model.answerRequests()).toEqual([])
  })
})

describe.skipIf(!countsAreStored)('counts in PostgreSQL', () => {
  it('start again from zero once their minute is over', async () => {
    for (let index = 0; index < maxSendsPerMinute; index += 1) expect(await send('[[text a]]')).toBe(200)
    expect(await send('[[text a]]')).toBe(429)
    await sql`update rate_limits set expire = expire - 60000`.execute(app.db)
    for (let index = 0; index < maxSendsPerMinute; index += 1) expect(await send('[[text a]]')).toBe(200)
    expect(await send('[[text a]]')).toBe(429)
  })
})
