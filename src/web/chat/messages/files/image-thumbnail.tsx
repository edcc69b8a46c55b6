import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ShownAttachment } from '#web/chat/conversation/shown-message.ts'
import { fileTexts } from '#web/i18n/chat/texts-files.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { useObjectUrl } from '#web/lib/dom/use-object-url.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ImageOverlay = lazyPart(
  () => import('./image-overlay.tsx'),
  code => code.ImageOverlay,
)

type ImageThumbnailProps = {
  attachment: ShownAttachment
  /** How often a link that did not work was replaced. */
  renewalCount: number
  onBroken(): void
  onOpened(): void
}

/**
 * An image of a message: first the local file, then the server's thumbnail in the same element. A new link after a
 * failure gets a new element: in the old one, Chromium sometimes loads the image and draws nothing.
 */
export function ImageThumbnail({ attachment, renewalCount, onBroken, onOpened }: ImageThumbnailProps) {
  const texts = useTexts(fileTexts)
  const { name, url, file } = attachment
  const localUrl = useObjectUrl(file)
  const [enlarged, setEnlarged] = useState(false)
  const thumbnail = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setEnlarged(false), [])
  useFocusOnLoss(enlarged, thumbnail)
  const shown = url ?? localUrl
  return (
    <>
      <button
        ref={thumbnail}
        type="button"
        aria-label={texts.enlarge(name)}
        title={name}
        onClick={() => setEnlarged(true)}
        className="block size-36 cursor-zoom-in overflow-hidden rounded-lg border border-line bg-sunken transition-colors hover:border-edge"
      >
        {shown && (
          <img
            key={renewalCount}
            src={url === undefined ? localUrl : `${url}?size=small`}
            alt={name}
            width={144}
            height={144}
            loading="lazy"
            decoding="async"
            // The enlarged image has the same link, and may still fail.
            onLoad={enlarged ? undefined : onOpened}
            onError={url === undefined ? undefined : onBroken}
            className="size-full object-cover text-xs text-soft"
          />
        )}
      </button>
      {enlarged && shown && (
        <ImageOverlay
          url={shown}
          name={name}
          renewalCount={renewalCount}
          onBroken={onBroken}
          onOpened={onOpened}
          onClose={close}
        />
      )}
    </>
  )
}

/**
 * If the link stops working while the image is enlarged, the thumbnail leaves the page. The part of the page around it
 * then takes the focus.
 */
function useFocusOnLoss(enlarged: boolean, thumbnail: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!enlarged) return
    const around = thumbnail.current?.closest<HTMLElement>('[tabindex]')
    return () => {
      if (document.activeElement === document.body) around?.focus({ preventScroll: true })
    }
  }, [enlarged, thumbnail])
}
