import { describe, expect, it } from 'vitest'
import type { Send } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { maxQuestionLength } from '#shared/limits.ts'
import { readQuestion } from './read-question.ts'

function sent(content: string, more: Partial<Send> = {}): Send {
  return { messages: [{ role: 'user', content }], ...more }
}

const chatId = 'e2a1c9f0-0000-4000-8000-000000000001' as ChatId
const messageId = 'e2a1c9f0-0000-4000-8000-000000000002'

describe('a question', () => {
  it('can have the maximum length', () => {
    expect(readQuestion(sent('x'.repeat(maxQuestionLength))).content).toHaveLength(maxQuestionLength)
  })

  it.each([
    ['longer than that', sent('x'.repeat(maxQuestionLength + 1)), 'message_too_long'],
    ['without text or files', sent(' \n '), 'empty_message'],
    ['that follows nothing', { messages: [{ role: 'assistant' as const, content: 'a' }] }, 'last_role'],
    ['edited without the id of its chat', sent('a', { replaces: messageId }), 'chat_missing'],
  ])('%s is refused', (_, send, code) => {
    expect(() => readQuestion(send)).toThrow(expect.objectContaining({ code }))
  })

  it.each<[string, Partial<Send>]>([
    ['an image', { imagePaths: ['a'] }],
    ['a PDF', { pdfPaths: ['a'] }],
    ['a file that could not be uploaded', { failedAttachments: ['a.pdf'] }],
  ])('needs no text with %s', (_, files) => {
    expect(readQuestion(sent('', files)).content).not.toBe('')
  })

  it('sent twice is the same one only if nothing else in it differs (F-9)', () => {
    const others: Partial<Send>[] = [
      { chatId },
      { chatId, replaces: messageId },
      { model: 'gpt-5' },
      { forceWebSearch: true },
      { temporary: true },
      { imagePaths: ['a'] },
      { pdfPaths: ['a'] },
      { pdfFileIds: ['a'] },
      { failedAttachments: ['a'] },
    ]
    const hashes = [{}, ...others].map(more => readQuestion(sent('a', more)).payloadHash)
    expect(new Set(hashes).size).toBe(hashes.length)
    const again = sent('a', { clientMessageId: messageId, temporary: false, model: null })
    expect(readQuestion(again).payloadHash).toBe(hashes[0])
  })
})
