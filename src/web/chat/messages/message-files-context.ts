import { createContext } from 'react'

/** What the files of a message can ask the page to do. */
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
