import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { type LockedChat, lockChat } from '#server/store/chats/chosen-path.ts'
import { renewedExpiry } from '#server/store/chats/temporary.ts'
import { beginAnswer, type RepeatedGeneration, startGeneration } from './generations.ts'
import { storedQuestionSize } from './question-size.ts'
import { addAnswerVersion, type RepeatedQuestion } from './versions.ts'

/**
 * Starts a new answer to the last question of the user's chat. A complete answer stays as another version. An
 * incomplete one is marked as running, and keeps its text until the new one replaces it. Returns the question, or
 * undefined if there is none. Throws a unique violation while another answer is live.
 */
export async function retryQuestion(
  db: Db,
  generation: RepeatedGeneration,
): Promise<RepeatedQuestion | undefined> {
  const { chatId } = generation
  return beginAnswer(db, generation, async transaction => {
    const chat = await lockChat(transaction, generation)
    if (!chat) return undefined
    const last = await transaction
      .selectFrom('messages')
      .select(['id', 'role', 'content', 'status', 'position', 'web_search', 'emergency'])
      .where('chat_id', '=', chatId)
      .where('position', '>=', chat.length - 2)
      .orderBy('position')
      .$narrowType<{ position: number }>()
      .execute()
    const question = last.findLast(message => message.role === 'user')
    if (!question) return undefined
    const answerPosition = question.position + 1
    const existing = last.find(message => message.position === answerPosition)
    if (existing?.status === 'complete') return addAnswerVersion(transaction, generation, existing.id)
    const reservation = generation.reservationFor(await storedQuestionSize(transaction, generation, question))
    const answerId = existing?.id ?? generation.answerId
    if (existing) {
      await transaction
        .updateTable('messages')
        .set({ status: 'running' })
        .where('id', '=', answerId)
        .execute()
    } else {
      await transaction
        .insertInto('messages')
        .values({
          id: answerId,
          chat_id: chatId,
          position: answerPosition,
          role: 'assistant',
          content: '',
          status: 'running',
          ...placeOf(chat, question.id),
        })
        .execute()
    }
    const use = await startGeneration(transaction, { ...generation, reservation, answerId })
    await transaction
      .updateTable('chats')
      .set({
        message_count: answerPosition + 1,
        ...(!existing && chat.totalCount !== null && { total_count: chat.totalCount + 1 }),
        last_message_at: sql`now()`,
        expires_at: renewedExpiry,
      })
      .where('id', '=', chatId)
      .execute()
    const { content, position, web_search: webSearch, emergency } = question
    return { content, position, webSearch, emergency: emergency ?? undefined, title: chat.title, use }
  })
}

/** A new message's place among the versions, if the chat has any. */
function placeOf({ totalCount }: Pick<LockedChat, 'totalCount'>, parentId: string) {
  return totalCount === null ? {} : { parent_id: parentId, ordinal: totalCount }
}
