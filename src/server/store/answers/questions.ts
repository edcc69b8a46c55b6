import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { repeatable } from '#server/database/pool/statement-marks.ts'
import {
  type HistoryLimits,
  type HistoryTurn,
  historyBefore,
  toHistory,
} from '#server/store/chats/history.ts'
import { firstExpiry, isOpen, renewedExpiry } from '#server/store/chats/temporary.ts'
import {
  type BudgetUse,
  reservedUse,
  reserving,
  type StoredUse,
  toBudgetUse,
} from '#server/store/costs/budgets.ts'
import { allUploadsExist } from '#server/store/uploads/uploads.ts'
import { type AdmissionCheck, admitting } from '#server/store/users/admission.ts'
import type { Emergency } from '#shared/api/emergency.ts'
import { insertGeneration, type NewGeneration } from './generations.ts'

/** Stores a question and its empty answer in one statement. For a chat with several versions, see versions.ts. */

/**
 * `position`: the question's index in the chat. `title`: the chat's. `use`: what the user has used of the budget;
 * undefined if budgets are off, or if it has not been read. `hasFiles`: false only if neither the question nor the chat
 * has any files, undefined if unknown. `history`: the chat so far; undefined if it has not been read.
 */
export type StoredQuestion = {
  position: number
  title: string | null
  use?: BudgetUse | undefined
  hasFiles?: boolean
  history?: HistoryTurn[] | undefined
}

export type NewQuestion = {
  content: string
  /** Ids of the owner's files to attach, in order. Files that belong to an earlier question stay with it. */
  attachments: string[]
  /** Names of files that could not be uploaded. */
  failedAttachments: string[]
  /** Whether the user requested it. */
  webSearch: boolean
  emergency: Emergency | undefined
}

/**
 * Begins a chat with its first question in one statement: chat, question, empty answer, generation, the owner's
 * counters and budget. Returns what the owner has used of the budget; undefined if the account was deleted, `check`
 * refuses the sender, or a file was removed. Throws the driver's unique violation if the same client message was sent
 * before, or if the question is stored already because the statement was repeated (`findStoredQuestion`). Throws
 * another error if a budget is spent (`spentBudgetOf`).
 */
export async function beginChat(
  db: Db,
  generation: NewGeneration,
  question: NewQuestion & { title: string; temporary?: boolean },
  check: AdmissionCheck,
): Promise<Pick<StoredQuestion, 'use'> | undefined> {
  const { chatId, userId, reservation } = generation
  // While the account is being marked as deleted, either query below waits, then checks again.
  const mayAsk = sql`id = ${userId} and deleted_at is null and ${isAdmitted}`
  // A temporary chat is not counted.
  const owner = question.temporary
    ? sql`select id from users where ${mayAsk} for no key update`
    : sql`update users set chat_count = chat_count + 1, last_chat_at = greatest(last_chat_at, now())
      where ${mayAsk} returning id`
  const result = await sql<{ budget: StoredUse | null }>`${repeatable}
    with ${admitting(check, filesExist(generation, question))}, owner as (
      ${owner}
    ), chat as (
      insert into chats (id, user_id, title, message_count, last_message_at, expires_at)
      select ${chatId}::uuid, id, ${question.title}::text, 2, now(), ${question.temporary ? firstExpiry : sql`null`} from owner
      returning id
    ), ${writing(generation, question, sql`0`)}${attaching(generation, question)}${andReserving(generation, sql`owner`)}
    ${insertGeneration(generation, sql`from chat`)} returning ${reservedUse(reservation)}`.execute(db)
  const [row] = result.rows
  return row && { use: toBudgetUse(row.budget) }
}

const isAdmitted = sql`exists (select from admitted)`
const ifChat = sql`and exists (select from chat)`

/**
 * Adds a question and its empty answer to the user's chat in one statement. Returns undefined if the chat is not the
 * user's, has expired or has versions (`continuePath`), if `check` refuses the sender, or if a file was removed. Throws
 * the same errors as `beginChat`, and a unique violation while another answer is live in the chat. Also returns the
 * history, unless the user has files: their text may leave less room for it.
 */
export async function continueChat(
  db: Db,
  generation: NewGeneration,
  question: NewQuestion,
  limits: HistoryLimits,
  check: AdmissionCheck,
): Promise<StoredQuestion | undefined> {
  const { chatId, userId, reservation } = generation
  const isOwn = sql`chats.id = ${chatId} and user_id = ${userId} and total_count is null and ${isOpen}`
  const canStore = sql`exists (select from chats where ${isOwn}) and ${filesExist(generation, question)}`
  const result = await sql<StoredQuestionRow>`${repeatable}
    with ${admitting(check, canStore)}, chat as (
      update chats set message_count = message_count + 2, last_message_at = now(), expires_at = ${renewedExpiry}
      where ${isOwn} and ${isAdmitted}
      returning id, title, message_count - 2 as position
    ), ${writing(generation, question, sql`position`)}${attaching(generation, question)}${andReserving(generation, sql`chat`)}, generation as (
      ${insertGeneration(generation, sql`from chat`)}
    )
    select position, title, "hasFiles", ${reservedUse(reservation)},
      case when not "hasFiles" then ${historyBefore(chatId, sql`chat.position`, limits)} end as history
    from chat, (select exists (select 1 from uploads where user_id = ${userId}) as "hasFiles") as files`.execute(
    db,
  )
  const [row] = result.rows
  if (!row) return undefined
  const { budget, history, ...stored } = row
  return { ...stored, use: toBudgetUse(budget), history: history === null ? undefined : toHistory(history) }
}

type StoredQuestionRow = Pick<StoredQuestion, 'position' | 'title' | 'hasFiles'> & {
  history: string | null
  budget: StoredUse | null
}

function andReserving(
  { userId, reservation }: Pick<NewGeneration, 'userId' | 'reservation'>,
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return reservation.limits ? sql`, ${reserving(userId, reservation, source)}` : sql``
}

/**
 * For a question that was stored although its statement seemed to fail: its position, and its chat's title. Undefined
 * if it was not stored, or once its answer has ended.
 */
export async function findStoredQuestion(
  db: Db,
  { id, questionId }: NewGeneration,
): Promise<StoredQuestion | undefined> {
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

/** The step of the statement that writes the question at this position, and its empty answer. */
function writing(
  { questionId, answerId }: NewGeneration,
  { content, failedAttachments, webSearch, emergency }: NewQuestion,
  position: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const failedNames = failedAttachments.length > 0 ? failedAttachments : undefined
  return sql`written as (
      insert into messages (id, chat_id, position, role, content, status, failed_attachments, web_search, emergency)
      select ${questionId}::uuid, id, ${position}, 'user', ${content}::text, 'complete', ${json(failedNames)},
        ${webSearch}::boolean, ${json(emergency)} from chat
      union all select ${answerId}::uuid, id, ${position} + 1, 'assistant', '', 'running', null, false, null from chat
    )`
}

function json(value: object | undefined): RawBuilder<unknown> {
  return sql`${value ? JSON.stringify(value) : null}::jsonb`
}

function filesExist({ userId }: NewGeneration, { attachments }: NewQuestion): RawBuilder<unknown> {
  return attachments.length === 0 ? sql`true` : allUploadsExist(userId, attachments)
}

/** An additional step of the statement, only for questions with files. */
function attaching({ questionId, userId }: NewGeneration, { attachments }: NewQuestion): RawBuilder<unknown> {
  if (attachments.length === 0) return sql``
  return sql`, attached as (
      update uploads set message_id = ${questionId}::uuid, place = array_position(${attachments}::text[], id)
      where id = any(${attachments}::text[]) and user_id = ${userId}::uuid and message_id is null ${ifChat}
    )`
}
