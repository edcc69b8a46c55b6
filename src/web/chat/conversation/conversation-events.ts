import type { Budget } from '#shared/api/budget.ts'
import type { ChatId } from '#shared/api/ids.ts'
import type { DraftMessage, Edit } from './draft-message.ts'

/**
 * Events of a conversation that concern the rest of the page: the URL, the list of chats, drafts, other tabs, toasts.
 * `chatId` is undefined for a new chat. `current`: the chat is on screen. `temporary`: the chat is temporary; may be
 * absent from events that the page handles in the same way for every chat.
 */
export type ConversationEvent = {
  temporary?: boolean
} & (
  | { type: 'streaming-error' }
  /**
   * The question is stored, so its draft is no longer needed. `text` is '' for files only, a retry or an edit.
   * `edited`: an edit whose text is back in its field was found among the stored messages; `text` is that text.
   */
  | { type: 'stored'; chatId: ChatId | undefined; text: string; edited?: boolean }
  /** A stream reported the chat's id and title, perhaps new ones. `createdChat`: the question just sent created it. */
  | { type: 'named'; chatId: ChatId; title: string | null; createdChat: boolean; current: boolean }
  /**
   * The question was refused, or withdrawn by the user before the server stored it: `message` returns to the composer
   * of `returnTo`. There is no message for a retry, or for an `edit`, whose field opens again. If the field of another
   * edit is open, the text is in the composer. `budget`: the question was refused because this budget is spent.
   * `missing`: because the chat no longer exists, which an event `deleted` reports too.
   */
  | {
      type: 'refused' | 'withdrawn'
      chatId: ChatId | undefined
      returnTo: ChatId | undefined
      message: DraftMessage | undefined
      edit?: Edit | undefined
      budget?: Budget | undefined
      missing?: boolean
    }
  /** Little or nothing is left of the user's budget. */
  | { type: 'budget'; budget: Budget }
  /**
   * The chat that is open or being opened no longer exists: it was deleted elsewhere, or its retention period or, for a
   * temporary chat, its deadline has passed.
   */
  | { type: 'deleted'; chatId: ChatId }
  /** The question will be sent without its files. */
  | { type: 'upload-failed' }
  /** The stored messages are no longer what other tabs show: another version was chosen, or an answer was rated. */
  | { type: 'changed'; chatId: ChatId }
  | { type: 'choose-failed' }
  | { type: 'answered'; chatId: ChatId | undefined; createdChat: boolean; current: boolean }
  /** A temporary chat was closed. If the server could not be reached, the chat is removed at its deadline. */
  | { type: 'discarded'; removed: boolean }
)
