import { useRef, useState } from 'react'
import type { Chat } from '#shared/chat.ts'
import { removeChat } from '#web/api/chats.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { sidebarTexts } from '#web/i18n/texts-sidebar.ts'
import { reportFailure } from '#web/lib/report.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'

type DeleteChatDialogProps = { chat: Chat; onRemoved(): void; onClose(): void }

/** Asks once, names what goes, and cannot be dismissed while it goes. */
export function DeleteChatDialog({ chat, onRemoved, onClose }: DeleteChatDialogProps) {
  const texts = useTexts(sidebarTexts)
  const toast = useToast()
  const cancel = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)

  const remove = async () => {
    setBusy(true)
    try {
      await removeChat(chat.id)
      onRemoved()
    } catch (error) {
      reportFailure('Failed to delete chat', error)
      toast(texts.deleteFailed, 'error')
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={texts.deleteChat}
      dismissable={!busy}
      onClose={onClose}
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {busy ? texts.deleting : texts.delete}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{texts.deleteWarning(chat.title || texts.untitled)}</p>
    </Dialog>
  )
}
