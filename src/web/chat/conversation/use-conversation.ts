import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { ChatId } from '#shared/ids.ts'
import type { ModelId } from '#shared/models.ts'
import { subscribeToTabs } from '#web/lib/tab-channel.ts'
import { perUser } from '#web/lib/user-memory.ts'
import { ask, askAgain, loadLatest, loadOlder, refresh, stopAnswer } from './answer-turn.ts'
import { browserPorts } from './browser-ports.ts'
import type { ConversationStore } from './conversation-store.ts'
import {
  beginVisit,
  type ConversationNews,
  closeDesk,
  type Desk,
  leaveVisit,
  openDesk,
  resumeVisit,
} from './desk.ts'
import type { Question } from './question.ts'
import { refreshLinks } from './sent-files.ts'
import { useFreshLinks } from './use-fresh-links.ts'

export type ConversationActions = {
  /** Whether it was taken. */
  ask(question: Question): boolean
  askAgain(model: ModelId): void
  stop(): void
  loadOlder(): void
  /** Rejects where fresh links cannot be had. */
  refreshLinks(messageId: string): Promise<void>
  reload(): void
  /** Also where the chat on screen has no id yet. */
  startNew(): void
}

type Options = {
  userId: string
  /** The chat in the address. */
  chatId: ChatId | undefined
  onNews(news: ConversationNews): void
}

/** Drives the conversation of the chat in the address, and keeps it up to date with other tabs and devices. */
export function useConversation(options: Options): {
  store: ConversationStore
  actions: ConversationActions
} {
  const { chatId } = options
  const desk = useDesk(options)
  const store = useMemo<ConversationStore>(
    () => ({
      subscribe: onChange => {
        desk.changed.add(onChange)
        return () => desk.changed.delete(onChange)
      },
      current: () => desk.state,
    }),
    [desk],
  )

  // Before the picture is drawn: nothing of the one chat is seen in the other.
  useLayoutEffect(() => {
    const isHere = desk.visit.chatId === chatId && !desk.visit.leaving.signal.aborted
    if (!isHere) void loadLatest(desk, resumeVisit(desk, chatId))
  }, [desk, chatId])
  useEffect(() => () => leaveVisit(desk), [desk])
  useNewsFromElsewhere(desk, options.userId)
  useFreshLinks(desk)

  const actions = useMemo<ConversationActions>(
    () => ({
      ask: question => ask(desk, question) !== undefined,
      askAgain: model => void askAgain(desk, model),
      stop: () => void stopAnswer(desk),
      loadOlder: () => void loadOlder(desk),
      refreshLinks: messageId => refreshLinks(desk, messageId),
      reload: () => void loadLatest(desk, desk.visit),
      startNew: () => void beginVisit(desk, undefined),
    }),
    [desk],
  )
  return { store, actions }
}

/** A question on its way goes on being sent while the person is on another page, and its news are told all the same. */
const deskOf = perUser(
  () =>
    openDesk(
      browserPorts(() => document.documentElement.lang),
      () => {},
    ),
  closeDesk,
)

function useDesk({ userId, onNews }: Options): Desk {
  const [desk] = useState(() => deskOf(userId))
  useLayoutEffect(() => {
    desk.onNews = onNews
  })
  return desk
}

/** At most one look a second, however often the focus moves. */
const lookDistance = 1000

function useNewsFromElsewhere(desk: Desk, userId: string): void {
  useEffect(
    () =>
      subscribeToTabs(userId, news => {
        if (news.what === 'listed' || news.chat !== desk.visit.chatId) return
        if (news.what === 'removed') desk.onNews({ type: 'gone', chatId: news.chat })
        else void refresh(desk)
      }),
    [desk, userId],
  )

  useEffect(() => {
    const events = new AbortController()
    let last = Date.now()
    const look = () => {
      if (document.visibilityState === 'hidden' || Date.now() - last < lookDistance) return
      last = Date.now()
      void refresh(desk)
    }
    document.addEventListener('visibilitychange', look, { signal: events.signal })
    window.addEventListener('focus', look, { signal: events.signal })
    window.addEventListener('online', look, { signal: events.signal })
    return () => events.abort()
  }, [desk])
}
