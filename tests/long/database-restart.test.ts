import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { expect, inject, it, onTestFinished } from 'vitest'
import { messagePageSchema } from '#shared/api/chat.ts'
import { freshDataDir } from '#tests/support/databases/databases.ts'
import { openCluster } from '#tests/support/databases/postgres-cluster.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { readStream, signUp, until } from '#tests/support/people/people.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'

/** F-7, D-7: a separate PostgreSQL server, which is stopped together with all its connections. */
it.skipIf(inject('databaseTemplate').kind === 'embedded').each([
  ['in the middle of an answer', '[[paced 1500x10]] longue'],
  ['across the end of an answer', '[[paced 300x10]] courte'],
])(
  'a database that is stopped for 10 s %s loses nothing of the answer, and questions are refused meanwhile',
  async (_when, content) => {
    const cluster = await openCluster()
    onTestFinished(cluster.close)
    const model = await startScriptedModel()
    onTestFinished(model.close)
    const server = await startServerProcess({
      DATABASE_URL: cluster.url('postgres'),
      DATA_DIR: await freshDataDir(),
      ...model.env,
    })
    onTestFinished(async () => void (await server.end('SIGKILL')))
    const person = await signUp(server.url)
    let shown = { chatId: '', text: '' }
    const reading = readStream(await person.send(content), soFar => {
      shown = soFar
      return true
    })
    await until(
      async () => shown.text,
      text => text.length > 1_000,
    )

    await cluster.stop()
    const stoppedAtMs = performance.now()
    const refused = await person.send('[[text non]]')
    expect([refused.status, (await refused.json()).error.code]).toEqual([503, 'database_unavailable'])
    expect(performance.now() - stoppedAtMs).toBeLessThan(3_000)
    const lengthBefore = shown.text.length
    await wait(10_000)
    expect(shown.text.length).toBeGreaterThan(lengthBefore)
    await cluster.start()

    const read = await reading
    const stored = await until(
      async () => {
        const page = await person.call(`/api/chat/${read.chatId}/messages`)
        return page.ok ? v.parse(messagePageSchema, await page.json()).messages : []
      },
      messages => messages.length > 0 && messages.at(-1)?.status !== 'running',
      30_000,
    )
    expect(stored.map(({ role, status }) => [role, status])).toEqual([
      ['user', 'complete'],
      ['assistant', 'complete'],
    ])
    expect(stored[1]?.content.startsWith(read.text)).toBe(true)
    expect(stored[1]?.content).toMatch(/ (299|1499) words of text$/)
    expect((await person.ask('[[text oui]]')).text).toBe('oui')
    expect(model.answerRequests()).toHaveLength(2)
  },
  120_000,
)
