import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { pauseAnswer } from '#tests/support/model/held-answer.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { openAdminApi } from '#tests/support/people/admin-api.ts'
import { authClient, signInClient, signUpClient } from '#tests/support/people/auth-client.ts'
import {
  beginReading,
  callApi,
  messagesAt,
  password,
  readStream,
  until,
} from '#tests/support/people/people.ts'
import { runningMs } from '#tests/support/running-time.ts'
import { startTestApp, startTestAppOn, type TestApp } from '#tests/support/servers/test-app.ts'

/** open streams end with the session that requested them; the answer continues. */

let model: ScriptedModel
let app: TestApp
let adminApi: Awaited<ReturnType<typeof openAdminApi>>

beforeAll(async () => {
  model = await startScriptedModel()
  adminApi = await openAdminApi()
  app = await startTestApp({
    env: { ...adminApi.env, ...model.env },
  })
})

afterAll(async () => {
  await app.close()
  await model.close()
})

/** A user who reads a running answer in the session of `client`: live, and by following it. */
async function readTwice(followUrl = app.url) {
  const { client, email, session } = await signUpClient(app.url)
  const { access_token: token } = session
  const question = `la question de ${email}`
  const proceed = pauseAnswer(model, question)
  const response = await callApi(app.url, token, '/api/chat/stream', {
    method: 'POST',
    json: { messages: [{ role: 'user', content: question }] },
  })
  const { chatId, ended: live } = await beginReading(response)
  const followed = readStream(await callApi(followUrl, token, `/api/chat/${chatId}/stream`))
  return { client, email, id: session.user.id, chatId, live, followed, proceed }
}

type Reader = Awaited<ReturnType<typeof readTwice>>

async function expectBothStreamsToEnd(reader: Reader, end: () => Promise<{ error: unknown }>) {
  const { error } = await end()
  expect(error).toBeNull()
  const endedAtMs = runningMs()
  const reads = await Promise.all([reader.live, reader.followed])
  expect(runningMs() - endedAtMs).toBeLessThan(2_000)
  reader.proceed()
  expect(reads.map(read => read.done)).toEqual([false, false])
  expect(reads.map(read => read.events.filter(event => event.type === 'error'))).toEqual([[], []])
}

async function wholeAnswer(token: string, chatId: string): Promise<string> {
  const messages = await until(
    () => messagesAt(app.url, { token }, chatId),
    page => page.at(-1)?.status === 'complete',
  )
  return messages.at(-1)?.content ?? ''
}

const lastLine = 'et le reste.'

describe('a live stream and a followed one end within two seconds', () => {
  it.concurrent.each(['local', 'global'] as const)(
    'of a sign-out (%s), and the complete answer is there after the next sign-in',
    async scope => {
      const reader = await readTwice()
      await expectBothStreamsToEnd(reader, () => reader.client.signOut({ scope }))
      const { access_token } = await signInClient(app.url, reader.email)
      expect(await wholeAnswer(access_token, reader.chatId)).toContain(lastLine)
    },
  )

  it.concurrent('of a sign-out everywhere else, and of a global one on another device', async () => {
    for (const scope of ['others', 'global'] as const) {
      const reader = await readTwice()
      const elsewhere = authClient(app.url)
      await elsewhere.signInWithPassword({ email: reader.email, password })
      await expectBothStreamsToEnd(reader, () => elsewhere.signOut({ scope }))
    }
  })

  it.concurrent('of a password change on another device, which still reads the answer to its end', async () => {
    const reader = await readTwice()
    const elsewhere = authClient(app.url)
    const { data } = await elsewhere.signInWithPassword({
      email: reader.email,
      password,
    })
    const token = data.session?.access_token ?? ''
    const continued = readStream(await callApi(app.url, token, `/api/chat/${reader.chatId}/stream`))
    await expectBothStreamsToEnd(reader, () =>
      elsewhere.updateUser({ password: 'another good long password' }),
    )
    expect(await continued).toMatchObject({ done: true, text: expect.stringContaining(lastLine) })
  })

  it.concurrent('of a ban', async () => {
    const reader = await readTwice()
    const admin = adminApi.clientOf(app.url)
    await expectBothStreamsToEnd(reader, () => admin.updateUserById(reader.id, { ban_duration: '24h' }))
  })

  it.concurrent('while other users keep reading', async () => {
    const [leaving, staying] = await Promise.all([readTwice(), readTwice()])
    await expectBothStreamsToEnd(leaving, () => leaving.client.signOut({ scope: 'global' }))
    staying.proceed()
    const reads = await Promise.all([staying.live, staying.followed])
    expect(reads.map(read => [read.done, read.text.includes(lastLine)])).toEqual([
      [true, true],
      [true, true],
    ])
  })

  /** The embedded database belongs to one process. */
  it.skipIf(inject('databaseTemplate').kind === 'embedded').concurrent(
    'on every process, not only on the one that handled the sign-out',
    async () => {
      const otherApp = await startTestAppOn(app.env)
      try {
        const reader = await readTwice(otherApp.url)
        const client = authClient(otherApp.url)
        await client.signInWithPassword({ email: reader.email, password })
        await expectBothStreamsToEnd(reader, () => client.signOut({ scope: 'global' }))
      } finally {
        await otherApp.close()
      }
    },
  )
})
