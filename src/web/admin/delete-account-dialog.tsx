import { useRef, useState } from 'react'
import type { AdminUser } from '#shared/admin.ts'
import { removeUser } from '#web/api/admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { adminTexts } from '#web/i18n/texts-admin.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type DeleteAccountDialogProps = {
  user: AdminUser
  reason: string | undefined
  onDeleted(): void
  onFailed(error: unknown): void
  onClose(): void
}

/** Asks once, names what goes, and cannot be dismissed while it goes. */
export function DeleteAccountDialog({
  user,
  reason,
  onDeleted,
  onFailed,
  onClose,
}: DeleteAccountDialogProps) {
  const texts = useTexts(adminTexts)
  const cancel = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)

  const remove = async () => {
    setBusy(true)
    try {
      await removeUser(user.id, reason)
      onClose()
      onDeleted()
    } catch (error) {
      onClose()
      onFailed(error)
    }
  }
  return (
    <Dialog
      title={texts.deleteTitle}
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
      <p className="wrap-anywhere">{texts.deleteWarning(user.email)}</p>
    </Dialog>
  )
}
