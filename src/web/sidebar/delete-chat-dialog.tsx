import { useState } from 'react'
import type { Chat } from '#shared/api/chat.ts'
import { removeChat } from '#web/api/chats.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { changeChatTexts } from '#web/i18n/sidebar/texts-change-chat.ts'
import { sidebarTexts } from '#web/i18n/sidebar/texts-sidebar.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'

type DeleteChatDialogProps = { chat: Chat; onRemoved(): void; onClose(): void }

/** Asks for confirmation, names the chat, and cannot be dismissed while the chat is being deleted. */
export function DeleteChatDialog({ chat, onRemoved, onClose }: DeleteChatDialogProps) {
  const texts = { ...useTexts(sidebarTexts), ...useTexts(changeChatTexts) }
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const remove = async () => {
    setBusy(true)
    try {
      await removeChat(chat.id)
      onRemoved()
    } catch (error) {
      logFailure('Failed to delete chat', error)
      toast(texts.deleteFailed, 'error')
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      title={texts.deleteChat}
      labels={{ cancel: texts.cancel, confirm: texts.delete, busy: texts.deleting }}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {texts.deleteWarning(chat.title || texts.untitled)}
    </ConfirmDialog>
  )
}
