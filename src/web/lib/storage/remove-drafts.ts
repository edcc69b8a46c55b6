import { removeStoredWithPrefix } from './local-storage.ts'

/** The beginning of each draft's key; the user and the chat follow (drafts.ts). */
export const draftPrefix = 'parvis.draft.'

/**
 * For a sign-out. Without `userId`, removes all drafts, even those of other users and of visitors, because someone else
 * may use this browser next.
 */
export function removeDrafts(userId = ''): void {
  removeStoredWithPrefix(draftPrefix + userId)
}
