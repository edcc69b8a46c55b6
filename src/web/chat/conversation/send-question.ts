import { attachmentsOnlyContent } from '#shared/chat.ts'
import type { Emergency } from '#shared/emergency.ts'
import type { ModelId } from '#shared/models.ts'
import { randomId } from '#web/lib/random-id.ts'
import {
  beginSending,
  type ConversationStore,
  dispatch,
  endSending,
  isCurrent,
  type OpenChat,
  type Sending,
} from './conversation-store.ts'
import { type DraftMessage, inSendingOrder } from './draft-message.ts'
import type { AnswerStream } from './follow-answer.ts'
import { readAnswer } from './read-answer.ts'
import { buildSend, findRefusedSend } from './send-body.ts'
import { syncChat } from './sync-chat.ts'
import { uploadAttachments } from './upload-attachments.ts'

/** Sends a question and reads its answer to the end. Returns undefined if an answer is already being written. */
export function sendQuestion(store: ConversationStore, message: DraftMessage): Promise<void> | undefined {
  return store.current.state.answer ? undefined : send(store, store.current, message)
}

async function send(store: ConversationStore, chat: OpenChat, draft: DraftMessage): Promise<void> {
  const before = chat.state
  const { chatId } = before
  const message = { ...draft, files: inSendingOrder(draft.files) }
  const question = { ...message, text: message.text === '' ? attachmentsOnlyContent : message.text }
  const { files } = question
  const questionKey = randomId()
  let body = findRefusedSend(store, before, question)
  dispatch(store, chat, { type: 'sent', question: question.text, files, questionKey, answerKey: randomId() })

  const sending = beginSending(chat)
  const { signal } = sending.abort
  const connect = async () => {
    body ??= buildSend(before, question, await uploadAttachments(store, chat, { questionKey, files, signal }))
    return store.api.send(body, signal)
  }
  const first = await tryToConnect(store, sending, connect)
  if (!first.accepted) {
    const { type, missing, emergency } = first
    if (body) store.refusedSend = { body, files }
    dispatch(store, chat, { type: 'refused', questionKey, emergency })
    store.emit({ type, chatId, returnTo: missing ? undefined : chatId, message })
    return endRefused(store, chat, missing)
  }
  if (store.refusedSend?.body === body) store.refusedSend = undefined
  store.emit({ type: 'stored', chatId, text: message.text })
  await readOwnAnswer(store, chat, {
    stream: first.stream,
    connect,
    sending,
    createdChat: chatId === undefined,
  })
}

/** Requests a new answer to the last question and reads it to the end. */
export async function retryAnswer(store: ConversationStore, model: ModelId): Promise<void> {
  const chat = store.current
  const { chatId, answer, messages } = chat.state
  if (answer || !chatId) return
  const last = messages.at(-1)
  dispatch(store, chat, { type: 'retried', answerKey: randomId() })

  const sending = beginSending(chat)
  const connect = () => store.api.retry(chatId, { model }, sending.abort.signal)
  const first = await tryToConnect(store, sending, connect)
  if (!first.accepted) {
    dispatch(store, chat, { type: 'retry-refused', previous: last?.role === 'assistant' ? last : undefined })
    store.emit({ type: first.type, chatId, returnTo: chatId, message: undefined })
    return endRefused(store, chat, first.missing)
  }
  store.emit({ type: 'stored', chatId, text: '' })
  await readOwnAnswer(store, chat, { stream: first.stream, connect, sending, createdChat: false })
}

type FirstConnection =
  | { accepted: true; stream: AnswerStream }
  /** `withdrawn`: stopped before it was sent. `missing`: the chat was deleted. */
  | {
      accepted: false
      type: 'refused' | 'withdrawn'
      missing: boolean
      emergency: Emergency | undefined
    }

async function tryToConnect(
  { api }: ConversationStore,
  sending: Sending,
  connect: () => Promise<AnswerStream>,
): Promise<FirstConnection> {
  const { signal } = sending.abort
  try {
    const stream = await connect()
    signal.throwIfAborted()
    sending.stored = true
    return { accepted: true, stream }
  } catch (error) {
    if (!signal.aborted) api.log('Failed to get a response', error)
    return {
      accepted: false,
      type: signal.aborted ? 'withdrawn' : 'refused',
      missing: api.isMissing(error),
      emergency: api.problemOf(error).emergency,
    }
  }
}

async function endRefused(store: ConversationStore, chat: OpenChat, missing: boolean): Promise<void> {
  const { chatId } = chat.state
  endSending(store, chat)
  if (missing && chatId && isCurrent(store, chat)) store.emit({ type: 'deleted', chatId })
  else await syncChat(store, chat)
}

type OwnAnswer = {
  stream: AnswerStream
  connect(): Promise<AnswerStream>
  sending: Sending
  createdChat: boolean
}

async function readOwnAnswer(
  store: ConversationStore,
  chat: OpenChat,
  { stream, connect, sending, createdChat }: OwnAnswer,
): Promise<void> {
  const { signal } = sending.abort
  // If the connection was lost before the chat's id arrived, sending the same question again returns its answer.
  const reconnect = (after: string | undefined) => {
    const { chatId } = chat.state
    return chatId ? store.api.follow(chatId, after, signal) : connect()
  }
  await readAnswer(store, chat, { stream, reconnect, signal, createdChat })
  // Still set if the server never sent the chat's id.
  if (chat.sending === sending) endSending(store, chat)
  await syncChat(store, chat)
}
