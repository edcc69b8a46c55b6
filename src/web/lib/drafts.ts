import { findStored, removeStored, removeStoredWithPrefix, store } from './storage.ts'

/**
 * What was typed and not yet sent, by user and chat: it outlives an error, a reload and an expired session, and
 * is wiped when the person signs out. A visitor's draft waits for whoever signs in next in this browser.
 */

const prefix = 'parvis.draft.'
const visitor = 'visitor'
const newChat = 'new'

function draftKey(userId: string | undefined, chatId: string | undefined): string {
  return `${prefix}${userId ?? visitor}.${chatId ?? newChat}`
}

/** `chatId` undefined: the chat that has not begun. */
export function findDraft(userId: string | undefined, chatId: string | undefined): string | undefined {
  return findStored(draftKey(userId, chatId))
}

/** Blank text removes the draft. */
export function storeDraft(userId: string | undefined, chatId: string | undefined, text: string): void {
  if (text.trim() === '') removeStored(draftKey(userId, chatId))
  else store(draftKey(userId, chatId), text)
}

/** The visitor's draft, handed over once: it becomes the signed-in user's. */
export function takeVisitorDraft(): string | undefined {
  const text = findDraft(undefined, undefined)
  removeStored(draftKey(undefined, undefined))
  return text
}

/** At sign-out: everybody's, since the next person at this browser may be another. */
export function removeDrafts(): void {
  removeStoredWithPrefix(prefix)
}
