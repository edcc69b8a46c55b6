import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { logIn, readStream, signUp } from '#tests/support/people.ts'
import { startScriptedModel } from '#tests/support/scripted-model.ts'
import { startTestApp } from '#tests/support/test-app.ts'

afterEach(() => void vi.useRealTimers())

it('an answer is read to its end although the token expires meanwhile; the next call needs a new one (A-14, F-5)', async () => {
  const model = await startScriptedModel()
  onTestFinished(model.close)
  const app = await startTestApp({ env: { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'k' } })
  onTestFinished(() => app.close())
  const person = await signUp(app.url)
  const json = { messages: [{ role: 'user', content: '[[paced 50x20]] deux heures' }] }
  const read = await readStream(
    await person.call('/api/chat/stream', { method: 'POST', json }),
    ({ text }) => {
      const twoHoursMs = 2 * 60 * 60_000
      if (text !== '' && !vi.isFakeTimers())
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + twoHoursMs })
      return true
    },
  )
  expect([read.done, read.text.endsWith(' 49 words of text')]).toEqual([true, true])
  expect((await person.call('/api/account')).status).toBe(401)
  const back = await logIn(app.url, person.email, 'a long enough password')
  expect((await back.call(`/api/chat/${read.chatId}`)).status).toBe(200)
})
