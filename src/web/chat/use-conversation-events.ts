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

/** The changes that a conversation makes to the list of chats. Implemented by the sidebar. */
export type ChatList = {
  /** Adds a new chat. Resolves with whether the list changed. */
  upsert(id: ChatId, title: string | null): Promise<boolean>
  /** Compares the title reported by a stream. Resolves with whether the list changed. */
  recheck(id: ChatId, title: string | null): Promise<boolean>
  remove(id: ChatId): Promise<void>
  refetchNewest(): Promise<Chat | undefined>
}

type Refusal = Extract<ConversationEvent, { type: 'refused' | 'withdrawn' }>

type Dependencies = { userId: string; drafts: Drafts; tray: Tray; list: ChatList }

function showInUrl(id: ChatId | undefined, options?: { replace: boolean }): void {
  navigate(id ? `/?chat=${id}` : '/', options)
}

/** After a chat's first answer, its title is fetched once more after this delay. */
const titleRefetchDelayMs = 5000

/** Applies the events of a conversation to the rest of the page: the URL, the list, the drafts, other tabs. */
export function useConversationEvents({
  userId,
  drafts,
  tray,
  list,
}: Dependencies): (event: ConversationEvent) => void {
  const texts = useTexts(chatTexts)
  const words = useTexts(fileTexts)
  const toast = useToast()

  const restoreMessage = ({ chatId, returnTo, message }: Refusal) => {
    if (!message) return
    drafts.restore(chatId, message.text, returnTo)
    tray.restore(returnTo, { files: message.files, search: message.webSearch })
  }

  const leaveDeletedChat = (chatId: ChatId) => {
    drafts.move(chatId, undefined)
    tray.move(chatId, undefined)
    void list.remove(chatId)
    showInUrl(undefined, { replace: true })
    toast(texts.missing)
  }

  const notifyTabs = (what: 'asked' | 'answered', chat: ChatId | undefined) => {
    if (chat) postToTabs({ user: userId, what, chat })
  }
  const notifyListChanged = () => postToTabs({ user: userId, what: 'listed' })

  const handleNamed = async (event: Extract<ConversationEvent, { type: 'named' }>) => {
    const { chatId, title, createdChat } = event
    const changed = await (createdChat ? list.upsert(chatId, title) : list.recheck(chatId, title))
    if (changed || createdChat) notifyListChanged()
    if (!createdChat) return
    notifyTabs('asked', chatId)
    if (!event.current) return
    drafts.move(undefined, event.chatId)
    tray.move(undefined, event.chatId)
    showInUrl(event.chatId, { replace: true })
  }

  const handleAnswered = async (event: Extract<ConversationEvent, { type: 'answered' }>) => {
    notifyTabs('answered', event.chatId)
    if (!event.createdChat) return
    const newest = await list.refetchNewest()
    // If the server never sent the chat's id, the newest chat is the new one.
    if (event.chatId === undefined && event.current && newest) showInUrl(newest.id, { replace: true })
    // After a short answer, the model may still be writing the title.
    setTimeout(() => void list.refetchNewest().then(notifyListChanged), titleRefetchDelayMs)
  }

  return event => {
    switch (event.type) {
      case 'stored':
        drafts.confirmSend(event.chatId, event.text)
        return notifyTabs('asked', event.chatId)
      case 'named':
        return void handleNamed(event)
      case 'refused':
        restoreMessage(event)
        return toast(texts.noResponse, 'error')
      case 'withdrawn':
        return restoreMessage(event)
      case 'deleted':
        return leaveDeletedChat(event.chatId)
      case 'upload-failed':
        return toast(words.uploadFailed, 'error')
      case 'streaming-error':
        return toast(texts.streamingError, 'error')
      case 'answered':
        return void handleAnswered(event)
    }
  }
}
