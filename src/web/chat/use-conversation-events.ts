import { navigate } from 'wouter/use-browser-location'
import type { Chat } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import type { ConversationEvent } from '#web/chat/conversation/conversation-events.ts'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { fileTexts } from '#web/i18n/chat/texts-files.ts'
import { versionTexts } from '#web/i18n/chat/texts-versions.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { chatPath } from '#web/lib/history/chat-path.ts'
import { currentPath } from '#web/lib/history/current-path.ts'
import { afterDialogs } from '#web/lib/history/dialog-history.ts'
import { postToTabs } from '#web/lib/storage/tab-channel.ts'
import { perUser } from '#web/lib/storage/user-memory.ts'
import { useToast } from '#web/ui/toast.tsx'
import {
  moveToCreatedChat,
  moveToLeftChat,
  moveToNewChat,
  type PageMemory,
  restoreMessage,
} from './page-memory.ts'
import { applyTemporaryEvent } from './temporary-events.ts'
import { showBudget } from './use-budget.ts'

/** The changes that a conversation makes to the list of chats. Implemented by the sidebar. */
type ChatList = {
  /** Adds a new chat or changes a chat's title. Resolves with whether the list changed. */
  upsert(id: ChatId, title: string | null): Promise<boolean>
  /** Fetches the list again if the chat's title in it differs from the stream's. Resolves with whether it did. */
  recheck(id: ChatId, title: string | null): Promise<boolean>
  remove(id: ChatId): Promise<void>
  refetch(): Promise<void>
  refetchNewest(): Promise<Chat | undefined>
}

/** How long after a chat's first answer, or an edit of its first question, its title is fetched once more. */
const titleRefetchDelayMs = 5000

/** Aborted when the user signs out. */
const sessionOf = perUser(
  () => new AbortController(),
  session => session.abort(),
)

/** After a short answer, or an edit, the model may still be writing the title. */
function refetchLater(signal: AbortSignal, refetch: () => Promise<unknown>, onFetched: () => void): void {
  if (signal.aborted) return
  const timer = setTimeout(() => {
    signal.removeEventListener('abort', cancel)
    void refetch().then(onFetched)
  }, titleRefetchDelayMs)
  // Otherwise, the timer would keep what the user had typed in memory.
  const cancel = () => clearTimeout(timer)
  signal.addEventListener('abort', cancel)
}

type EventHandler = (event: ConversationEvent) => void
type Named = Extract<ConversationEvent, { type: 'named' }>

/**
 * Returns a function that applies an event of a conversation to the rest of the page: what is typed, the URL, the list,
 * other tabs.
 */
export function useConversationEvents(userId: string, memory: PageMemory, list: ChatList): EventHandler {
  const texts = { ...useTexts(chatTexts), ...useTexts(fileTexts), ...useTexts(versionTexts) }
  const toast = useToast()

  const notifyTabs = (what: 'asked' | 'answered', chat: ChatId | undefined) =>
    chat && postToTabs({ user: userId, what, chat })
  const notifyListChanged = () => postToTabs({ user: userId, what: 'listed' })

  const applyNamed = async ({ chatId, title, createdChat, current }: Named) => {
    const { signal } = sessionOf(userId)
    const changed = await (createdChat ? list.upsert(chatId, title) : list.recheck(chatId, title))
    if (changed || createdChat) notifyListChanged()
    if (!createdChat) return changed ? refetchLater(signal, list.refetch, notifyListChanged) : undefined
    notifyTabs('asked', chatId)
    if (!current) return moveToLeftChat(memory, chatId)
    moveToCreatedChat(memory, chatId)
    showInUrl(chatId)
  }

  const applyAnswered = async (event: Extract<ConversationEvent, { type: 'answered' }>) => {
    notifyTabs('answered', event.chatId)
    if (!event.createdChat) return
    const { signal } = sessionOf(userId)
    const newest = await list.refetchNewest()
    // If the server never sent the chat's id, the newest chat is the new one.
    if (event.chatId === undefined && event.current && newest) showInUrl(newest.id)
    refetchLater(signal, list.refetchNewest, notifyListChanged)
  }

  return original => {
    const event = original.temporary ? applyTemporaryEvent(memory, original, texts, toast) : original
    // Only temporary chats are discarded.
    if (!event || event.type === 'discarded') return
    switch (event.type) {
      case 'stored':
        memory.drafts.confirmSend(event.chatId, event.text)
        if (event.text === '' || event.edited) memory.editDraft.confirmSend(event.text)
        return void notifyTabs('asked', event.chatId)
      case 'named':
        return void applyNamed(event)
      case 'refused':
        restoreMessage(memory, event)
        // The page then says when to ask again, or that the chat no longer exists: "Please try again" would be wrong.
        if (event.budget) return showBudget(userId, event.budget)
        return event.missing ? undefined : toast(texts.noResponse, 'error')
      case 'budget':
        return showBudget(userId, event.budget)
      case 'withdrawn':
        return restoreMessage(memory, event)
      case 'deleted':
        leaveDeletedChat(memory, list, event.chatId)
        return toast(texts.missing)
      case 'upload-failed':
        return toast(texts.uploadFailed, 'error')
      case 'streaming-error':
        // The announcer says why the answer ended.
        return toast(texts.streamingError, 'error', { silent: true })
      case 'changed':
        return void notifyTabs('answered', event.chatId)
      case 'choose-failed':
        return toast(texts.chooseFailed, 'error')
      case 'answered':
        void applyAnswered(event)
    }
  }
}

/** Unless the user chose another chat while the page waited for dialogs to close. */
function showInUrl(id: ChatId | undefined): void {
  const path = currentPath()
  afterDialogs(() => {
    if (currentPath() === path) navigate(chatPath(id), { replace: true })
  })
}

function leaveDeletedChat(memory: PageMemory, list: ChatList, chatId: ChatId): void {
  moveToNewChat(memory, chatId)
  void list.remove(chatId)
  showInUrl(undefined)
}
