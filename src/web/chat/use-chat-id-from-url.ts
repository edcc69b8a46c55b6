import { useEffect } from 'react'
import { useSearch } from 'wouter'
import type { ChatId } from '#shared/api/ids.ts'
import { tryParse } from '#shared/schema.ts'
import { receivedChatId } from '#web/api/received-ids.ts'
import { rememberChat } from '#web/lib/history/last-chat.ts'

/**
 * The chat in the URL, so that Back and reload work. Anything but an id is ignored. Other pages lead back to this chat.
 */
export function useChatIdFromUrl(): ChatId | undefined {
  const chatId = tryParse(receivedChatId, new URLSearchParams(useSearch()).get('chat'))
  useEffect(() => rememberChat(chatId), [chatId])
  return chatId
}
