import type { ChatId } from '#shared/api/ids.ts'
import type { DraftMessage } from '#web/chat/conversation/draft-message.ts'
import { createObservableMap, type ObservableMap } from '#web/lib/observable-map.ts'
import { perUser } from '#web/lib/storage/user-memory.ts'
import type { DraftKey, Drafts } from './use-draft.ts'
import type { Tray } from './use-tray.ts'

/**
 * Messages written while an answer is being written, one per chat. Each is sent when the answer is complete and its
 * chat is on screen. They are only in this page's memory. Until the server has a message, its text is also a draft, and
 * is in the composer after a reload.
 */

/** `paused`: not sent, because the last question has no complete answer: it was not sent, was stopped, or failed. */
export type Waiting = { message: DraftMessage; paused: boolean }

export type WaitingMessages = Pick<ObservableMap<DraftKey, Waiting | undefined>, 'get' | 'set' | 'subscribe'>

export const waitingMessagesOf = perUser((): WaitingMessages => createObservableMap())

type Composer = { waiting: WaitingMessages; drafts: Drafts; tray: Tray }

/** Returns the message to the composer. */
export function takeBack({ waiting, drafts, tray }: Composer, chatId: DraftKey): void {
  const message = waiting.get(chatId)?.message
  if (!message) return
  waiting.set(chatId, undefined)
  drafts.restore(chatId, message.text, chatId)
  tray.restore(chatId, { files: message.files, search: message.webSearch })
}

/** Moves the waiting message of a new chat once the chat has its id. */
export function moveWaiting({ waiting, drafts }: Omit<Composer, 'tray'>, chatId: ChatId): void {
  const moved = waiting.get(undefined)
  if (!moved) return
  waiting.set(undefined, undefined)
  waiting.set(chatId, moved)
  drafts.confirmSend(undefined, moved.message.text)
  drafts.beginSend(chatId, moved.message.text)
}
