import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { callApi, type Person, readStream, signUp, until } from '#tests/support/people.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/scripted-model.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/test-app.ts'

/** The embedded database belongs to one process, so several need PostgreSQL. */
describe.skipIf(inject('databaseTemplate').kind === 'embedded')('two servers on one database', () => {
  let model: ScriptedModel
  let one: TestApp
  let two: TestApp
  let person: Person

  beforeAll(async () => {
    model = await startScriptedModel()
    one = await startTestApp({ env: { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'k' } })
    two = await startTestAppOn(one.env)
    person = await signUp(one.url)
  })

  afterAll(async () => {
    await one.close()
    await two.close()
    await model.close()
  })

  const onTwo = (path: string, init: RequestInit = {}) => callApi(two.url, person.token, path, init)

  it('share the signing key, so that a session works on both (D-5)', async () => {
    expect((await onTwo('/api/account')).status).toBe(200)
  })

  it('follow each other’s answers and read the same text (F-5)', async () => {
    const left = await readStream(
      await person.call('/api/chat/stream', {
        method: 'POST',
        json: { messages: [{ role: 'user', content: '[[paced 50x20]] suivre' }] },
      }),
      soFar => soFar.text === '',
    )
    const here = readStream(await person.call(`/api/chat/${left.chatId}/stream`))
    const there = await readStream(await onTwo(`/api/chat/${left.chatId}/stream`))
    expect(there.done).toBe(true)
    expect(there.text).toBe((await here).text)
    expect(there.events[0]).toMatchObject({ type: 'chat', id: left.chatId })
  })

  it('stop each other’s answers within a second', async () => {
    const question = '[[paced 500x20]] arrêter'
    const left = await readStream(
      await person.call('/api/chat/stream', {
        method: 'POST',
        json: { messages: [{ role: 'user', content: question }] },
      }),
      soFar => soFar.text === '',
    )
    const stoppedAt = performance.now()
    expect((await onTwo(`/api/chat/${left.chatId}/stop`, { method: 'POST' })).status).toBe(204)
    const request = model.requests.find(one => one.purpose === 'answer' && one.question === question)
    const aborted = await until(
      async () => request?.abortedAt,
      at => at !== undefined,
    )
    expect((aborted ?? 0) - stoppedAt).toBeLessThan(1_000)
  })

  it('answer the questions of one chat in turn, no matter which server receives them', async () => {
    const { chatId } = await person.ask('[[text un]] tour')
    const send = (content: string) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chatId, messages: [{ role: 'user', content }] }),
    })
    const reads = await Promise.all([
      person.call('/api/chat/stream', send('[[paced 10x20]] A')).then(readStream),
      onTwo('/api/chat/stream', send('[[paced 10x20]] B')).then(readStream),
    ])
    expect(reads.map(read => read.done)).toEqual([true, true])
    const response = await person.call(`/api/chat/${chatId}/messages?tail=true`)
    const { messages } = (await response.json()) as { messages: { role: string }[] }
    expect(messages.map(message => message.role).join(' ')).toBe(
      'user assistant user assistant user assistant',
    )
  })
})
