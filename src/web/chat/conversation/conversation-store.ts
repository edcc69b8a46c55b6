import type { Message, Send } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import type { PositionedEvent } from '#shared/api/sse.ts'
import { type Conversation, emptyConversation } from './conversation.ts'
import type { ConversationApi } from './conversation-api.ts'
import type { ConversationEvent } from './conversation-events.ts'
import { type ConversationAction, conversationReducer } from './conversation-reducer.ts'
import type { PickedFile } from './draft-message.ts'
import type { ReadableConversation } from './use-conversation-state.ts'

/**
 * The conversation state outside React: the chat on screen, and chats that were left while a question was being sent.
 */
export type ConversationStore = ReadableConversation & {
  api: ConversationApi
  emit(event: ConversationEvent): void
  /** The chat on screen. */
  current: OpenChat
  /** Chats that were left while a question or a retry was being sent. They stay up to date in case the user returns. */
  parked: Set<OpenChat>
  listeners: Set<() => void>
  /** Events of the current chat that wait for the next frame. */
  queuedEvents: PositionedEvent[]
  cancelFrame: (() => void) | undefined
  /**
   * For each chat, by its `sendPlace`, the last send if its question has returned (returned-sends.ts). Undefined: there
   * is none, not even one that an earlier page stored.
   */
  returnedSends: Map<ChatId | undefined, ReturnedSend | undefined>
}

/**
 * `withdrawn`: the user stopped it, so if the server has it after all, its answer must be stopped. `reloaded`: an
 * earlier page sent it, and was left before it learned whether the server had stored it. The composer has its text
 * again, but not its files, model or web search. `outdated`: a retry was stored since. The same words are then another
 * question, but the server may have this one too.
 */
export type ReturnedSend = {
  body: Send
  files: readonly PickedFile[]
  withdrawn?: boolean
  reloaded?: boolean
  outdated?: boolean
}

/**
 * A chat from the moment it is opened until it is closed. Each has its own state, so that events for a chat that is not
 * on screen do not change the screen.
 */
export type OpenChat = {
  state: Conversation
  /** Aborted when the user signs out, or leaves the chat; if a question is being sent, once that is done. */
  closing: AbortController
  /** Set while a question or a retry is being sent: until it is stored and the chat has an id, or it returns. */
  sending: Sending | undefined
  /** The last question or retry, if the user withdrew it. The server may get it late (find-late-send.ts). */
  withdrawn: Sending | undefined
  /**
   * How many loads of the newest messages have started; only the last one counts. An edit or a regeneration that is
   * stored counts too: pages that were requested before may still contain what it replaced.
   */
  latestLoadCount: number
  /**
   * How many changes of the user's feedback were stored. A page that was requested earlier may not have the last one.
   */
  ratingCount: number
  /** The id of the last send: it names the chat until the chat's own id arrives. */
  sentId: Send['clientMessageId']
  /** Whether a temporary chat's removal was requested, or is not needed because the chat no longer exists. */
  discarded: boolean
  /** Fresh links that are being loaded, by the offset of their page. */
  linkLoads: Map<number, Promise<readonly Message[]>>
}

/**
 * `signal` ends the upload, the wait for the server, and the reading of its answer; so does closing the chat.
 * `replaces`: an edit, or a regeneration. Until it is stored, pages of messages contain what it replaces.
 * `questionKey`: undefined for a retry.
 */
export type Sending = {
  abort: AbortController
  signal: AbortSignal
  replaces: boolean
  questionKey: string | undefined
  stored: boolean
}

export function createConversationStore(
  api: ConversationApi,
  emit: (event: ConversationEvent) => void = () => {},
): ConversationStore {
  const listeners = new Set<() => void>()
  const store: ConversationStore = {
    api,
    emit,
    current: createOpenChat(emptyConversation),
    parked: new Set(),
    listeners,
    subscribe: onChange => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    getState: () => store.current.state,
    queuedEvents: [],
    cancelFrame: undefined,
    returnedSends: new Map(),
  }
  return store
}

function createOpenChat(state: Conversation): OpenChat {
  return {
    state,
    closing: new AbortController(),
    sending: undefined,
    withdrawn: undefined,
    latestLoadCount: 0,
    ratingCount: 0,
    sentId: undefined,
    discarded: false,
    linkLoads: new Map(),
  }
}

export function isCurrent(store: ConversationStore, chat: OpenChat): boolean {
  return store.current === chat && !isClosed(chat)
}

export function isClosed(chat: OpenChat): boolean {
  return chat.closing.signal.aborted
}

/** Changes the state of a chat, unless it is closed. */
export function dispatch(store: ConversationStore, chat: OpenChat, action: ConversationAction): void {
  if (isClosed(chat)) return
  if (chat === store.current) flushEvents(store)
  setState(store, chat, conversationReducer(chat.state, action))
}

/** Like `dispatch`, but changes the screen at most once per frame, however fast events arrive. */
export function queueEvents(
  store: ConversationStore,
  chat: OpenChat,
  events: readonly PositionedEvent[],
): void {
  if (isCurrent(store, chat)) {
    store.queuedEvents.push(...events)
    store.cancelFrame ??= store.api.nextFrame(() => flushEvents(store))
  } else dispatch(store, chat, { type: 'streamed', events })
}

function flushEvents(store: ConversationStore): void {
  const events = takeQueue(store)
  if (events.length === 0) return
  setState(store, store.current, conversationReducer(store.current.state, { type: 'streamed', events }))
}

function takeQueue(store: ConversationStore): PositionedEvent[] {
  store.cancelFrame?.()
  store.cancelFrame = undefined
  const events = store.queuedEvents
  store.queuedEvents = []
  return events
}

function setState(store: ConversationStore, chat: OpenChat, state: Conversation): void {
  if (state === chat.state) return
  chat.state = state
  if (chat === store.current) notify(store)
}

function notify(store: ConversationStore): void {
  for (const listener of store.listeners) listener()
}

/**
 * Leaves the chat on screen and opens another one. A running answer continues on the server, unless its chat is
 * temporary: leaving such a chat removes it.
 */
export function openChat(store: ConversationStore, chatId: ChatId | undefined): OpenChat {
  const opened = conversationReducer(store.current.state, { type: 'opened', chatId })
  return switchTo(store, createOpenChat(opened))
}

/** Like `openChat`, but restores the question that was still being sent when the user left this chat. */
export function reopenChat(store: ConversationStore, chatId: ChatId | undefined): OpenChat {
  const parked = [...store.parked].findLast(({ state }) => state.chatId === chatId)
  if (!parked) return openChat(store, chatId)
  parked.state = { ...parked.state, viewKey: store.current.state.viewKey + 1 }
  return switchTo(store, parked)
}

/** The user went to another page: a closed, empty chat is current until they come back. */
export function leaveChat(store: ConversationStore): void {
  openChat(store, undefined).closing.abort()
}

function switchTo(store: ConversationStore, next: OpenChat): OpenChat {
  const left = store.current
  if (left !== next) void discardIfTemporary(store, left)
  if (left.sending && !left.state.temporary) {
    flushEvents(store)
    store.parked.add(left)
  } else {
    takeQueue(store)
    left.closing.abort()
  }
  store.parked.delete(next)
  store.current = next
  notify(store)
  return next
}

export function beginSending(chat: OpenChat, replaces: boolean, questionKey?: string): Sending {
  const abort = new AbortController()
  // A listener would stay until the chat is closed, one for each question.
  const sending: Sending = {
    abort,
    signal: AbortSignal.any([abort.signal, chat.closing.signal]),
    replaces,
    questionKey,
    stored: false,
  }
  chat.sending = sending
  chat.withdrawn = undefined
  return sending
}

/** The question was stored or has returned: closes the chat if the user has left it. */
export function endSending(store: ConversationStore, chat: OpenChat): void {
  chat.sending = undefined
  store.parked.delete(chat)
  if (!isCurrent(store, chat)) chat.closing.abort()
}

/**
 * Called when a chat or the page is left, and before a sign-out: removes the chat if it is temporary, even if its first
 * question is still being sent. If that fails, the server removes it at its deadline.
 */
export async function discardIfTemporary(store: ConversationStore, chat: OpenChat): Promise<void> {
  const { sentId } = chat
  const { chatId, temporary } = chat.state
  if (!temporary || chat.discarded || isClosed(chat)) return
  if (chatId) chat.discarded = true
  else chat.sending?.abort.abort()
  chat.sentId = undefined
  const removal = chatId ? store.api.discard(chatId) : sentId && store.api.discardSent(sentId)
  if (!removal) return
  const removed = await removal.then(
    () => true,
    error => {
      if (store.api.isMissing(error)) return true
      store.api.log('Failed to delete a temporary chat', error)
      return false
    },
  )
  emitFor(store, chat, { type: 'discarded', removed })
}

/** Resolves at the first change after which the condition holds or the user has left the chat. */
export function untilHolds(
  store: ConversationStore,
  chat: OpenChat,
  condition: () => boolean,
): Promise<void> {
  return new Promise(resolve => {
    const unsubscribe = store.subscribe(() => {
      if (!condition() && isCurrent(store, chat)) return
      unsubscribe()
      resolve()
    })
  })
}

/** Emits an event, and marks it if the chat is temporary. */
export function emitFor(store: ConversationStore, chat: OpenChat, event: ConversationEvent): void {
  store.emit(chat.state.temporary ? { ...event, temporary: true } : event)
}

/** The user signed out, or another user signed in. */
export function closeStore(store: ConversationStore): void {
  store.emit = () => {}
  for (const chat of [store.current, ...store.parked]) chat.closing.abort()
}
