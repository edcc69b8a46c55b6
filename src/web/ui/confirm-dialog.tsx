import { type ReactNode, useId, useRef } from 'react'
import { oncePerPress } from '#web/lib/once-per-press.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  /** Names what will be deleted. */
  children: ReactNode
  labels: { cancel: string; confirm: string; busy: string }
  /** While the action runs, nothing can be clicked or dismissed. */
  busy: boolean
  onConfirm(): void
  onClose(): void
}

/** Asks before something is deleted. The safe button has the focus. */
export function ConfirmDialog({ title, children, labels, busy, onConfirm, onClose }: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const textId = useId()
  return (
    <Dialog
      title={title}
      describedBy={textId}
      dismissable={!busy}
      onClose={onClose}
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} disabled={busy} onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button
            variant="danger"
            busy={busy}
            // The second click of a double click, whose first one opened the dialog, may be here.
            {...oncePerPress(onConfirm)}
          >
            {busy ? labels.busy : labels.confirm}
          </Button>
        </>
      }
    >
      <div id={textId} className="wrap-anywhere">
        {children}
      </div>
      <p role="status" className="sr-only">
        {busy && labels.busy}
      </p>
    </Dialog>
  )
}
