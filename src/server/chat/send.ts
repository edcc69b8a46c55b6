import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '#server/config.ts'
import { AppError, badRequest, notFound, restarting } from '#server/errors.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import {
  beginChat,
  continueChat,
  findBegun,
  findLiveGeneration,
  findSentBefore,
  type NewGeneration,
  retryQuestion,
} from '#server/store/generations.ts'
import type { LinkTo } from '#server/store/messages.ts'
import { filesAlone, type Retry, type Send } from '#shared/chat.ts'
import type { ChatId, UserId } from '#shared/ids.ts'
import type { Language } from '#shared/language.ts'
import { maxQuestionLength } from '#shared/limits.ts'
import { defaultModel } from '#shared/models.ts'
import { answerQuestion } from './answer-question.ts'
import type { Answering, Question } from './ask-with-files.ts'
import { append, createLiveAnswer, type LiveAnswer } from './live-answer.ts'
import { mirrorLog } from './log-mirror.ts'
import { filesOf } from './sent-files.ts'
import { clean } from './text-intake.ts'
import { titleFromQuestion } from './title.ts'

/** Taking a question: recorded first, together with the answer's row, then answered in the background. */

export type Sending = Answering & {
  sendLimit: RateLimit
  liveLimit: Config['limits']['liveAnswers']
  linkTo: LinkTo
  /** Shutting down: what runs may end, nothing new begins. */
  isClosing(): boolean
}

export type Sender = { userId: UserId; language: Language; signal: AbortSignal }

/** How long a send waits for the answer before it in the same chat. */
const holdFor = 15_000

/** The answer that this send began, or joined where the same send had arrived before. */
export async function sendQuestion(server: Sending, sender: Sender, send: Send): Promise<LiveAnswer> {
  const content = questionOf(send)
  const payloadHash = hashOf(content, send)
  const clientMessageId = send.clientMessageId ?? undefined
  const join = () => joinEarlier(server, sender, clientMessageId, payloadHash)
  const earlier = await join()
  if (earlier) return earlier
  return withPlace(server, sender, async () => {
    const files = await filesOf(server.db, sender.userId, send)
    const chatId = send.chatId ?? undefined
    const generation = {
      ...newGeneration(server, sender, chatId ?? (randomUUID() as ChatId), send),
      questionId: randomUUID(),
      clientMessageId,
      payloadHash,
    }
    const webSearch = send.forceWebSearch === true
    const stored = { ...files, content, webSearch }
    const question = { content, webSearch, context: files.context }
    const store = async () => {
      if (chatId !== undefined) return continueChat(server.db, generation, stored)
      const title = titleFromQuestion(content === filesAlone ? (files.title ?? content) : content)
      await beginChat(server.db, generation, { ...stored, title })
      return { position: 0, title }
    }
    const begin = async () => {
      const chat = await store().catch(error => findOwn(server, generation, error))
      if (!chat) throw notFound('This chat does not exist.')
      return start(server, sender, generation, { ...question, ...chat, begins: chatId === undefined })
    }
    return whenFree(server, sender, generation.chatId, { begin, join })
  })
}

/** Answers the last question of the chat again, or joins the answer that it is being given. */
export async function retryAnswer(
  server: Sending,
  sender: Sender,
  chatId: ChatId,
  retry: Retry,
): Promise<LiveAnswer> {
  const key = { chatId, userId: sender.userId }
  const join = async () => {
    const live = await findLiveGeneration(server.db, key)
    return live && openAnswer(server, { ...key, id: live.id }, sender.language)
  }
  const running = await join()
  if (running) return running
  const generation = {
    ...newGeneration(server, sender, chatId, retry),
    clientMessageId: undefined,
    payloadHash: '',
  }
  const begin = async () => {
    const question = await retryQuestion(server.db, generation)
    if (!question) throw notFound('There is no question to answer in this chat.')
    return start(server, sender, generation, { ...question, context: [], begins: false })
  }
  return withPlace(server, sender, () => whenFree(server, sender, chatId, { begin, join }))
}

/** An answer that this process writes, or another one does (or did). */
export function openAnswer(
  server: Sending,
  key: { id: string; chatId: ChatId; userId: UserId },
  language: Language,
): LiveAnswer {
  return server.live.find(key.id) ?? mirrorLog(server.db, server.log, key, language)
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

function start(
  server: Sending,
  sender: Sender,
  generation: Omit<NewGeneration, 'questionId'>,
  { title, ...question }: Omit<Question, 'model' | 'language'> & { title: string | null },
): LiveAnswer {
  const { id, chatId, userId, model } = generation
  const answer = createLiveAnswer({ id, chatId, userId })
  append(answer, { type: 'chat', id: chatId, title })
  void answerQuestion(server, answer, { ...question, model, language: sender.language })
  return answer
}

function questionOf(send: Send): string {
  const last = send.messages.at(-1)
  if (last?.role !== 'user') throw badRequest('The last message must be the user’s.', 'last_role')
  const content = clean(last.content)
  if (content.trim() === '') {
    if (hasFiles(send)) return filesAlone
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

/** Takes a place among the person's live answers before the answer is one: many sends at once count as many. */
async function withPlace(
  server: Sending,
  { userId }: Sender,
  begin: () => Promise<LiveAnswer>,
): Promise<LiveAnswer> {
  checkOpen(server)
  await server.sendLimit.consume(userId)
  const release = server.live.reserve(userId, server.liveLimit)
  if (!release) {
    throw new AppError(
      429,
      'too_many_answers',
      `${server.liveLimit} answers are being written for you already. Please wait for one to end.`,
      { 'retry-after': '5' },
    )
  }
  try {
    return await begin()
  } finally {
    release()
  }
}

/** The answer to the very same send, if it came before: a double click, a repeated request, a lost reply. */
async function joinEarlier(
  server: Sending,
  sender: Sender,
  clientMessageId: string | undefined,
  payloadHash: string,
): Promise<LiveAnswer | undefined> {
  if (clientMessageId === undefined) return undefined
  const before = await findSentBefore(server.db, { userId: sender.userId, clientMessageId })
  if (!before) return undefined
  if (before.payloadHash !== payloadHash) {
    throw new AppError(409, 'message_id_reused', 'Another message was sent with this id already.')
  }
  const { id, chatId } = before
  return openAnswer(server, { id, chatId, userId: sender.userId }, sender.language)
}

/**
 * Runs `begin`, which fails with a unique violation while another answer is live in the chat: then joins the one that
 * was meant, or waits for it to end, up to 15 s. Nothing is stored while waiting, nor when the sender goes away or the
 * server ends.
 */
async function whenFree(
  server: Sending,
  sender: Sender,
  chatId: ChatId,
  { begin, join }: { begin: () => Promise<LiveAnswer>; join: () => Promise<LiveAnswer | undefined> },
): Promise<LiveAnswer> {
  const deadline = performance.now() + holdFor
  for (;;) {
    checkOpen(server)
    try {
      return await begin()
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
    const joined = await join()
    if (joined) return joined
    while (await findLiveGeneration(server.db, { chatId, userId: sender.userId })) {
      if (performance.now() > deadline) {
        throw new AppError(409, 'chat_busy', 'Another answer is still being written in this chat.')
      }
      checkOpen(server)
      await wait(150, undefined, { signal: sender.signal })
    }
  }
}

/** What kept the question from being stored may be the question itself: stored, but the reply was lost on the way. */
async function findOwn(server: Sending, generation: NewGeneration, error: unknown) {
  const own = isUniqueViolation(error) ? await findBegun(server.db, generation) : undefined
  if (!own) throw error
  return own
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
