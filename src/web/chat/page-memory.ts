import { useMemo } from 'react'
import type { ChatId } from '#shared/api/ids.ts'
import { type Drafts, useDrafts } from '#web/chat/composer/use-draft.ts'
import { type Tray, trayOf } from '#web/chat/composer/use-tray.ts'
import {
  moveWaiting,
  takeBack,
  type WaitingMessages,
  waitingMessagesOf,
} from '#web/chat/composer/waiting-messages.ts'
import type { ConversationEvent } from '#web/chat/conversation/conversation-events.ts'
import { type EditDraft, editDraftOf, takeEdit } from '#web/chat/conversation/edit-draft.ts'

/**
 * What the user has typed and picked in each chat, and the server has not stored yet: texts and files in the composer,
 * the open edit, and messages that wait for the end of an answer. All of it is outside React, so it survives a visit to
 * another page.
 */
export type PageMemory = { drafts: Drafts; tray: Tray; editDraft: EditDraft; waiting: WaitingMessages }

export function usePageMemory(userId: string, chatId: ChatId | undefined): PageMemory {
  const drafts = useDrafts(userId, chatId)
  const tray = trayOf(userId)
  const editDraft = editDraftOf(userId)
  const waiting = waitingMessagesOf(userId)
  return useMemo(() => ({ drafts, tray, editDraft, waiting }), [drafts, tray, editDraft, waiting])
}

type Returned = Omit<Extract<ConversationEvent, { type: 'refused' | 'withdrawn' }>, 'type'>

/** A question was refused or withdrawn: it returns to the composer, or an edit to its field. */
export function restoreMessage(
  { drafts, tray, editDraft }: Omit<PageMemory, 'waiting'>,
  { chatId, returnTo, message, edit }: Returned,
): void {
  // The user may be editing another question by now. Then the text goes into the composer.
  if (edit && editDraft.get()) drafts.restore(chatId, edit.text, returnTo)
  else if (edit) editDraft.set(edit)
  if (!message) return
  // The message may have been an edit of a question that no longer exists.
  editDraft.confirmSend()
  drafts.restore(chatId, message.text, returnTo)
  tray.restore(returnTo, { files: message.files, search: message.webSearch })
}

/** The new chat on screen got its id. */
export function moveToCreatedChat(memory: PageMemory, chatId: ChatId): void {
  moveWaiting(memory, chatId)
  memory.drafts.move(undefined, chatId)
  memory.tray.move(undefined, chatId)
}

/** The user left the chat before it had an id. A message that waits for its answer goes with it. */
export function moveToLeftChat(memory: PageMemory, chatId: ChatId): void {
  const isNewChatShown = location.pathname === '/' && !new URLSearchParams(location.search).has('chat')
  // If a new chat is on screen, the message that waits already belongs to it.
  if (!isNewChatShown) moveWaiting(memory, chatId)
}

/** The chat was deleted elsewhere: what was typed there moves to a new one. */
export function moveToNewChat(memory: PageMemory, chatId: ChatId): void {
  takeBack(memory, chatId)
  memory.drafts.restore(chatId, takeEdit(memory.editDraft, chatId), chatId)
  memory.drafts.move(chatId, undefined)
  memory.tray.move(chatId, undefined)
}

/** The user deleted the chat here. */
export function forgetChat({ drafts, tray, editDraft, waiting }: PageMemory, chatId: ChatId): void {
  drafts.remove(chatId)
  tray.clear(chatId)
  waiting.set(chatId, undefined)
  takeEdit(editDraft, chatId)
}
