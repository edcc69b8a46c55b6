import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { badRequest, noMessage, notFound } from '#server/errors.ts'
import type { ChatKey } from '#server/store/chats/chats.ts'
import { findVersion } from '#server/store/chats/choose-version.ts'
import { choosePath, lockChat, type PreparedChat, prepareVersions } from '#server/store/chats/chosen-path.ts'
import { renewedExpiry } from '#server/store/chats/temporary.ts'
import type { BudgetUse } from '#server/store/costs/budgets.ts'
import { checkUploadsExist } from '#server/store/uploads/uploads.ts'
import {
  beginAnswer,
  type EditedGeneration,
  type GenerationRow,
  type NewGeneration,
  type RepeatedGeneration,
  startGeneration,
} from './generations.ts'
import { storedQuestionSize } from './question-size.ts'
import type { NewQuestion, StoredQuestion } from './questions.ts'

/**
 * Edited questions and regenerated answers. A function that adds a version runs in one transaction, which locks a
 * question's files, then the chat, as `continueChat` does. If it begins an answer while another one is live in the
 * chat, it throws a unique violation. If a file of the question was removed, it throws a 409.
 */

/**
 * Like `continueChat`, for a chat with versions. The question is added at the end of the chosen path. `after`: the last
 * message that the client shows; if it is not on the chosen path, the path through it is chosen first.
 */
export async function continuePath(
  db: Db,
  generation: NewGeneration,
  question: NewQuestion,
  after: string | undefined,
): Promise<StoredQuestion | undefined> {
  return beginAnswer(db, generation, async trx => {
    await checkUploadsExist(trx, generation.userId, question.attachments)
    const locked = await lockChat(trx, generation)
    if (!locked) return undefined
    const chat = await prepareVersions(trx, locked)
    const shown = after === undefined ? undefined : await findVersion(trx, chat, after)
    const isElsewhere = shown !== undefined && shown.position === null
    const path = isElsewhere ? await choosePath(trx, chat, shown.id, { onwards: true }) : chat
    const last = await trx
      .selectFrom('messages')
      .select('id')
      .where('chat_id', '=', chat.id)
      .where('position', '=', path.length - 1)
      .executeTakeFirst()
    const place = { ...chat, ...path, parentId: last?.id ?? chat.id }
    const next = await appendQuestion(trx, generation, question, place)
    const use = await appendAnswer(trx, generation, next)
    return { position: path.length, title: chat.title, use }
  })
}

/** `webSearch` undefined: as in the former version. `context`: ids of the files that the request names. */
export type EditedQuestion = Omit<NewQuestion, 'webSearch'> & {
  webSearch: boolean | undefined
  context: string[]
  title: string
}

/**
 * Adds another version of a question, which also has the files of the former one. If it is the first question, the chat
 * gets the new title, unless the user chose the old one or the chat is temporary. Returns undefined if the chat is not
 * the user's or has expired.
 */
export async function replaceQuestion(
  db: Db,
  generation: EditedGeneration,
  { title, context, ...question }: EditedQuestion,
  messageId: string,
): Promise<(StoredQuestion & { webSearch: boolean; hasNewTitle: boolean }) | undefined> {
  return beginAnswer(db, generation, async trx => {
    await checkUploadsExist(trx, generation.userId, question.attachments)
    const locked = await lockChat(trx, generation)
    if (!locked) return undefined
    const chat = await prepareVersions(trx, locked)
    const former = await findVersion(trx, chat, messageId)
    if (!former) throw notFound(noMessage)
    if (former.role !== 'user') throw badRequest('Only a question can be edited.', 'not_a_question')
    const webSearch = question.webSearch ?? former.web_search
    const { length } = await choosePath(trx, chat, former.parent_id, { onwards: false })
    const place = { ...chat, length, parentId: former.parent_id }
    const next = await appendQuestion(trx, generation, { ...question, webSearch }, place)
    await sql`
      insert into shared_uploads (message_id, upload_id)
      select ${generation.questionId}::uuid, id from uploads where message_id = ${former.id}
      union select ${generation.questionId}::uuid, upload_id from shared_uploads where message_id = ${former.id}`.execute(
      trx,
    )
    const stored = { content: question.content, position: length, web_search: webSearch }
    const size = await storedQuestionSize(trx, generation, stored, context)
    const answer = { ...generation, reservation: generation.reservationFor(size) }
    const use = await appendAnswer(trx, answer, next)
    const hasNewTitle = length === 0 && chat.titleBy !== 'person' && chat.expiresAt === null
    if (hasNewTitle) {
      await trx
        .updateTable('chats')
        .set({ title, title_by: 'question', searchable_at: null })
        .where('id', '=', chat.id)
        .execute()
    }
    return { position: length, title: hasNewTitle ? title : chat.title, use, webSearch, hasNewTitle }
  })
}

/** A stored question that is answered again. */
export type RepeatedQuestion = Pick<NewQuestion, 'content' | 'webSearch' | 'emergency'> & {
  position: number
  /** The chat's title. */
  title: string | null
  /** What the user has used; undefined if budgets are off. */
  use: BudgetUse | undefined
}

/**
 * Begins another version of an answer. `messageId`: an answer or its question. Returns undefined if the chat is not the
 * user's or has expired.
 */
export async function regenerateAnswer(
  db: Db,
  generation: RepeatedGeneration,
  messageId: string,
): Promise<RepeatedQuestion | undefined> {
  return beginAnswer(db, generation, trx => addAnswerVersion(trx, generation, messageId))
}

/** `regenerateAnswer` in the caller's transaction. */
export async function addAnswerVersion(
  trx: Db,
  generation: RepeatedGeneration,
  messageId: string,
): Promise<RepeatedQuestion | undefined> {
  const locked = await lockChat(trx, generation)
  if (!locked) return undefined
  const chat = await prepareVersions(trx, locked)
  const named = await findVersion(trx, chat, messageId)
  if (!named) throw notFound(noMessage)
  const question = named.role === 'user' ? named : await findVersion(trx, chat, named.parent_id)
  if (question?.role !== 'user') throw badRequest('This answer has no question.', 'no_question')
  const { length } = await choosePath(trx, chat, question.id, { onwards: false })
  const position = length - 1
  const size = await storedQuestionSize(trx, generation, { ...question, position })
  const answer = { ...generation, reservation: generation.reservationFor(size) }
  const use = await appendAnswer(trx, answer, { ...chat, length, parentId: question.id })
  const { content, web_search: webSearch, emergency } = question
  return { content, position, webSearch, emergency: emergency ?? undefined, title: chat.title, use }
}

/**
 * The generation of the live answer to a question. `messageId`: the question, or any answer to it. In a chat without
 * versions, only the live answer itself is found.
 */
export async function findLiveVersion(
  db: Db,
  { chatId, userId }: ChatKey,
  messageId: string,
): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select g.id from generations g
    join messages live on live.id = g.message_id
    join messages named on named.id = ${messageId} and named.chat_id = g.chat_id
    where g.chat_id = ${chatId} and g.user_id = ${userId} and g.status = 'running'
      and (named.id = live.id or live.parent_id in (named.id, named.parent_id))`.execute(db)
  return rows[0]
}

type QuestionPlace = PreparedChat & { parentId: string }

/** Adds a question at the end of the path. Returns the place of its answer. */
async function appendQuestion(
  trx: Db,
  { questionId, chatId, userId }: Pick<NewGeneration, 'questionId' | 'chatId' | 'userId'>,
  question: NewQuestion,
  place: QuestionPlace,
): Promise<QuestionPlace> {
  const { attachments, failedAttachments, emergency } = question
  await trx
    .insertInto('messages')
    .values({
      id: questionId,
      chat_id: chatId,
      position: place.length,
      parent_id: place.parentId,
      ordinal: place.totalCount,
      role: 'user',
      content: question.content,
      status: 'complete',
      failed_attachments: failedAttachments.length > 0 ? JSON.stringify(failedAttachments) : null,
      web_search: question.webSearch,
      emergency: emergency ? JSON.stringify(emergency) : null,
    })
    .execute()
  if (attachments.length > 0) {
    await trx
      .updateTable('uploads')
      .set({ message_id: questionId, place: sql`array_position(${attachments}::text[], id)` })
      .where('id', 'in', attachments)
      .where('user_id', '=', userId)
      .where('message_id', 'is', null)
      .execute()
  }
  return { ...place, length: place.length + 1, totalCount: place.totalCount + 1, parentId: questionId }
}

/** Adds the empty answer at the end of the path. Returns what the user has used of the budget. */
async function appendAnswer(
  trx: Db,
  generation: GenerationRow,
  { length, totalCount, parentId }: QuestionPlace,
): Promise<BudgetUse | undefined> {
  const { chatId, answerId } = generation
  await trx
    .insertInto('messages')
    .values({
      id: answerId,
      chat_id: chatId,
      position: length,
      parent_id: parentId,
      ordinal: totalCount,
      role: 'assistant',
      content: '',
      status: 'running',
    })
    .execute()
  const use = await startGeneration(trx, generation)
  await trx
    .updateTable('chats')
    .set({
      message_count: length + 1,
      total_count: totalCount + 1,
      last_message_at: sql`now()`,
      expires_at: renewedExpiry,
    })
    .where('id', '=', chatId)
    .execute()
  return use
}
