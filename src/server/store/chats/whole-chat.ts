import type { Db } from '#server/database/database.ts'
import type { Message } from '#shared/api/chat.ts'
import { maxPageSize } from '#shared/limits.ts'
import type { ChatKey } from './chats.ts'
import { type LinkTo, listMessages } from './messages.ts'

/**
 * The messages of a chat as its owner sees them, read page by page; none if the chat is not the user's, or is a
 * temporary one that has expired.
 */
export async function* eachMessage(db: Db, key: ChatKey, linkTo: LinkTo): AsyncGenerator<Message> {
  for (let offset = 0; ; offset += maxPageSize) {
    const page = await listMessages(db, key, { limit: maxPageSize, offset, tail: false }, { linkTo })
    if (!page) return
    yield* page.messages
    if (page.messages.length < maxPageSize) return
  }
}

/** All messages that `eachMessage` yields; undefined if they exceed one of the limits. */
export async function listWholeChat(
  db: Db,
  key: ChatKey,
  { linkTo, maxMessages, maxCharacters }: { linkTo: LinkTo; maxMessages: number; maxCharacters: number },
): Promise<Message[] | undefined> {
  const messages: Message[] = []
  let characters = 0
  for await (const message of eachMessage(db, key, linkTo)) {
    characters += message.content.length
    if (messages.length >= maxMessages || characters > maxCharacters) return undefined
    messages.push(message)
  }
  return messages
}
