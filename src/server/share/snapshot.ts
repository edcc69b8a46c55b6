import type { Attachment, Message } from '#shared/api/chat.ts'
import type { SharedMessage } from '#shared/api/share.ts'

/** A message as a share stores it: only these fields, and only the number of its files unless they are shared. */
export function toSharedMessage(message: Message, withFiles: boolean): SharedMessage {
  const { role, content, created_at, status, sources, emergency, builtIn, attachments = [] } = message
  return {
    role,
    content,
    created_at,
    status,
    ...(sources && { sources }),
    ...(emergency && { emergency }),
    ...(builtIn && { builtIn }),
    ...(attachments.length > 0 && (withFiles ? { attachments } : { hiddenFiles: attachments.length })),
  }
}

/** A stored message as a reader gets it: instead of its id, each file has a link that expires. */
export function withLinks(message: SharedMessage, linkTo: (file: string) => string): SharedMessage {
  if (!message.attachments) return message
  return { ...message, attachments: message.attachments.map(file => withLink(file, linkTo)) }
}

function withLink({ url, fileId: _, ...file }: Attachment, linkTo: (file: string) => string): Attachment {
  return { ...file, url: linkTo(url) }
}
