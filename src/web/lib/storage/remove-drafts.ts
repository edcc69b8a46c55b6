import { removeStoredWithPrefix } from './local-storage.ts'

/** The beginning of each draft's key; the user and the chat follow (drafts.ts). */
export const draftPrefix = 'parvis.draft.'

/** At a sign-out: all drafts, even of other users and visitors, because someone else may use this browser next. */
export function removeDrafts(userId = ''): void {
  removeStoredWithPrefix(draftPrefix + userId)
}
