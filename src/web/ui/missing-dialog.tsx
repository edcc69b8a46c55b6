import { useRef } from 'react'
import { useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/texts-app.ts'
import { useBackCloses } from '#web/lib/use-back-closes.ts'
import { Button } from './button.tsx'
import { useModal } from './modals.ts'

type MissingDialogProps = {
  onAgain(): void
  /** Without it, the dialog can only try again. */
  onClose?: () => void
}

/**
 * In place of the disclaimer, or of a dialog or another part that the user opened, if its code cannot be loaded. It
 * does not use Dialog, because the code of Dialog is loaded with the first dialog and may be missing too.
 */
export function MissingDialog({ onAgain, onClose }: MissingDialogProps) {
  const texts = useTexts(appTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)
  useBackCloses(onClose)
  return (
    // Escape closes at most this dialog: elsewhere on the page it stops the answer.
    <dialog
      ref={dialog}
      aria-label={texts.unreachable}
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
      <p>{texts.unreachable}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        {onClose && <Button onClick={onClose}>{texts.dismiss}</Button>}
        <Button variant="primary" onClick={onAgain}>
          {texts.tryAgain}
        </Button>
      </div>
    </dialog>
  )
}
