import { type RawBuilder, sql } from 'kysely'
import { repeatable } from '#server/database/connections.ts'
import type { Db } from '#server/database/database.ts'
import { isForeignKeyViolation } from '#server/database/database-errors.ts'
import { unauthorized } from '#server/errors.ts'
import type { MessageStatus, Source } from '#shared/chat.ts'
import type { ChatId, UserId } from '#shared/ids.ts'
import type { ModelId } from '#shared/models.ts'
import type { ChatKey } from './chats.ts'

/** A generation is one answer: being made, or made. Its message holds the text once it ended, its log until then. */

export type EndStatus = Exclude<MessageStatus, 'running'>

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
}

export type NewQuestion = {
  content: string
  /** Ids of the owner's files that become the question's own, in their order; those sent before stay where they are. */
  attachments: string[]
  /** Names of files that could not be uploaded. */
  failedAttachments: string[]
  /** Asked for by whoever sent it. */
  webSearch: boolean
}

/**
 * Begins a chat with its first question, in one statement: chat, question, empty answer, generation, and the
 * owner's counters. Throws the driver's unique violation where the same client message was sent before, or where
 * this very question is stored already: a reply was lost (`findBegun`).
 */
export async function beginChat(
  db: Db,
  generation: NewGeneration,
  question: NewQuestion & { title: string },
): Promise<void> {
  const { chatId, userId } = generation
  await sql`${repeatable}
    with owner as (
      update users set chat_count = chat_count + 1, last_chat_at = greatest(last_chat_at, now())
      where id = ${userId} and deleted_at is null
      returning id
    ), chat as (
      insert into chats (id, user_id, title, message_count, last_message_at)
      select ${chatId}::uuid, id, ${question.title}::text, 2, now() from owner
    ), written as (
      insert into messages (id, chat_id, position, role, content, status, failed_attachments, web_search) values
        (${generation.questionId}, ${chatId}, 0, 'user', ${question.content}, 'complete', ${namesOf(question)},
          ${question.webSearch}),
        (${generation.answerId}, ${chatId}, 1, 'assistant', '', 'running', null, false)
    )${attaching(generation, question)}
    ${insertGeneration(generation)}`
    .execute(db)
    .catch((error: unknown) => {
      // The account was deleted a moment ago, so there is no chat for the messages to be in.
      if (!isForeignKeyViolation(error)) throw error
      throw unauthorized()
    })
}

/**
 * Adds a question and its empty answer to an owned chat, in one statement. Answers the question's position and the
 * chat's title, or undefined where the chat is not the caller's. Throws a unique violation while another answer is live
 * in it.
 */
export async function continueChat(
  db: Db,
  generation: NewGeneration,
  question: NewQuestion,
): Promise<{ position: number; title: string | null } | undefined> {
  const { chatId, userId } = generation
  const result = await sql<{ position: number; title: string | null }>`${repeatable}
    with chat as (
      update chats set message_count = message_count + 2, last_message_at = now()
      where id = ${chatId} and user_id = ${userId}
      returning id, title, message_count - 2 as position
    ), question as (
      insert into messages (id, chat_id, position, role, content, status, failed_attachments, web_search)
      select ${generation.questionId}::uuid, id, position, 'user', ${question.content}::text, 'complete',
        ${namesOf(question)}, ${question.webSearch}::boolean from chat
    )${attaching(generation, question, sql`and exists (select 1 from chat)`)}, answer as (
      insert into messages (id, chat_id, position, role, content, status)
      select ${generation.answerId}::uuid, id, position + 1, 'assistant', '', 'running' from chat
    ), generation as (
      ${insertGeneration(generation, sql`from chat`)}
    )
    select position, title from chat`.execute(db)
  return result.rows[0]
}

/** The place of a question that `beginChat` or `continueChat` has stored, and its chat's title. */
export async function findBegun(
  db: Db,
  { id, questionId }: NewGeneration,
): Promise<{ position: number; title: string | null } | undefined> {
  return db
    .selectFrom('generations')
    .innerJoin('chats', 'chats.id', 'generations.chat_id')
    .innerJoin('messages', 'messages.chat_id', 'chats.id')
    .select(['messages.position', 'chats.title'])
    .where('generations.id', '=', id)
    .where('generations.status', '=', 'running')
    .where('messages.id', '=', questionId)
    .executeTakeFirst()
}

function namesOf({ failedAttachments }: NewQuestion): RawBuilder<unknown> {
  return sql`${failedAttachments.length > 0 ? JSON.stringify(failedAttachments) : null}::jsonb`
}

/** One more step of the statement where there are files: plain questions do not pay for it. */
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

/**
 * Answers the last question of an owned chat again: the answer it had is running again, and keeps its text until
 * there is another. Answers the question, or undefined where there is none. Throws a unique violation while another
 * answer is live.
 */
export async function retryQuestion(
  db: Db,
  generation: Omit<NewGeneration, 'questionId'>,
): Promise<{ content: string; position: number; webSearch: boolean; title: string | null } | undefined> {
  const { chatId, userId } = generation
  return db.transaction().execute(async transaction => {
    const chat = await transaction
      .selectFrom('chats')
      .select(['title', 'message_count'])
      .where('id', '=', chatId)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!chat) return undefined
    const last = await transaction
      .selectFrom('messages')
      .select(['id', 'role', 'content', 'position', 'web_search'])
      .where('chat_id', '=', chatId)
      .where('position', '>=', chat.message_count - 2)
      .orderBy('position')
      .execute()
    const question = last.findLast(message => message.role === 'user')
    if (!question) return undefined
    const position = question.position + 1
    const before = last.find(message => message.position === position)
    // First, so that a live answer stops us here, before anything of it is touched.
    await insertGeneration({ ...generation, answerId: before?.id }).execute(transaction)
    if (before) {
      await transaction
        .updateTable('messages')
        .set({ status: 'running' })
        .where('id', '=', before.id)
        .execute()
    } else {
      const answer = { role: 'assistant', content: '', status: 'running' } as const
      await transaction
        .insertInto('messages')
        .values({ id: generation.answerId, chat_id: chatId, position, ...answer })
        .execute()
      await transaction
        .updateTable('generations')
        .set({ message_id: generation.answerId })
        .where('id', '=', generation.id)
        .execute()
    }
    await transaction
      .updateTable('chats')
      .set({ message_count: question.position + 2, last_message_at: sql`now()` })
      .where('id', '=', chatId)
      .execute()
    const { content, web_search: webSearch } = question
    return { content, position: question.position, webSearch, title: chat.title }
  })
}

type GenerationRow = Omit<NewGeneration, 'questionId' | 'answerId'> & { answerId: string | undefined }

function insertGeneration(row: GenerationRow, source: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  return sql`insert into generations
    (id, chat_id, user_id, message_id, model, process_id, client_message_id, payload_hash)
    select ${row.id}::uuid, ${row.chatId}::uuid, ${row.userId}::uuid, ${row.answerId ?? null}::uuid,
      ${row.model}::text, ${row.processId}::uuid, ${row.clientMessageId ?? null}::uuid, ${row.payloadHash}::text
    ${source}`
}

export type SentBefore = {
  id: string
  chatId: ChatId
  payloadHash: string | null
}

/** What an earlier send with this client message id began. */
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

/** Asks whichever process writes the chat's live answer to stop; its next look at its rows sees it. */
export async function requestStop(db: Db, key: ChatKey): Promise<void> {
  await db
    .updateTable('generations')
    .set({ stop_requested: true })
    .where('chat_id', '=', key.chatId)
    .where('user_id', '=', key.userId)
    .where('status', '=', 'running')
    .execute()
}

export type Ending = {
  id: string
  status: EndStatus
  content: string
  sources: Source[]
  errorCode: string | undefined
}

/**
 * Sets the one end state, together with the answer's text. An answer that ended empty leaves no message, or the
 * one that it was to replace, as that had ended. False
 * where the generation had ended already, or went with its chat: then nothing is changed. Locks the chat first, as
 * whoever removes it does: the other way round, the two would wait for each other.
 */
export async function endGeneration(db: Db, ending: Ending): Promise<boolean> {
  try {
    return await setEnd(db, ending)
  } catch (error) {
    // Tried again, a refused source would be refused again, and the answer run for ever: better an end without sources.
    if (!isRefusedValue(error) || ending.sources.length === 0) throw error
    return setEnd(db, { ...ending, sources: [] })
  }
}

/** Class 22: a value that the database cannot hold. */
function isRefusedValue(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('22')
}

async function setEnd(db: Db, ending: Ending): Promise<boolean> {
  const empty = ending.content === ''
  const result = await sql<{ ended: number }>`${repeatable}
    with chat as (
      select id from chats where id = (select chat_id from generations where id = ${ending.id}) for no key update
    ), before as (
      select g.id, g.message_id, g.chat_id, (
        select earlier.status from generations earlier where earlier.message_id = g.message_id and earlier.id <> g.id
        order by earlier.created_at desc limit 1
      ) as earlier
      from generations g join chat on chat.id = g.chat_id
      where g.id = ${ending.id} and g.status = 'running' for update of g
    ), ended as (
      update generations g set status = ${ending.status}, error_code = ${ending.errorCode ?? null}, ended_at = now(),
        message_id = case when ${empty}::boolean then null else g.message_id end,
        log_expires_at = now() + interval '1 hour'
      from before where g.id = before.id returning g.id
    ), kept as (
      update messages m set content = ${ending.content}, status = ${ending.status},
        sources = ${ending.sources.length > 0 ? JSON.stringify(ending.sources) : null}::jsonb
      from before where m.id = before.message_id and not ${empty}::boolean
    ), given_back as (
      update messages m set status = before.earlier
      from before where m.id = before.message_id and ${empty}::boolean and before.earlier is not null
    ), removed as (
      delete from messages m using before
      where m.id = before.message_id and ${empty}::boolean and before.earlier is null
    ), counted as (
      update chats c set message_count = c.message_count -
          case when ${empty}::boolean and before.earlier is null then 1 else 0 end,
        last_message_at = now()
      from before where c.id = before.chat_id
    )
    select count(*)::integer as ended from ended`.execute(db)
  return (result.rows[0]?.ended ?? 0) > 0
}
