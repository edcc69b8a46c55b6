import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { chatTexts } from '#web/i18n/chat/texts-chat.ts'
import { fileTexts } from '#web/i18n/chat/texts-files.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { useBackCloses } from '#web/lib/history/use-back-closes.ts'
import { useModal } from '#web/ui/modals.ts'

type ImageOverlayProps = {
  url: string
  name: string
  /** As for the thumbnail. */
  renewalCount: number
  onBroken(): void
  onOpened(): void
  onClose(): void
}

/**
 * An image over the whole screen. A click anywhere, Escape or, on a touch screen, Back closes it. The browser then
 * restores the focus.
 */
export function ImageOverlay(props: ImageOverlayProps) {
  const { url, name, renewalCount, onBroken, onOpened, onClose } = props
  const texts = useTexts(fileTexts)
  const { loading } = useTexts(chatTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [loaded, setLoaded] = useState(false)

  useModal(dialog)
  useBackCloses(onClose)

  useEffect(() => {
    const element = dialog.current
    const onCancel = (event: Event) => {
      event.preventDefault()
      onClose()
    }
    element?.addEventListener('cancel', onCancel)
    element?.addEventListener('click', onClose)
    return () => {
      element?.removeEventListener('cancel', onCancel)
      element?.removeEventListener('click', onClose)
    }
  }, [onClose])

  return (
    <dialog
      ref={dialog}
      aria-label={name}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-brand text-on-brand open:flex open:flex-col on-brand"
    >
      <div className="flex shrink-0 items-center gap-3 pt-[max(0.25rem,env(safe-area-inset-top))] pr-[max(0.5rem,env(safe-area-inset-right))] pb-1 pl-[max(1rem,env(safe-area-inset-left))]">
        {/* Hidden from screen readers: it is already the name of the dialog and of the image. */}
        <p aria-hidden="true" dir="auto" className="min-w-0 grow truncate text-sm">
          {name}
        </p>
        <button
          type="button"
          aria-label={texts.close}
          title={texts.close}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md transition-colors hover:bg-on-brand/15"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="relative min-h-0 grow">
        {!loaded && <p className="absolute inset-0 flex items-center justify-center text-sm">{loading}</p>}
        <img
          key={renewalCount}
          src={url}
          alt={name}
          onLoad={() => {
            setLoaded(true)
            onOpened()
          }}
          onError={onBroken}
          className="absolute inset-0 size-full cursor-zoom-out object-contain p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
        />
      </div>
    </dialog>
  )
}
