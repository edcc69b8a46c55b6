import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { MessageStatus } from '#shared/api/chat.ts'
import type { FeedbackChange } from '#shared/api/feedback.ts'
import type { ChatKey } from './chats/chats.ts'
import { isOpen } from './chats/temporary.ts'

/** The feedback of users on the answers they received. feedback-reports.ts reads it for the console. */

export type AnswerKey = ChatKey & { messageId: string }

/**
 * Replaces the feedback on one of the user's complete answers, in a chat that is not temporary. Returns false if there
 * is no such answer. Saving the same feedback again changes nothing. The lock keeps the answer from being deleted in
 * the meantime.
 */
export async function saveFeedback(
  db: Db,
  { chatId, userId, messageId }: AnswerKey,
  { value, reason, text, withAnswer }: FeedbackChange,
): Promise<boolean> {
  const { rows } = await sql`
    with answer as (
      select m.id from messages m join chats c on c.id = m.chat_id
      where m.id = ${messageId} and c.id = ${chatId} and c.user_id = ${userId} and c.expires_at is null
        and m.role = 'assistant' and m.status = 'complete'
      for share of m
    ), saved as (
      insert into feedback as f (message_id, model, value, reason, words, with_answer)
      select id, coalesce((
          select g.model from generations g where g.message_id = answer.id order by g.created_at desc limit 1
        ), ''), ${value}::smallint, ${reason ?? null}::text, ${text || null}::text, ${withAnswer ?? false}::boolean
      from answer
      on conflict (message_id) do update set
        seq = excluded.seq, given_at = now(), value = excluded.value, reason = excluded.reason,
        words = excluded.words, with_answer = excluded.with_answer
      where (f.value, f.reason, f.words, f.with_answer)
        is distinct from (excluded.value, excluded.reason, excluded.words, excluded.with_answer)
    )
    select id from answer`.execute(db)
  return rows.length > 0
}

export async function removeFeedback(db: Db, { chatId, userId, messageId }: AnswerKey): Promise<void> {
  await sql`
    delete from feedback f using messages m, chats c
    where f.message_id = ${messageId} and m.id = f.message_id and c.id = m.chat_id
      and c.id = ${chatId} and c.user_id = ${userId}`.execute(db)
}

export type MessageToRate = { role: 'user' | 'assistant'; status: MessageStatus; isTemporary: boolean }

/** Undefined if the user has no such message. */
export async function findMessageToRate(
  db: Db,
  { chatId, userId, messageId }: AnswerKey,
): Promise<MessageToRate | undefined> {
  return db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chat_id')
    .select(['role', 'status', sql<boolean>`expires_at is not null`.as('isTemporary')])
    .where('messages.id', '=', messageId)
    .where('chats.id', '=', chatId)
    .where('chats.user_id', '=', userId)
    .where(isOpen)
    .executeTakeFirst()
}
