import { navigate } from 'wouter/use-browser-location'
import type { Chat } from '#shared/chat.ts'
import type { ChatId } from '#shared/ids.ts'
import type { Drafts } from '#web/chat/composer/use-draft.ts'
import type { Tray } from '#web/chat/composer/use-tray.ts'
import type { ConversationEvent } from '#web/chat/conversation/conversation-events.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { chatTexts } from '#web/i18n/texts-chat.ts'
import { fileTexts } from '#web/i18n/texts-files.ts'
import { postToTabs } from '#web/lib/tab-channel.ts'
import { useToast } from '#web/ui/toast.tsx'

/** What the page does with the list of chats when something happens in a conversation. The list is another room. */
export type ChatList = {
  /** A chat that began. Resolves with whether the list changed. */
  upsert(id: ChatId, title: string | null): Promise<boolean>
  /** The title that a stream repeats. Resolves with whether the list changed. */
  recheck(id: ChatId, title: string | null): Promise<boolean>
  remove(id: ChatId): Promise<void>
  refetchNewest(): Promise<Chat | undefined>
}

type Refusal = Extract<ConversationEvent, { type: 'refused' | 'withdrawn' }>

type Surroundings = { userId: string; drafts: Drafts; tray: Tray; list: ChatList }

function showInAddress(id: ChatId | undefined, options?: { replace: boolean }): void {
  navigate(id ? `/?chat=${id}` : '/', options)
}

/** From the end of a chat's first answer until its title is fetched once more. */
const titleRefetchDelayMs = 5000

/** Tells the rest of the page what happened in the conversation: the address, the list, the drafts, other tabs. */
export function useConversationEvents({
  userId,
  drafts,
  tray,
  list,
}: Surroundings): (event: ConversationEvent) => void {
  const texts = useTexts(chatTexts)
  const words = useTexts(fileTexts)
  const toast = useToast()

  const giveBack = ({ chatId, returnTo, message }: Refusal) => {
    if (!message) return
    drafts.giveBack(chatId, message.text, returnTo)
    tray.giveBack(returnTo, { files: message.files, search: message.webSearch })
  }

  const leaveGone = (chatId: ChatId) => {
    drafts.move(chatId, undefined)
    tray.move(chatId, undefined)
    void list.remove(chatId)
    showInAddress(undefined, { replace: true })
    toast(texts.missing)
  }

  const tell = (what: 'asked' | 'answered', chat: ChatId | undefined) => {
    if (chat) postToTabs({ user: userId, what, chat })
  }
  const tellListed = () => postToTabs({ user: userId, what: 'listed' })

  const takeName = async (event: Extract<ConversationEvent, { type: 'named' }>) => {
    const { chatId, title, began } = event
    const changed = await (began ? list.upsert(chatId, title) : list.recheck(chatId, title))
    if (changed || began) tellListed()
    if (!began) return
    tell('asked', chatId)
    if (!event.current) return
    drafts.move(undefined, event.chatId)
    tray.move(undefined, event.chatId)
    showInAddress(event.chatId, { replace: true })
  }

  const takeEnd = async (event: Extract<ConversationEvent, { type: 'answered' }>) => {
    tell('answered', event.chatId)
    if (!event.began) return
    const newest = await list.refetchNewest()
    // The server never sent the chat's id: the newest chat is the one that just began.
    if (event.chatId === undefined && event.current && newest) showInAddress(newest.id, { replace: true })
    // The model may write the title after a short answer has ended.
    setTimeout(() => void list.refetchNewest().then(tellListed), titleRefetchDelayMs)
  }

  return event => {
    switch (event.type) {
      case 'stored':
        drafts.settle(event.chatId, event.text)
        return tell('asked', event.chatId)
      case 'named':
        return void takeName(event)
      case 'refused':
        giveBack(event)
        return toast(texts.noResponse, 'error')
      case 'withdrawn':
        return giveBack(event)
      case 'gone':
        return leaveGone(event.chatId)
      case 'upload-failed':
        return toast(words.uploadFailed, 'error')
      case 'streaming-error':
        return toast(texts.streamingError, 'error')
      case 'answered':
        return void takeEnd(event)
    }
  }
}
