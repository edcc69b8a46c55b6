import type { Feedback } from '#shared/api/chat.ts'
import { type ConversationStore, dispatch } from './conversation-store.ts'

/** Stores the user's feedback on an answer of the chat on screen; undefined removes it. Rejects if that fails. */
export async function rateAnswer(
  store: ConversationStore,
  id: string,
  feedback: Feedback | undefined,
): Promise<void> {
  const chat = store.current
  const { chatId } = chat.state
  if (!chatId) return
  await store.api.rate(chatId, id, feedback)
  chat.ratingCount += 1
  dispatch(store, chat, { type: 'rated', id, feedback })
  store.emit({ type: 'changed', chatId })
}
