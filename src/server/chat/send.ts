import { randomUUID } from 'node:crypto'
import { AppError, EmergencyRefused } from '#server/errors.ts'
import type { Admission } from '#server/http/admission.ts'
import type { NewGeneration, RepeatedGeneration } from '#server/store/answers/generations.ts'
import { renewTemporaryChat } from '#server/store/chats/chats.ts'
import type { QuestionSize } from '#server/store/costs/budgets.ts'
import type { Send } from '#shared/api/chat.ts'
import type { Emergency } from '#shared/api/emergency.ts'
import type { ChatId } from '#shared/api/ids.ts'
import type { AnswerBuffer } from './answer/answer-buffer.ts'
import type { ChatDeps, Sender } from './chat-deps.ts'
import { closeAbandonedChat } from './close-chat.ts'
import { emergencyIn } from './emergency/emergency-box.ts'
import { findSameSend, openAnswer } from './join-answer.ts'
import { readQuestion, type SendKey, type SentQuestion } from './read-question.ts'
import { historyLimits, searchSoon } from './request/model-request.ts'
import { resolveAttachments } from './resolve-attachments.ts'
import { newGeneration, reserveAnswer, startAnswer } from './start-answer.ts'
import { type QuestionToStore, storeQuestion } from './store-question.ts'
import { beginAttempts, checkOpen, obstacleOf, waitUntilFree } from './wait-until-free.ts'

/**
 * Receives questions: stores each together with the row of its answer, then answers it in the background. The way of a
 * question:
 *
 * 1. `sendQuestion`: if it is about an emergency, a refusal carries the box of official numbers.
 * 2. `acceptQuestion`: if it is refused, but the same request arrived earlier, it joins the earlier answer.
 * 3. `storeWhenFree`: takes one of the user's slots for answers and looks up the files. While another answer is live in
 *    the chat, it waits (wait-until-free.ts) and tries again.
 * 4. `storeAndAnswer`: one attempt to store the question (store-question.ts).
 * 5. `startAnswer` (start-answer.ts): the answer begins, and nobody waits for its end (answer-question.ts).
 *
 * A retry differs in its first steps (retry-answer.ts).
 */

/** A sender who has not been checked yet. */
export type QuestionSender = Sender & { admission: Admission }

/**
 * Begins an answer, or joins the existing one if the same request arrived earlier. If the question is about an
 * emergency and is refused for any reason, the error carries the box that would have been shown.
 */
export async function sendQuestion(
  deps: ChatDeps,
  sender: QuestionSender,
  send: Send,
): Promise<AnswerBuffer> {
  const emergency = emergencyIn(send.messages.at(-1)?.content ?? '', sender.language)
  try {
    return await acceptQuestion(deps, sender, send, emergency)
  } catch (error) {
    throw emergency ? new EmergencyRefused(error, emergency) : error
  }
}

async function acceptQuestion(
  deps: ChatDeps,
  sender: QuestionSender,
  send: Send,
  emergency: Emergency | undefined,
): Promise<AnswerBuffer> {
  const sent = readQuestion(send)
  try {
    return await storeWhenFree(deps, sender, send, sent, emergency)
  } catch (refusal) {
    // A repeated send joins the earlier answer, even beyond a limit. That answer is looked for only now.
    const earlier = refusal instanceof AppError ? await joinEarlier(deps, sender, send, sent) : undefined
    if (earlier) return earlier
    throw refusal
  }
}

/** The answer to the same request, if it arrived earlier. Checks the sender, and counts the call. */
async function joinEarlier(
  deps: ChatDeps,
  sender: QuestionSender,
  send: Send,
  sent: SendKey,
): Promise<AnswerBuffer | undefined> {
  const { admission } = sender
  await admission.checkCaller()
  const earlier = await findSameSend(deps, sender, sent)
  await admission.count().catch((refusal: unknown) => {
    if (!earlier) throw refusal
  })
  // The earlier request may be closing the chat, because its connection was lost: either this keeps it from doing so,
  // or the question is stored again.
  const mayBeClosing = beginsTemporaryChat(send) && !sender.signal.aborted
  if (earlier && mayBeClosing && !(await renewTemporaryChat(deps.db, earlier))) return undefined
  // Only now: an answer that is followed through its log needs its reader at once.
  return earlier && openAnswer(deps, earlier, sender.language)
}

function beginsTemporaryChat({ chatId, temporary }: Send): boolean {
  return !chatId && temporary === true
}

async function storeWhenFree(
  deps: ChatDeps,
  sender: QuestionSender,
  send: Send,
  { content, ...sent }: SentQuestion,
  emergency: Emergency | undefined,
): Promise<AnswerBuffer> {
  const release = reserveAnswer(deps, sender)
  try {
    const files = await resolveAttachments(deps.db, sender.userId, send)
    const question = { ...files, content, emergency }
    const chatId = send.chatId ?? (randomUUID() as ChatId)
    const started = newGeneration(deps, sender, chatId, send, sent)
    const reservation = started.reservationFor(newQuestionSize(content, send))
    const generation = { ...started, questionId: randomUUID(), reservation }
    const attempts = beginAttempts()
    for (;;) {
      checkOpen(deps)
      try {
        return await storeAndAnswer(deps, sender, send, generation, question)
      } catch (error) {
        const obstacle = obstacleOf(error, attempts)
        const earlier = await joinEarlier(deps, sender, send, sent)
        if (earlier) return earlier
        await waitUntilFree(deps, generation, sender.signal, attempts, obstacle)
      }
    }
  } finally {
    release()
  }
}

/**
 * Stores the question, and begins its answer. For a first question without files, the library is searched while the
 * question is being stored.
 */
async function storeAndAnswer(
  deps: ChatDeps,
  sender: QuestionSender,
  send: Send,
  generation: NewGeneration & RepeatedGeneration,
  question: QuestionToStore,
): Promise<AnswerBuffer> {
  const { content, context } = question
  const { userId, language, signal, admission } = sender
  const limits = historyLimits(deps, content)
  const storing = storeQuestion(deps.db, generation, question, { ...send, admission }, limits)
  const isFirstWithoutFiles = !send.chatId && context.length === 0
  const searching = isFirstWithoutFiles ? searchSoon(deps, { content, language, stored: storing }) : undefined
  const [stored, excerpts] = await Promise.all([storing, searching])
  const answer = startAnswer(deps, sender, generation, { ...question, ...stored, excerpts })
  // The client disconnected while the question was being stored, perhaps before it could close the chat.
  const isAbandoned = signal.aborted && beginsTemporaryChat(send)
  if (isAbandoned) await closeAbandonedChat(deps, { chatId: generation.chatId, userId })
  return answer
}

function newQuestionSize(content: string, send: Send): QuestionSize {
  const { imagePaths, pdfPaths, pdfFileIds, forceWebSearch, chatId } = send
  return {
    content,
    imageCount: imagePaths?.length ?? 0,
    pdfCount: new Set([...(pdfPaths ?? []), ...(pdfFileIds ?? [])]).size,
    webSearch: forceWebSearch === true,
    isFirstQuestion: !chatId,
  }
}
