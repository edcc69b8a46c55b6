import { createContext } from 'react'

/** The page's actions for the files of a message. */
export type MessageFilesActions = {
  /** Loads fresh links for the files of this message and those around it. Rejects if that fails. */
  refreshLinks(messageId: string): Promise<void>
  /** Puts files that were not sent back into the composer. */
  pickAgain(files: readonly File[]): void
}

export const MessageFilesContext = createContext<MessageFilesActions>({
  refreshLinks: () => Promise.resolve(),
  pickAgain: () => {},
})
