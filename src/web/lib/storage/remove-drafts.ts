import { removeStoredWithPrefix } from './local-storage.ts'

/** The beginning of each draft's key; the user and the chat follow (drafts.ts). */
export const draftPrefix = 'parvis.draft.'

/**
 * For a sign-out. Without `userId`, removes all drafts, even those of other users and of visitors, because someone else
 * may use this browser next.
 */
export function removeDrafts(userId = ''): void {
  removeStoredWithPrefix(draftPrefix + userId)
  removeTabDrafts(userId)
}

/** Removes this tab's copies after a sign-out, which may have been in another tab. */
export function removeTabDrafts(userId = ''): void {
  removeStoredWithPrefix(draftPrefix + userId, 'sessionStorage')
}
