import type { ChatId } from '#shared/api/ids.ts'
import { onUserMemoryCleared } from '#web/lib/storage/user-memory.ts'

/** The chat that was on screen last, for links that lead back to it from another page. */
let last: ChatId | undefined

onUserMemoryCleared(() => rememberChat(undefined))

/** `chatId` undefined: a new chat. */
export function rememberChat(chatId: ChatId | undefined): void {
  last = chatId
}

export function lastChat(): ChatId | undefined {
  return last
}
