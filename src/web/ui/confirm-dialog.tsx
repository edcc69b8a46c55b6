import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  /** Names what goes. */
  children: ReactNode
  labels: { cancel: string; confirm: string; busy: string }
  /** It runs: nothing can be pressed or dismissed any more. */
  busy: boolean
  onConfirm(): void
  onClose(): void
}

/** Asks once before something is destroyed. The safe button has the focus. */
export function ConfirmDialog({ title, children, labels, busy, onConfirm, onClose }: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={title}
      dismissable={!busy}
      onClose={onClose}
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} disabled={busy} onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {busy ? labels.busy : labels.confirm}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{children}</p>
    </Dialog>
  )
}
