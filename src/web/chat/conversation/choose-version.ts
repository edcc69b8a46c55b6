import { type ConversationStore, dispatch, isCurrent, untilHolds } from './conversation-store.ts'
import { loadOlder } from './load-older.ts'
import { forgetReturnedSend } from './returned-sends.ts'
import { syncChat } from './sync-chat.ts'

/** What follows a version can be longer than this many pages; the reader then sees its end. */
const maxPagesToVersion = 10

/**
 * Shows another version of the message with this key, and loads what follows it. Does nothing while an answer is being
 * written, or before an earlier choice is stored and the newest messages are loaded.
 */
export async function chooseVersion(store: ConversationStore, key: string, id: string): Promise<void> {
  const chat = store.current
  const { chatId, answer, choosing } = chat.state
  if (!chatId || answer || choosing) return
  dispatch(store, chat, { type: 'choosing', key, id })
  try {
    await store.api.choose(chatId, id)
  } catch (error) {
    store.api.log('Failed to choose a version', error)
    dispatch(store, chat, { type: 'choosing-ended' })
    // If the chat no longer exists, the load that follows reports it.
    if (isCurrent(store, chat) && !store.api.isMissing(error)) store.emit({ type: 'choose-failed' })
    return syncChat(store, chat)
  }
  forgetReturnedSend(store, chatId)
  store.emit({ type: 'changed', chatId })
  await syncChat(store, chat)
  dispatch(store, chat, { type: 'choosing-ended' })
  const isShown = () => chat.state.messages.some(message => message.id === id)
  for (let page = 0; page < maxPagesToVersion && !isShown() && chat.state.hasOlder; page += 1) {
    if (!isCurrent(store, chat)) return
    // A page that the reader has asked for may be on its way.
    if (chat.state.older === 'loading') await untilHolds(store, chat, () => chat.state.older !== 'loading')
    else await loadOlder(store)
    if (chat.state.older === 'failed') return
  }
}
