import type { ChatId } from '#shared/api/ids.ts'
import { perUser } from '#web/lib/storage/user-memory.ts'

const memory = perUser((): { chatId: ChatId | undefined } => ({ chatId: undefined }))

/** Only one user's chat is remembered at a time: signing out clears it. */
const anyUser = ''

/** Remembers the chat on screen, for links that lead back to it from another page. */
export function rememberChat(chatId: ChatId | undefined): void {
  memory(anyUser).chatId = chatId
}

export function lastChat(): ChatId | undefined {
  return memory(anyUser).chatId
}
