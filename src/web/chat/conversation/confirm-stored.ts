import type { MessagePage } from '#shared/api/chat.ts'
import {
  type ConversationStore,
  dispatch,
  emitFor,
  isCurrent,
  type OpenChat,
  type ReturnedSend,
} from './conversation-store.ts'
import { forgetReturnedSend, sendPlace } from './returned-sends.ts'
import { requestStop } from './stop-answer.ts'

/** Finds out whether the server has a question that returned to the composer: then only the response was lost. */

/** The question may have begun the chat, which then gets its id. */
export async function findCreatedChat(
  store: ConversationStore,
  chat: OpenChat,
  sent: ReturnedSend,
): Promise<void> {
  const place = sendPlace(chat.state)
  const sentId = sent.body.clientMessageId
  const found = sentId ? await store.api.findSentChat(sentId, chat.closing.signal) : null
  const { answer, chatId, returned } = chat.state
  if (!found || answer || chatId || !isCurrent(store, chat)) return
  if (store.returnedSends.get(place) !== sent) return
  if (!confirmStored(store, chat, sent, found.id)) return
  // Another new chat may have begun since.
  const current = returned || sent.reloaded === true
  if (current) dispatch(store, chat, { type: 'named', chatId: found.id })
  emitFor(store, chat, { type: 'named', chatId: found.id, title: found.title, createdChat: true, current })
}

/** Looks for the question among the newest messages of its chat. */
export async function confirmInChat(
  store: ConversationStore,
  chat: OpenChat,
  sent: ReturnedSend,
  page: MessagePage,
): Promise<void> {
  // It may be on its way again meanwhile.
  const isKnown = () =>
    store.returnedSends.get(chat.state.chatId) === sent && !chat.sending && isCurrent(store, chat)
  if (!isKnown() || !(isAmong(page, sent) || (await isSentTo(store, chat, sent, page)))) return
  if (isKnown()) confirmStored(store, chat, sent)
}

/**
 * Whether the server has it in this chat. Asked only if the same words are there: if the messages above the question
 * were not loaded yet when it was sent, its place is unknown.
 */
async function isSentTo(
  { api }: ConversationStore,
  { state, closing }: OpenChat,
  { body }: ReturnedSend,
  { messages }: MessagePage,
): Promise<boolean> {
  const text = body.messages.at(-1)?.content
  const isThere = messages.some(({ role, content }) => role === 'user' && content === text)
  if (!isThere || !body.clientMessageId) return false
  const found = await api.findSentChat(body.clientMessageId, closing.signal)
  return found !== null && found.id === state.chatId
}

/**
 * The server has the question, which leaves the composer. A question with files stays there, because the files are
 * there too. Returns whether the question left.
 */
function confirmStored(
  store: ConversationStore,
  chat: OpenChat,
  sent: ReturnedSend,
  storedIn = chat.state.chatId,
): boolean {
  if (sent.withdrawn) void requestStop(store, chat, { chatId: storedIn, sentId: sent.body.clientMessageId })
  sent.withdrawn = false
  if (sent.files.length > 0) return false
  const { chatId } = chat.state
  const { messages, replaces } = sent.body
  const text = messages.at(-1)?.content ?? ''
  forgetReturnedSend(store, sendPlace(chat.state))
  dispatch(store, chat, { type: 'found-stored' })
  emitFor(store, chat, { type: 'stored', chatId, text, edited: replaces !== undefined })
  return true
}

/** Whether the question of a returned send is among these messages. */
function isAmong({ messages }: MessagePage, { body }: ReturnedSend): boolean {
  const { after, replaces } = body
  const text = body.messages.at(-1)?.content
  return messages.some(
    ({ id, role, content, versions }, index) =>
      role === 'user' &&
      content === text &&
      (replaces
        ? id !== replaces && versions?.includes(replaces)
        : typeof after === 'string' && messages[index - 1]?.id === after),
  )
}
