import { type FormEvent, useId, useRef, useState } from 'react'
import { ApiError } from '#web/api/client.ts'
import { deleteAccount } from '#web/api/delete-account.ts'
import { PasswordField } from '#web/auth/forms/fields.tsx'
import { useProviderCall } from '#web/auth/forms/use-provider-call.ts'
import { useOpenAuth, useSignOut } from '#web/auth/session/session.tsx'
import type { SessionUser } from '#web/auth/session/stored-session.ts'
import { deleteAccountTexts } from '#web/i18n/auth/texts-delete-account.ts'
import { recoveryTexts } from '#web/i18n/auth/texts-recovery.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { logFailure } from '#web/lib/log-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'

type DeleteAccountDialogProps = { user: SessionUser; onClose(): void }

/**
 * Deletes the user's own account. The password is used to sign in again, because the server deletes an account only
 * soon after a sign-in. Afterwards, the user is signed out.
 */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const texts = useTexts(deleteAccountTexts)
  const { currentPassword } = useTexts(recoveryTexts)
  const [password, setPassword] = useState('')
  const complete = password.trim() !== ''
  const { busy, failure, run } = useDeletion(user, password, onClose)
  const openAuth = useOpenAuth()
  // A failure is shown when the form is sent.
  const prepare = () => void openAuth().catch(() => {})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (complete && !busy) run()
  }
  const cancel = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <Dialog
      title={texts.dialogTitle}
      describedBy={`${id}-warning`}
      dismissable={!busy}
      failure={failure ?? ''}
      onClose={onClose}
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} aria-disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} variant="danger" busy={busy} aria-disabled={!complete}>
            {busy ? texts.deleting : texts.confirm}
          </Button>
        </>
      }
    >
      <p id={`${id}-warning`} className="wrap-anywhere">
        {texts.warning(user.email)}
      </p>
      {/* The button outside the form sends it too. Until there is a password, the button ignores clicks, and so Enter. */}
      <form id={id} onSubmit={submit} onFocus={prepare} className="mt-4">
        <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label={currentPassword}
          name="current-password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      </form>
      <p role="status" className="sr-only">
        {busy && texts.deleting}
      </p>
    </Dialog>
  )
}

function useDeletion(user: SessionUser, password: string, onClose: () => void) {
  const texts = useTexts(deleteAccountTexts)
  const signIn = useProviderCall()
  const signOut = useSignOut()
  const toast = useToast()
  const [isDeleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<string>()

  const leave = (...message: Parameters<typeof toast>) => {
    onClose()
    toast(...message)
    void signOut()
  }
  const remove = async () => {
    try {
      await deleteAccount()
      leave(texts.deleted, 'success')
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined
      if (code === 'deletion_unfinished') return leave(texts.continues)
      logFailure('Failed to delete the account', error)
      setFailure(texts[failureTexts.get(code) ?? 'uncertain'])
      setDeleting(false)
    }
  }
  const run = () => {
    setFailure(undefined)
    void signIn.call(
      auth => auth.signInWithPassword({ email: user.email, password }),
      ({ data }) => {
        // The address may have become another user's. The page then shows their account, which stays.
        if (data.user?.id !== user.id) return undefined
        setDeleting(true)
        void remove()
        return undefined
      },
    )
  }
  return { busy: signIn.busy || isDeleting, failure: signIn.failure ?? failure, run }
}

/** For refusals after which the account certainly still exists. */
const failureTexts = new Map<string | undefined, 'administrator' | 'unavailable'>([
  ['self_deletion', 'administrator'],
  ['identity_unavailable', 'unavailable'],
  ['reauthentication_needed', 'unavailable'],
  ['too_many_requests', 'unavailable'],
])
