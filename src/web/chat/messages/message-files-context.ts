import { createContext } from 'react'

/** What the files of a message on screen can ask for. */
export type MessageFilesActions = {
  /** Loads fresh links for the files of this message and those around it. Rejects where that fails. */
  refreshLinks(messageId: string): Promise<void>
  /** Puts files that were not sent back beside the text. */
  pickAgain(files: readonly File[]): void
}

export const MessageFilesContext = createContext<MessageFilesActions>({
  refreshLinks: () => Promise.resolve(),
  pickAgain: () => {},
})
