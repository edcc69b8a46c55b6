import type { ConversationStore, OpenChat } from './conversation-store.ts'
import type { Outgoing } from './outgoing.ts'

// Only types are imported: for code that this shares with the chat page, the build would make another chunk of it.

/** The pauses between the checks, about a minute in all. A later answer is found at the next load of the chat. */
const checkIntervalsMs = [2000, 4000, 8000, 16_000, 30_000]

/**
 * A withdrawn question or retry may reach the server late, because closing the connection does not always reach the
 * server. Checks a few times, and resolves with whether the server has it. Ends when the user leaves the chat or sends
 * something else.
 */
export async function findLateSend(
  { api }: ConversationStore,
  chat: OpenChat,
  { body, sending }: Outgoing,
): Promise<boolean> {
  const { signal } = chat.closing
  const id = body?.clientMessageId
  if (!id) return false
  const isWithdrawn = () => chat.withdrawn === sending && !signal.aborted
  for (const intervalMs of checkIntervalsMs) {
    await api.wait(intervalMs, signal)
    if (!isWithdrawn()) return false
    // A failed check is like one that finds nothing.
    const found = await api.findSentChat(id, signal).catch(() => null)
    if (!isWithdrawn()) return false
    if (found) return true
  }
  return false
}
