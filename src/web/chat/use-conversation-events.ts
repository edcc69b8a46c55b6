import { navigate } from 'wouter/use-browser-location'
import type { Chat } from '#shared/api/chat.ts'
import type { ChatId } from '#shared/api/ids.ts'
import type { Drafts } from '#web/chat/composer/use-draft.ts'
import type { Tray } from '#web/chat/composer/use-tray.ts'
import { moveWaiting, takeBack, type WaitingMessages } from '#web/chat/composer/waiting-messages.ts'
import type { ConversationEvent } from '#web/chat/conversation/conversation-events.ts'
import { type EditDraft, takeEdit } from '#web/chat/conversation/edit-draft.ts'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { fileTexts } from '#web/i18n/chat/texts-files.ts'
import { versionTexts } from '#web/i18n/chat/texts-versions.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { chatPath } from '#web/lib/history/chat-path.ts'
import { currentPath } from '#web/lib/history/current-path.ts'
import { afterDialogs } from '#web/lib/history/dialog-history.ts'
import { postToTabs } from '#web/lib/storage/tab-channel.ts'
import { useToast } from '#web/ui/toast.tsx'
import { showBudget } from './use-budget.ts'

/** The changes that a conversation makes to the list of chats. Implemented by the sidebar. */
type ChatList = {
  /** Adds a new chat or changes a chat's title. Resolves with whether the list changed. */
  upsert(id: ChatId, title: string | null): Promise<boolean>
  /** Fetches the list again if the chat's title in it differs from the stream's. Resolves with whether it did. */
  recheck(id: ChatId, title: string | null): Promise<boolean>
  remove(id: ChatId): Promise<void>
  refetchNewest(): Promise<Chat | undefined>
}

type Refusal = Extract<ConversationEvent, { type: 'refused' | 'withdrawn' }>

type Dependencies = {
  userId: string
  drafts: Drafts
  tray: Tray
  waiting: WaitingMessages
  editDraft: EditDraft
  list: ChatList
}

export function restoreMessage(
  { drafts, tray, editDraft }: Pick<Dependencies, 'drafts' | 'tray' | 'editDraft'>,
  { chatId, returnTo, message, edit }: Omit<Refusal, 'type'>,
): void {
  // The user may be editing another question by now. Then the text goes into the composer.
  if (edit && editDraft.get()) drafts.restore(chatId, edit.text, returnTo)
  else if (edit) editDraft.set(edit)
  if (!message) return
  // The message may have been an edit of a question that no longer exists.
  editDraft.confirmSend()
  drafts.restore(chatId, message.text, returnTo)
  tray.restore(returnTo, { files: message.files, search: message.webSearch })
}

function moveToCreatedChat(page: Dependencies, chatId: ChatId): void {
  moveWaiting(page, chatId)
  page.drafts.move(undefined, chatId)
  page.tray.move(undefined, chatId)
}

/** Unless the user chose another chat while the page waited for dialogs to close. */
function showInUrl(id: ChatId | undefined): void {
  const path = currentPath()
  afterDialogs(() => {
    if (currentPath() === path) navigate(chatPath(id), { replace: true })
  })
}

/** The user left the chat before it had an id. A message that waits for its answer goes with it. */
function moveToLeftChat(page: Dependencies, chatId: ChatId): void {
  const isNewChatShown = location.pathname === '/' && !new URLSearchParams(location.search).has('chat')
  // If a new chat is on screen, the message that waits already belongs to it.
  if (!isNewChatShown) moveWaiting(page, chatId)
}

/** How long after a chat's first answer its title is fetched once more. */
const titleRefetchDelayMs = 5000

/** The chat no longer exists: what was typed there moves to a new one. */
function moveToEmptyChat(page: Dependencies, chatId: ChatId): void {
  takeBack(page, chatId)
  page.drafts.restore(chatId, takeEdit(page.editDraft, chatId), chatId)
  page.drafts.move(chatId, undefined)
  page.tray.move(chatId, undefined)
  void page.list.remove(chatId)
  showInUrl(undefined)
}

/** Applies the events of a conversation to the rest of the page: the URL, the list, the drafts, other tabs. */
export function useConversationEvents(page: Dependencies): (event: ConversationEvent) => void {
  const { userId, drafts, list } = page
  const texts = { ...useTexts(chatTexts), ...useTexts(fileTexts), ...useTexts(versionTexts) }
  const toast = useToast()

  const notifyTabs = (what: 'asked' | 'answered', chat: ChatId | undefined) =>
    chat && postToTabs({ user: userId, what, chat })
  const notifyListChanged = () => postToTabs({ user: userId, what: 'listed' })

  const handleNamed = async (event: Extract<ConversationEvent, { type: 'named' }>) => {
    const { chatId, title, createdChat } = event
    const changed = await (createdChat ? list.upsert(chatId, title) : list.recheck(chatId, title))
    if (changed || createdChat) notifyListChanged()
    if (!createdChat) return
    notifyTabs('asked', chatId)
    if (!event.current) return moveToLeftChat(page, chatId)
    moveToCreatedChat(page, chatId)
    showInUrl(chatId)
  }

  const handleAnswered = async (event: Extract<ConversationEvent, { type: 'answered' }>) => {
    notifyTabs('answered', event.chatId)
    if (!event.createdChat) return
    const newest = await list.refetchNewest()
    // If the server never sent the chat's id, the newest chat is the new one.
    if (event.chatId === undefined && event.current && newest) showInUrl(newest.id)
    // After a short answer, the model may still be writing the title.
    setTimeout(() => void list.refetchNewest().then(notifyListChanged), titleRefetchDelayMs)
  }

  return event => {
    // Handled by use-temporary-events.ts.
    if (event.type === 'discarded') return
    switch (event.type) {
      case 'stored':
        drafts.confirmSend(event.chatId, event.text)
        if (event.text === '' || event.edited) page.editDraft.confirmSend(event.text)
        return void notifyTabs('asked', event.chatId)
      case 'named':
        return void handleNamed(event)
      case 'refused':
        restoreMessage(page, event)
        // The page then says when to ask again, or that the chat no longer exists: "Please try again" would be wrong.
        if (event.budget) return showBudget(userId, event.budget)
        return event.missing ? undefined : toast(texts.noResponse, 'error')
      case 'budget':
        return showBudget(userId, event.budget)
      case 'withdrawn':
        return restoreMessage(page, event)
      case 'deleted':
        moveToEmptyChat(page, event.chatId)
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
        void handleAnswered(event)
    }
  }
}
