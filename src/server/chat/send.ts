import { createHash, randomUUID } from 'node:crypto'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { AppError, badRequest, EmergencyRefused, notFound, restarting } from '#server/errors.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import type { BudgetUse } from '#server/store/budgets.ts'
import { findLiveGeneration, findSentBefore, type NewGeneration } from '#server/store/generations.ts'
import type { LinkTo } from '#server/store/messages.ts'
import { retryQuestion } from '#server/store/retry-question.ts'
import { findLiveVersion, regenerateAnswer, type StoredQuestion } from '#server/store/versions.ts'
import { attachmentsOnlyContent, type Retry, type Send } from '#shared/chat.ts'
import type { Emergency } from '#shared/emergency.ts'
import type { ChatId, UserId } from '#shared/ids.ts'
import type { Language } from '#shared/language.ts'
import { maxQuestionLength } from '#shared/limits.ts'
import { defaultModel } from '#shared/models.ts'
import { type AnswerBuffer, append, createAnswerBuffer } from './answer-buffer.ts'
import { answerQuestion } from './answer-question.ts'
import { lowBudget, reservationFor } from './budgets.ts'
import { cleanText } from './clean-text.ts'
import { emergencyIn } from './emergency/emergency-box.ts'
import { followLog } from './log-follower.ts'
import { type AnswerDeps, type AnswerRequest, historyLimits, searchSoon } from './model-request.ts'
import { resolveAttachments } from './resolve-attachments.ts'
import { saveQuestion } from './save-question.ts'
import { type BudgetRefused, startWhenFree } from './start-when-free.ts'

/** Receives a question: stores it together with the answer's row, then answers it in the background. */

export type ChatDeps = AnswerDeps & {
  sendLimit: RateLimit
  maxLiveAnswers: Config['limits']['maxLiveAnswers']
  linkTo: LinkTo
  notifications: Database['notifications']
  /** During shutdown, running answers can end but no new ones begin. */
  isClosing(): boolean
  /** Called each time a question or a retry is refused because the rest of a budget is spent or reserved. */
  budgetRefused: BudgetRefused
}

export type Sender = { userId: UserId; language: Language; signal: AbortSignal }

/** A validated request. */
type CheckedSend = { content: string; payloadHash: string; clientMessageId: string | undefined }

/**
 * Begins an answer, or joins the existing one if the same request arrived earlier. If the question is about an
 * emergency and is refused for any reason, the error carries the box that would have been shown. `counted` resolves once
 * the rate limit has counted the call, and rejects if the call exceeds it.
 */
export async function sendQuestion(
  deps: ChatDeps,
  sender: Sender,
  send: Send,
  counted: Promise<void>,
): Promise<AnswerBuffer> {
  const emergency = emergencyIn(send.messages.at(-1)?.content ?? '', sender.language)
  try {
    return await acceptQuestion(deps, sender, send, counted, emergency)
  } catch (error) {
    throw emergency ? new EmergencyRefused(error, emergency) : error
  }
}

async function acceptQuestion(
  deps: ChatDeps,
  sender: Sender,
  send: Send,
  counted: Promise<void>,
  emergency: Emergency | undefined,
): Promise<AnswerBuffer> {
  const content = readQuestion(send)
  const sent: CheckedSend = {
    content,
    payloadHash: hashOf(content, send),
    clientMessageId: send.clientMessageId ?? undefined,
  }
  // A repeated send joins the earlier answer, even beyond a limit. That answer is looked for only then, or once storing
  // the question fails.
  const join = () => joinSameSend(deps, sender, sent)
  const release = await reserveAnswer(deps, sender, counted).catch(async (refusal: unknown) => {
    const earlier = await join()
    if (earlier) return earlier
    throw refusal
  })
  if (typeof release !== 'function') return release
  try {
    const files = await resolveAttachments(deps.db, sender.userId, send)
    const chatId = send.chatId ?? (randomUUID() as ChatId)
    const question = { ...files, content, emergency }
    const generation = {
      ...newGeneration(deps, sender, chatId, send),
      questionId: randomUUID(),
      clientMessageId: sent.clientMessageId,
      payloadHash: sent.payloadHash,
      reservation: reservationFor(deps, sizeOf(content, send)),
    }
    return await startWhenFree(startDeps(deps), { chatId, userId: sender.userId }, sender.signal, {
      join,
      start: async () => {
        const saving = saveQuestion(deps.db, generation, question, send, historyLimits(deps, content))
        const isAlone = !send.chatId && question.attachments.length + question.context.length === 0
        const searching = isAlone ? searchSoon(deps, { content, language: sender.language }) : undefined
        const [saved, excerpts] = await Promise.all([saving, searching])
        return startAnswer(deps, sender, generation, { ...question, ...saved, excerpts })
      },
    })
  } finally {
    release()
  }
}

/**
 * Answers the chat's last question again, or joins the answer that is being written. Only an incomplete answer is
 * replaced. With the id of an answer or of its question, it adds another version of the answer, or joins the one that
 * is being written to the same question.
 */
export async function retryAnswer(
  deps: ChatDeps,
  sender: Sender,
  chatId: ChatId,
  retry: Retry,
): Promise<AnswerBuffer> {
  const messageId = retry.messageId ?? undefined
  const join = () => joinLiveAnswer(deps, sender, chatId, messageId)
  const running = await join()
  if (running) return running
  const generation = {
    ...newGeneration(deps, sender, chatId, retry),
    clientMessageId: undefined,
    payloadHash: '',
    reservation: reservationFor(deps, repeatedQuestion),
  }
  const release = await reserveAnswer(deps, sender, deps.sendLimit.consume(sender.userId))
  try {
    return await startWhenFree(startDeps(deps), { chatId, userId: sender.userId }, sender.signal, {
      join,
      start: async () => {
        const question = await (messageId === undefined
          ? retryQuestion(deps.db, generation)
          : regenerateAnswer(deps.db, generation, messageId))
        if (!question) throw notFound('There is no question to answer in this chat.')
        return startAnswer(deps, sender, generation, { ...question, context: [], hasNewTitle: false })
      },
    })
  } finally {
    release()
  }
}

/**
 * A retry computes its reservation before it reads the question. The tokens reserved for the history cover the
 * question's text too. Its files and its web search count only once the answer has ended.
 */
const repeatedQuestion = { content: '', imageCount: 0, pdfCount: 0, webSearch: false, isFirstQuestion: false }

function sizeOf(content: string, { imagePaths, pdfPaths, pdfFileIds, forceWebSearch, chatId }: Send) {
  return {
    content,
    imageCount: imagePaths?.length ?? 0,
    pdfCount: new Set([...(pdfPaths ?? []), ...(pdfFileIds ?? [])]).size,
    webSearch: forceWebSearch === true,
    isFirstQuestion: !chatId,
  }
}

function startDeps(deps: ChatDeps) {
  return { db: deps.db, checkOpen: () => checkOpen(deps), budgetRefused: deps.budgetRefused }
}

/** The answer that this process is writing, or one read from its log: another process is writing it, or it has ended. */
export function openAnswer(
  deps: ChatDeps,
  key: { id: string; chatId: ChatId; userId: UserId },
  language: Language,
): AnswerBuffer {
  return deps.live.find(key.id) ?? followLog(deps, key, language)
}

function newGeneration(deps: ChatDeps, sender: Sender, chatId: ChatId, send: Send | Retry) {
  return {
    id: randomUUID(),
    chatId,
    userId: sender.userId,
    answerId: randomUUID(),
    model: send.model ?? defaultModel,
    processId: deps.live.processId,
  }
}

type StartedQuestion = Pick<StoredQuestion, 'title' | 'emergency'> & { use?: BudgetUse | undefined }

function startAnswer(
  deps: ChatDeps,
  sender: Sender,
  generation: Omit<NewGeneration, 'questionId'>,
  { title, emergency, use, ...question }: Omit<AnswerRequest, 'model' | 'language'> & StartedQuestion,
): AnswerBuffer {
  const { id, chatId, userId, model } = generation
  const answer = createAnswerBuffer({ id, chatId, userId })
  if (emergency) append(answer, { type: 'emergency', emergency })
  append(answer, { type: 'chat', id: chatId, title })
  const budget = lowBudget(deps.costs.budgets, use)
  if (budget) append(answer, { type: 'budget', budget })
  void answerQuestion(deps, answer, { ...question, model, language: sender.language })
  return answer
}

function readQuestion(send: Send): string {
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

function hashOf(content: string, send: Send): string {
  const { model, chatId, forceWebSearch, imagePaths, pdfFileIds, pdfPaths, failedAttachments } = send
  const files = [imagePaths, pdfFileIds, pdfPaths, failedAttachments]
  // `replaces` and `temporary` come last, and only if they are set, so that the previous release's hashes stay valid.
  const edited = send.replaces ? [send.replaces] : []
  const payload = [
    content,
    model,
    chatId,
    forceWebSearch,
    ...files,
    ...edited,
    ...(send.temporary ? ['temporary'] : []),
  ]
  return createHash('sha256')
    .update(JSON.stringify(payload.map(value => value ?? null)))
    .digest('hex')
}

function checkOpen(deps: ChatDeps): void {
  if (deps.isClosing()) throw restarting()
}

/**
 * Reserves one of the user's slots for live answers, so that concurrent questions count separately. Returns a function
 * that releases it. Throws 429 for too many questions per minute or too many answers at once, and 503 during shutdown.
 */
async function reserveAnswer(
  deps: ChatDeps,
  { userId }: Sender,
  counted: Promise<void>,
): Promise<() => void> {
  await counted
  checkOpen(deps)
  const release = deps.live.reserve(userId, deps.maxLiveAnswers)
  if (release) return release
  const inProgress =
    deps.maxLiveAnswers === 1
      ? 'an answer in progress. Please wait for it to finish.'
      : `${deps.maxLiveAnswers} answers in progress. Please wait for one to finish.`
  throw new AppError(429, 'too_many_answers', `You already have ${inProgress}`, { 'retry-after': '5' })
}

/** The answer to the same request, if it arrived earlier: a double click, a repeated request, a lost response. */
async function joinSameSend(
  deps: ChatDeps,
  sender: Sender,
  { clientMessageId, payloadHash }: CheckedSend,
): Promise<AnswerBuffer | undefined> {
  if (clientMessageId === undefined) return undefined
  const earlier = await findSentBefore(deps.db, { userId: sender.userId, clientMessageId })
  if (!earlier) return undefined
  if (earlier.payloadHash !== payloadHash) {
    throw new AppError(409, 'message_id_reused', 'Another message was already sent with this id.')
  }
  const { id, chatId } = earlier
  return openAnswer(deps, { id, chatId, userId: sender.userId }, sender.language)
}

async function joinLiveAnswer(
  deps: ChatDeps,
  sender: Sender,
  chatId: ChatId,
  messageId: string | undefined,
): Promise<AnswerBuffer | undefined> {
  const key = { chatId, userId: sender.userId }
  const live = await (messageId === undefined
    ? findLiveGeneration(deps.db, key)
    : findLiveVersion(deps.db, key, messageId))
  return live && openAnswer(deps, { ...key, id: live.id }, sender.language)
}
