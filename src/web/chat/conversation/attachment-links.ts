import type { ChatId } from '#shared/api/ids.ts'
import { messagePageSize } from '#shared/limits.ts'
import type { Conversation } from './conversation.ts'
import { type ConversationStore, dispatch, type OpenChat } from './conversation-store.ts'

/**
 * Loads fresh links for the files of a message after one of its links has stopped working, with one call for all
 * messages of its page. Rejects if they cannot be loaded.
 */
export async function refreshLinks(store: ConversationStore, messageId: string): Promise<void> {
  const chat = store.current
  const { chatId, messages } = chat.state
  const index = messages.findIndex(({ id }) => id === messageId)
  if (chatId && index !== -1) await loadLinks(store, chat, chatId, pageOffset(chat.state, index))
}

/**
 * Loads fresh links for every file on screen before the current ones expire. Resolves with false if some could not be
 * loaded.
 */
export async function renewLinks(store: ConversationStore): Promise<boolean> {
  const chat = store.current
  const { chatId, messages } = chat.state
  if (!chatId) return true
  const offsets = messages.flatMap(({ attachments }, index) =>
    attachments.length > 0 ? [pageOffset(chat.state, index)] : [],
  )
  let failed = false
  for (const offset of new Set(offsets)) {
    try {
      await loadLinks(store, chat, chatId, offset)
    } catch (error) {
      // The links of a chat that was left are no longer on screen.
      if (chat.closing.signal.aborted) return true
      failed = true
      store.api.log('Failed to fetch fresh links', error)
    }
  }
  return !failed
}

/** The offset in the chat of the page that contains a loaded message. */
function pageOffset(state: Conversation, index: number): number {
  const offset = state.offset + index
  return offset - (offset % messagePageSize)
}

async function loadLinks(
  store: ConversationStore,
  chat: OpenChat,
  chatId: ChatId,
  offset: number,
): Promise<void> {
  let loading = chat.linkLoads.get(offset)
  if (!loading) {
    loading = store.api.listFrom(chatId, offset, chat.closing.signal).then(page => page.messages)
    chat.linkLoads.set(offset, loading)
    const forget = () => chat.linkLoads.delete(offset)
    loading.then(forget, forget)
  }
  dispatch(store, chat, { type: 'links-loaded', messages: await loading })
}
