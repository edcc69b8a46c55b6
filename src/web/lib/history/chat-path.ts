import type { ChatId } from '#shared/api/ids.ts'

/** The path of a chat, or of a message in it; without a chat, the path of a new one. */
export function chatPath(chatId: ChatId | undefined, messageId?: string | null): string {
  if (!chatId) return '/'
  return `/?chat=${chatId}${messageId ? `&message=${messageId}` : ''}`
}
