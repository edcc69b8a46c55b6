import type { Db } from '#server/database/database.ts'
import { noChat, noMessage, notFound } from '#server/errors.ts'
import { type ChatKey, findChat } from '#server/store/chats/chats.ts'
import { eachMessage, listWholeChat } from '#server/store/chats/whole-chat.ts'
import type { Chat, Message } from '#shared/api/chat.ts'
import { maxExportCharacters, maxExportMessages } from '#shared/api/export.ts'
import { tooLarge } from './export-errors.ts'

/** An export names the files of a chat, but neither contains them nor links to them. */
const noLinks = () => ''

export type WholeChat = { chat: Chat; messages: Message[] }

/** Throws 413 if the chat is too long for one file. */
export async function readChat(db: Db, key: ChatKey): Promise<WholeChat> {
  const chat = await requireChat(db, key)
  const limits = { maxMessages: maxExportMessages, maxCharacters: maxExportCharacters }
  const messages = await listWholeChat(db, key, { linkTo: noLinks, ...limits })
  if (!messages) throw tooLarge()
  return { chat, messages }
}

/** One message, and for an answer the question before it. */
export async function readMessage(db: Db, key: ChatKey, messageId: string): Promise<WholeChat> {
  const chat = await requireChat(db, key)
  let before: Message | undefined
  for await (const message of eachMessage(db, key, noLinks)) {
    if (message.id === messageId) {
      const question = message.role === 'assistant' && before?.role === 'user' ? [before] : []
      return { chat, messages: [...question, message] }
    }
    before = message
  }
  throw notFound(noMessage)
}

async function requireChat(db: Db, key: ChatKey): Promise<Chat> {
  const chat = await findChat(db, key)
  if (!chat) throw notFound(noChat)
  return chat
}
