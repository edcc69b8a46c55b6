import { FileText } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { ShownAttachment } from '#web/chat/conversation/shown-message.ts'
import { fileTexts } from '#web/i18n/chat/texts-files.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { classNames } from '#web/lib/class-names.ts'

type DocumentChipProps = { attachment: ShownAttachment; onBroken(): void; onOpened(): void }

/** A PDF of a message. It opens in a new tab once the stored message is loaded. */
export function DocumentChip({ attachment, onBroken, onOpened }: DocumentChipProps) {
  const texts = useTexts(fileTexts)
  const { name, url, pages } = attachment
  useLinkCheck(url, onBroken, onOpened)
  const label = (
    <>
      <FileText aria-hidden="true" className="size-6 shrink-0 text-soft" />
      <span className="min-w-0 leading-tight">
        <span dir="auto" className="block truncate text-sm font-semibold">
          {name}
        </span>
        {pages !== undefined && <span className="block text-xs text-soft">{texts.pages(pages)}</span>}
      </span>
    </>
  )
  const chipClasses =
    'flex min-h-14 max-w-80 items-center gap-3 rounded-lg border border-line bg-surface px-3 py-2'
  if (url === undefined) return <p className={chipClasses}>{label}</p>
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={name}
      className={classNames(chipClasses, 'transition-colors hover:border-edge hover:bg-sunken')}
    >
      {label}
      <span className="shrink-0 text-sm font-semibold text-brass underline underline-offset-4">
        {texts.open}
      </span>
      <span className="sr-only">{texts.inNewTab}</span>
    </a>
  )
}

/** An image fires an error event if its link is broken. For a PDF, users would see the failure only in the new tab. */
function useLinkCheck(url: string | undefined, onBroken: () => void, onOpened: () => void): void {
  const handleResponse = useEffectEvent(({ ok, status }: Response) => {
    if (ok) onOpened()
    else if (status === 404) onBroken()
  })
  useEffect(() => {
    if (url === undefined) return
    const leaving = new AbortController()
    fetch(url, { method: 'HEAD', signal: leaving.signal }).then(
      response => {
        if (!leaving.signal.aborted) handleResponse(response)
      },
      // Without a connection, the file may still exist.
      () => {},
    )
    return () => leaving.abort()
  }, [url])
}
