import type { Budget } from '#shared/api/budget.ts'
import type { Chat, Feedback, MessagePage, Send, UploadResponse } from '#shared/api/chat.ts'
import type { Retry } from '#shared/api/chat-requests.ts'
import type { Emergency } from '#shared/api/emergency.ts'
import type { ChatId } from '#shared/api/ids.ts'
import type { AnswerStream } from './follow-answer.ts'

/** What a conversation needs from the server and the browser: calls, frames and timers. */
export type ConversationApi = {
  listLatest(chatId: ChatId, signal: AbortSignal): Promise<MessagePage>
  listFrom(chatId: ChatId, offset: number, signal: AbortSignal): Promise<MessagePage>
  /** `fraction`: how much has been sent, from 0 to 1. */
  upload(
    files: readonly File[],
    onProgress: (fraction: number) => void,
    signal: AbortSignal,
  ): Promise<UploadResponse>
  send(body: Send, signal: AbortSignal): Promise<AnswerStream>
  retry(chatId: ChatId, body: Retry, signal: AbortSignal): Promise<AnswerStream>
  /** Stores in the browser what is being sent. `body` undefined: the server has stored it, so the copy is removed. */
  storeSend(chatId: ChatId | undefined, body: Send | undefined): void
  /** What an earlier page sent without learning that it was stored. Its `messages` contain only the question. */
  findSend(chatId: ChatId | undefined): Send | undefined
  /** The chat to which the question with this id was sent. Null: the server has not stored it. */
  findSentChat(clientMessageId: string, signal: AbortSignal): Promise<Pick<Chat, 'id' | 'title'> | null>
  /**
   * `after`: the position of the last event received, or where that answer begins; undefined: the start of any answer.
   * Resolves with undefined if that answer (without `after`: any answer) is not being written.
   */
  follow(chatId: ChatId, after: string | undefined, signal: AbortSignal): Promise<AnswerStream | undefined>
  /** `answer`: the only one to stop, by its id, its message's id or the `clientMessageId` of its send. */
  stop(chatId: ChatId, answer: string | undefined): Promise<void>
  /** Shows a version of a message, with what followed it. */
  choose(chatId: ChatId, messageId: string): Promise<void>
  /** Stores the user's feedback on an answer; undefined removes it. */
  rate(chatId: ChatId, messageId: string, feedback: Feedback | undefined): Promise<void>
  /** Removes a temporary chat. The request outlives the page. */
  discard(chatId: ChatId): Promise<void>
  /** The same before the chat's id has arrived, by the id with which its question was sent. */
  discardSent(clientMessageId: string): Promise<void>
  /**
   * Calls `run` once, soon: before a frame or, in a background tab, on a timer. Returns a function that cancels the
   * call.
   */
  nextFrame(run: () => void): () => void
  /** Resolves after the delay, or earlier if the network comes back or the signal aborts. */
  wait(delayMs: number, signal: AbortSignal): Promise<void>
  /** Whether the error says that the chat does not exist. */
  isMissing(error: unknown): boolean
  /** True if trying again would not help. */
  isFinal(error: unknown): boolean
  problemOf(error: unknown): {
    code: string
    message: string
    emergency?: Emergency | undefined
    budget?: Budget | undefined
  }
  log(what: string, error: unknown): void
}
