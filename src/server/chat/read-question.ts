import { createHash } from 'node:crypto'
import { badRequest } from '#server/errors.ts'
import { attachmentsOnlyContent, type Send } from '#shared/api/chat.ts'
import type { Retry } from '#shared/api/chat-requests.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { maxQuestionLength } from '#shared/limits.ts'
import { cleanText } from './clean-text.ts'

/** The question of a request. */
export type SentQuestion = SendKey & { content: string }

/**
 * Identifies a request that begins an answer: two requests with the same id and hash are the same one, sent twice. The
 * second joins the answer of the first.
 */
export type SendKey = { payloadHash: string; clientMessageId: string | undefined }

/**
 * Throws 400 if there is nothing to answer, the question is too long, the last message is not the user's, or an edit
 * does not name its chat.
 */
export function readQuestion(send: Send): SentQuestion {
  const content = contentOf(send)
  return {
    content,
    payloadHash: hashOf(payloadOf(content, send)),
    clientMessageId: send.clientMessageId ?? undefined,
  }
}

export function readRetry(chatId: ChatId, { model, messageId, clientMessageId }: Retry): SendKey {
  return {
    payloadHash: hashOf(['retry', chatId, messageId, model]),
    clientMessageId: clientMessageId ?? undefined,
  }
}

function contentOf(send: Send): string {
  const last = send.messages.at(-1)
  if (last?.role !== 'user') throw badRequest('The last message must be the user’s.', 'last_role')
  if (send.replaces && !send.chatId)
    throw badRequest('An edited question needs the id of its chat.', 'chat_missing')
  const content = cleanText(last.content)
  if (content.trim() === '') {
    if (hasFiles(send)) return attachmentsOnlyContent
    throw badRequest('The message is empty.', 'empty_message')
  }
  if (content.length > maxQuestionLength) {
    throw badRequest(`A message can have up to ${maxQuestionLength} characters.`, 'message_too_long')
  }
  return content
}

function hasFiles({ imagePaths, pdfPaths, failedAttachments }: Send): boolean {
  return [imagePaths, pdfPaths, failedAttachments].some(ids => ids && ids.length > 0)
}

function payloadOf(content: string, send: Send): unknown[] {
  const { model, chatId, forceWebSearch, imagePaths, pdfFileIds, pdfPaths, failedAttachments } = send
  const files = [imagePaths, pdfFileIds, pdfPaths, failedAttachments]
  // `replaces` and `temporary` come last, and only if they are set, so that the previous release's hashes stay valid.
  const edited = send.replaces ? [send.replaces] : []
  return [
    content,
    model,
    chatId,
    forceWebSearch,
    ...files,
    ...edited,
    ...(send.temporary ? ['temporary'] : []),
  ]
}

function hashOf(payload: unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify(payload.map(value => value ?? null)))
    .digest('hex')
}
