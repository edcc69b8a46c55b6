import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { AdminUser } from '#shared/api/admin.ts'
import { useUserName } from '#web/admin/common/user-name.ts'
import { removeUser } from '#web/api/admin-calls.ts'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type DeleteUserDialogProps = {
  user: AdminUser
  reason: string | undefined
  onDeleted(): void
  onFailed(error: unknown): void
  onClose(): void
}

/** Asks for confirmation, names what will be deleted, and cannot be dismissed during the deletion. */
export function DeleteUserDialog({ user, reason, onDeleted, onFailed, onClose }: DeleteUserDialogProps) {
  const texts = useTexts(adminTexts)
  const name = useUserName()(user)
  const [busy, setBusy] = useState(false)

  /** Synchronous: while the dialog is open, nothing else can take the focus. */
  const close = () => flushSync(onClose)

  const remove = async () => {
    setBusy(true)
    try {
      await removeUser(user.id, reason)
      close()
      onDeleted()
    } catch (error) {
      close()
      onFailed(error)
    }
  }
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      labels={{ cancel: texts.cancel, confirm: texts.delete, busy: texts.deleting }}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {texts.deleteWarning(name)}
    </ConfirmDialog>
  )
}
