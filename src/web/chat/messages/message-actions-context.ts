import { createContext } from 'react'

/** The page's actions for a message. */
export type MessageActions = {
  /** Loads fresh links for the files of this message and those around it. Rejects if that fails. */
  refreshLinks(messageId: string): Promise<void>
  /** Puts files that were not sent back into the composer. */
  pickAgain(files: readonly File[]): void
  /** Sends a question at once, unless an answer is being written. What is typed in the composer stays there. */
  ask(question: string): void
}

export const MessageActionsContext = createContext<MessageActions>({
  refreshLinks: () => Promise.resolve(),
  pickAgain: () => {},
  ask: () => {},
})
