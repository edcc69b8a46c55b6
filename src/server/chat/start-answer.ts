import { randomUUID } from 'node:crypto'
import { AppError } from '#server/errors.ts'
import type { NewGeneration, RepeatedGeneration } from '#server/store/answers/generations.ts'
import type { RepeatedQuestion } from '#server/store/answers/versions.ts'
import type { BudgetUse } from '#server/store/costs/budgets.ts'
import type { Send } from '#shared/api/chat.ts'
import type { Retry } from '#shared/api/chat-requests.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { defaultModel, searchesOnRequest } from '#shared/api/models.ts'
import { type AnswerBuffer, append, createAnswerBuffer } from './answer/answer-buffer.ts'
import type { AnswerRequest } from './answer-deps.ts'
import { answerQuestion } from './answer-question.ts'
import { lowBudget, reservationFor } from './budgets.ts'
import type { ChatDeps, Sender } from './chat-deps.ts'
import type { SendKey } from './read-question.ts'
import { checkOpen } from './wait-until-free.ts'

/**
 * What questions and retries have in common: a slot for the answer (`reserveAnswer`), its row (`newGeneration`), and
 * its beginning once that row is stored (`startAnswer`).
 */

/** The row of an answer that is about to be stored. */
export function newGeneration(
  deps: ChatDeps,
  { userId }: Sender,
  chatId: ChatId,
  send: Send | Retry,
  { payloadHash, clientMessageId }: SendKey,
): RepeatedGeneration {
  const choice = send.model ?? defaultModel
  return {
    id: randomUUID(),
    chatId,
    userId,
    answerId: randomUUID(),
    model: choice,
    processId: deps.live.processId,
    payloadHash,
    clientMessageId,
    reservationFor: size => reservationFor(deps, { ...size, choice }),
  }
}

type StartedQuestion = Pick<RepeatedQuestion, 'title' | 'emergency'> & { use?: BudgetUse | undefined }

/**
 * Begins an answer whose row is stored, and returns the buffer that its readers read. The events before its text are in
 * the buffer already.
 */
export function startAnswer(
  deps: ChatDeps,
  sender: Sender,
  generation: Pick<NewGeneration, 'id' | 'chatId' | 'userId' | 'model'>,
  { title, emergency, use, ...question }: Omit<AnswerRequest, 'model' | 'language'> & StartedQuestion,
): AnswerBuffer {
  const { id, chatId, userId, model } = generation
  const answer = createAnswerBuffer({ id, chatId, userId })
  const webSearch = question.webSearch && searchesOnRequest(model)
  if (emergency) append(answer, { type: 'emergency', emergency })
  append(answer, { type: 'chat', id: chatId, title })
  const budget = lowBudget(deps.costs.budgets, use)
  if (budget) append(answer, { type: 'budget', budget })
  void answerQuestion(deps, answer, { ...question, model, webSearch, language: sender.language })
  return answer
}

/**
 * Reserves one of the user's slots for live answers, so that concurrent questions count separately. Returns a function
 * that releases it. Throws 429 for too many answers at once, and 503 during shutdown.
 */
export function reserveAnswer(deps: ChatDeps, { userId }: Sender): () => void {
  checkOpen(deps)
  const release = deps.live.reserve(userId, deps.maxLiveAnswers)
  if (release) return release
  const inProgress =
    deps.maxLiveAnswers === 1
      ? 'an answer in progress. Please wait for it to finish.'
      : `${deps.maxLiveAnswers} answers in progress. Please wait for one to finish.`
  throw new AppError(429, 'too_many_answers', `You already have ${inProgress}`, { 'retry-after': '5' })
}
