import type { MessagePage } from '#shared/api/chat.ts'
import { fetchCode } from '#web/lib/fetch-code.ts'
import {
  type ConversationStore,
  dispatch,
  emitFor,
  isClosed,
  isCurrent,
  type OpenChat,
  type ReturnedSend,
} from './conversation-store.ts'
import { returnedSendOf, sendPlace } from './returned-sends.ts'

/**
 * Loads the newest messages of the chat on screen. Resolves with whether they end with a running answer that this page
 * is not reading yet.
 */
export async function loadLatest(store: ConversationStore, chat: OpenChat): Promise<boolean> {
  if (!chat.state.chatId && isCurrent(store, chat)) {
    const returned = returnedSendOf(store, sendPlace(chat.state))
    if (returned) await confirmIfStored(store, chat, returned)
  }
  const { chatId } = chat.state
  if (!chatId || !isCurrent(store, chat)) return false
  chat.latestLoadCount += 1
  const load = chat.latestLoadCount
  const { ratingCount } = chat
  const isOutdated = () => load !== chat.latestLoadCount || !isCurrent(store, chat) || isReplacing(chat)
  dispatch(store, chat, { type: 'latest-requested' })
  try {
    const page = await store.api.listLatest(chatId, chat.closing.signal)
    if (isOutdated()) return false
    if (ratingCount !== chat.ratingCount) return await loadLatest(store, chat)
    const wasReading = chat.state.answer !== undefined
    dispatch(store, chat, { type: 'latest-loaded', page })
    const returned = wasReading ? undefined : returnedSendOf(store, chatId)
    if (returned) await confirmIfStored(store, chat, returned, page)
    return !wasReading && chat.state.answer !== undefined
  } catch (error) {
    if (isOutdated()) return false
    store.api.log('Failed to fetch messages', error)
    const missing = store.api.isMissing(error)
    dispatch(store, chat, { type: 'latest-failed', missing })
    if (missing) emitFor(store, chat, { type: 'deleted', chatId })
    return false
  }
}

function isReplacing({ sending }: OpenChat): boolean {
  return sending?.replaces === true && !sending.stored
}

/** Rarely needed. If the code cannot be fetched, the next load tries again. */
async function confirmIfStored(
  store: ConversationStore,
  chat: OpenChat,
  sent: ReturnedSend,
  page?: MessagePage,
): Promise<void> {
  try {
    const { confirmInChat, findCreatedChat } = await fetchCode(() => import('./confirm-stored.ts'))
    if (page) await confirmInChat(store, chat, sent, page)
    else await findCreatedChat(store, chat, sent)
  } catch (error) {
    if (!isClosed(chat)) store.api.log('Failed to find out whether a question was stored', error)
  }
}
