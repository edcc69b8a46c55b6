import type { MessagePage, Retry, Send, UploadAnswer } from '#shared/chat.ts'
import type { ChatId } from '#shared/ids.ts'
import type { AnswerStream } from './follow-answer.ts'

/** What a conversation needs from the server and the browser: calls, frames and time. */
export type ConversationApi = {
  listLatest(chatId: ChatId, signal: AbortSignal): Promise<MessagePage>
  listFrom(chatId: ChatId, offset: number, signal: AbortSignal): Promise<MessagePage>
  /** `onProgress`: the share that was sent, 0 to 1. */
  upload(
    files: readonly File[],
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<UploadAnswer>
  send(body: Send, signal: AbortSignal): Promise<AnswerStream>
  retry(chatId: ChatId, body: Retry, signal: AbortSignal): Promise<AnswerStream>
  /** `after`: the position of the last event received. Undefined if no answer is being written. */
  follow(chatId: ChatId, after: string | undefined, signal: AbortSignal): Promise<AnswerStream | undefined>
  stop(chatId: ChatId): Promise<void>
  /** Runs once before the next frame is drawn. Returns how to cancel it. */
  nextFrame(run: () => void): () => void
  /** Resolves after the time, or earlier when the network comes back or the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
  /** The chat does not exist. */
  isMissing(error: unknown): boolean
  /** Trying again cannot help. */
  isFinal(error: unknown): boolean
  problemOf(error: unknown): { code: string; message: string }
  log(what: string, error: unknown): void
}
