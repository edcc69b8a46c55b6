import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/shell/texts-app.ts'
import { useBackCloses } from '#web/lib/history/use-back-closes.ts'
import { Button } from './button.tsx'
import { useModal } from './modals.ts'
import { Spinner } from './spinner.tsx'

type PlaceholderDialogProps = {
  /** The code is being loaded. Otherwise, it could not be loaded. */
  loading?: boolean
  onAgain(): void
  /** Without it, the dialog can only try again. */
  onClose?: () => void
}

/**
 * In place of the disclaimer, or of a dialog or another part that the user opened, while its code is loading or if it
 * cannot be loaded. It does not use Dialog, because the code of Dialog is loaded with the first dialog.
 */
export function PlaceholderDialog({ loading, onAgain, onClose }: PlaceholderDialogProps) {
  const texts = useTexts(appTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const text = loading ? texts.loading : texts.unreachable
  useModal(dialog)
  useBackCloses(onClose)
  // Not one of its buttons: an impatient second press of Enter would press it.
  useLayoutEffect(() => dialog.current?.focus(), [])
  return (
    // Escape closes at most this dialog: elsewhere on the page it stops the answer.
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={text}
      aria-busy={loading}
      onClose={onClose ?? onAgain}
      onKeyDown={event => {
        event.stopPropagation()
        if (!onClose && event.key === 'Escape') event.preventDefault()
      }}
      onCancel={event => {
        if (!onClose) event.preventDefault()
      }}
      className="m-auto rounded-lg border border-line bg-surface p-6 text-ink shadow-float"
    >
      <p role="status" className="flex items-center gap-3">
        {loading && <Spinner />}
        {text}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        {onClose && <Button onClick={onClose}>{texts.dismiss}</Button>}
        {!loading && (
          <Button variant="primary" onClick={onAgain}>
            {texts.tryAgain}
          </Button>
        )}
      </div>
    </dialog>
  )
}
