import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { callApi, readStream, signUp, until } from '#tests/support/people.ts'
import { startScriptedModel } from '#tests/support/scripted-model.ts'
import { startTestApp, startTestAppOn } from '#tests/support/test-app.ts'

it('a server that ends lets a short answer finish, and refuses new questions meanwhile', async () => {
  const model = await startScriptedModel()
  const app = await startTestApp({ env: { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'k' } })
  const person = await signUp(app.url)
  const send = (content: string) =>
    person.call('/api/chat/stream', { method: 'POST', json: { messages: [{ role: 'user', content }] } })
  const reading = readStream(await send('[[paced 40x20]] courte'))
  // A connection that is open already goes on being served.
  const closed = app.close(10_000)
  const refused = await send('une autre').catch(() => undefined)
  if (refused) expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  const read = await reading
  await closed
  expect(read.done).toBe(true)
  expect(read.text).toHaveLength(40 * '00000 words of text'.length)
  await model.close()
})

it('a server that ends takes no question that waits for the answer before it', async () => {
  const model = await startScriptedModel()
  const app = await startTestApp({ env: { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'k' } })
  const person = await signUp(app.url)
  const send = (more: object) => {
    const messages = [{ role: 'user', content: '[[paced 30x20]] une' }]
    return person.call('/api/chat/stream', { method: 'POST', json: { messages, ...more } })
  }
  const first = await readStream(await send({}), soFar => soFar.text === '')
  const waiting = send({ chatId: first.chatId })
  // Its place is taken at once, its answer waits.
  await new Promise(resolve => setTimeout(resolve, 100))
  const closed = app.close(10_000)
  const refused = await waiting
  expect([refused.status, await refused.json()]).toMatchObject([503, { error: { code: 'restarting' } }])
  await closed
  expect(model.requests.filter(request => request.purpose === 'answer')).toHaveLength(1)
  await model.close()
})

it('a server that must end keeps a long answer as far as it came, and says so to its reader', async () => {
  const model = await startScriptedModel()
  const app = await startTestApp({ env: { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'k' } })
  const person = await signUp(app.url)
  let seen = 0
  const reading = readStream(
    await person.call('/api/chat/stream', {
      method: 'POST',
      json: { messages: [{ role: 'user', content: '[[paced 1000x20]] longue' }] },
    }),
    soFar => {
      seen = soFar.text.length
      return true
    },
  )
  await until(
    async () => seen,
    length => length > 100,
  )
  await app.close(0)
  const read = await reading
  expect(read.events).toContainEqual(expect.objectContaining({ type: 'error', code: 'interrupted' }))
  expect(read.done).toBe(true)
  const again = await startTestAppOn(app.env)
  const response = await callApi(again.url, person.token, `/api/chat/${read.chatId}/messages?tail=true`)
  expect(await response.json()).toMatchObject({
    messages: [{ role: 'user' }, { role: 'assistant', status: 'interrupted', content: read.text }],
  })
  await again.close()
  await model.close()
})

it('a server that ends does not wait for a mail server that says nothing', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const app = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, AUTH_LIMITS: 'off' } })
  const connected = once(silent, 'connection')
  await fetch(`${app.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'marie@example.fr', password: 'a good long password' }),
  })
  await connected
  const began = performance.now()
  await app.close()
  expect(performance.now() - began).toBeLessThan(6_000)
  silent.close()
})
