import type { Budget } from '#shared/api/budget.ts'
import { attachmentsOnlyContent } from '#shared/api/chat.ts'
import type { ModelId } from '#shared/api/models.ts'
import { fetchCode } from '#web/lib/fetch-code.ts'
import { randomId } from '#web/lib/random-id.ts'
import {
  beginSending,
  type ConversationStore,
  dispatch,
  emitFor,
  endSending,
  isCurrent,
  type OpenChat,
  untilHolds,
} from './conversation-store.ts'
import type { DraftMessage, Edit } from './draft-message.ts'
import { editKey } from './edit-draft.ts'
import type { AnswerStream } from './follow-answer.ts'
import { loadLatest } from './load-latest.ts'
import { connect, type Outgoing, tryToConnect } from './outgoing.ts'
import { messagesBeforeKey } from './question-changes.ts'
import { readAnswer } from './read-answer.ts'
import { findSameSend, forgetReturnedSend, keepOutdatedSend, sendPlace } from './returned-sends.ts'
import type { ShownMessage } from './shown-message.ts'
import { requestStop, stopAnswer } from './stop-answer.ts'
import { readRunning, syncChat } from './sync-chat.ts'

/**
 * The way of a question, and of a retry, which differs only where it says so:
 *
 * 1. It is shown with an empty answer, and its files are uploaded (outgoing.ts).
 * 2. It is sent, and once more if no response comes (outgoing.ts, `chat.sending`).
 * 3. Once the server responds with the answer's stream, the question is *stored*. The answer is read to its end
 *    (read-answer.ts), and the stored messages are loaded (sync-chat.ts).
 * 4. Otherwise it *returns* to the composer, or an edit to its field. It was *refused* if the server did not accept it
 *    or no response came, and *withdrawn* if the user stopped it. A retry has no text to return.
 * 5. What returned is remembered (returned-sends.ts), because only the response may have been lost. The same question
 *    sent again is the same message. If a later load finds the question among the stored messages (confirm-stored.ts),
 *    it leaves the composer.
 */

/**
 * Sends a question and reads its answer to the end. Returns undefined if an answer is already being written, or another
 * version is being chosen, which the question would not follow.
 */
export function sendQuestion(store: ConversationStore, message: DraftMessage): Promise<void> | undefined {
  const { answer, choosing } = store.current.state
  return answer || choosing ? undefined : send(store, store.current, message)
}

/**
 * Sends a new version of a question, and reads its answer to the end. An answer that is being written is stopped first:
 * it may answer a question that the user has changed.
 */
export async function editQuestion(store: ConversationStore, edit: Edit, model: ModelId): Promise<void> {
  const chat = store.current
  if (chat.state.answer) {
    void stopAnswer(store)
    await untilHolds(store, chat, () => !chat.state.answer)
  }
  const isStored = () => findByKey(chat, edit.key)?.id !== undefined
  // A question that was just sent has no id until it is loaded. A later load cancels this one, so try again.
  let running = false
  for (let load = 0; load < 3 && !isStored(); load += 1) running = (await loadLatest(store, chat)) || running
  const message = { text: edit.text, files: [], model, webSearch: false }
  if (isStored() && isCurrent(store, chat) && !chat.state.answer) return send(store, chat, message, edit.key)
  const question = findByKey(chat, edit.key)
  // A question that is still being sent may be withdrawn, and can then no longer be edited.
  const key = question && !chat.sending ? editKey(chat.state, question) : undefined
  emitReturned(store, chat, { type: 'refused', message, key, missing: chat.state.latest === 'missing' })
  if (running) await readRunning(store, chat)
}

type Returned = {
  type: 'refused' | 'withdrawn'
  message: DraftMessage
  key: string | undefined
  missing: boolean
  budget?: Budget | undefined
}

/**
 * The text returns to the field of the edited question with this key; without a key, or if the chat no longer exists,
 * to the composer. Nothing of a temporary chat that the user has left is kept.
 */
function emitReturned(
  store: ConversationStore,
  chat: OpenChat,
  { type, message, key, missing, budget }: Returned,
): void {
  const { chatId, temporary } = chat.state
  if (temporary && !isCurrent(store, chat)) return
  const target =
    key === undefined || missing ? { message } : { message: undefined, edit: { key, text: message.text } }
  emitFor(store, chat, {
    type,
    chatId,
    returnTo: missing ? undefined : chatId,
    budget,
    ...target,
    ...missingIfReported(store, chat, missing),
  })
}

/** `missing` is set if an event `deleted` was emitted when the messages were loaded, or will be in `endReturned`. */
function missingIfReported(store: ConversationStore, chat: OpenChat, missing: boolean) {
  return missing && (chat.state.latest === 'missing' || isCurrent(store, chat)) ? { missing } : {}
}

function findByKey({ state }: OpenChat, key: string | undefined): ShownMessage | undefined {
  return state.messages.find(message => message.key === key)
}

/** `questionKey`: for an edit, the key of the former question. */
async function send(
  store: ConversationStore,
  chat: OpenChat,
  message: DraftMessage,
  questionKey = randomId(),
): Promise<void> {
  const replaces = findByKey(chat, questionKey)?.id
  const kept = messagesBeforeKey(chat.state.messages, questionKey)
  const removed = chat.state.messages.slice(kept.length)
  const { chatId, temporary } = chat.state
  const before = { chatId, temporary, messages: kept }
  const place = sendPlace(before)
  const question = { ...message, text: message.text === '' ? attachmentsOnlyContent : message.text }
  const { text, files, waited } = question
  const returnedBody = findSameSend(store, before, question, replaces)
  dispatch(store, chat, { type: 'sent', questionKey, question: text, files, waited, answerKey: randomId() })

  const sending = beginSending(chat, replaces !== undefined, questionKey)
  const outgoing: Outgoing = {
    type: 'question',
    sending,
    questionKey,
    question,
    before,
    replaces,
    body: returnedBody,
  }
  const first = await tryToConnect(store, chat, outgoing)
  if (!first.stored) {
    const { type, missing, emergency, budget } = first
    const { body } = outgoing
    if (body) store.returnedSends.set(place, { body, files, withdrawn: type === 'withdrawn' })
    const refused = type === 'refused' && !budget
    dispatch(store, chat, { type: 'returned', questionKey, emergency, refused, removed })
    const key = replaces && editKey(chat.state, { key: questionKey, id: replaces })
    emitReturned(store, chat, { type, message, key, missing, budget })
    return endReturned(store, chat, outgoing, first)
  }
  forgetReturnedSend(store, place)
  emitFor(store, chat, { type: 'stored', chatId, text: replaces === undefined ? message.text : '' })
  await readOwnAnswer(store, chat, outgoing, first.stream, chatId === undefined)
}

/**
 * Requests a new answer and reads it to the end. `key`: the answer to regenerate. Without it, the last question is
 * answered again, and an incomplete answer to it is replaced.
 */
export async function retryAnswer(store: ConversationStore, model: ModelId, key?: string): Promise<void> {
  const chat = store.current
  const { chatId, answer, messages } = chat.state
  const messageId = findByKey(chat, key)?.id
  if (answer || !chatId || (key !== undefined && messageId === undefined)) return
  dispatch(store, chat, { type: 'retried', answerKey: randomId(), from: key })
  const removed = messages.slice(chat.state.messages.length)

  const sending = beginSending(chat, key !== undefined)
  const body = { model, clientMessageId: randomId(), ...(messageId && { messageId }) }
  const outgoing: Outgoing = { type: 'retry', sending, chatId, body }
  const first = await tryToConnect(store, chat, outgoing)
  if (!first.stored) {
    dispatch(store, chat, { type: 'retry-undone', removed })
    const { type, budget, missing } = first
    const reported = missingIfReported(store, chat, missing)
    emitFor(store, chat, { type, chatId, returnTo: chatId, message: undefined, budget, ...reported })
    // The server may have the retry.
    if (type === 'withdrawn') void requestStop(store, chat, { sentId: body.clientMessageId })
    return endReturned(store, chat, outgoing, first)
  }
  keepOutdatedSend(store, chatId)
  emitFor(store, chat, { type: 'stored', chatId, text: '' })
  await readOwnAnswer(store, chat, outgoing, first.stream, false)
}

async function endReturned(
  store: ConversationStore,
  chat: OpenChat,
  outgoing: Outgoing,
  { type, missing }: Pick<Returned, 'type' | 'missing'>,
): Promise<void> {
  const { chatId } = chat.state
  endSending(store, chat)
  if (type === 'withdrawn' && isCurrent(store, chat)) void stopLateSend(store, chat, outgoing)
  if (missing && chatId && isCurrent(store, chat)) emitFor(store, chat, { type: 'deleted', chatId })
  else await syncChat(store, chat)
}

/**
 * Stops the answer to what was withdrawn, if it reaches the server late. If the code cannot be fetched, the next load
 * of the chat finds the answer.
 */
async function stopLateSend(store: ConversationStore, chat: OpenChat, outgoing: Outgoing): Promise<void> {
  chat.withdrawn = outgoing.sending
  try {
    const { findLateSend } = await fetchCode(() => import('./find-late-send.ts'))
    if (!(await findLateSend(store, chat, outgoing))) return
    if (outgoing.type === 'retry') await requestStop(store, chat, { sentId: outgoing.body.clientMessageId })
    // A stored question leaves the composer, and its answer is stopped (confirm-stored.ts).
    await syncChat(store, chat)
  } catch (error) {
    store.api.log('Failed to find out whether a question was stored', error)
  }
}

async function readOwnAnswer(
  store: ConversationStore,
  chat: OpenChat,
  outgoing: Outgoing,
  stream: AnswerStream,
  createdChat: boolean,
): Promise<void> {
  const { sending } = outgoing
  const { signal } = sending
  // The question waited for the answer to another tab's question, which has ended.
  if (chat.state.messages.at(-2)?.role === 'user') void loadLatest(store, chat)
  // If the connection was lost before the chat's id arrived, sending the same question again returns its answer.
  const reconnect = (after: string | undefined) => {
    const { chatId } = chat.state
    return chatId ? store.api.follow(chatId, after, signal) : connect(store, chat, outgoing)
  }
  await readAnswer(store, chat, { stream, reconnect, signal, createdChat })
  // Still set if the server never sent the chat's id.
  if (chat.sending === sending) endSending(store, chat)
  await syncChat(store, chat)
}
