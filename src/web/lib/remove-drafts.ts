import { removeStoredWithPrefix } from './local-storage.ts'

/** Before the user and the chat of a draft (drafts.ts). */
export const draftPrefix = 'parvis.draft.'

/** At a sign-out: all drafts, even of other users and visitors, because someone else may use this browser next. */
export function removeDrafts(): void {
  removeStoredWithPrefix(draftPrefix)
}
