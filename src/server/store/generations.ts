import { type RawBuilder, sql } from 'kysely'
import { repeatable } from '#server/database/connection-pool.ts'
import type { Db } from '#server/database/database.ts'
import { isForeignKeyViolation } from '#server/database/database-errors.ts'
import { unauthorized } from '#server/errors.ts'
import type { Emergency } from '#shared/emergency.ts'
import type { ChatId, UserId } from '#shared/ids.ts'
import type { ModelId } from '#shared/models.ts'
import {
  type BudgetUse,
  budgetColumns,
  type Reservation,
  reservedUse,
  reserving,
  type StoredUse,
  toBudgetUse,
} from './budgets.ts'
import type { ChatKey } from './chats.ts'
import { forgetFeedback } from './feedback.ts'
import { firstExpiry, isOpen, renewedExpiry } from './temporary.ts'

/** A generation is one answer, running or ended. Its text is in the log while it runs, and in the message afterwards. */

export type NewGeneration = {
  id: string
  chatId: ChatId
  userId: UserId
  questionId: string
  answerId: string
  model: ModelId
  processId: string
  clientMessageId: string | undefined
  payloadHash: string
  reservation: Reservation
}

/**
 * `position`: the question's index in the chat. `title`: the chat's. `use`: what the user has used of the budget; undefined
 * if budgets are off. `hasFiles` false: its owner never sent a file.
 */
export type SavedQuestion = {
  position: number
  title: string | null
  use?: BudgetUse | undefined
  hasFiles?: boolean
}

export type NewQuestion = {
  content: string
  /** Ids of the owner's files that are attached to the question, in order. Files sent before stay where they are. */
  attachments: string[]
  /** Names of files that could not be uploaded. */
  failedAttachments: string[]
  /** Whether the user requested it. */
  webSearch: boolean
  emergency: Emergency | undefined
}

/**
 * Begins a chat with its first question in one statement: chat, question, empty answer, generation, the owner's counters
 * and budget. Returns what the owner has used of it. Throws the driver's unique violation if the same client message was
 * sent before, or if the question is stored already because the statement was repeated (`findStoredQuestion`).
 */
export async function beginChat(
  db: Db,
  generation: NewGeneration,
  question: NewQuestion & { title: string; temporary?: boolean },
): Promise<BudgetUse | undefined> {
  const { chatId, userId, reservation } = generation
  // A temporary chat is not counted.
  const owner = question.temporary
    ? sql`select id from users where id = ${userId} and deleted_at is null for key share`
    : sql`update users set chat_count = chat_count + 1, last_chat_at = greatest(last_chat_at, now())
      where id = ${userId} and deleted_at is null
      returning id`
  const result = await sql<{ budget: StoredUse | null }>`${repeatable}
    with owner as (
      ${owner}
    ), chat as (
      insert into chats (id, user_id, title, message_count, last_message_at, expires_at)
      select ${chatId}::uuid, id, ${question.title}::text, 2, now(), ${question.temporary ? firstExpiry : sql`null`} from owner
    ), written as (
      insert into messages (id, chat_id, position, role, content, status, failed_attachments, web_search,
          emergency) values
        (${generation.questionId}, ${chatId}, 0, 'user', ${question.content}, 'complete', ${namesOf(question)},
          ${question.webSearch}, ${json(question.emergency)}),
        (${generation.answerId}, ${chatId}, 1, 'assistant', '', 'running', null, false, null)
    )${attaching(generation, question)}${andReserving(generation, sql`owner`)}
    ${insertGeneration(generation)} returning ${reservedUse(reservation)}`
    .execute(db)
    .catch((error: unknown) => {
      // The account was just deleted, so the chat of the messages was not inserted.
      if (!isForeignKeyViolation(error)) throw error
      throw unauthorized()
    })
  return toBudgetUse(result.rows[0]?.budget)
}

/**
 * Adds a question and its empty answer to the user's chat in one statement. Returns undefined if the chat is not the
 * user's or has versions (`continuePath`). Throws a unique violation while another answer is live in the chat.
 */
export async function continueChat(
  db: Db,
  generation: NewGeneration,
  question: NewQuestion,
): Promise<SavedQuestion | undefined> {
  const { chatId, userId, reservation } = generation
  const result = await sql<Omit<SavedQuestion, 'use'> & { budget: StoredUse | null }>`${repeatable}
    with chat as (
      update chats set message_count = message_count + 2, last_message_at = now(), expires_at = ${renewedExpiry}
      where id = ${chatId} and user_id = ${userId} and total_count is null and ${isOpen}
      returning id, title, message_count - 2 as position
    ), question as (
      insert into messages (id, chat_id, position, role, content, status, failed_attachments, web_search,
          emergency)
      select ${generation.questionId}::uuid, id, position, 'user', ${question.content}::text, 'complete',
        ${namesOf(question)}, ${question.webSearch}::boolean, ${json(question.emergency)} from chat
    )${attaching(generation, question, sql`and exists (select 1 from chat)`)}, answer as (
      insert into messages (id, chat_id, position, role, content, status)
      select ${generation.answerId}::uuid, id, position + 1, 'assistant', '', 'running' from chat
    )${andReserving(generation, sql`chat`)}, generation as (
      ${insertGeneration(generation, sql`from chat`)}
    )
    select position, title, exists (select 1 from uploads where user_id = ${userId}) as "hasFiles",
      ${reservedUse(reservation)} from chat`.execute(db)
  const [row] = result.rows
  if (!row) return undefined
  const { budget, ...saved } = row
  return { ...saved, use: toBudgetUse(budget) }
}

function andReserving(
  { userId, reservation }: Pick<NewGeneration, 'userId' | 'reservation'>,
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return reservation.limits ? sql`, ${reserving(userId, reservation, source)}` : sql``
}

/** The position of a question that `beginChat` or `continueChat` has stored, and its chat's title. */
export async function findStoredQuestion(
  db: Db,
  { id, questionId }: NewGeneration,
): Promise<SavedQuestion | undefined> {
  return db
    .selectFrom('generations')
    .innerJoin('chats', 'chats.id', 'generations.chat_id')
    .innerJoin('messages', 'messages.chat_id', 'chats.id')
    .select(['messages.position', 'chats.title'])
    .where('generations.id', '=', id)
    .where('generations.status', '=', 'running')
    .where('messages.id', '=', questionId)
    .where('messages.position', 'is not', null)
    .$narrowType<{ position: number }>()
    .executeTakeFirst()
}

function namesOf({ failedAttachments }: NewQuestion): RawBuilder<unknown> {
  return json(failedAttachments.length > 0 ? failedAttachments : undefined)
}

function json(value: object | undefined): RawBuilder<unknown> {
  return sql`${value ? JSON.stringify(value) : null}::jsonb`
}

/** An additional step of the statement, only for questions with files. */
function attaching(
  { questionId, userId }: NewGeneration,
  { attachments }: NewQuestion,
  onlyIf: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  if (attachments.length === 0) return sql``
  return sql`, attached as (
      update uploads set message_id = ${questionId}::uuid, place = array_position(${attachments}::text[], id)
      where id = any(${attachments}::text[]) and user_id = ${userId}::uuid and message_id is null ${onlyIf}
    )`
}

export type StoredQuestion = Pick<NewQuestion, 'content' | 'webSearch' | 'emergency'> & {
  position: number
  /** The chat's title. */
  title: string | null
  /** What the user has used; undefined if budgets are off. */
  use: BudgetUse | undefined
}

/**
 * Starts a new answer to the last question of the user's chat: the existing answer is running again, and keeps its text
 * until the new one replaces it. Returns the question, or undefined if there is none. Throws a unique violation while
 * another answer is live.
 */
export async function retryQuestion(
  db: Db,
  generation: Omit<NewGeneration, 'questionId'>,
): Promise<StoredQuestion | undefined> {
  const { chatId, userId } = generation
  return db.transaction().execute(async transaction => {
    const chat = await transaction
      .selectFrom('chats')
      .select(['title', 'message_count', 'total_count'])
      .where('id', '=', chatId)
      .where('user_id', '=', userId)
      .where(isOpen)
      .forUpdate()
      .executeTakeFirst()
    if (!chat) return undefined
    const last = await transaction
      .selectFrom('messages')
      .select(['id', 'role', 'content', 'position', 'web_search', 'emergency'])
      .where('chat_id', '=', chatId)
      .where('position', '>=', chat.message_count - 2)
      .orderBy('position')
      .$narrowType<{ position: number }>()
      .execute()
    const question = last.findLast(message => message.role === 'user')
    if (!question) return undefined
    const position = question.position + 1
    const existing = last.find(message => message.position === position)
    // First, so that it fails because of a live answer before anything of that answer is changed.
    const use = await startGeneration(transaction, { ...generation, answerId: existing?.id })
    if (existing) {
      await transaction
        .updateTable('messages')
        .set({ status: 'running' })
        .where('id', '=', existing.id)
        .execute()
      await forgetFeedback(transaction, existing.id)
    } else {
      const answer = { role: 'assistant', content: '', status: 'running' } as const
      await transaction
        .insertInto('messages')
        .values({
          id: generation.answerId,
          chat_id: chatId,
          position,
          ...answer,
          ...placeOf(chat, question.id),
        })
        .execute()
      await transaction
        .updateTable('generations')
        .set({ message_id: generation.answerId })
        .where('id', '=', generation.id)
        .execute()
    }
    await transaction
      .updateTable('chats')
      .set({
        message_count: question.position + 2,
        ...(!existing && chat.total_count !== null && { total_count: chat.total_count + 1 }),
        last_message_at: sql`now()`,
        expires_at: renewedExpiry,
      })
      .where('id', '=', chatId)
      .execute()
    const { content, position: asked, web_search: webSearch, emergency } = question
    return { content, position: asked, webSearch, emergency: emergency ?? undefined, title: chat.title, use }
  })
}

/** A new message's place among the versions, if the chat has any. */
function placeOf(chat: { total_count: number | null }, parentId: string) {
  return chat.total_count === null ? {} : { parent_id: parentId, ordinal: chat.total_count }
}

/** For a transaction that has locked the chat. Returns what the user has used of the budget. */
export async function startGeneration(db: Db, row: GenerationRow): Promise<BudgetUse | undefined> {
  const { userId, reservation } = row
  const budget = reservation.limits && sql`with ${reserving(userId, reservation, sql`(select 1) as one`)}`
  const result = await sql<{ budget: StoredUse | null }>`
    ${budget ?? sql``} ${insertGeneration(row)} returning ${reservedUse(reservation)}`.execute(db)
  return toBudgetUse(result.rows[0]?.budget)
}

type GenerationRow = Omit<NewGeneration, 'questionId' | 'answerId'> & { answerId: string | undefined }

function insertGeneration(row: GenerationRow, source: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  return sql`insert into generations
    (id, chat_id, user_id, message_id, model, process_id, client_message_id, payload_hash,
      asked_on, budgeted, reserved_input, reserved_output)
    select ${row.id}::uuid, ${row.chatId}::uuid, ${row.userId}::uuid, ${row.answerId ?? null}::uuid,
      ${row.model}::text, ${row.processId}::uuid, ${row.clientMessageId ?? null}::uuid, ${row.payloadHash}::text,
      ${budgetColumns(row.reservation)}, ${row.reservation.inputTokens}::integer, ${row.reservation.outputTokens}::integer
    ${source}`
}

export type SentBefore = {
  id: string
  chatId: ChatId
  payloadHash: string | null
}

/** The generation of an earlier send with the same client message id. */
export async function findSentBefore(
  db: Db,
  key: { userId: UserId; clientMessageId: string },
): Promise<SentBefore | undefined> {
  return db
    .selectFrom('generations')
    .select(['id', 'chat_id as chatId', 'payload_hash as payloadHash'])
    .where('user_id', '=', key.userId)
    .where('client_message_id', '=', key.clientMessageId)
    .executeTakeFirst()
}

export async function findLiveGeneration(db: Db, key: ChatKey): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('generations')
    .select('id')
    .where('chat_id', '=', key.chatId)
    .where('user_id', '=', key.userId)
    .where('status', '=', 'running')
    .executeTakeFirst()
}

/** Requests that the chat's live answer stops. The process that writes it notices when it next polls its rows. */
export async function requestStop(db: Db, key: ChatKey): Promise<void> {
  await db
    .updateTable('generations')
    .set({ stop_requested: true })
    .where('chat_id', '=', key.chatId)
    .where('user_id', '=', key.userId)
    .where('status', '=', 'running')
    .execute()
}
