import type { MessagePage } from '#shared/api/chat.ts'
import {
  type ConversationStore,
  dispatch,
  emitFor,
  isCurrent,
  type OpenChat,
  type RefusedSend,
} from './conversation-store.ts'
import { forgetRefusedSend, sendPlace } from './send-body.ts'
import { requestStop } from './stop-answer.ts'

/** Finds out whether the server has a question that was not accepted. */

/**
 * A question that was not accepted in a new chat may have begun it: the server has it, and only the response was lost.
 * Then the chat gets its id.
 */
export async function findCreatedChat(
  store: ConversationStore,
  chat: OpenChat,
  refused: RefusedSend,
): Promise<void> {
  const place = sendPlace(chat.state)
  const sentId = refused.body.clientMessageId
  const found = sentId ? await store.api.findSentChat(sentId, chat.closing.signal) : null
  const { answer, chatId, returned } = chat.state
  if (!found || answer || chatId || !isCurrent(store, chat)) return
  if (store.refusedSends.get(place) !== refused) return
  if (!confirmRefusedSend(store, chat, refused, found.id)) return
  // Another new chat may have begun since.
  const current = returned || refused.reloaded === true
  if (current) dispatch(store, chat, { type: 'named', chatId: found.id })
  emitFor(store, chat, { type: 'named', chatId: found.id, title: found.title, createdChat: true, current })
}

/** The same for a question in a chat whose newest messages were loaded. */
export function confirmInChat(
  store: ConversationStore,
  chat: OpenChat,
  refused: RefusedSend,
  page: MessagePage,
): void {
  const isKnown = store.refusedSends.get(chat.state.chatId) === refused && isCurrent(store, chat)
  if (isKnown && isAmong(page, refused)) confirmRefusedSend(store, chat, refused)
}

/**
 * The server has the question that returned to the composer: only the response was lost. A question with files stays in
 * the composer, because the files are there too. Returns whether the question left.
 */
function confirmRefusedSend(
  store: ConversationStore,
  chat: OpenChat,
  refused: RefusedSend,
  storedIn = chat.state.chatId,
): boolean {
  if (refused.withdrawn) void requestStop(store, chat, storedIn)
  refused.withdrawn = false
  if (refused.files.length > 0) return false
  const { chatId } = chat.state
  const { messages, replaces } = refused.body
  const text = messages.at(-1)?.content ?? ''
  forgetRefusedSend(store, sendPlace(chat.state))
  dispatch(store, chat, { type: 'found-stored' })
  emitFor(store, chat, { type: 'stored', chatId, text, edited: replaces !== undefined })
  return true
}

/** Whether the question of a refused send is among these messages. */
function isAmong({ messages }: MessagePage, { body }: RefusedSend): boolean {
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
