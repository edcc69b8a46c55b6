import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { Attachment } from '#shared/api/chat.ts'
import { fileLinkLifetimeSeconds } from '#shared/limits.ts'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { List } from '#web/ui/list.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** The attachments of a question. Images are shown as thumbnails. Each file opens in a new tab. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const texts = useTexts(adminTexts)
  return (
    <List aria-label={texts.attachments} className="mt-2 flex flex-wrap gap-2">
      {attachments.map(attachment => (
        <li key={attachment.url} className="min-w-0">
          <AttachmentLink attachment={attachment} />
        </li>
      ))}
    </List>
  )
}

/** The URL expires. The console does not renew it by itself, because that would add an entry to the audit log. */
function AttachmentLink({ attachment: { kind, url, name } }: { attachment: Attachment }) {
  const texts = useTexts(adminTexts)
  const toast = useToast()
  const [shownAtMs] = useState(Date.now)
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={name}
      onClick={event => {
        if (Date.now() < shownAtMs + fileLinkLifetimeSeconds * 1000) return
        event.preventDefault()
        toast(texts.fileLinkExpired)
      }}
      className="flex h-24 max-w-56 items-center gap-2 overflow-hidden rounded-md border border-line bg-surface text-sm transition-colors hover:border-edge"
    >
      {kind === 'image' ? (
        <img
          src={`${url}?size=small`}
          alt={name}
          loading="lazy"
          className="size-24 bg-sunken object-cover text-xs"
        />
      ) : (
        <span className="flex min-w-0 items-center gap-2 px-3">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-soft" />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{name}</span>
        </span>
      )}
    </a>
  )
}
