import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Feedback } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import type { ModelId } from '#shared/api/models.ts'
import { beforeSignOut } from '#web/lib/storage/before-sign-out.ts'
import { subscribeToTabs } from '#web/lib/storage/tab-channel.ts'
import { perUser } from '#web/lib/storage/user-memory.ts'
import { refreshLinks, renewLinks } from './attachment-links.ts'
import { browserApi } from './browser-api.ts'
import { chooseVersion } from './choose-version.ts'
import type { ConversationEvent } from './conversation-events.ts'
import {
  type ConversationStore,
  closeStore,
  createConversationStore,
  discardIfTemporary,
  dispatch,
  isClosed,
  leaveChat,
  openChat,
  reopenChat,
} from './conversation-store.ts'
import type { DraftMessage, Edit } from './draft-message.ts'
import { loadOlder } from './load-older.ts'
import { rateAnswer } from './rate-answer.ts'
import { editQuestion, retryAnswer, sendQuestion } from './send-question.ts'
import { stopAnswer } from './stop-answer.ts'
import { refreshChat, refreshFromTab, reloadChat, syncChat } from './sync-chat.ts'
import { type ReadableConversation, useConversationState } from './use-conversation-state.ts'
import { useFreshLinks } from './use-fresh-links.ts'

export type ConversationActions = {
  /** Returns false if an answer is already being written, or another version is being chosen. */
  send(message: DraftMessage): boolean
  /** `key`: the answer to regenerate. Without it, the last question is answered again. */
  retry(model: ModelId, key?: string): void
  edit(edit: Edit, model: ModelId): void
  /** Shows the version with this id in place of the message with this key. */
  choose(key: string, id: string): void
  /** Rejects if the feedback cannot be stored or removed. */
  rate(messageId: string, feedback: Feedback | undefined): Promise<void>
  stop(): void
  loadOlder(): void
  /** Rejects if fresh links cannot be loaded. */
  refreshLinks(messageId: string): Promise<void>
  /** Resolves once the newest messages are shown, or cannot be loaded. */
  reload(): Promise<void>
  /** Opens a new chat, even if the chat on screen has no id yet. */
  startNew(): void
  /** Before the first question: whether the chat is temporary. */
  setTemporary(temporary: boolean): void
}

type Options = {
  userId: string
  /** The chat in the URL. */
  chatId: ChatId | undefined
  onEvent(event: ConversationEvent): void
}

/** Manages the conversation of the chat in the URL, and keeps it up to date with other tabs and devices. */
export function useConversation(options: Options): {
  conversation: ReadableConversation
  actions: ConversationActions
} {
  const { chatId } = options
  const store = useStore(options)

  // Before the browser paints, so that one chat's messages never flash in another.
  useLayoutEffect(() => {
    const isOpen = store.current.state.chatId === chatId && !isClosed(store.current)
    if (!isOpen) void syncChat(store, reopenChat(store, chatId))
    // An earlier page may have sent a question that began a chat.
    else if (!chatId) void refreshChat(store)
  }, [store, chatId])
  useEffect(() => () => leaveChat(store), [store])
  useRefreshOnChange(store, options.userId)
  useFreshLinks(useCallback(() => renewLinks(store), [store]))
  useDiscard(store, options.userId)

  const actions = useMemo<ConversationActions>(
    () => ({
      send: message => sendQuestion(store, message) !== undefined,
      retry: (model, key) => void retryAnswer(store, model, key),
      edit: (edit, model) => void editQuestion(store, edit, model),
      choose: (key, id) => void chooseVersion(store, key, id),
      rate: (messageId, feedback) => rateAnswer(store, messageId, feedback),
      stop: () => void stopAnswer(store),
      loadOlder: () => void loadOlder(store),
      refreshLinks: messageId => refreshLinks(store, messageId),
      reload: () => reloadChat(store),
      startNew: () => void openChat(store, undefined),
      setTemporary: temporary => dispatch(store, store.current, { type: 'temporary-chosen', temporary }),
    }),
    [store],
  )
  return { conversation: store, actions }
}

/** One store per user, so that a question continues to be sent while the user is on another page. */
const storeFor = perUser(
  userId => createConversationStore(browserApi(userId, () => document.documentElement.lang)),
  closeStore,
)

function useStore({ userId, onEvent }: Options): ConversationStore {
  const [store] = useState(() => storeFor(userId))
  useLayoutEffect(() => {
    store.emit = event => {
      // The URL does not change, so the page must leave the chat here. The new chat is temporary too, because it gets
      // what is in the composer.
      if (event.type === 'deleted' && event.temporary) {
        const isKnown = store.current.discarded
        store.current.discarded = true
        dispatch(store, openChat(store, undefined), { type: 'temporary-chosen', temporary: true })
        // The page was left and is shown again: 'discarded' has said it already.
        if (isKnown) return
      }
      onEvent(event)
    }
  })
  return store
}

/** Removes a temporary chat when the page is left, or before the user signs out, in this tab or another one. */
function useDiscard(store: ConversationStore, userId: string): void {
  const temporary = useConversationState(store, state => state.temporary)
  useEffect(() => {
    if (!temporary) return
    const discard = () => discardIfTemporary(store, store.current)
    const discardNow = () => void discard()
    window.addEventListener('pagehide', discardNow)
    const stop = beforeSignOut(userId, discard)
    return () => {
      window.removeEventListener('pagehide', discardNow)
      stop()
    }
  }, [store, userId, temporary])
}

/** The minimum time between two refreshes caused by showing, focusing or reconnecting the page. */
const minRefreshIntervalMs = 1000

function useRefreshOnChange(store: ConversationStore, userId: string): void {
  useEffect(
    () =>
      subscribeToTabs(userId, message => {
        if (!('chat' in message) || message.chat !== store.current.state.chatId) return
        if (message.what === 'removed') store.emit({ type: 'deleted', chatId: message.chat })
        else void refreshFromTab(store)
      }),
    [store, userId],
  )

  useEffect(() => {
    const events = new AbortController()
    let lastRefreshAtMs = Date.now()
    const refresh = () => {
      // The clock may have been set back.
      const sinceLastMs = Math.abs(Date.now() - lastRefreshAtMs)
      if (document.visibilityState === 'hidden' || sinceLastMs < minRefreshIntervalMs) return
      lastRefreshAtMs = Date.now()
      void refreshChat(store)
    }
    document.addEventListener('visibilitychange', refresh, { signal: events.signal })
    window.addEventListener('focus', refresh, { signal: events.signal })
    window.addEventListener('online', refresh, { signal: events.signal })
    return () => events.abort()
  }, [store])
}
