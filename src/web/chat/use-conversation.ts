import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ChatId } from '#shared/ids.ts'
import type { ModelId } from '#shared/models.ts'
import { listenToTabs } from '#web/api/tab-news.ts'
import { useLanguage } from '#web/i18n/language-context.tsx'
import { ask, askAgain, loadLatest, loadOlder, type Question, refresh, stopAnswer } from './answer-turn.ts'
import { browserPorts } from './browser-ports.ts'
import type { ConversationStore } from './conversation-store.ts'
import { beginVisit, type ConversationNews, type Desk, leaveVisit, openDesk } from './desk.ts'
import { refreshLinks } from './sent-files.ts'
import { useFreshLinks } from './use-fresh-links.ts'

export type ConversationActions = {
  ask(question: Question): void
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
  userId: string | undefined
  /** The chat in the address. */
  chatId: ChatId | undefined
  onNews(news: ConversationNews): void
  /** Another tab removed the chat on screen. */
  onRemoved(): void
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
    if (!isHere) void loadLatest(desk, beginVisit(desk, chatId))
  }, [desk, chatId])
  useEffect(() => () => leaveVisit(desk), [desk])
  useNewsFromElsewhere(desk, options)
  useFreshLinks(desk)

  const actions = useMemo<ConversationActions>(
    () => ({
      ask: question => void ask(desk, question),
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

function useDesk({ onNews }: Options): Desk {
  const { language } = useLanguage()
  const spoken = useRef(language)
  const [desk] = useState(() =>
    openDesk(
      browserPorts(() => spoken.current),
      onNews,
    ),
  )
  useLayoutEffect(() => {
    spoken.current = language
    desk.onNews = onNews
    return () => {
      // Gone from the page, an open send may still be stored; anything else is nobody's news any more.
      desk.onNews = news => {
        if (news.type === 'stored') onNews(news)
      }
    }
  })
  return desk
}

/** At most one look a second, however often the focus moves. */
const lookDistance = 1000

function useNewsFromElsewhere(desk: Desk, { userId, onRemoved }: Options): void {
  const removed = useRef(onRemoved)
  useEffect(() => {
    removed.current = onRemoved
  })

  useEffect(() => {
    if (!userId) return
    return listenToTabs(userId, news => {
      if (news.what === 'listed' || news.chat !== desk.visit.chatId) return
      if (news.what === 'removed') removed.current()
      else void refresh(desk)
    })
  }, [desk, userId])

  useEffect(() => {
    if (!userId) return
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
  }, [desk, userId])
}
