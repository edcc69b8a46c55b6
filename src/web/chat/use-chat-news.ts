import { navigate } from 'wouter/use-browser-location'
import type { Chat } from '#shared/chat.ts'
import type { ChatId } from '#shared/ids.ts'
import { tellTabs } from '#web/api/tab-news.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { chatTexts } from '#web/i18n/texts-chat.ts'
import { fileTexts } from '#web/i18n/texts-files.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { ConversationNews } from './desk.ts'
import type { Drafts } from './use-draft.ts'
import type { Tray } from './use-tray.ts'

/** What the page does with the list of chats when a conversation has news; the list is another room. */
export type ChatList = {
  upsert(id: ChatId, title: string | null): Promise<void>
  refetch(): Promise<Chat | undefined>
}

type Surroundings = { userId: string | undefined; drafts: Drafts; tray: Tray; list: ChatList }

export function openChat(id: ChatId | undefined, options?: { replace: boolean }): void {
  navigate(id ? `/?chat=${id}` : '/', options)
}

/** Milliseconds after its first answer at which a chat's title is looked at once more. */
const lateTitle = 5000

/** Carries a conversation's news to the rest of the page: the address, the list, the drafts, other tabs, toasts. */
export function useChatNews({ userId, drafts, tray, list }: Surroundings): (news: ConversationNews) => void {
  const texts = useTexts(chatTexts)
  const words = useTexts(fileTexts)
  const toast = useToast()

  const giveBack = (news: Extract<ConversationNews, { type: 'refused' | 'withdrawn' }>) => {
    if (news.text !== '') drafts.giveBack(news.place, news.text)
    tray.giveBack(news.place, news.files)
  }

  const tell = (what: 'asked' | 'answered', chat: ChatId | undefined) => {
    if (userId && chat) tellTabs({ user: userId, what, chat })
  }

  const takeName = (news: Extract<ConversationNews, { type: 'named' }>) => {
    void list.upsert(news.chatId, news.title)
    if (!news.began) return
    tell('asked', news.chatId)
    if (userId) tellTabs({ user: userId, what: 'listed' })
    if (!news.current) return
    drafts.move(news.chatId)
    tray.move(news.chatId)
    openChat(news.chatId, { replace: true })
  }

  const takeEnd = async (news: Extract<ConversationNews, { type: 'answered' }>) => {
    tell('answered', news.chatId)
    if (!news.began) return
    const newest = await list.refetch()
    // A server that never named the chat: its newest one is the one that just began.
    if (news.chatId === undefined && news.current && newest) openChat(newest.id, { replace: true })
    // The model's own title may come after a short answer has ended.
    setTimeout(() => void list.refetch(), lateTitle)
  }

  return news => {
    switch (news.type) {
      case 'stored':
        drafts.settle(news.place)
        return tell('asked', news.place)
      case 'named':
        return takeName(news)
      case 'refused':
        giveBack(news)
        return toast(texts.noResponse, 'error')
      case 'withdrawn':
        return giveBack(news)
      case 'upload-failed':
        return toast(words.uploadFailed, 'error')
      case 'streaming-error':
        return toast(texts.streamingError, 'error')
      case 'answered':
        return void takeEnd(news)
    }
  }
}
