import { attachmentsOnlyContent } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import { createObservable } from '#web/lib/observable.ts'
import { draftAreas, findDraft, storeDraft } from '#web/lib/storage/drafts.ts'
import { perUser } from '#web/lib/storage/user-memory.ts'
import type { Conversation } from './conversation.ts'
import type { Edit } from './draft-message.ts'
import type { ShownMessage } from './shown-message.ts'

/**
 * The question that is being edited, and its new text. Only one question can be edited at a time in a tab. Survives a
 * reload, except in a temporary chat.
 */
export type EditDraft = {
  subscribe(onChange: () => void): () => void
  get(): Edit | undefined
  /** Undefined: the edit was cancelled. */
  set(edit: Edit | undefined): void
  /** Closes the field. The copy in the browser stays until the server has stored the new text. */
  beginSend(): void
  /**
   * The text of the edit being sent, if any, was stored or is in the composer. `text`: this text was stored, so the
   * field closes if it still contains the same text.
   */
  confirmSend(text?: string): void
}

/** Stored like the drafts of chats, with this in place of a chat's id. */
const place = 'edit'

export const editDraftOf = perUser(createEditDraft)

export function createEditDraft(userId: string): EditDraft {
  const stored = findDraft(userId, place, 'sessionStorage') ?? findDraft(userId, place)
  const shown = createObservable(parse(stored))
  /** Another copy belongs to another edit, perhaps of another tab. An edit in a temporary chat has no copy. */
  const removeCopies = (copy: string) => {
    for (const area of draftAreas) {
      if (findDraft(userId, place, area) === copy) storeDraft(userId, place, '', area)
    }
  }
  /** The copy in the browser of the edit that is being sent. */
  let sending: string | undefined
  const set = (next: Edit | undefined) => {
    const edit = shown.get()
    // The edit that was being sent may be back in its field: a later `confirmSend` is for another one.
    sending = undefined
    if (next) for (const area of draftAreas) storeDraft(userId, place, copyOf(next), area)
    else if (edit) removeCopies(copyOf(edit))
    shown.set(next)
  }
  return {
    subscribe: shown.subscribe,
    get: shown.get,
    set,
    beginSend: () => {
      const edit = shown.get()
      sending = edit && copyOf(edit)
      shown.set(undefined)
    },
    confirmSend: text => {
      if (text && shown.get()?.text.trim() === text) return set(undefined)
      if (sending !== undefined) removeCopies(sending)
      sending = undefined
    },
  }
}

/**
 * Opens the field of a question, with its text. A question that consists only of files has no text of its own, so the
 * field is empty.
 */
export function beginEdit(editDraft: EditDraft, key: string, text: string): void {
  editDraft.set({ key, text: text === attachmentsOnlyContent ? '' : text })
}

type Question = Pick<ShownMessage, 'key' | 'id'>

/**
 * The key of a question's edit: its chat, and its id or, until it has one, its place. Both are the same after a reload,
 * unlike the row's key, which is used only until the chat has an id.
 */
export function editKey(state: Conversation, question: Question): string {
  const [key = question.key] = keysInChat(state, question)
  return key
}

/** Also true for an edit of another version, whose place this question has taken since, perhaps in another tab. */
export function isEditOf(
  edit: Edit,
  state: Conversation,
  question: Question & Pick<ShownMessage, 'versions'>,
): boolean {
  const { chatId } = state
  const versions = chatId === undefined ? [] : question.versions.map(id => inChat(chatId, id))
  return [question.key, question.id, ...keysInChat(state, question), ...versions].includes(edit.key)
}

function keysInChat({ chatId, offset, messages }: Conversation, { key, id }: Question): string[] {
  if (chatId === undefined) return []
  const index = messages.findIndex(message => message.key === key)
  const place = index === -1 ? undefined : offset + index
  return [id, place].filter(each => each !== undefined).map(each => inChat(chatId, each))
}

function inChat(chatId: ChatId, idOrPlace: string | number): string {
  return `${chatId}.${idOrPlace}`
}

/** The chat no longer exists: ends the edit of a question in it, and returns its text. */
export function takeEdit(editDraft: EditDraft, chatId: ChatId): string {
  const edit = editDraft.get()
  if (!edit?.key.startsWith(inChat(chatId, ''))) return ''
  editDraft.set(undefined)
  return edit.text
}

/** The key is in the first line. */
function copyOf({ key, text }: Edit): string {
  return `${key}\n${text}`
}

function parse(stored: string | undefined): Edit | undefined {
  const end = stored?.indexOf('\n') ?? -1
  return stored === undefined || end === -1
    ? undefined
    : { key: stored.slice(0, end), text: stored.slice(end + 1) }
}
