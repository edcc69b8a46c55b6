import { FileText, ImageIcon, X } from 'lucide-react'
import { useState } from 'react'
import type { PickedFile } from '#web/chat/conversation/draft-message.ts'
import { fileTexts } from '#web/i18n/chat/texts-files.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { useObjectUrl } from '#web/lib/dom/use-object-url.ts'
import { List } from '#web/ui/list.tsx'
import { fileSize } from './file-size.ts'

type AttachmentTrayProps = {
  files: readonly PickedFile[]
  onRemove(key: string): void
  /** Moves the focus when the last file is removed together with its button. */
  onEmptied(): void
}

/** The files for the next message. */
export function AttachmentTray({ files, onRemove, onEmptied }: AttachmentTrayProps) {
  const texts = useTexts(fileTexts)
  return (
    <List
      aria-label={texts.pending}
      className="flex max-h-[min(11rem,30dvh)] gap-2 overflow-auto p-1.5 pb-2 sm:flex-wrap"
    >
      {files.map(({ key, kind, file }, index) => (
        <li
          key={key}
          className="flex min-w-0 max-w-full shrink-0 items-center rounded-md border border-line bg-stone"
        >
          {kind === 'image' ? <Preview file={file} /> : <DocumentMark />}
          <span className="min-w-0 max-w-40 pl-2.5 text-sm leading-tight">
            <span className="block truncate font-semibold" dir="auto" title={file.name}>
              {file.name}
            </span>
            <Size bytes={file.size} />
          </span>
          <button
            type="button"
            aria-label={texts.remove(file.name)}
            title={texts.remove(file.name)}
            onClick={event => {
              focusNeighbour(event.currentTarget, index, onEmptied)
              onRemove(key)
            }}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-soft transition-colors hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </List>
  )
}

/** Focuses the next file's button, or else the previous one, or else the text field. */
function focusNeighbour(button: HTMLElement, index: number, onEmptied: () => void): void {
  const buttons = [...(button.closest('ul')?.querySelectorAll('button') ?? [])]
  const next = buttons[index + 1] ?? buttons[index - 1]
  if (next) next.focus()
  else onEmptied()
}

function Size({ bytes }: { bytes: number }) {
  const { language } = useLanguage()
  return <span className="block text-xs text-soft">{fileSize(bytes, language)}</span>
}

const iconClasses =
  'flex size-13 shrink-0 items-center justify-center overflow-hidden rounded-l-md bg-sunken text-soft'

function DocumentMark() {
  return (
    <span className={iconClasses}>
      <FileText aria-hidden="true" className="size-6" />
    </span>
  )
}

/** Decorative: the file name is beside it. */
function Preview({ file }: { file: File }) {
  const url = useObjectUrl(file)
  const [failed, setFailed] = useState(false)
  return (
    <span className={iconClasses}>
      {url && !failed ? (
        <img
          src={url}
          alt=""
          decoding="async"
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
      ) : (
        <ImageIcon aria-hidden="true" className="size-6" />
      )}
    </span>
  )
}
