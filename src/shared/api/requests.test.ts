import * as v from 'valibot'
import { expect, it } from 'vitest'
import { sendSchema } from './chat.ts'
import { chatChangesSchema } from './chat-requests.ts'
import { chatIdSchema, userIdSchema } from './ids.ts'
import { shareRequestSchema } from './share.ts'

it('ids are compared in lower case', () => {
  const id = '6F1B1C1E-0000-4000-8000-00000000000A'
  expect([v.parse(userIdSchema, id), v.parse(chatIdSchema, id)]).toEqual([id.toLowerCase(), id.toLowerCase()])
})

it('a title is trimmed; a title that cannot be seen, control characters, and a request without changes are refused', () => {
  expect(v.parse(chatChangesSchema, { title: ' Rent\u00a0due ' })).toEqual({ title: 'Rent\u00a0due' })
  expect(v.parse(chatChangesSchema, { pinned: false })).toEqual({ pinned: false })
  for (const title of [' ', '\u200b', 'a\u0000', 'a\nb', 'a\u007f', 'a\u0085']) {
    expect(v.safeParse(chatChangesSchema, { title }).success).toBe(false)
  }
  expect(v.safeParse(chatChangesSchema, {}).success).toBe(false)
})

it('a question without messages, or with a file id that is too long, is refused', () => {
  const messages = [{ role: 'user', content: 'x' }]
  expect(v.safeParse(sendSchema, { messages, imagePaths: ['i'.repeat(200)] }).success).toBe(true)
  expect(v.safeParse(sendSchema, { messages, imagePaths: ['i'.repeat(201)] }).success).toBe(false)
  expect(v.safeParse(sendSchema, { messages: [] }).success).toBe(false)
})

it('a link works for 1 to 365 days, by default 30, and shows no files unless its owner chose to', () => {
  expect(v.parse(shareRequestSchema, {})).toEqual({ expiresInDays: 30, withFiles: false })
  const isAccepted = (expiresInDays: number) => v.safeParse(shareRequestSchema, { expiresInDays }).success
  expect([0, 1, 1.5, 365, 366].map(isAccepted)).toEqual([false, true, false, true, false])
})
