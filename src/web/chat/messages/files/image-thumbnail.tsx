import { useCallback, useState } from 'react'
import type { ShownAttachment } from '#web/chat/conversation/shown-message.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { fileTexts } from '#web/i18n/texts-files.ts'
import { useObjectUrl } from '#web/lib/use-object-url.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ImageOverlay = lazyPart(
  () => import('./image-overlay.tsx'),
  code => code.ImageOverlay,
)

type ImageThumbnailProps = { attachment: ShownAttachment; onBroken(): void; onOpened(): void }

/** An image of a message: first the local file, then the server's thumbnail in the same element. */
export function ImageThumbnail({ attachment, onBroken, onOpened }: ImageThumbnailProps) {
  const texts = useTexts(fileTexts)
  const { name, url, file } = attachment
  const localUrl = useObjectUrl(file)
  const [enlarged, setEnlarged] = useState(false)
  const close = useCallback(() => setEnlarged(false), [])
  const shown = url ?? localUrl
  return (
    <>
      <button
        type="button"
        aria-label={texts.enlarge(name)}
        title={name}
        onClick={() => setEnlarged(true)}
        className="block size-36 cursor-zoom-in overflow-hidden rounded-lg border border-line bg-sunken transition-colors hover:border-edge"
      >
        {shown && (
          <img
            src={url === undefined ? localUrl : `${url}?size=small`}
            alt={name}
            width={144}
            height={144}
            loading="lazy"
            decoding="async"
            onLoad={onOpened}
            onError={url === undefined ? undefined : onBroken}
            className="size-full object-cover text-xs text-soft"
          />
        )}
      </button>
      {enlarged && shown && <ImageOverlay url={shown} name={name} onBroken={onBroken} onClose={close} />}
    </>
  )
}
