import { notFound } from '#server/errors.ts'
import type { RepeatedGeneration } from '#server/store/answers/generations.ts'
import { retryQuestion } from '#server/store/answers/retry-question.ts'
import { regenerateAnswer } from '#server/store/answers/versions.ts'
import type { Retry } from '#shared/api/chat-requests.ts'
import type { ChatId } from '#shared/api/ids.ts'
import type { AnswerBuffer } from './answer/answer-buffer.ts'
import type { ChatDeps, Sender } from './chat-deps.ts'
import { findLiveAnswer, findSameSend, openAnswer } from './join-answer.ts'
import { readRetry, type SendKey } from './read-question.ts'
import { newGeneration, reserveAnswer, startAnswer } from './start-answer.ts'
import { beginAttempts, checkOpen, obstacleOf, waitUntilFree } from './wait-until-free.ts'

/**
 * Answers the chat's last question again. Joins an answer instead if one is being written, or if the same request
 * arrived earlier. Only an incomplete answer is replaced. With the id of an answer or of its question, it adds another
 * version of the answer, or joins the one that is being written to the same question.
 */
export async function retryAnswer(
  deps: ChatDeps,
  sender: Sender,
  chatId: ChatId,
  retry: Retry,
): Promise<AnswerBuffer> {
  const messageId = retry.messageId ?? undefined
  const sent = readRetry(chatId, retry)
  const existing = await joinExisting(deps, sender, sent, chatId, messageId)
  if (existing) return existing
  const generation = newGeneration(deps, sender, chatId, retry, sent)
  await deps.sendLimit.consume(sender.userId)
  const release = reserveAnswer(deps, sender)
  try {
    const attempts = beginAttempts()
    for (;;) {
      checkOpen(deps)
      try {
        return await storeRetry(deps, sender, generation, messageId)
      } catch (error) {
        const obstacle = obstacleOf(error, attempts)
        const existing = await joinExisting(deps, sender, sent, chatId, messageId)
        if (existing) return existing
        await waitUntilFree(deps, generation, sender.signal, attempts, obstacle)
      }
    }
  } finally {
    release()
  }
}

/** The answer to the same request, if it arrived earlier, or else the one that is being written. */
async function joinExisting(
  deps: ChatDeps,
  sender: Sender,
  sent: SendKey,
  chatId: ChatId,
  messageId: string | undefined,
): Promise<AnswerBuffer | undefined> {
  const existing =
    (await findSameSend(deps, sender, sent)) ?? (await findLiveAnswer(deps, sender, chatId, messageId))
  return existing && openAnswer(deps, existing, sender.language)
}

async function storeRetry(
  deps: ChatDeps,
  sender: Sender,
  generation: RepeatedGeneration,
  messageId: string | undefined,
): Promise<AnswerBuffer> {
  const question = await (messageId === undefined
    ? retryQuestion(deps.db, generation)
    : regenerateAnswer(deps.db, generation, messageId))
  if (!question) throw notFound('There is no question to answer in this chat.')
  return startAnswer(deps, sender, generation, { ...question, context: [], hasNewTitle: false })
}
