import { useEffect, useSyncExternalStore } from 'react'
import type { ChatId } from '#shared/api/ids.ts'
import type { Drafts } from '#web/chat/composer/use-draft.ts'
import type { Tray, TrayContents } from '#web/chat/composer/use-tray.ts'
import type { EditDraft } from '#web/chat/conversation/edit-draft.ts'
import type { ConversationActions } from '#web/chat/conversation/use-conversation.ts'
import {
  type ReadableConversation,
  useConversationState,
} from '#web/chat/conversation/use-conversation-state.ts'
import { pauseStoring, temporaryChat } from '#web/lib/storage/drafts.ts'

type Options = {
  /** The chat in the URL, which never names a temporary chat. */
  chatId: ChatId | undefined
  conversation: ReadableConversation
  actions: ConversationActions
  drafts: Drafts
  tray: Tray
  editDraft: EditDraft
}

/**
 * Whether the chat on screen is temporary, and what is in its composer. A temporary chat has a text and a tray of its
 * own, which are only in this page's memory and are removed with the chat.
 */
export function useTemporaryChat({ chatId, conversation, actions, drafts, tray, editDraft }: Options): {
  temporary: boolean
  /** Where the composer's text and files belong. */
  place: ChatId | undefined
  text: string
  trayContents: TrayContents
  choose(temporary: boolean): void
} {
  const temporary = useConversationState(conversation, state => state.temporary)
  const place = temporary ? temporaryChat : chatId
  const text = useSyncExternalStore(drafts.subscribe, () => drafts.typed(place))
  const trayContents = useSyncExternalStore(tray.subscribe, () => tray.contents(place))

  useEffect(() => {
    if (!temporary) return
    pauseStoring(true)
    const before = editDraft.get()
    return () => {
      // Removes an edit of the temporary chat, and restores one that was begun in another chat. That one's copy in the
      // browser is still there, unless a sign-out has removed it.
      if (editDraft.get() !== before) editDraft.set(before)
      pauseStoring(false)
      drafts.remove(temporaryChat)
      tray.clear(temporaryChat)
    }
  }, [temporary, drafts, tray, editDraft])

  const choose = (next: boolean) => {
    const target = next ? temporaryChat : undefined
    drafts.move(place, target)
    tray.move(place, target)
    actions.setTemporary(next)
  }
  return { temporary, place, text, trayContents, choose }
}
