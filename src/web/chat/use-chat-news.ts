import { navigate } from 'wouter/use-browser-location'
import type { Chat } from '#shared/chat.ts'
import type { ChatId } from '#shared/ids.ts'
import type { Drafts } from '#web/chat/composer/use-draft.ts'
import type { Tray } from '#web/chat/composer/use-tray.ts'
import type { ConversationNews } from '#web/chat/conversation/desk.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { chatTexts } from '#web/i18n/texts-chat.ts'
import { fileTexts } from '#web/i18n/texts-files.ts'
import { postToTabs } from '#web/lib/tab-channel.ts'
import { useToast } from '#web/ui/toast.tsx'

/** What the page does with the list of chats when a conversation has news; the list is another room. */
export type ChatList = {
  /** A chat that began; resolves with whether that changed the list. */
  upsert(id: ChatId, title: string | null): Promise<boolean>
  /** Another chat's title as a stream repeats it; resolves with whether that changed the list. */
  recheck(id: ChatId, title: string | null): Promise<boolean>
  remove(id: ChatId): Promise<void>
  refetchNewest(): Promise<Chat | undefined>
}

type Refusal = Extract<ConversationNews, { type: 'refused' | 'withdrawn' }>

type Surroundings = { userId: string; drafts: Drafts; tray: Tray; list: ChatList }

function openChat(id: ChatId | undefined, options?: { replace: boolean }): void {
  navigate(id ? `/?chat=${id}` : '/', options)
}

/** Milliseconds after its first answer at which a chat's title is looked at once more. */
const lateTitle = 5000

/** Carries a conversation's news to the rest of the page: the address, the list, the drafts, other tabs, toasts. */
export function useChatNews({ userId, drafts, tray, list }: Surroundings): (news: ConversationNews) => void {
  const texts = useTexts(chatTexts)
  const words = useTexts(fileTexts)
  const toast = useToast()

  const giveBack = ({ place, to, question }: Refusal) => {
    if (!question) return
    drafts.giveBack(place, question.text, to)
    tray.giveBack(to, { files: question.files, search: question.webSearch })
  }

  const leaveGone = (chatId: ChatId) => {
    drafts.move(chatId, undefined)
    tray.move(chatId, undefined)
    void list.remove(chatId)
    openChat(undefined, { replace: true })
    toast(texts.missing)
  }

  const tell = (what: 'asked' | 'answered', chat: ChatId | undefined) => {
    if (chat) postToTabs({ user: userId, what, chat })
  }
  const tellListed = () => postToTabs({ user: userId, what: 'listed' })

  const takeName = async (news: Extract<ConversationNews, { type: 'named' }>) => {
    const { chatId, title, began } = news
    const changed = await (began ? list.upsert(chatId, title) : list.recheck(chatId, title))
    if (changed || began) tellListed()
    if (!began) return
    tell('asked', chatId)
    if (!news.current) return
    drafts.move(undefined, news.chatId)
    tray.move(undefined, news.chatId)
    openChat(news.chatId, { replace: true })
  }

  const takeEnd = async (news: Extract<ConversationNews, { type: 'answered' }>) => {
    tell('answered', news.chatId)
    if (!news.began) return
    const newest = await list.refetchNewest()
    // A server that never named the chat: its newest one is the one that just began.
    if (news.chatId === undefined && news.current && newest) openChat(newest.id, { replace: true })
    // The model's own title may come after a short answer has ended.
    setTimeout(() => void list.refetchNewest().then(tellListed), lateTitle)
  }

  return news => {
    switch (news.type) {
      case 'stored':
        drafts.settle(news.place, news.text)
        return tell('asked', news.place)
      case 'named':
        return void takeName(news)
      case 'refused':
        giveBack(news)
        return toast(texts.noResponse, 'error')
      case 'withdrawn':
        return giveBack(news)
      case 'gone':
        return leaveGone(news.chatId)
      case 'upload-failed':
        return toast(words.uploadFailed, 'error')
      case 'streaming-error':
        return toast(texts.streamingError, 'error')
      case 'answered':
        return void takeEnd(news)
    }
  }
}
