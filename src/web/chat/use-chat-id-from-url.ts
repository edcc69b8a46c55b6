import { useSearch } from 'wouter'
import type { ChatId } from '#shared/api/ids.ts'
import { tryParse } from '#shared/schema.ts'
import { receivedChatId } from '#web/api/received.ts'

/** The chat in the URL, so that Back and reload work. Anything but an id is ignored. */
export function useChatIdFromUrl(): ChatId | undefined {
  return tryParse(receivedChatId, new URLSearchParams(useSearch()).get('chat'))
}
