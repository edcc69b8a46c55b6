import type { ChatId } from '#shared/api/ids.ts'
import { type Area, findStored, removeStored, store } from './local-storage.ts'
import { draftPrefix } from './remove-drafts.ts'

/**
 * Texts not yet sent, by user and chat, the new text of a question that is being edited (edit-draft.ts), and what is
 * being sent. They survive an error, a reload and an expired session, and are removed when the user signs out. A
 * visitor's draft passes to the next user who signs in with this browser.
 *
 * Tabs share a draft, and the last one to store it wins. In `sessionStorage`, each tab has a copy of what it stored
 * itself.
 */

/** Where a user's drafts are stored: for all tabs, and for this one. A visitor's are stored only in the first. */
export const draftAreas: Area[] = ['localStorage', 'sessionStorage']

const visitor = 'visitor'
/** Stands for the temporary chat on screen, whose texts are never stored. */
export const temporaryChat = 'temporary' as ChatId
const newChat = 'new'

function draftKey(userId: string | undefined, chatId: string | undefined): string {
  return `${draftPrefix}${userId ?? visitor}.${chatId ?? newChat}`
}

/** A visitor's drafts that the browser refused to store. They pass to the next page, but do not survive a reload. */
const unstored = new Map<string, string>()

const sentSuffix = '.sent'

/** Where a chat's question is stored while it is being sent. It is removed with the draft. */
export function sentPlace(chatId: ChatId | undefined): string {
  return `${chatId ?? newChat}${sentSuffix}`
}

/** `chatId` undefined: a new chat. */
export function findDraft(
  userId: string | undefined,
  chatId: string | undefined,
  area?: Area,
): string | undefined {
  const key = draftKey(userId, chatId)
  return chatId === temporaryChat ? undefined : (unstored.get(key) ?? findStored(key, area))
}

let isPaused = false

/** While a temporary chat is on screen, no text is stored, whatever it is for. */
export function pauseStoring(paused: boolean): void {
  isPaused = paused
}

/** Blank text removes the draft. */
export function storeDraft(
  userId: string | undefined,
  chatId: string | undefined,
  text: string,
  area?: Area,
): void {
  if (chatId === temporaryChat || (isPaused && text.trim() !== '')) return
  const key = draftKey(userId, chatId)
  unstored.delete(key)
  if (text.trim() === '') {
    removeStored(key, area)
    removeStored(key + sentSuffix, area)
  } else if (!store(key, text, area) && userId === undefined) unstored.set(key, text)
}

/**
 * Removes this tab's copy of a draft that another tab removed, because it was sent there, or its chat was deleted.
 * Returns a function that stops this.
 */
export function followRemovedDrafts(): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    const isRemoved = key !== null && newValue === null
    if (isRemoved && findStored(key, 'sessionStorage') === oldValue) removeStored(key, 'sessionStorage')
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Returns the visitor's draft and removes it: it becomes the signed-in user's. */
export function takeVisitorDraft(): string | undefined {
  const text = findDraft(undefined, undefined)
  storeDraft(undefined, undefined, '')
  return text
}
