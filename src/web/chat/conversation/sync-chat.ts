import type { ConversationStore, OpenChat } from './conversation-store.ts'
import { loadLatest } from './load-latest.ts'
import { readAnswer } from './read-answer.ts'

/**
 * Loads the newest messages. If an answer is being written, for example one that was requested in another tab or before
 * a reload, reads it to its end and loads the messages again.
 */
export async function syncChat(store: ConversationStore, chat: OpenChat): Promise<void> {
  if (await loadLatest(store, chat)) await readRunning(store, chat)
}

/**
 * Loads the newest messages again. Resolves once they are shown; an answer that is being written is read after that.
 */
export async function reloadChat(store: ConversationStore): Promise<void> {
  const chat = store.current
  if (await loadLatest(store, chat)) void readRunning(store, chat)
}

/** For an answer that `loadLatest` found. */
export async function readRunning(store: ConversationStore, chat: OpenChat): Promise<void> {
  const { signal } = chat.closing
  const { chatId } = chat.state
  if (!chatId) return
  const reconnect = (after: string | undefined) => store.api.follow(chatId, after, signal)
  await readAnswer(store, chat, { stream: undefined, reconnect, signal, createdChat: false })
  await syncChat(store, chat)
}

/**
 * Another tab asked in the open chat, or read an answer to its end. If a question of this page is being sent, it waits
 * on the server until that answer has ended. The other question is shown above it meanwhile.
 */
export async function refreshFromTab(store: ConversationStore): Promise<void> {
  const { sending, state } = store.current
  if (!sending || sending.stored) return refreshChat(store)
  if (state.messages.at(-1)?.key !== sending.questionKey) return
  await loadLatest(store, store.current)
}

/** Called when the open chat may have changed elsewhere. Does nothing while this page is reading an answer. */
export async function refreshChat(store: ConversationStore): Promise<void> {
  if (!store.current.state.answer) await syncChat(store, store.current)
}
