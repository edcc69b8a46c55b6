import * as v from 'valibot'
import { expect, inject, it, onTestFinished } from 'vitest'
import { messagePageSchema } from '#shared/api/chat.ts'
import { asAdmin } from '#tests/support/databases/database-template.ts'
import { freshStorage } from '#tests/support/databases/databases.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { callApi, readStream, signUp, until } from '#tests/support/people/people.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'

async function startServer(env: Record<string, string>) {
  const server = await startServerProcess(env)
  onTestFinished(async () => void (await server.end('SIGKILL')))
  return server
}

/** F-12: a server that stops waits up to 25 s for its answers. */
it.each([
  ['are completed if that takes six seconds', '[[paced 300x20]]', 'complete'],
  ['end as interrupted, with their text, if they would take a minute', '[[paced 3000x20]]', 'interrupted'],
])(
  'when the server is told to stop, a hundred answers %s',
  async (_what, content, status) => {
    const model = await startScriptedModel()
    onTestFinished(model.close)
    const env = {
      ...(await freshStorage()),
      ...model.env,
      LIMIT_SENDS_PER_MINUTE: '1000',
      LIMIT_LIVE_ANSWERS: '1000',
    }
    const ending = await startServer(env)
    const person = await signUp(ending.url)
    let begunCount = 0
    const reading = Promise.all(
      Array.from({ length: 100 }, async () => {
        const response = await person.send(content)
        let hasText = false
        return readStream(response, ({ text }) => {
          if (text !== '' && !hasText) begunCount += 1
          hasText = text !== ''
          return true
        })
      }),
    )
    const begun = until(
      async () => begunCount,
      count => count === 100,
      60_000,
    )
    // If a question is refused, the other answers need not begin.
    await Promise.race([begun, reading])
    const signalledAtMs = performance.now()
    expect(await ending.end('SIGTERM')).toBe(0)
    expect(performance.now() - signalledAtMs).toBeLessThan(30_000)
    const reads = await reading
    const { url } = await startServer(env)
    for (const read of reads) {
      expect(read.done).toBe(true)
      const errors = read.events.filter(({ type }) => type === 'error')
      expect(errors).toMatchObject(status === 'complete' ? [] : [{ code: 'interrupted' }])
      const page = await callApi(url, person.token, `/api/chat/${read.chatId}/messages`)
      const last = v.parse(messagePageSchema, await page.json()).messages.at(-1)
      expect([last?.status, last?.content === read.text]).toEqual([status, true])
    }
  },
  180_000,
)

// The embedded database has a single session, which the lock would occupy.
it.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'when the server is told to stop and cannot store an answer, it exits with 1 and says so in the log',
  async () => {
    const model = await startScriptedModel()
    onTestFinished(model.close)
    const env = { ...(await freshStorage()), ...model.env }
    const server = await startServer(env)
    const person = await signUp(server.url)
    const reading = person.ask('[[paced 100x20]]')
    await asAdmin(env.DATABASE_URL ?? '', async other => {
      await until(
        async () => (await other.query('select 1 from generations')).rowCount,
        count => count === 1,
      )
      await other.query('begin; select 1 from generations for update')
      expect(await server.end('SIGTERM')).toBe(1)
    })
    await reading.catch(() => undefined)
    expect(server.output()).toContain('"answers":1,"msg":"the server ends without having stored')
  },
)
