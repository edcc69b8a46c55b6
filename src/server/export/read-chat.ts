import type { Db } from '#server/database/database.ts'
import { notFound } from '#server/errors.ts'
import { type ChatKey, findChat } from '#server/store/chats.ts'
import { listMessages } from '#server/store/messages.ts'
import type { Chat, Message } from '#shared/chat.ts'
import { maxExportCharacters, maxExportMessages } from '#shared/export.ts'
import { maxPageSize } from '#shared/limits.ts'
import { tooLarge } from './export-errors.ts'

/** Files are exported by their names only. */
const noLinks = () => ''

/** The messages of a chat as its owner sees them, page by page. */
async function* eachMessage(db: Db, key: ChatKey): AsyncGenerator<Message> {
  for (let offset = 0; ; offset += maxPageSize) {
    const page = await listMessages(db, key, { limit: maxPageSize, offset, tail: false }, { linkTo: noLinks })
    if (!page) throw notFound(noChat)
    yield* page.messages
    if (page.messages.length < maxPageSize) return
  }
}

export type WholeChat = { chat: Chat; messages: Message[] }

/** Throws 413 if it is too long for one file. */
export async function readChat(db: Db, key: ChatKey): Promise<WholeChat> {
  const chat = await findChat(db, key)
  if (!chat) throw notFound(noChat)
  const messages: Message[] = []
  let characters = 0
  for await (const message of eachMessage(db, key)) {
    characters += message.content.length
    if (messages.length >= maxExportMessages || characters > maxExportCharacters) throw tooLarge()
    messages.push(message)
  }
  return { chat, messages }
}

/** One message, and for an answer the question before it. */
export async function readAnswer(db: Db, key: ChatKey, messageId: string): Promise<WholeChat> {
  const chat = await findChat(db, key)
  if (!chat) throw notFound(noChat)
  let before: Message | undefined
  for await (const message of eachMessage(db, key)) {
    if (message.id === messageId) {
      const question = message.role === 'assistant' && before?.role === 'user' ? [before] : []
      return { chat, messages: [...question, message] }
    }
    before = message
  }
  throw notFound('This message does not exist.')
}

const noChat = 'This chat does not exist.'
