import { once } from 'node:events'
import { createConnection } from 'node:net'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { messagePageSchema } from '#shared/api/chat.ts'
import { pauseAnswer } from '#tests/support/model/held-answer.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { callApi, type Person, readStream, signUp, until } from '#tests/support/people/people.ts'
import { startTcpProxy } from '#tests/support/servers/tcp-proxy.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let model: ScriptedModel
let person: Person
const connect = () => createConnection(Number(new URL(app.url).port), '127.0.0.1')

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({ env: model.env })
  person = await signUp(app.url)
})

afterAll(async () => {
  await app.close()
  await model.close()
})

it('a proxy that speaks only HTTP/1.0 gets the whole answer, without chunks, and then the connection ends (R-1)', async () => {
  const body = JSON.stringify({ messages: [{ role: 'user', content: '[[paced 20x10]] dix' }] })
  const socket = connect()
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  socket.write(
    [
      'POST /api/chat/stream HTTP/1.0',
      `authorization: Bearer ${person.token}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
  await once(socket, 'end')
  const [head = '', ...rest] = received.split('\r\n\r\n')
  expect(head).not.toMatch(/transfer-encoding/i)
  const read = await readStream(new Response(rest.join('\r\n\r\n')))
  expect(read.done).toBe(true)
  expect(read.text).toBe(
    Array.from({ length: 20 }, (_, index) => `${String(index).padStart(5)} words of text`).join(''),
  )
})

it('a proxy that buffers delivers the whole answer at its end, and the headers tell proxies not to compress or buffer it (R-5)', async () => {
  const proxy = await startTcpProxy(connect)
  onTestFinished(proxy.close)
  const proceed = pauseAnswer(model, 'retenue')
  const begun = await readStream(await person.send('retenue'), ({ text }) => text === '')
  const path = `/api/chat/${begun.chatId}`
  const following = await callApi(`http://127.0.0.1:${proxy.port}`, person.token, `${path}/stream`, {
    headers: { 'accept-encoding': 'gzip, br' },
  })
  proxy.pause()
  expect(following.headers.get('content-encoding')).toBeNull()
  expect(following.headers.get('cache-control')).toBe('no-cache, no-store, no-transform')
  expect(following.headers.get('x-accel-buffering')).toBe('no')
  proceed()
  const stored = await until(
    async () =>
      v.parse(messagePageSchema, await (await person.call(`${path}/messages`)).json()).messages.at(-1),
    message => message?.status === 'complete',
  )
  proxy.resume()
  expect(await readStream(following)).toMatchObject({ done: true, text: stored?.content })
})
