import type { ChatId } from '#shared/ids.ts'

/** The address of a chat, if possible at a message; without a chat, that of a new one. */
export function chatPath(chatId: ChatId | undefined, messageId?: string | null): string {
  if (!chatId) return '/'
  return `/?chat=${chatId}${messageId ? `&message=${messageId}` : ''}`
}
