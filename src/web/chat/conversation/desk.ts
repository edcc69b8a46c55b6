import type { Message, MessagePage, Retry, Send, UploadAnswer } from '#shared/chat.ts'
import type { ChatId } from '#shared/ids.ts'
import type { PlacedEvent } from '#shared/sse.ts'
import {
  type Conversation,
  type ConversationAction,
  conversationReducer,
  emptyConversation,
} from './conversation.ts'
import type { AnswerStream } from './follow-answer.ts'
import type { PickedFile } from './picked-files.ts'

/** What a conversation needs from outside: the server's calls, frames and time. */
export type ConversationPorts = {
  latest(chatId: ChatId, signal: AbortSignal): Promise<MessagePage>
  from(chatId: ChatId, offset: number, signal: AbortSignal): Promise<MessagePage>
  /** `onProgress`: how much has gone up, 0 to 1. */
  upload(
    files: readonly File[],
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<UploadAnswer>
  send(body: Send, signal: AbortSignal): Promise<AnswerStream>
  retry(chatId: ChatId, body: Retry, signal: AbortSignal): Promise<AnswerStream>
  follow(chatId: ChatId, after: string | undefined, signal: AbortSignal): Promise<AnswerStream | undefined>
  stop(chatId: ChatId): Promise<void>
  /** Runs once before the next picture is drawn; returns the way to call it off. */
  nextFrame(run: () => void): () => void
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
  isMissing(error: unknown): boolean
  isFinal(error: unknown): boolean
  problemOf(error: unknown): { code: string; message: string }
  log(what: string, error: unknown): void
}

/** What happened and concerns more than the conversation on screen. */
export type ConversationNews =
  /** The question is stored; its text need not be kept any longer. */
  | { type: 'stored'; place: Place; text: string }
  /** A chat got its id, or another title. `began`: by the question just sent. */
  | { type: 'named'; chatId: ChatId; title: string | null; began: boolean; current: boolean }
  /** Not accepted, or stopped before it was sent: what there was of it goes back to where it was written. */
  | { type: 'refused' | 'withdrawn'; place: Place; to: Place; question: WrittenQuestion | undefined }
  /** The chat on screen is no longer there: it was deleted elsewhere. */
  | { type: 'gone'; chatId: ChatId }
  /** The question goes on without its files. */
  | { type: 'upload-failed' }
  | { type: 'streaming-error' }
  | { type: 'answered'; chatId: ChatId | undefined; began: boolean; current: boolean }

/** As it was written: what goes back to the composer. */
export type WrittenQuestion = { text: string; files: readonly PickedFile[]; webSearch: boolean }

/** Where a text was written: a chat, or the one that had not begun. */
export type Place = ChatId | undefined

/**
 * One stay in one chat. Everything begun during a stay speaks only to it: what arrives after the person went
 * elsewhere changes nothing on screen.
 */
export type Visit = {
  chatId: ChatId | undefined
  leaving: AbortController
  pageRuns: number
  /** From the click until the question is stored and its chat has an id: it is in no other place meanwhile. */
  sending: Sending | undefined
  /** Fresh links on their way, by the offset of their page. */
  linkLoads: Map<number, Promise<readonly Message[]>>
}

/** `end`: of the upload, of the wait for the server, and of reading its answer. */
export type Sending = { end: AbortController; stored: boolean }

export type Desk = {
  ports: ConversationPorts
  onNews(news: ConversationNews): void
  state: Conversation
  visit: Visit
  /** Left before their question was stored, with what they show: whoever comes back finds it so. */
  aside: Map<Visit, Conversation>
  changed: Set<() => void>
  /** Events that wait for the next frame. */
  waiting: PlacedEvent[]
  callOffFrame: (() => void) | undefined
  /** The last send that was not accepted: the same text and files sent again are the same message. */
  refusedSend: { body: Send; files: readonly PickedFile[] } | undefined
}

export function openDesk(ports: ConversationPorts, onNews: (news: ConversationNews) => void): Desk {
  return {
    ports,
    onNews,
    state: emptyConversation,
    visit: newVisit(undefined),
    aside: new Map(),
    changed: new Set(),
    waiting: [],
    callOffFrame: undefined,
    refusedSend: undefined,
  }
}

function newVisit(chatId: ChatId | undefined): Visit {
  const leaving = new AbortController()
  return {
    chatId,
    leaving,
    pageRuns: 0,
    sending: undefined,
    linkLoads: new Map(),
  }
}

export function isCurrent(desk: Desk, visit: Visit): boolean {
  return desk.visit === visit && !visit.leaving.signal.aborted
}

/** Undefined where the visit is over. */
export function stateOf(desk: Desk, visit: Visit): Conversation | undefined {
  return isCurrent(desk, visit) ? desk.state : desk.aside.get(visit)
}

/** Changes what is shown, or will be once the person is back; nothing where the visit is over. */
export function put(desk: Desk, visit: Visit, action: ConversationAction): void {
  const aside = desk.aside.get(visit)
  if (aside) desk.aside.set(visit, conversationReducer(aside, action))
  if (!isCurrent(desk, visit)) return
  takeWaiting(desk)
  show(desk, conversationReducer(desk.state, action))
}

function show(desk: Desk, state: Conversation): void {
  if (state === desk.state) return
  desk.state = state
  for (const tell of desk.changed) tell()
}

/** However fast chunks arrive, the screen changes once a frame. */
export function putEvents(desk: Desk, visit: Visit, events: readonly PlacedEvent[]): void {
  if (!isCurrent(desk, visit)) return
  desk.waiting.push(...events)
  desk.callOffFrame ??= desk.ports.nextFrame(() => {
    desk.callOffFrame = undefined
    takeWaiting(desk)
  })
}

function takeWaiting(desk: Desk): void {
  desk.callOffFrame?.()
  desk.callOffFrame = undefined
  if (desk.waiting.length === 0) return
  const events = desk.waiting
  desk.waiting = []
  show(desk, conversationReducer(desk.state, { type: 'streamed', events }))
}

/** Leaves the chat on screen for a new stay. Its readers end; its answer goes on being written. */
export function beginVisit(desk: Desk, chatId: ChatId | undefined): Visit {
  return changeVisit(desk, newVisit(chatId))
}

/** As `beginVisit`; where the person left a question on its way, that stay goes on. */
export function resumeVisit(desk: Desk, chatId: ChatId | undefined): Visit {
  const left = [...desk.aside.keys()].findLast(visit => visit.chatId === chatId)
  return changeVisit(desk, left ?? newVisit(chatId))
}

/** The person went to another page. */
export function leaveVisit(desk: Desk): void {
  beginVisit(desk, undefined).leaving.abort()
}

function changeVisit(desk: Desk, next: Visit): Visit {
  const { visit: last } = desk
  if (last.sending) {
    takeWaiting(desk)
    desk.aside.set(last, desk.state)
  } else last.leaving.abort()
  desk.callOffFrame?.()
  desk.callOffFrame = undefined
  desk.waiting = []
  const begun = conversationReducer(desk.state, { type: 'selected', chatId: next.chatId })
  const aside = desk.aside.get(next)
  desk.aside.delete(next)
  desk.visit = next
  show(desk, aside ? { ...aside, visit: begun.visit } : begun)
  return next
}

/** The question is stored, or came back: the stay ends where the person has left. */
export function endSending(desk: Desk, visit: Visit): void {
  visit.sending = undefined
  desk.aside.delete(visit)
  if (!isCurrent(desk, visit)) visit.leaving.abort()
}

/** The person is gone for good. */
export function closeDesk(desk: Desk): void {
  desk.onNews = () => {}
  for (const visit of [desk.visit, ...desk.aside.keys()]) {
    visit.sending?.end.abort()
    visit.leaving.abort()
  }
}
