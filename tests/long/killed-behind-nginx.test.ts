import { expect, inject, it, onTestFinished } from 'vitest'
import { freshStorage } from '#tests/support/databases/databases.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { adminEnv, callApi, callsWith, readStream, signUp, until } from '#tests/support/people/people.ts'
import { missingPrograms, startProxy } from '#tests/support/servers/proxies.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/servers/server-process.ts'

/** The embedded database belongs to one process, so two need PostgreSQL. */
const isEmbedded = inject('databaseTemplate').kind === 'embedded'

async function isWritingAnswer(server: ServerProcess): Promise<boolean> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  return /^parvis_live_answers 1$/m.test(metrics)
}

it.skipIf(isEmbedded)(
  'if one of two processes behind nginx is killed during an answer, its reader gets an error, the text is saved, and a retry works (F-7)',
  async context => {
    const missing = missingPrograms('nginx')
    if (missing.length > 0) return context.skip(`${missing.join(' and ')} is not installed`)
    const model = await startScriptedModel()
    const env = {
      ...(await freshStorage()),
      ...model.env,
      TRUST_PROXY: '127.0.0.1',
      ...adminEnv,
    }
    const servers = [await startServerProcess(env), await startServerProcess(env)] as const
    const proxy = await startProxy('nginx', servers[0].url, text =>
      text.replace('# server 127.0.0.1:3001', `server ${new URL(servers[1].url).host}`),
    )
    onTestFinished(async () => {
      await Promise.all(servers.map(server => server.end('SIGKILL')))
      await proxy.close()
      await model.close()
    })
    const { token } = await signUp(servers[0].url)
    const client = proxy.from('127.0.0.1')
    const { call, send, messages } = callsWith((path, init) =>
      callApi(proxy.url, token, path, { ...init, ...client }),
    )

    const question = '[[paced 150x20]] deux serveurs'
    let shown = ''
    const reading = readStream(await send(question), soFar => {
      shown = soFar.text
      return true
    })
    await until(
      async () => shown,
      text => text.length > 500,
    )
    const writers = await Promise.all(servers.map(isWritingAnswer))
    expect(writers.toSorted()).toEqual([false, true])
    const [writer, other] = writers[0] ? servers : [servers[1], servers[0]]
    const killedAtMs = performance.now()
    await writer.end('SIGKILL')

    // The connection ends before the answer does. Like the page, the test follows the answer again, and nginx sends the
    // request to the process that still runs.
    const cut = await reading
    expect(cut.done).toBe(false)
    const followed = await readStream(await call(`/api/chat/${cut.chatId}/stream`))
    expect(performance.now() - killedAtMs).toBeLessThan(10_000)
    expect(followed.events.slice(-2)).toMatchObject([
      { type: 'error', code: 'interrupted' },
      { type: 'done' },
    ])

    const [asking, partial] = await messages(cut.chatId)
    expect(asking).toMatchObject({ role: 'user', content: question, status: 'complete' })
    expect(partial?.status).toBe('interrupted')
    const text = partial?.content ?? ''
    // At most the last second of what was shown is lost: 50 pieces.
    expect(text.length).toBeGreaterThan(cut.text.length - 50 * '00000 words of text'.length)
    expect(followed.text).toBe(text)
    expect(text.startsWith(cut.text) || cut.text.startsWith(text)).toBe(true)

    const retried = await readStream(
      await call(`/api/chat/${cut.chatId}/retry`, { method: 'POST', json: {} }),
    )
    expect(retried.done).toBe(true)
    expect(retried.text.startsWith(text)).toBe(true)
    const after = await messages(cut.chatId)
    expect(after.map(message => message.status)).toEqual(['complete', 'complete'])
    expect(after[1]?.content).toBe(retried.text)
    expect(await other.end('SIGTERM')).toBe(0)
  },
  60_000,
)
