import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAnswerRegistry } from '#server/chat/answer/answer-registry.ts'
import { startReaper } from '#server/chat/answer/reaper.ts'
import { createLog } from '#server/log.ts'
import { endGeneration } from '#server/store/answers/end-generation.ts'
import { appendLog } from '#server/store/answers/generation-log.ts'
import { beginChat } from '#server/store/answers/questions.ts'
import { messagePageSchema } from '#shared/api/chat.ts'
import type { UserId } from '#shared/api/ids.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { newGeneration, newQuestion, uncounted } from '#tests/support/people/generations.ts'
import { callApi, type Person, signUp, until } from '#tests/support/people/people.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

/**
 * Text that JSON can carry but the database refuses: NUL, and halves of surrogate pairs. The first title gets such a
 * half when it is cut to 300 UTF-16 units.
 */
const hostile = [
  { title: `${'x'.repeat(299)}🏛`, url: 'https://cut.example/' },
  { title: 'a\u0000b\ud83dc', url: 'https://example.fr/\u0000\ud83d/é' },
  { title: '\udc00', url: '' },
]

let model: ScriptedModel
let app: TestApp
let person: Person

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({ env: model.env })
  person = await signUp(app.url)
})

afterAll(async () => {
  await app.close()
  await model.close()
})

async function lastMessage(chatId: string) {
  const response = await callApi(app.url, person.token, `/api/chat/${chatId}/messages`)
  return v.parse(messagePageSchema, await response.json()).messages.at(-1)
}

it('an answer completes even if the database refuses its sources as received', async () => {
  model.next({
    steps: [
      { type: 'search', query: 'a\ud83d\u0000b', sources: hostile.map(({ url }) => ({ type: 'url', url })) },
      { type: 'text', text: 'Voici.' },
      ...hostile.map(source => ({ type: 'citation' as const, ...source })),
      { type: 'complete' },
    ],
  })
  const read = await person.ask('cherche', { forceWebSearch: true })
  expect(read.done).toBe(true)
  const answer = await lastMessage(read.chatId)
  expect(answer).toMatchObject({ status: 'complete', content: 'Voici.' })
  expect(answer?.sources).toEqual([
    { title: `${'x'.repeat(299)}\ufffd`, url: 'https://cut.example/', snippet: '' },
    { title: 'a b\ufffdc', url: 'https://example.fr/%00%EF%BF%BD/%C3%A9', snippet: '' },
    { title: '\ufffd', url: '', snippet: '' },
  ])
})

it('a file path or id that the database refuses counts as unknown', async () => {
  for (const files of [{ imagePaths: ['\u0000'] }, { pdfFileIds: ['\ud83d'] }]) {
    expect((await person.send('x', files)).status).toBe(404)
  }
})

it('the end of an answer is stored without its sources if the database refuses them', async () => {
  const generation = newGeneration(person.id as UserId)
  await beginChat(app.db, generation, newQuestion, uncounted(generation.userId))
  const sources = hostile.map(source => ({ ...source, snippet: '' }))
  const ending = { id: generation.id, status: 'complete', content: 'Voici.', errorCode: undefined } as const
  expect(await endGeneration(app.db, { ...ending, sources })).toBe(true)
  const answer = await lastMessage(generation.chatId)
  expect([answer?.content, answer?.status, answer?.sources]).toEqual(['Voici.', 'complete', undefined])
})

it('the server starts, and closes an answer whose log contains sources that the database refuses', async () => {
  const generation = newGeneration(person.id as UserId)
  await beginChat(app.db, generation, newQuestion, uncounted(generation.userId))
  const { id: generationId } = generation
  const events = hostile.map((source, start) => ({
    generationId,
    start,
    kind: 'event' as const,
    body: JSON.stringify({ name: 'search-progress', payload: { ...source, snippet: '' } }),
  }))
  await appendLog(app.db, [...events, { generationId, start: 3, kind: 'text', body: 'Voici.' }])
  await app.close()
  app = await startTestAppOn(app.env)
  // On PostgreSQL another process could be writing the answer, so the server waits for seven missed heartbeats, one a
  // second. A second reaper that counts ten times as often takes less time.
  const log = createLog('silent')
  const live = await openAnswerRegistry(app.db, log)
  const stop = startReaper({ db: app.db, log, live, intervalMs: 100, lateAfterMs: 10_000 })
  const ended = await until(
    () => lastMessage(generation.chatId),
    message => message?.status !== 'running',
  )
  await stop()
  await live.close(0)
  expect(ended).toMatchObject({
    status: 'interrupted',
    content: 'Voici.',
    sources: [{ url: 'https://cut.example/' }, { title: 'a\ufffdb\ufffdc' }, { title: '\ufffd' }],
  })
})
