import { createContext } from 'react'
import type { Feedback } from '#shared/api/chat.ts'

/** The page's actions for a message. */
export type MessageActions = {
  /** Loads fresh links for the files of all messages on this message's page. Rejects if that fails. */
  refreshLinks(messageId: string): Promise<void>
  /** Puts files that were not sent into the composer again. */
  pickAgain(files: readonly File[]): void
  /**
   * Sends a question at once, unless an answer is being written or another version is being chosen. What is typed in
   * the composer stays there.
   */
  ask(question: string): void
  /**
   * Stores the user's feedback on an answer; undefined removes it. Rejects if that fails. Not set in a shared or a
   * temporary chat.
   */
  rate?: ((messageId: string, feedback: Feedback | undefined) => Promise<void>) | undefined
}

export const MessageActionsContext = createContext<MessageActions>({
  refreshLinks: () => Promise.resolve(),
  pickAgain: () => {},
  ask: () => {},
})
