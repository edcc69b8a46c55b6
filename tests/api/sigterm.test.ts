import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { asAdmin } from '#tests/support/databases/database-template.ts'
import { freshStorage } from '#tests/support/databases/databases.ts'
import { pauseAnswer } from '#tests/support/model/held-answer.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import {
  callApi,
  messagesAt,
  type Person,
  type ReadStream,
  readStream,
  signUp,
  until,
} from '#tests/support/people/people.ts'
import { runningMs } from '#tests/support/running-time.ts'
import { noLibrary } from '#tests/support/samples/libraries.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/servers/server-process.ts'
import { startTestAppOn } from '#tests/support/servers/test-app.ts'

/** F-12 on the built server, with the real signal: tests/api/operation/shutdown.test.ts has the details. */

let model: ScriptedModel
let env: Record<string, string>
let server: ServerProcess
let person: Person

beforeAll(async () => {
  model = await startScriptedModel()
  env = {
    ...(await freshStorage()),
    ...model.env,
  }
  server = await startServerProcess(env)
  person = await signUp(server.url)
})

afterAll(async () => {
  await server.end('SIGKILL')
  await model.close()
})

/** Begins an answer and waits for its first text. */
async function beginAnswer(question: string): Promise<{ reading: Promise<ReadStream> }> {
  const messages = [{ role: 'user', content: question }]
  const init = { method: 'POST', json: { messages } }
  const response = await callApi(server.url, person.token, '/api/chat/stream', init)
  let length = 0
  const reading = readStream(response, soFar => {
    length = soFar.text.length
    return true
  })
  await until(
    async () => length,
    soFar => soFar > 0,
  )
  return { reading }
}

async function storedAnswer(chatId: string, { url }: { url: string } = server) {
  return (await messagesAt(url, person, chatId)).at(-1)
}

/** On a busy machine, the embedded database takes seconds to open. */
const timeoutMs = 60_000

it(
  'SIGTERM refuses new requests, lets open streams end, and exits with 0 (F-12)',
  async () => {
    const finishAnswers = ['une', 'deux'].map(question => pauseAnswer(model, question))
    const answers = [await beginAnswer('une'), await beginAnswer('deux')]
    const ended = server.end('SIGTERM')
    const ready = await until(
      () => fetch(`${server.url}/api/ready`),
      response => response.status === 503,
    )
    expect(ready.headers.get('retry-after')).toBe('5')
    const late = await fetch(`${server.url}/`)
    expect([late.status, await late.json()]).toMatchObject([503, { error: { code: 'restarting' } }])
    const page = await fetch(`${server.url}/`, { headers: { accept: 'text/html' } })
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('Le service redémarre.')])
    for (const finishAnswer of finishAnswers) finishAnswer()
    const finishedAtMs = runningMs()
    const reads = await Promise.all(answers.map(answer => answer.reading))
    expect(await ended).toBe(0)
    // The server does not wait for the 25 s that answers may take.
    expect(runningMs() - finishedAtMs).toBeLessThan(10_000)
    for (const read of reads) expect([read.done, read.text]).toEqual([true, 'La moitié et le reste.'])
    server = await startServerProcess(env)
    for (const read of reads) {
      expect(await storedAnswer(read.chatId)).toMatchObject({ status: 'complete', content: read.text })
    }
  },
  timeoutMs,
)

it(
  'a second signal ends the server within two seconds, and its streams say that their answers were interrupted (F-12)',
  async () => {
    const { reading } = await beginAnswer('[[paced 2000x20]] longue')
    const ended = server.end('SIGTERM')
    await until(
      () => fetch(`${server.url}/api/ready`),
      response => response.status === 503,
    )
    const startedAtMs = runningMs()
    void server.end('SIGINT')
    expect(await ended).toBe(0)
    expect(runningMs() - startedAtMs).toBeLessThan(2_000)
    const read = await reading
    expect(read.events).toContainEqual(expect.objectContaining({ type: 'error', code: 'interrupted' }))
    expect(read.done).toBe(true)
    const again = await startTestAppOn({ ...env, PORT: '0', LIBRARY_DIR: noLibrary })
    onTestFinished(() => again.close())
    expect(await storedAnswer(read.chatId, again)).toMatchObject({
      status: 'interrupted',
      content: read.text,
    })
  },
  timeoutMs,
)

// The embedded database has a single session, which the lock would occupy.
it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'the log says if the end of an answer could not be stored, and the exit code is 1 (F-12)',
  async () => {
    server = await startServerProcess(env)
    const { reading } = await beginAnswer('[[paced 2000x20]] longue')
    await asAdmin(env.DATABASE_URL ?? '', async other => {
      await other.query('begin; select 1 from generations for update')
      const ended = server.end('SIGTERM')
      await until(
        () => fetch(`${server.url}/api/ready`),
        response => response.status === 503,
      )
      void server.end('SIGINT')
      expect(await ended).toBe(1)
    })
    await reading.catch(() => undefined)
    expect(server.output()).toContain('"answers":1,"msg":"the server ends without having stored')
  },
)
