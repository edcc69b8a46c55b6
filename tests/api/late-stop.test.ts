import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerIdHeader } from '#shared/api/sse.ts'
import { pauseAnswer } from '#tests/support/model/held-answer.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { type Person, readStream, signUp, until } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let model: ScriptedModel
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

async function stop(chatId: string, answer?: string): Promise<void> {
  const query = answer === undefined ? '' : `?answer=${answer}`
  const response = await person.call(`/api/chat/${chatId}/stop${query}`, { method: 'POST' })
  expect(response.status).toBe(204)
}

async function statusesIn(chatId: string): Promise<unknown[]> {
  return (await person.messages(chatId)).map(({ status }) => status)
}

function untilEnded(chatId: string): Promise<unknown[]> {
  return until(
    () => statusesIn(chatId),
    statuses => !statuses.includes('running'),
  )
}

/** Begins an answer whose text waits for `proceed`, and returns the three names that a page can know it by. */
async function begin(question: string, more: { chatId?: string } = {}) {
  const proceed = pauseAnswer(model, question)
  const clientMessageId = randomUUID()
  const response = await person.send(question, { ...more, clientMessageId })
  const id = response.headers.get(answerIdHeader) ?? ''
  const { chatId } = await readStream(response, soFar => soFar.text === '')
  const messageId = String((await person.messages(chatId)).at(-1)?.id)
  return { chatId, names: { id, messageId, clientMessageId }, proceed }
}

it.each(['id', 'messageId', 'clientMessageId'] as const)(
  'a stop that names an answer by its %s stops it, but not the next answer of the chat if it arrives late (R-6)',
  async name => {
    const first = await begin(`première ${name}`)
    const { chatId } = first
    first.proceed()
    await untilEnded(chatId)
    const second = await begin(`seconde ${name}`, { chatId })
    await stop(chatId, first.names[name])
    const other = await begin(`autre ${name}`)
    await stop(chatId, other.names[name])
    await stop(chatId, randomUUID())
    await stop(chatId, 'unknown')
    await stop(chatId, '')
    expect(await statusesIn(chatId)).toEqual(['complete', 'complete', 'complete', 'running'])
    await stop(chatId, second.names[name])
    expect(await untilEnded(chatId)).toEqual(['complete', 'complete', 'complete', 'stopped'])
    await stop(other.chatId)
  },
)

it('a retry that joins an answer learns its id, so that both can stop it; a stop without a name still works (R-6)', async () => {
  const first = await begin('jointe')
  const { chatId } = first
  await stop(chatId)
  expect(await untilEnded(chatId)).toEqual(['complete', 'stopped'])
  const proceed = pauseAnswer(model, 'jointe')
  const retry = () =>
    person.call(`/api/chat/${chatId}/retry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientMessageId: randomUUID() }),
    })
  const responses = [await retry(), await retry(), await person.call(`/api/chat/${chatId}/stream`)]
  const [id = '', ...others] = responses.map(({ headers }) => headers.get(answerIdHeader))
  expect(others).toEqual([id, id])
  expect(id).not.toBe(first.names.id)
  await stop(chatId, first.names.id)
  proceed()
  const [retried] = await Promise.all(responses.map(response => readStream(response)))
  expect(retried?.done).toBe(true)
  expect((await person.messages(chatId)).at(-1)?.status).toBe('complete')
})
