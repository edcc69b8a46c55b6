import { randomUUID } from 'node:crypto'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/database/database.ts'
import { AppError, EmergencyRefused, notFound } from '#server/errors.ts'
import type { Admission } from '#server/http/admission.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { findLiveGeneration, findSentBefore, type NewGeneration } from '#server/store/answers/generations.ts'
import { retryQuestion } from '#server/store/answers/retry-question.ts'
import { findLiveVersion, regenerateAnswer, type StoredQuestion } from '#server/store/answers/versions.ts'
import type { LinkTo } from '#server/store/chats/messages.ts'
import type { BudgetUse, QuestionSize } from '#server/store/costs/budgets.ts'
import type { Send } from '#shared/api/chat.ts'
import type { Retry } from '#shared/api/chat-requests.ts'
import type { Emergency } from '#shared/api/emergency.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { defaultModel, type ModelId, searchesOnRequest } from '#shared/api/models.ts'
import type { Language } from '#shared/language.ts'
import { type AnswerBuffer, append, createAnswerBuffer } from './answer/answer-buffer.ts'
import { followLog } from './answer/log-follower.ts'
import type { AnswerDeps, AnswerRequest } from './answer-deps.ts'
import { answerQuestion } from './answer-question.ts'
import { lowBudget, reservationFor } from './budgets.ts'
import { closeChat } from './close-chat.ts'
import { emergencyIn } from './emergency/emergency-box.ts'
import { readQuestion, readRetry, type SendKey, type SentQuestion } from './read-question.ts'
import { historyLimits, searchSoon } from './request/model-request.ts'
import { resolveAttachments } from './resolve-attachments.ts'
import { saveQuestion } from './save-question.ts'
import { checkOpen, type StartDeps, startWhenFree } from './start-when-free.ts'

/**
 * Receives questions and retries: stores each together with the answer's row, then answers it in the background. A
 * question passes through these functions: `sendQuestion` (a refusal carries the emergency box), `acceptQuestion` (the
 * same request, sent again, joins the earlier answer), `storeAndAnswer` (a slot for the answer, and the files),
 * `startWhenFree` (the chat's live answer ends first), and `saveQuestion` (one statement or transaction).
 */

export type ChatDeps = AnswerDeps &
  StartDeps & {
    sendLimit: RateLimit
    maxLiveAnswers: Config['limits']['maxLiveAnswers']
    linkTo: LinkTo
    notifications: Database['notifications']
  }

export type Sender = { userId: UserId; language: Language; signal: AbortSignal }

/**
 * Begins an answer, or joins the existing one if the same request arrived earlier. If the question is about an
 * emergency and is refused for any reason, the error carries the box that would have been shown.
 */
export async function sendQuestion(
  deps: ChatDeps,
  sender: Sender,
  send: Send,
  admission: Admission,
): Promise<AnswerBuffer> {
  const emergency = emergencyIn(send.messages.at(-1)?.content ?? '', sender.language)
  try {
    return await acceptQuestion(deps, sender, send, admission, emergency)
  } catch (error) {
    throw emergency ? new EmergencyRefused(error, emergency) : error
  }
}

async function acceptQuestion(
  deps: ChatDeps,
  sender: Sender,
  send: Send,
  admission: Admission,
  emergency: Emergency | undefined,
): Promise<AnswerBuffer> {
  const sent = readQuestion(send)
  const join = async () => {
    await admission.checkCaller()
    const earlier = await findSameSend(deps, sender, sent)
    await admission.count().catch((refusal: unknown) => {
      if (!earlier) throw refusal
    })
    // Only now: an answer that is followed through its log needs its reader at once.
    return earlier && openAnswer(deps, earlier, sender.language)
  }
  try {
    return await storeAndAnswer(deps, sender, send, { ...sent, emergency }, { admission, join })
  } catch (refusal) {
    // A repeated send joins the earlier answer, even beyond a limit. That answer is looked for only now.
    const earlier = refusal instanceof AppError ? await join() : undefined
    if (earlier) return earlier
    throw refusal
  }
}

/** `join`: the answer to the same request, if it arrived earlier. Checks the sender, and counts the call. */
type Admitting = { admission: Admission; join(): Promise<AnswerBuffer | undefined> }

async function storeAndAnswer(
  deps: ChatDeps,
  sender: Sender,
  send: Send,
  { content, emergency, ...sent }: SentQuestion & { emergency: Emergency | undefined },
  { admission, join }: Admitting,
): Promise<AnswerBuffer> {
  const release = reserveAnswer(deps, sender)
  try {
    const files = await resolveAttachments(deps.db, sender.userId, send)
    const chatId = send.chatId ?? (randomUUID() as ChatId)
    const question = { ...files, content, emergency }
    const started = newGeneration(deps, sender, chatId, send)
    const generation = {
      ...started,
      questionId: randomUUID(),
      ...sent,
      reservation: started.reservationFor(sizeOf(content, send)),
    }
    return await startWhenFree(deps, { chatId, userId: sender.userId }, sender.signal, {
      join,
      start: async () => {
        const limits = historyLimits(deps, content)
        const saving = saveQuestion(deps.db, generation, question, { ...send, admission }, limits)
        const isFirstWithoutFiles = !send.chatId && question.context.length === 0
        const searching = isFirstWithoutFiles
          ? searchSoon(deps, { content, language: sender.language, stored: saving })
          : undefined
        const [saved, excerpts] = await Promise.all([saving, searching])
        const answer = startAnswer(deps, sender, generation, { ...question, ...saved, excerpts })
        // The client disconnected while the question was being stored, perhaps before it could close the chat.
        const isAbandoned = sender.signal.aborted && !send.chatId && send.temporary
        if (isAbandoned) await closeChat(deps, { chatId, userId: sender.userId })
        return answer
      },
    })
  } finally {
    release()
  }
}

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
  const join = async () => {
    const earlier =
      (await findSameSend(deps, sender, sent)) ?? (await findLiveAnswer(deps, sender, chatId, messageId))
    return earlier && openAnswer(deps, earlier, sender.language)
  }
  const earlier = await join()
  if (earlier) return earlier
  const generation = { ...newGeneration(deps, sender, chatId, retry), ...sent }
  await deps.sendLimit.consume(sender.userId)
  const release = reserveAnswer(deps, sender)
  try {
    return await startWhenFree(deps, { chatId, userId: sender.userId }, sender.signal, {
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

function sizeOf(content: string, send: Send): QuestionSize {
  const { imagePaths, pdfPaths, pdfFileIds, forceWebSearch, chatId } = send
  return {
    content,
    imageCount: imagePaths?.length ?? 0,
    pdfCount: new Set([...(pdfPaths ?? []), ...(pdfFileIds ?? [])]).size,
    webSearch: forceWebSearch === true,
    isFirstQuestion: !chatId,
  }
}

type AnswerKey = { id: string; chatId: ChatId; userId: UserId }

/**
 * The answer that this process is writing, or one read from its log: another process is writing it, or it has ended.
 * Add a reader before the next query: a log that nobody reads is not followed further.
 */
export function openAnswer(deps: ChatDeps, key: AnswerKey, language: Language): AnswerBuffer {
  return deps.live.find(key.id) ?? followLog(deps, key, language)
}

function newGeneration(deps: ChatDeps, sender: Sender, chatId: ChatId, send: Send | Retry) {
  const choice = choiceOf(send)
  return {
    id: randomUUID(),
    chatId,
    userId: sender.userId,
    answerId: randomUUID(),
    model: choice,
    processId: deps.live.processId,
    reservationFor: (size: QuestionSize) => reservationFor(deps, { ...size, choice }),
  }
}

function choiceOf({ model }: Send | Retry): ModelId {
  return model ?? defaultModel
}

type StartedQuestion = Pick<StoredQuestion, 'title' | 'emergency'> & { use?: BudgetUse | undefined }

function startAnswer(
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
function reserveAnswer(deps: ChatDeps, { userId }: Sender): () => void {
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
async function findSameSend(
  deps: ChatDeps,
  { userId }: Sender,
  { clientMessageId, payloadHash }: SendKey,
): Promise<AnswerKey | undefined> {
  if (clientMessageId === undefined) return undefined
  const earlier = await findSentBefore(deps.db, { userId, clientMessageId })
  if (!earlier) return undefined
  if (earlier.payloadHash !== payloadHash) {
    throw new AppError(409, 'message_id_reused', 'Another message was already sent with this id.')
  }
  return { id: earlier.id, chatId: earlier.chatId, userId }
}

async function findLiveAnswer(
  deps: ChatDeps,
  { userId }: Sender,
  chatId: ChatId,
  messageId: string | undefined,
): Promise<AnswerKey | undefined> {
  const key = { chatId, userId }
  const live = await (messageId === undefined
    ? findLiveGeneration(deps.db, key)
    : findLiveVersion(deps.db, key, messageId))
  return live && { ...key, id: live.id }
}
