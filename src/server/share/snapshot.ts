import type { Attachment, Message } from '#shared/chat.ts'
import type { SharedMessage } from '#shared/share.ts'

/** A message as it is shared: without ids, suggestions or names of files that are not shared. */
export function toSharedMessage(message: Message, withFiles: boolean): SharedMessage {
  const { role, content, created_at, status, sources, emergency, attachments = [] } = message
  return {
    role,
    content,
    created_at,
    status,
    ...(sources && { sources }),
    ...(emergency && { emergency }),
    ...(attachments.length > 0 && (withFiles ? { attachments } : { hiddenFiles: attachments.length })),
  }
}

/** In a snapshot, an attachment's `url` is the id of its file. A reader gets a link that expires. */
export function withLinks(message: SharedMessage, linkTo: (file: string) => string): SharedMessage {
  if (!message.attachments) return message
  return { ...message, attachments: message.attachments.map(file => withLink(file, linkTo)) }
}

function withLink({ url, fileId: _, ...file }: Attachment, linkTo: (file: string) => string): Attachment {
  return { ...file, url: linkTo(url) }
}
