import type { ChatId } from '#shared/ids.ts'
import type { DraftMessage } from './draft-message.ts'

/**
 * What happened in a conversation and concerns the rest of the page: the address, the list of chats, drafts, other
 * tabs, toasts. `chatId` is undefined for a chat that has not begun; `current` tells whether the chat is on screen.
 */
export type ConversationEvent =
  /** The question is stored, so its draft is no longer needed. */
  | { type: 'stored'; chatId: ChatId | undefined; text: string }
  /** A chat got its id, or another title. `began`: by the question just sent. */
  | { type: 'named'; chatId: ChatId; title: string | null; began: boolean; current: boolean }
  /**
   * The question was not accepted, or was stopped before it was sent: `message` goes back to the composer of
   * `returnTo`. No message for a retry.
   */
  | {
      type: 'refused' | 'withdrawn'
      chatId: ChatId | undefined
      returnTo: ChatId | undefined
      message: DraftMessage | undefined
    }
  /** The chat on screen was deleted in another tab or on another device. */
  | { type: 'gone'; chatId: ChatId }
  /** The question is sent without its files. */
  | { type: 'upload-failed' }
  | { type: 'streaming-error' }
  | { type: 'answered'; chatId: ChatId | undefined; began: boolean; current: boolean }
