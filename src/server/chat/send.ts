import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '#server/config.ts'
import { isUniqueViolation } from '#server/database/database-errors.ts'
import { AppError, badRequest, notFound, restarting } from '#server/errors.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import {
  beginChat,
  continueChat,
  findLiveGeneration,
  findSentBefore,
  findStoredQuestion,
  type NewGeneration,
  type NewQuestion,
  retryQuestion,
} from '#server/store/generations.ts'
import type { LinkTo } from '#server/store/messages.ts'
import { attachmentsOnlyContent, type Retry, type Send } from '#shared/chat.ts'
import type { ChatId, UserId } from '#shared/ids.ts'
import type { Language } from '#shared/language.ts'
import { maxQuestionLength } from '#shared/limits.ts'
import { defaultModel } from '#shared/models.ts'
import { type AnswerBuffer, append, createAnswerBuffer } from './answer-buffer.ts'
import { answerQuestion } from './answer-question.ts'
import { cleanText } from './clean-text.ts'
import { followLog } from './log-follower.ts'
import type { Answering, AnswerRequest } from './model-request.ts'
import { resolveAttachments } from './resolve-attachments.ts'
import { titleFromQuestion } from './title.ts'

/** Taking a question: it is saved first, together with the answer's row, then answered in the background. */

export type Sending = Answering & {
  sendLimit: RateLimit
  maxLiveAnswers: Config['limits']['maxLiveAnswers']
  linkTo: LinkTo
  /** Shutting down: running answers may end, nothing new begins. */
  isClosing(): boolean
}

export type Sender = { userId: UserId; language: Language; signal: AbortSignal }

/** What a send says, checked. */
type Sent = { content: string; payloadHash: string; clientMessageId: string | undefined }

/** The answer that this send began, or joined if the same send had arrived before. */
export async function sendQuestion(server: Sending, sender: Sender, send: Send): Promise<AnswerBuffer> {
  const content = readQuestion(send)
  const sent: Sent = {
    content,
    payloadHash: hashOf(content, send),
    clientMessageId: send.clientMessageId ?? undefined,
  }
  const earlier = await joinSameSend(server, sender, sent)
  if (earlier) return earlier
  const release = await reserveAnswer(server, sender)
  try {
    const files = await resolveAttachments(server.db, sender.userId, send)
    const chatId = send.chatId ?? (randomUUID() as ChatId)
    const generation = {
      ...newGeneration(server, sender, chatId, send),
      questionId: randomUUID(),
      clientMessageId: sent.clientMessageId,
      payloadHash: sent.payloadHash,
    }
    const begins = !send.chatId
    const question = { ...files, content, webSearch: send.forceWebSearch === true }
    return await startWhenFree(server, sender, chatId, {
      join: () => joinSameSend(server, sender, sent),
      start: async () => {
        const chat = await saveQuestion(server, generation, question, begins)
        return startAnswer(server, sender, generation, { ...question, ...chat, begins })
      },
    })
  } finally {
    release()
  }
}

/** Answers the last question of the chat again, or joins the answer that is being written to it. */
export async function retryAnswer(
  server: Sending,
  sender: Sender,
  chatId: ChatId,
  retry: Retry,
): Promise<AnswerBuffer> {
  const running = await joinLiveAnswer(server, sender, chatId)
  if (running) return running
  const generation = {
    ...newGeneration(server, sender, chatId, retry),
    clientMessageId: undefined,
    payloadHash: '',
  }
  const release = await reserveAnswer(server, sender)
  try {
    return await startWhenFree(server, sender, chatId, {
      join: () => joinLiveAnswer(server, sender, chatId),
      start: async () => {
        const question = await retryQuestion(server.db, generation)
        if (!question) throw notFound('There is no question to answer in this chat.')
        return startAnswer(server, sender, generation, { ...question, context: [], begins: false })
      },
    })
  } finally {
    release()
  }
}

/** An answer that this process writes, or another one does (or did). */
export function openAnswer(
  server: Sending,
  key: { id: string; chatId: ChatId; userId: UserId },
  language: Language,
): AnswerBuffer {
  return server.live.find(key.id) ?? followLog(server.db, server.log, key, language)
}

function newGeneration(server: Sending, sender: Sender, chatId: ChatId, send: Send | Retry) {
  return {
    id: randomUUID(),
    chatId,
    userId: sender.userId,
    answerId: randomUUID(),
    model: send.model ?? defaultModel,
    processId: server.live.processId,
  }
}

/** Saves the question with its empty answer, in a new chat or at the end of an existing one. */
async function saveQuestion(
  server: Sending,
  generation: NewGeneration,
  question: NewQuestion & { title: string | undefined },
  begins: boolean,
): Promise<{ position: number; title: string | null }> {
  const { content } = question
  try {
    if (begins) {
      const title = titleFromQuestion(
        content === attachmentsOnlyContent ? (question.title ?? content) : content,
      )
      await beginChat(server.db, generation, { ...question, title })
      return { position: 0, title }
    }
    const chat = await continueChat(server.db, generation, question)
    if (!chat) throw notFound('This chat does not exist.')
    return chat
  } catch (error) {
    // The violation may be caused by this very question: saved, but the database's reply was lost.
    const saved = isUniqueViolation(error) ? await findStoredQuestion(server.db, generation) : undefined
    if (!saved) throw error
    return saved
  }
}

function startAnswer(
  server: Sending,
  sender: Sender,
  generation: Omit<NewGeneration, 'questionId'>,
  { title, ...question }: Omit<AnswerRequest, 'model' | 'language'> & { title: string | null },
): AnswerBuffer {
  const { id, chatId, userId, model } = generation
  const answer = createAnswerBuffer({ id, chatId, userId })
  append(answer, { type: 'chat', id: chatId, title })
  void answerQuestion(server, answer, { ...question, model, language: sender.language })
  return answer
}

function readQuestion(send: Send): string {
  const last = send.messages.at(-1)
  if (last?.role !== 'user') throw badRequest('The last message must be the user’s.', 'last_role')
  const content = cleanText(last.content)
  if (content.trim() === '') {
    if (hasFiles(send)) return attachmentsOnlyContent
    throw badRequest('The message is empty.', 'empty_message')
  }
  if (content.length > maxQuestionLength) {
    throw badRequest(`A message holds at most ${maxQuestionLength} characters.`, 'message_too_long')
  }
  return content
}

function hasFiles({ imagePaths, pdfPaths, failedAttachments }: Send): boolean {
  return [imagePaths, pdfPaths, failedAttachments].some(some => some && some.length > 0)
}

function hashOf(content: string, send: Send): string {
  const { model, chatId, forceWebSearch, imagePaths, pdfFileIds, pdfPaths, failedAttachments } = send
  const files = [imagePaths, pdfFileIds, pdfPaths, failedAttachments]
  const payload = [content, model, chatId, forceWebSearch, ...files]
  return createHash('sha256')
    .update(JSON.stringify(payload.map(value => value ?? null)))
    .digest('hex')
}

function checkOpen(server: Sending): void {
  if (server.isClosing()) throw restarting()
}

/**
 * Reserves one of the user's live answers before there is one: several sends at once count as several. Returns its
 * release. Throws 429 for too many sends in a minute, or too many answers at once.
 */
async function reserveAnswer(server: Sending, { userId }: Sender): Promise<() => void> {
  checkOpen(server)
  await server.sendLimit.consume(userId)
  const release = server.live.reserve(userId, server.maxLiveAnswers)
  if (release) return release
  throw new AppError(
    429,
    'too_many_answers',
    `You already have ${server.maxLiveAnswers} answers in progress. Please wait for one to finish.`,
    { 'retry-after': '5' },
  )
}

/** The answer to the very same send, if it arrived before: a double click, a repeated request, a lost reply. */
async function joinSameSend(
  server: Sending,
  sender: Sender,
  { clientMessageId, payloadHash }: Sent,
): Promise<AnswerBuffer | undefined> {
  if (clientMessageId === undefined) return undefined
  const before = await findSentBefore(server.db, { userId: sender.userId, clientMessageId })
  if (!before) return undefined
  if (before.payloadHash !== payloadHash) {
    throw new AppError(409, 'message_id_reused', 'Another message was already sent with this id.')
  }
  const { id, chatId } = before
  return openAnswer(server, { id, chatId, userId: sender.userId }, sender.language)
}

async function joinLiveAnswer(
  server: Sending,
  sender: Sender,
  chatId: ChatId,
): Promise<AnswerBuffer | undefined> {
  const key = { chatId, userId: sender.userId }
  const live = await findLiveGeneration(server.db, key)
  return live && openAnswer(server, { ...key, id: live.id }, sender.language)
}

/** How long a send waits for the answer before it in the same chat. */
const busyTimeoutMs = 15_000
const busyPollIntervalMs = 150

/**
 * Runs `start`, which fails with a unique violation while another answer is live in the chat: then joins the one that
 * was meant, or waits for the other to end, and tries again. Nothing is saved while waiting, nor when the sender goes
 * away or the server shuts down.
 */
async function startWhenFree(
  server: Sending,
  sender: Sender,
  chatId: ChatId,
  { start, join }: { start: () => Promise<AnswerBuffer>; join: () => Promise<AnswerBuffer | undefined> },
): Promise<AnswerBuffer> {
  const deadlineMs = performance.now() + busyTimeoutMs
  for (;;) {
    checkOpen(server)
    try {
      return await start()
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
    const joined = await join()
    if (joined) return joined
    while (await findLiveGeneration(server.db, { chatId, userId: sender.userId })) {
      if (performance.now() > deadlineMs) {
        throw new AppError(409, 'chat_busy', 'Another answer is still being written in this chat.')
      }
      checkOpen(server)
      await wait(busyPollIntervalMs, undefined, { signal: sender.signal })
    }
  }
}
