import { randomUUID } from 'node:crypto'
import type { NewGeneration } from '#server/store/answers/generations.ts'
import type { AdmissionCheck } from '#server/store/users/admission.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'

/** What the store receives with a question, for tests that call it directly. */

export const newQuestion = {
  content: 'a',
  title: 'a',
  attachments: [],
  failedAttachments: [],
  webSearch: false,
  emergency: undefined,
}

/** The sender's session and the rate limit are not checked. */
export function uncounted(userId: UserId): AdmissionCheck {
  return { sender: { userId, sessionId: undefined }, count: undefined }
}

export const noHistory = { maxBytes: 0, maxTurns: 0, startStep: 1 }

export function newGeneration(userId: UserId): NewGeneration {
  return {
    id: randomUUID(),
    chatId: randomUUID() as ChatId,
    userId,
    questionId: randomUUID(),
    answerId: randomUUID(),
    model: 'gpt-4o',
    processId: randomUUID(),
    clientMessageId: undefined,
    payloadHash: '',
    reservation: { inputTokens: 0, outputTokens: 0, limits: undefined, timeZone: 'Europe/Paris' },
  }
}
