import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/databases/database-proxy.ts'
import { freshDatabaseUrl, freshDataDir } from '#tests/support/databases/databases.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import {
  adminEnv,
  callApi,
  messagesAt,
  type Person,
  readStream,
  signUp,
  until,
} from '#tests/support/people/people.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/servers/server-process.ts'

/** F-7, F-12, D-7: two built servers with an unreliable network between them and the database. */
describe.skipIf(inject('databaseTemplate').kind === 'embedded')('two servers behind a bad network', () => {
  let model: ScriptedModel
  let proxy: DatabaseProxy
  let writer: ServerProcess
  let other: ServerProcess
  let person: Person

  beforeEach(async () => {
    model = await startScriptedModel()
    proxy = await startDatabaseProxy((await freshDatabaseUrl()) ?? '')
    const env = {
      DATABASE_URL: proxy.url,
      DATA_DIR: await freshDataDir(),
      ...model.env,
      ...adminEnv,
    }
    writer = await startServerProcess(env)
    other = await startServerProcess(env)
    person = await signUp(writer.url)
  })

  afterEach(async () => {
    await writer.end('SIGKILL')
    await other.end('SIGKILL')
    await proxy.close()
    await model.close()
  })

  /** Sends a question to the writer; resolves once the first text has arrived. */
  async function begin(content: string) {
    let seen = { chatId: '', text: '' }
    const response = await callApi(writer.url, person.token, '/api/chat/stream', {
      method: 'POST',
      json: { messages: [{ role: 'user', content }] },
    })
    const reading = readStream(response, soFar => {
      seen = soFar
      return true
    })
    await until(
      async () => seen.text,
      text => text !== '',
    )
    return { chatId: seen.chatId, reading }
  }

  async function lastOf(url: string, chatId: string) {
    return (await messagesAt(url, person, chatId)).at(-1)
  }

  const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

  it.each(['pause', 'silence'] as const)(
    'lose no answer when the network fails for 10 s (%s)',
    async fault => {
      const { chatId, reading } = await begin('[[paced 1250x20]] longue')
      const following = readStream(await callApi(other.url, person.token, `/api/chat/${chatId}/stream`))
      proxy[fault]()
      await wait(10_000)
      proxy.resume()
      const [read, followed] = await Promise.all([reading, following])
      expect([read.done, followed.done]).toEqual([true, true])
      expect(followed.text).toBe(read.text)
      expect(await lastOf(other.url, chatId)).toMatchObject({ status: 'complete', content: read.text })
    },
    120_000,
  )

  // New connections work again after a silence, so the answer can still be stored.
  it.each([
    { fault: 'pause', code: 1 },
    { fault: 'silence', code: 0 },
  ] as const)(
    'end in time at SIGTERM while the network fails during a live answer, with exit code $code after a $fault (F-12)',
    async ({ fault, code }) => {
      const { chatId, reading } = await begin('[[paced 3000x20]] très longue')
      proxy[fault]()
      const signalledAtMs = performance.now()
      expect(await writer.end('SIGTERM')).toBe(code)
      expect(performance.now() - signalledAtMs).toBeLessThan(30_000)
      await reading
      proxy.resume()
      await until(
        () => lastOf(other.url, chatId),
        // The logged text is stored and marked as interrupted. Without any, the question has no answer.
        last => last !== undefined && last.status !== 'running',
        15_000,
      )
    },
    120_000,
  )
})
