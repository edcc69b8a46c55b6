import { noAccount, noChat, notFound } from '#server/errors.ts'
import { type Actor, appendAudit } from '#server/store/audit/audit.ts'
import { findChatOwner, listChats } from '#server/store/chats/chats.ts'
import { listMessages, type PageRequest } from '#server/store/chats/messages.ts'
import { findConsoleUser } from '#server/store/users/console-users.ts'
import type { ChatSort } from '#shared/api/admin.ts'
import type { ChatPage, MessagePage } from '#shared/api/chat.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import type { Administration } from './access.ts'

/**
 * Reading a user's chats as an administrator. The audit log records it in the same transaction, before anything is
 * sent.
 */

export async function readChats(
  { db }: Pick<Administration, 'db'>,
  reader: Actor,
  page: { userId: UserId; limit: number; offset: number; sort: ChatSort },
): Promise<ChatPage> {
  return db.transaction().execute(async trx => {
    if (!(await findConsoleUser(trx, page.userId))) throw notFound(noAccount)
    const chats = await listChats(trx, page)
    await appendAudit(trx, reader, { action: 'read_chats', subjectId: page.userId })
    return chats
  })
}

/** `userId`: the owner that the administrator expects; another user's chat answers 404. Undefined: any owner. */
export async function readMessages(
  { db, linkTo }: Pick<Administration, 'db' | 'linkTo'>,
  reader: Actor,
  chat: { chatId: ChatId; userId: UserId | undefined },
  request: PageRequest,
): Promise<MessagePage> {
  const { chatId } = chat
  return db.transaction().execute(async trx => {
    const userId = await findChatOwner(trx, chatId)
    const isExpected = chat.userId === undefined || chat.userId === userId
    const page =
      userId &&
      isExpected &&
      (await listMessages(trx, { chatId, userId }, request, { linkTo, allVersions: true }))
    if (!page) throw notFound(noChat)
    await appendAudit(trx, reader, { action: 'read_messages', subjectId: userId, chatId })
    return page
  })
}
