import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { AnswerBuffer } from '#server/chat/answer/answer-buffer.ts'
import type { AnswerDeps } from '#server/chat/answer-deps.ts'
import { providerKeys } from './model-request.ts'

function keysFor({ userId = 'ann', chatId = 'chat', identifierKey = 'key' }) {
  return providerKeys({ identifierKey } as AnswerDeps, { userId, chatId } as AnswerBuffer)
}

it('a provider can tell users apart, but cannot find out whose id it gets', () => {
  const ann = keysFor({}).safetyIdentifier
  expect(keysFor({ chatId: 'another' }).safetyIdentifier).toBe(ann)
  expect(keysFor({ userId: 'ben' }).safetyIdentifier).not.toBe(ann)
  // Without the installation's key, everyone who knows an id could compute its hash.
  expect(ann).not.toBe(createHash('sha256').update('ann').digest('hex'))
  expect(keysFor({ identifierKey: 'of another installation' }).safetyIdentifier).not.toBe(ann)
  expect(ann).toMatch(/^[\da-f]{64}$/)
})

it('all questions of a chat have one key for the provider’s prompt cache, which is not the chat’s id', () => {
  const { cacheKey } = keysFor({})
  expect(cacheKey).toMatch(/^[\da-f]{32}$/)
  expect(keysFor({ userId: 'ben' }).cacheKey).toBe(cacheKey)
  expect(keysFor({ chatId: 'another' }).cacheKey).not.toBe(cacheKey)
})
