import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { AppError } from '#server/errors.ts'
import type { ChatKey } from './chats.ts'
import { choosePath, type LockedChat, lockChat } from './chosen-path.ts'

/**
 * Shows a version of a question or an answer, with what followed it. Returns false if the user has no such message.
 * Throws 409 while an answer is being written, because that answer belongs to the path on which it began. A version
 * that is already shown can be chosen even then: nothing changes.
 */
export async function chooseVersion(db: Db, key: ChatKey, messageId: string): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const chat = await lockChat(trx, key)
    const version = chat && (await findVersion(trx, chat, messageId))
    if (!version) return false
    if (version.position !== null) return true
    const live = await trx
      .selectFrom('generations')
      .select('id')
      .where('chat_id', '=', chat.id)
      .where('status', '=', 'running')
      .executeTakeFirst()
    if (live) throw new AppError(409, 'chat_busy', 'An answer is still being written in this chat.')
    await choosePath(trx, chat, messageId, { onwards: true })
    return true
  })
}

/**
 * Shows the former answer again, with what followed it, after a regenerated answer ended without any text and left its
 * question without an answer.
 */
export async function returnToFormerAnswer(trx: Db, generationId: string): Promise<void> {
  const last = await trx
    .selectFrom('generations')
    .innerJoin('chats', 'chats.id', 'generations.chat_id')
    .innerJoin('messages', 'messages.chat_id', 'chats.id')
    .select(['chats.id as chatId', 'messages.id'])
    .where('generations.id', '=', generationId)
    .where('chats.total_count', 'is not', null)
    .whereRef('messages.position', '=', sql`chats.message_count - 1`)
    .executeTakeFirst()
  if (last) await choosePath(trx, { id: last.chatId }, last.id, { onwards: true })
}

export async function findVersion(trx: Db, { id: chatId }: Pick<LockedChat, 'id'>, messageId: string) {
  return trx
    .selectFrom('messages')
    .select(['id', 'role', 'position', 'parent_id', 'content', 'web_search', 'emergency'])
    .where('id', '=', messageId)
    .where('chat_id', '=', chatId)
    .$narrowType<{ parent_id: string }>()
    .executeTakeFirst()
}
