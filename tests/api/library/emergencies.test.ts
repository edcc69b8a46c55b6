import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { problemSchema } from '#shared/api/problem.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { callApi, type Person, readStream, signUp } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let model: ScriptedModel

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({
    env: { ...model.env, LIMIT_SENDS_PER_MINUTE: '4' },
  })
})

afterAll(async () => {
  await app.close()
  await model.close()
})

const urgent = 'Mon mari me frappe en ce moment, il a un couteau.'
const box = {
  sections: [
    { kind: 'violence', contacts: expect.arrayContaining([expect.objectContaining({ number: '17' })]) },
  ],
  asOf: '2026-11-22',
}

async function refusal(response: Response) {
  return { status: response.status, ...v.parse(problemSchema, await response.json()) }
}

it('the box is the first event of an answer, even of a retried one, and is stored with the question (G-2)', async () => {
  const person = await signUp(app.url)
  const first = await person.ask(urgent)
  const types = first.events.slice(0, 2).map(event => event.type)
  expect(types).toEqual(['emergency', 'chat'])
  // In the language of the question, not of the browser.
  expect(first.events[0]).toMatchObject({ emergency: { ...box, language: 'fr' } })
  expect(first.done).toBe(true)

  const [question, answer] = await person.messages(first.chatId)
  expect(question?.emergency).toEqual(first.events[0]?.type === 'emergency' && first.events[0].emergency)
  expect(answer?.emergency).toBeUndefined()

  const again = await readStream(await person.call(`/api/chat/${first.chatId}/retry`, { method: 'POST' }))
  expect(again.events[0]).toEqual(first.events[0])

  const { chatId } = await person.ask('Et le dépôt de garantie ?', { chatId: first.chatId })
  const questions = (await person.messages(chatId)).filter(({ role }) => role === 'user')
  expect(questions.map(({ emergency }) => emergency !== undefined)).toEqual([true, false])
})

it('a reader of a live answer gets the box first', async () => {
  const person = await signUp(app.url)
  const { chatId } = await person.ask('[[text ok]] bonjour')
  const held = Promise.withResolvers<void>()
  model.next({ steps: [{ type: 'hold', until: held.promise }, { type: 'complete' }] })
  const sent = person.ask(urgent, { chatId })
  const followed = await follow(person, chatId)
  held.resolve()
  await sent
  expect(followed.events[0]).toMatchObject({ type: 'emergency', emergency: box })
})

async function follow(person: Person, chatId: string) {
  for (;;) {
    const response = await person.call(`/api/chat/${chatId}/stream`)
    if (response.status === 200) return readStream(response, ({ events }) => events.length < 2)
  }
}

it('the box is shown when the model is down, even after a reload (G-3)', async () => {
  const person = await signUp(app.url)
  const read = await person.ask(`${urgent} [[quota]]`)
  const types = read.events.map(event => event.type)
  expect([types[0], types.includes('error'), read.done]).toEqual(['emergency', true, true])
  expect(await person.messages(read.chatId)).toMatchObject([{ role: 'user', emergency: box }])
})

it('a question that is refused gets the box beside the error (G-3)', async () => {
  const person = await signUp(app.url)
  const clientMessageId = randomUUID()
  const { chatId } = await person.ask('bonjour', { clientMessageId })
  const reused = await refusal(await person.send(urgent, { clientMessageId, chatId }))
  expect(reused).toMatchObject({ status: 409, error: { code: 'message_id_reused' }, emergency: box })
  const missing = await refusal(await person.send(urgent, { chatId: randomUUID() }))
  expect(missing).toMatchObject({ status: 404, emergency: box })

  for (let sent = 0; sent < 4; sent += 1) await (await person.send('bonjour')).text()
  const limited = await refusal(await person.send(urgent))
  expect(limited).toMatchObject({ status: 429, error: { code: 'too_many_requests' }, emergency: box })
  const calm = await refusal(await person.send('bonjour'))
  expect([calm.status, calm.emergency]).toEqual([429, undefined])
  // Some clients send the whole chat: only the question counts, which comes last.
  const sendAfter = async (before: string, question: string) => {
    const [first, answer] = [
      { role: 'user', content: before },
      { role: 'assistant', content: 'Bonjour.' },
    ]
    return refusal(await person.send('', { messages: [first, answer, { role: 'user', content: question }] }))
  }
  expect((await sendAfter('bonjour', urgent)).emergency).toMatchObject(box)
  expect((await sendAfter(urgent, 'merci')).emergency).toBeUndefined()
})

it('a visitor gets the box before signing in, and nothing for another question (G-8)', async () => {
  const check = (json: unknown) =>
    callApi(app.url, undefined, '/api/emergency', {
      method: 'POST',
      json,
      headers: { 'accept-language': 'en' },
    })
  const found = await check({ question: urgent })
  expect(found.status).toBe(200)
  expect(await found.json()).toMatchObject({ emergency: { ...box, language: 'fr' } })
  expect(await (await check({ question: 'Et le dépôt de garantie ?' })).json()).toEqual({ emergency: null })
  expect(await refusal(await check({ question: 7 }))).toMatchObject({ status: 400 })
  expect(await refusal(await check({ question: 'x'.repeat(700_000) }))).toMatchObject({ status: 413 })
})
