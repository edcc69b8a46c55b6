import { type ConversationStore, isClosed, type OpenChat } from './conversation-store.ts'
import type { Outgoing } from './outgoing.ts'
import { requestStop } from './stop-answer.ts'
import { syncChat } from './sync-chat.ts'

/** The pauses between the checks, about a minute in all. A later answer is found at the next load of the chat. */
const checkIntervalsMs = [2000, 4000, 8000, 16_000, 30_000]

/**
 * A withdrawn question or retry may reach the server late, because closing the connection does not always reach the
 * server. Checks a few times whether the server has it, and then stops its answer. Ends when the user leaves the chat
 * or sends something else.
 */
export async function stopLateSend(
  store: ConversationStore,
  chat: OpenChat,
  { type, body, sending }: Outgoing,
): Promise<void> {
  const { signal } = chat.closing
  const id = body?.clientMessageId
  if (!id) return
  const isWithdrawn = () => chat.withdrawn === sending && !isClosed(chat)
  for (const intervalMs of checkIntervalsMs) {
    await store.api.wait(intervalMs, signal)
    if (!isWithdrawn()) return
    // A failed check is like one that finds nothing.
    const found = await store.api.findSentChat(id, signal).catch(() => null)
    if (!isWithdrawn()) return
    if (!found) continue
    if (type === 'retry') await requestStop(store, chat)
    // The stored question leaves the composer, and its answer is stopped (confirm-stored.ts).
    return syncChat(store, chat)
  }
}
