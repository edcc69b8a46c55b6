import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { isConnectionLost } from '#server/database/database-errors.ts'
import type { ChatKey } from '#server/store/chats/chats.ts'
import {
  type BudgetUse,
  budgetColumns,
  type QuestionSize,
  type Reservation,
  reservedUse,
  reserving,
  type StoredUse,
  toBudgetUse,
} from '#server/store/costs/budgets.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import type { ModelId } from '#shared/api/models.ts'

/**
 * A generation is one attempt to write an answer, running or ended: a retry of an incomplete answer is another one. Its
 * text is in the log while it runs, and in the message afterwards.
 */

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

/** For a question of which at least a part is already stored: its size is known only once that part has been read. */
type ReservationLater = { reservationFor(question: QuestionSize): Reservation }

/** Another answer to a stored question. */
export type RepeatedGeneration = Omit<NewGeneration, 'questionId' | 'reservation'> & ReservationLater

/** An answer to another version of a stored question. */
export type EditedGeneration = Omit<NewGeneration, 'reservation'> & ReservationLater

/** For a transaction that has locked the chat. Returns what the user has used; undefined if budgets are off. */
export async function startGeneration(db: Db, row: GenerationRow): Promise<BudgetUse | undefined> {
  const { userId, reservation } = row
  const budget = reservation.limits && sql`with ${reserving(userId, reservation, sql`(select 1) as one`)}`
  const result = await sql<{ budget: StoredUse | null }>`
    ${budget ?? sql``} ${insertGeneration(row)} returning ${reservedUse(reservation)}`.execute(db)
  return toBudgetUse(result.rows[0]?.budget)
}

export type GenerationRow = Omit<NewGeneration, 'questionId'>

/**
 * Runs a transaction that begins an answer. `begin` returns undefined if there is nothing to answer. Once it has begun,
 * a lost connection does not make it fail: it may only have waited too long for locks, one after the other. If nothing
 * was stored, it runs once more, with the same ids. If only the response to the commit is lost, the answer has begun,
 * and nothing else would write it.
 */
export async function beginAnswer<Begun>(
  db: Db,
  { id }: Pick<NewGeneration, 'id'>,
  begin: (trx: Db) => Promise<Begun | undefined>,
): Promise<Begun | undefined> {
  for (let isRepeatable = true; ; isRepeatable = false) {
    let hasStarted = false
    let begun: Begun | undefined
    try {
      await db.transaction().execute(async trx => {
        hasStarted = true
        begun = await begin(trx)
      })
      return begun
    } catch (error) {
      if (!hasStarted || !isConnectionLost(error)) throw error
      if (begun !== undefined && (await isRunning(db, id))) return begun
      if (!isRepeatable) throw error
    }
  }
}

async function isRunning(db: Db, id: string): Promise<boolean> {
  const running = await db
    .selectFrom('generations')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return running !== undefined
}

/** `source`: a `from` clause with at most one row. Without a row, no generation is inserted. */
export function insertGeneration(
  row: GenerationRow,
  source: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  return sql`insert into generations
    (id, chat_id, user_id, message_id, model, process_id, client_message_id, payload_hash,
      asked_on, budgeted, reserved_input, reserved_output)
    select ${row.id}::uuid, ${row.chatId}::uuid, ${row.userId}::uuid, ${row.answerId}::uuid,
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

/** The temporary chat to which a question with this client message id was sent. */
export async function findTemporaryChat(
  db: Db,
  key: { userId: UserId; clientMessageId: string },
): Promise<ChatId | undefined> {
  const row = await db
    .selectFrom('generations')
    .innerJoin('chats', 'chats.id', 'generations.chat_id')
    .select('chats.id')
    .where('generations.user_id', '=', key.userId)
    .where('generations.client_message_id', '=', key.clientMessageId)
    .where('chats.expires_at', 'is not', null)
    .executeTakeFirst()
  return row?.id
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

/**
 * Requests a stop of the chat's live answer, and returns the answer's id. The process that writes it notices when it
 * next polls. With `answer`, only if that is its id, its message's id or the `clientMessageId` of its send: another
 * answer may be live by now.
 */
export async function requestStop(
  db: Db,
  { chatId, userId, answer }: ChatKey & { answer?: string | undefined },
): Promise<string | undefined> {
  let query = db
    .updateTable('generations')
    .set({ stop_requested: true })
    .where('chat_id', '=', chatId)
    .where('user_id', '=', userId)
    .where('status', '=', 'running')
  if (answer !== undefined) {
    query = query.where(({ or, eb }) =>
      or([eb('id', '=', answer), eb('message_id', '=', answer), eb('client_message_id', '=', answer)]),
    )
  }
  const row = await query.returning('id').executeTakeFirst()
  return row?.id
}
