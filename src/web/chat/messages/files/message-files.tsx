import { FileX2 } from 'lucide-react'
import type { ShownAttachment } from '#web/chat/conversation/shown-message.ts'
import { fileTexts } from '#web/i18n/chat/texts-files.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { List } from '#web/ui/list.tsx'
import { TryAgainButton } from '#web/ui/try-again-button.tsx'
import { DocumentChip } from './document-chip.tsx'
import { ImageThumbnail } from './image-thumbnail.tsx'
import { useFileLink } from './use-file-link.ts'

type MessageFilesProps = { messageId: string | undefined; attachments: readonly ShownAttachment[] }

/** The attachments of a question. */
export function MessageFiles({ messageId, attachments }: MessageFilesProps) {
  const texts = useTexts(fileTexts)
  return (
    <List aria-label={texts.attachments} className="mb-2 flex max-w-full flex-wrap justify-end gap-2">
      {attachments.map((attachment, index) => (
        // A message's files never change their order, and two can have the same name.
        <li key={index} className="min-w-0 max-w-full">
          <MessageFile messageId={messageId} attachment={attachment} />
        </li>
      ))}
    </List>
  )
}

function MessageFile(props: { messageId: string | undefined; attachment: ShownAttachment }) {
  const { attachment, messageId } = props
  const texts = useTexts(fileTexts)
  const { state, tryAgain, renewalCount, link } = useFileLink(messageId, attachment.url)
  if (state !== 'valid') {
    return (
      <div className="flex max-w-72 items-start gap-2.5 rounded-md border border-dashed border-edge px-3 py-2.5 text-sm text-soft">
        <FileX2 aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">
          <span dir="auto" className="block truncate font-semibold">
            {attachment.name}
          </span>
          {state === 'missing' ? texts.unavailable : texts.notLoaded}
          {state === 'unreachable' && <TryAgainButton size="sm" className="mt-2 flex" onPress={tryAgain} />}
        </span>
      </div>
    )
  }
  return attachment.kind === 'image' ? (
    <ImageThumbnail attachment={attachment} renewalCount={renewalCount} {...link} />
  ) : (
    <DocumentChip attachment={attachment} {...link} />
  )
}
