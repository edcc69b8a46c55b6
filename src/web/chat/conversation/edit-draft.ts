import { attachmentsOnlyContent } from '#shared/chat.ts'
import { findDraft, storeDraft } from '#web/lib/drafts.ts'
import { perUser } from '#web/lib/user-memory.ts'
import type { Conversation } from './conversation.ts'
import type { Edit } from './draft-message.ts'
import type { ShownMessage } from './shown-message.ts'

/**
 * The question that is being edited, and its new text. Only one question can be edited at a time. Survives a reload,
 * except in a temporary chat.
 */
export type EditDraft = {
  subscribe(onChange: () => void): () => void
  get(): Edit | undefined
  /** Undefined: the edit was cancelled or sent. */
  set(edit: Edit | undefined): void
}

/** Stored like the drafts of chats, with this in place of a chat's id. */
const place = 'edit'

export const editDraftOf = perUser(createEditDraft)

export function createEditDraft(userId: string): EditDraft {
  const listeners = new Set<() => void>()
  let edit = parse(findDraft(userId, place))
  return {
    subscribe: onChange => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    get: () => edit,
    set: next => {
      edit = next
      storeDraft(userId, place, next ? `${next.key}\n${next.text}` : '')
      for (const notify of listeners) notify()
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
 * The key of a question's edit: its id or, until it has one, its place in the chat. Both are the same after a reload,
 * unlike the row's key, which is used only until the chat has an id.
 */
export function editKey(state: Conversation, question: Question): string {
  return question.id ?? placeInChat(state, question) ?? question.key
}

export function isEditOf(edit: Edit, state: Conversation, question: Question): boolean {
  return [question.key, question.id, placeInChat(state, question)].includes(edit.key)
}

function placeInChat({ chatId, offset, messages }: Conversation, { key }: Question): string | undefined {
  const index = messages.findIndex(message => message.key === key)
  return chatId === undefined || index === -1 ? undefined : `${chatId}.${offset + index}`
}

/** The key is in the first line. */
function parse(stored: string | undefined): Edit | undefined {
  const end = stored?.indexOf('\n') ?? -1
  return stored === undefined || end === -1
    ? undefined
    : { key: stored.slice(0, end), text: stored.slice(end + 1) }
}
