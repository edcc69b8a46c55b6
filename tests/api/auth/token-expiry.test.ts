import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import type { UserId } from '#shared/api/ids.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { logIn, readStream, signUp } from '#tests/support/people/people.ts'
import { startTestApp } from '#tests/support/servers/test-app.ts'
import { endSession } from '#web/auth/session/auth-client.ts'

const twoHoursMs = 2 * 60 * 60_000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('an answer is read to its end even if the token expires meanwhile; the next call needs a new one (A-14, F-5)', async () => {
  const model = await startScriptedModel()
  onTestFinished(model.close)
  const app = await startTestApp({ env: model.env })
  onTestFinished(() => app.close())
  const person = await signUp(app.url)
  const read = await readStream(await person.send('[[paced 50x20]] deux heures'), ({ text }) => {
    if (text !== '' && !vi.isFakeTimers())
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + twoHoursMs })
    return true
  })
  expect([read.done, read.text.endsWith(' 49 words of text')]).toEqual([true, true])
  expect((await person.call('/api/account')).status).toBe(401)
  const back = await logIn(app.url, person.email)
  expect((await back.call(`/api/chat/${read.chatId}`)).status).toBe(200)
})

it('a sign-out on a page whose token has expired ends the session at the provider too (A-10)', async () => {
  const app = await startTestApp()
  onTestFinished(() => app.close())
  const { id, email, token, refreshToken } = await signUp(app.url)
  const sessionCount = async () => {
    const rows = app.db
      .selectFrom('auth_sessions')
      .select('id')
      .where('user_id', '=', id as UserId)
    return (await rows.execute()).length
  }
  expect(await sessionCount()).toBe(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + twoHoursMs })
  // What the page's code needs from a browser.
  vi.stubGlobal('location', { origin: app.url })
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } })
  const provider = { url: '/auth/v1', key: 'embedded', recovery: false }
  await endSession(provider, { user: { id, email }, accessToken: token, refreshToken, expiresAtMs: 0 })
  expect(await sessionCount()).toBe(0)
})
