import { AppError } from '#server/errors.ts'
import { findLiveGeneration, findSentBefore } from '#server/store/answers/generations.ts'
import { findLiveVersion } from '#server/store/answers/versions.ts'
import type { ChatKey } from '#server/store/chats/chats.ts'
import type { Language } from '#shared/language.ts'
import type { AnswerBuffer } from './answer/answer-buffer.ts'
import { followLog } from './answer/log-follower.ts'
import type { ChatDeps } from './chat-deps.ts'
import type { SendKey } from './read-question.ts'

/** Finds an answer that exists already, so that another reader can join it. */

type JoinDeps = Pick<ChatDeps, 'db' | 'log' | 'live' | 'notifications'>

export type AnswerKey = ChatKey & { id: string }

/**
 * The answer that this process is writing, or one read from its log: another process is writing it, or it has ended.
 * `from`: the unit at which its reader begins.
 * Add a reader before the next query: a log that nobody reads is not followed further.
 */
export function openAnswer(deps: JoinDeps, key: AnswerKey, language: Language, from = 0): AnswerBuffer {
  return deps.live.find(key.id) ?? followLog(deps, key, language, from)
}

/** The answer to the same request, if it arrived earlier: a double click, a repeated request, a lost response. */
export async function findSameSend(
  { db }: JoinDeps,
  { userId }: Pick<ChatKey, 'userId'>,
  { clientMessageId, payloadHash }: SendKey,
): Promise<AnswerKey | undefined> {
  if (clientMessageId === undefined) return undefined
  const earlier = await findSentBefore(db, { userId, clientMessageId })
  if (!earlier) return undefined
  if (earlier.payloadHash !== payloadHash) {
    throw new AppError(409, 'message_id_reused', 'Another message was already sent with this id.')
  }
  return { id: earlier.id, chatId: earlier.chatId, userId }
}

/**
 * The answer that is being written in the chat or, with the id of a question or of an answer to it, to that question.
 */
export async function findLiveAnswer(
  { db }: JoinDeps,
  { userId }: Pick<ChatKey, 'userId'>,
  chatId: ChatKey['chatId'],
  messageId: string | undefined,
): Promise<AnswerKey | undefined> {
  const key = { chatId, userId }
  const live = await (messageId === undefined
    ? findLiveGeneration(db, key)
    : findLiveVersion(db, key, messageId))
  return live && { ...key, id: live.id }
}
