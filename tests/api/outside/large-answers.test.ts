import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messagePageSchema } from '#shared/api/chat.ts'
import { type ScriptedModel, startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { type Person, signUp } from '#tests/support/people/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp
let model: ScriptedModel
let person: Person

beforeAll(async () => {
  model = await startScriptedModel()
  app = await startTestApp({ env: model.env })
  person = await signUp(app.url)
})

afterAll(async () => {
  await app.close()
  await model.close()
})

const piece = 'été 😀 "\\n" | '
const megabyte = piece.repeat(60_000)

it.each([
  ['a megabyte in one piece, on one line', [megabyte]],
  [
    'a table of ten thousand rows, a row at a time',
    Array.from({ length: 10_000 }, (_, row) => `| ${row} | é |\n`),
  ],
  ['50,000 pieces of one character', Array.from({ length: 50_000 }, (_, index) => 'aé€\n'.charAt(index % 4))],
])('an answer arrives and is stored byte for byte (R-2): %s', async (_what, texts) => {
  model.next({ steps: [...texts.map(text => ({ type: 'text' as const, text })), { type: 'complete' }] })
  const read = await person.ask('une réponse énorme')
  const whole = texts.join('')
  expect([read.done, read.text.length, read.text === whole]).toEqual([true, whole.length, true])
  const page = await person.call(`/api/chat/${read.chatId}/messages`)
  const last = v.parse(messagePageSchema, await page.json()).messages.at(-1)
  expect([last?.status, last?.content === whole]).toEqual(['complete', true])
})
