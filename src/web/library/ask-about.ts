import { navigate } from 'wouter/use-browser-location'
import { findDraft, storeDraft } from '#web/lib/storage/drafts.ts'

/** The address of the conversation that the reader came from, if any. */
type State = { from?: string } | null

/**
 * Opens the chat with this text in the composer, after any text that is there. It is stored as a visitor's draft, which
 * survives signing in; for a user, the chat page takes it over at once.
 */
export function askAssistant(text: string): void {
  const before = findDraft(undefined, undefined)
  storeDraft(undefined, undefined, before ? `${before}\n${text}` : text)
  navigate((history.state as State)?.from ?? '/')
}
