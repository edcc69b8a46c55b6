import type { Budget } from '#shared/api/budget.ts'
import type { Send } from '#shared/api/chat.ts'
import type { Retry } from '#shared/api/chat-requests.ts'
import type { Emergency } from '#shared/api/emergency.ts'
import type { ChatId } from '#shared/api/ids.ts'
import type { ConversationStore, OpenChat, Sending } from './conversation-store.ts'
import type { DraftMessage } from './draft-message.ts'
import type { AnswerStream } from './follow-answer.ts'
import { sendPlace } from './returned-sends.ts'
import { type Before, buildSend } from './send-body.ts'
import { uploadAttachments } from './upload-attachments.ts'

/** Sends a question or a retry, and gets the stream of its answer (steps 1 to 3 in send-question.ts). */

type OutgoingQuestion = {
  type: 'question'
  sending: Sending
  /** The key of the question on screen. */
  questionKey: string
  question: DraftMessage
  before: Before
  /** For an edit, the id of the former question. */
  replaces: string | undefined
  /** Undefined until the files are uploaded, unless the same question was sent before and has returned. */
  body: Send | undefined
}

type OutgoingRetry = { type: 'retry'; sending: Sending; chatId: ChatId; body: Retry }

/** A question or a retry that is being sent. */
export type Outgoing = OutgoingQuestion | OutgoingRetry

/** Sends it. Sending the same again returns the same answer. */
export async function connect(
  store: ConversationStore,
  chat: OpenChat,
  outgoing: Outgoing,
): Promise<AnswerStream> {
  if (outgoing.type === 'question') return connectQuestion(store, chat, outgoing)
  return store.api.retry(outgoing.chatId, outgoing.body, outgoing.sending.signal)
}

async function connectQuestion(
  store: ConversationStore,
  chat: OpenChat,
  outgoing: OutgoingQuestion,
): Promise<AnswerStream> {
  const { signal } = outgoing.sending
  const isSentAgain = outgoing.body !== undefined
  const body = outgoing.body ?? (await upload(store, chat, outgoing))
  signal.throwIfAborted()
  chat.sentId = body.clientMessageId
  store.api.storeSend(sendPlace(outgoing.before), body)
  try {
    return await store.api.send(body, signal)
  } catch (error) {
    // The server removes files that are not sent within a day. This page still has them.
    if (!isSentAgain || store.api.problemOf(error).code !== 'attachment_removed') throw error
    return store.api.send(await upload(store, chat, outgoing), signal)
  }
}

async function upload(store: ConversationStore, chat: OpenChat, outgoing: OutgoingQuestion): Promise<Send> {
  const { questionKey, question, before, replaces, sending } = outgoing
  const { signal } = sending
  const attachments = await uploadAttachments(store, chat, { questionKey, files: question.files, signal })
  const body = buildSend(before, question, attachments, replaces)
  outgoing.body = body
  return body
}

export type FirstConnection =
  | { stored: true; stream: AnswerStream }
  /** `missing`: because the chat was deleted. */
  | {
      stored: false
      type: 'refused' | 'withdrawn'
      missing: boolean
      emergency: Emergency | undefined
      budget: Budget | undefined
    }

/** Sends it for the first time. Never rejects. */
export async function tryToConnect(
  store: ConversationStore,
  chat: OpenChat,
  outgoing: Outgoing,
): Promise<FirstConnection> {
  const { api } = store
  const { sending } = outgoing
  const { signal } = sending
  try {
    const stream = await connectTwice(store, chat, outgoing)
    signal.throwIfAborted()
    sending.stored = true
    if (sending.replaces) chat.latestLoadCount += 1
    return { stored: true, stream }
  } catch (error) {
    if (!signal.aborted) api.log('Failed to get a response', error)
    const { emergency, budget } = api.problemOf(error)
    return {
      stored: false,
      type: signal.aborted ? 'withdrawn' : 'refused',
      missing: api.isMissing(error),
      emergency,
      budget,
    }
  }
}

/** How long after a lost response a question or a retry is sent again; less if the network comes back earlier. */
const resendDelayMs = 1000

/** If no response came, the server may have the request. Sending it once more then joins its answer (F-9). */
async function connectTwice(
  store: ConversationStore,
  chat: OpenChat,
  outgoing: Outgoing,
): Promise<AnswerStream> {
  const { api } = store
  const { signal } = outgoing.sending
  try {
    return await connect(store, chat, outgoing)
  } catch (error) {
    if (signal.aborted || api.problemOf(error).code !== 'unreachable') throw error
    await api.wait(resendDelayMs, signal)
    signal.throwIfAborted()
    return connect(store, chat, outgoing)
  }
}
