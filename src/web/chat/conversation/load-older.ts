import { messagePageSize } from '#shared/limits.ts'
import { olderPageOffset } from '#web/api/message-pages.ts'
import { type ConversationStore, dispatch, isClosed } from './conversation-store.ts'
import { leadsTo } from './loaded-pages.ts'
import { syncChat } from './sync-chat.ts'

/** Loads the messages before those on screen; if these belong to a former version, the newest messages instead. */
export async function loadOlder(store: ConversationStore): Promise<void> {
  const chat = store.current
  const { chatId, older, hasOlder, offset } = chat.state
  if (!chatId || older === 'loading' || !hasOlder) return
  dispatch(store, chat, { type: 'older-requested' })
  try {
    const from = olderPageOffset(offset, messagePageSize)
    const page = await store.api.listFrom(chatId, from, chat.closing.signal)
    if (leadsTo(chat.state, page)) return dispatch(store, chat, { type: 'older-loaded', page })
    dispatch(store, chat, { type: 'older-failed' })
    await syncChat(store, chat)
  } catch (error) {
    if (isClosed(chat)) return
    store.api.log('Failed to fetch older messages', error)
    dispatch(store, chat, { type: 'older-failed' })
  }
}
