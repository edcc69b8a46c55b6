import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { AppError, adminsOnly, unauthorized, unavailable } from '#server/errors.ts'
import { type AuditAction, type AuditEntry, type AuditPage, noReason } from '#shared/api/admin.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'

/**
 * The audit log: which administrator read, changed or removed which user's data, failed sign-ins to administrators'
 * accounts, what the operator changed about accounts (K-13), and that the server removed chats or entries because of
 * their age. A row is added in the transaction of the action that it records, so neither happens without the other.
 * Exceptions: an export of the log is recorded before it begins, and a failed sign-in shortly after it. Each row's hash
 * covers the previous row.
 */

export type Actor = { id: UserId; email: string; requestId: string; reason: string }

export type AuditRecord = {
  action: AuditAction
  subjectId?: UserId
  chatId?: ChatId
  /** For a request without an actor. Otherwise the actor has the id. */
  requestId?: string
  /** For an action without an actor. */
  reason?: string
}

/** An arbitrary key. A transaction that adds a row holds this lock until it ends. */
const chainLock = 7_246_302

/**
 * Adds a row. To be called late in a transaction, because all other rows wait for its end. The actor is undefined for
 * the operator, for the server's own removals and for failed sign-ins. Errors roll back the transaction: 503
 * `audit_unavailable` if the row cannot be written; 401 or 403 if the actor's account or role ended in the meantime,
 * except for `delete_user_failed`, which ends an action that is already in the log.
 */
export async function appendAudit(trx: Db, actor: Actor | undefined, record: AuditRecord): Promise<void> {
  try {
    const findAddress = record.action === 'delete_user_failed' ? findSavedAddress : ensureAddress
    const address = actor && (await findAddress(trx, actor))
    await lockChain(trx)
    // The role may have ended while this waited for the lock, and the entry would come after the one that says so.
    const added = await sql`
      with last as (select seq, hash from audit_log order by seq desc limit 1),
      entry as (
        select coalesce((select seq from last), 0) + 1 as seq, clock_timestamp() as at,
          ${actor?.id ?? null}::uuid as actor_id, ${address ?? null}::integer as actor_address,
          (select ${addressMark} from audit_addresses saved where saved.id = ${address ?? null}) as actor_mark,
          ${record.action}::text as action, ${record.subjectId ?? null}::uuid as subject_id,
          ${record.chatId ?? null}::uuid as chat_id,
          ${actor?.requestId ?? record.requestId ?? null}::text as request_id,
          ${actor?.reason ?? record.reason ?? noReason}::text as reason
      )
      insert into audit_log
        (seq, at, actor_id, actor_address, actor_mark, action, subject_id, chat_id, request_id, reason, hash)
      select entry.*, ${hashAfter(sql`(select hash from last)`)} from entry
      where entry.actor_id is null or entry.action = 'delete_user_failed'
        or exists (select from users where id = entry.actor_id and role = 'admin' and deleted_at is null)
      returning seq`.execute(trx)
    if (actor && added.rows.length === 0) throw (await findActor(trx, actor)) ? adminsOnly() : unauthorized()
  } catch (error) {
    if (error instanceof AppError) throw error
    throw Object.assign(
      unavailable('The audit log cannot be written, so nothing was done.', 'audit_unavailable'),
      { cause: error },
    )
  }
}

/** Until the end of the transaction, no other one adds or removes rows. */
export async function lockChain(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(trx)
}

export type FailedSignIn = { userId: UserId; requestId: string }

/**
 * Adds a row for each account that is an administrator's. Across all processes, an account gets at most one row a
 * minute, so that password guessing cannot flood the log. Throws like appendAudit.
 */
export async function appendFailedSignIns(db: Db, attempts: FailedSignIn[]): Promise<void> {
  // Usually there is nothing to write, and then no other rows have to wait.
  const unrecorded = await findUnrecorded(db, attempts)
  if (unrecorded.length === 0) return
  await db.transaction().execute(async trx => {
    await lockChain(trx)
    // Another process may have been faster.
    for (const { userId, requestId } of await findUnrecorded(trx, unrecorded)) {
      await appendAudit(trx, undefined, { action: 'sign_in_failed', subjectId: userId, requestId })
    }
  })
}

async function findUnrecorded(db: Db, attempts: FailedSignIn[]): Promise<FailedSignIn[]> {
  const { rows } = await sql<{ id: UserId }>`
    select id from users
    where id = any(${attempts.map(attempt => attempt.userId)}::uuid[]) and role = 'admin' and deleted_at is null
      and not exists (
        select from audit_log
        where subject_id = users.id and action = 'sign_in_failed' and at > clock_timestamp() - interval '1 minute')
  `.execute(db)
  const ids = new Set(rows.map(row => row.id))
  return attempts.filter(attempt => ids.has(attempt.userId))
}

/**
 * The expected hash of the row `entry`. Its input does not depend on the session's settings. A row that was added
 * without an actor's address, or before marks were introduced, has no mark.
 */
export function hashAfter(previous: RawBuilder<unknown>): RawBuilder<Buffer> {
  return sql`sha256(coalesce(${previous}, ''::bytea) || convert_to((jsonb_build_array(
    entry.seq, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), entry.actor_id, entry.actor_address,
    entry.action, entry.subject_id, entry.chat_id, entry.request_id, entry.reason)
    || case when entry.actor_mark is null then '[]' else jsonb_build_array(encode(entry.actor_mark, 'hex')) end
    )::text, 'UTF8'))`
}

/**
 * Stands for the address of the row `saved` in the hashes. The salt is deleted with the address, so that the mark
 * reveals nothing.
 */
export const addressMark = sql<Buffer>`sha256(convert_to(
  jsonb_build_array(saved.salt, saved.user_id, saved.email)::text, 'UTF8'))`

/** The row with the actor's address, if there is one. Saves none, because an erased address must not be saved again. */
async function findSavedAddress(trx: Db, actor: Actor): Promise<number | null> {
  return (await findActor(trx, actor))?.address ?? null
}

/** The row with the actor's address, saved if necessary. Throws if the actor is no longer an administrator. */
async function ensureAddress(trx: Db, actor: Actor): Promise<number> {
  const known = await findActor(trx, actor)
  if (known?.role === 'admin' && known.address !== null) return known.address
  return saveAddress(trx, actor)
}

async function findActor(trx: Db, actor: Actor) {
  return trx
    .selectFrom('users')
    .select(query => [
      'users.role',
      query
        .selectFrom('audit_addresses as saved')
        .select('saved.id')
        .whereRef('saved.user_id', '=', 'users.id')
        .where('saved.email', '=', actor.email)
        // Keeps the row until this transaction's row names it: the audit log's retention removes unused addresses.
        .forKeyShare()
        .as('address'),
    ])
    .where('users.id', '=', actor.id)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}

async function saveAddress(trx: Db, actor: Actor): Promise<number> {
  // The lock keeps the account until the transaction ends. The address is deleted with the account.
  const locked = await trx
    .selectFrom('users')
    .select('role')
    .where('id', '=', actor.id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!locked) throw unauthorized()
  if (locked.role !== 'admin') throw adminsOnly()
  const saved = await trx
    .insertInto('audit_addresses')
    .values({ user_id: actor.id, email: actor.email })
    // If an administrator's first two actions are simultaneous, only an update returns the row's id to both.
    .onConflict(conflict => conflict.columns(['user_id', 'email']).doUpdateSet({ email: actor.email }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}

export type AuditFilter = {
  limit: number
  /** Only entries with a smaller `seq`. */
  before?: number | undefined
  userId?: UserId | undefined
  adminId?: UserId | undefined
  /** Only entries for chats that were read without a reason. */
  withoutReason?: boolean | undefined
  /** Only older entries. */
  until?: Date | undefined
}

/** Has its own index. It contains no parameters, because with them the planner would not use the index. */
const readWithoutReason = sql<boolean>`entry.reason = ${sql.lit(noReason)} and entry.action in ('read_chats', 'read_messages')`

/**
 * Newest first. Every filter except `until` has an index. `until` skips the newest entries that another index finds.
 */
export async function listAudit(db: Db, filter: AuditFilter): Promise<AuditPage> {
  const { before, userId, adminId, withoutReason, until, limit } = filter
  const rows = await db
    .selectFrom('audit_log as entry')
    .selectAll('entry')
    // Subqueries for the entries of the page instead of a join, which can read all users if there are few.
    .select(eb => [
      eb
        .selectFrom('audit_addresses as address')
        .select('address.email')
        .whereRef('address.id', '=', 'entry.actor_address')
        .as('actor_email'),
      eb
        .selectFrom('users as subject')
        .select('subject.email')
        .whereRef('subject.id', '=', 'entry.subject_id')
        .where('subject.deleted_at', 'is', null)
        .as('subject_email'),
    ])
    .$if(before !== undefined, query => query.where('entry.seq', '<', before ?? 0))
    .$if(userId !== undefined, query => query.where('entry.subject_id', '=', userId ?? null))
    .$if(adminId !== undefined, query => query.where('entry.actor_id', '=', adminId ?? null))
    .$if(withoutReason === true, query => query.where(readWithoutReason))
    .$if(until !== undefined, query => query.where('entry.at', '<', until ?? null))
    .orderBy('entry.seq', 'desc')
    .limit(limit + 1)
    .execute()
  const entries = rows.slice(0, limit).map(row => ({
    seq: row.seq,
    at: row.at.toISOString(),
    action: row.action,
    admin: person(row.actor_id, row.actor_email),
    user: person(row.subject_id, row.subject_email),
    chatId: row.chat_id,
    requestId: row.request_id,
    reason: row.reason,
    hash: row.hash.toString('hex'),
  })) satisfies AuditEntry[]
  return { entries, hasMore: rows.length > limit }
}

function person(id: UserId | null, email: string | null) {
  return id === null ? null : { id, email }
}
