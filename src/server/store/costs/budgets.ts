import { type RawBuilder, sql } from 'kysely'
import type { BudgetLimits } from '#server/config/cost-settings.ts'
import type { Db } from '#server/database/database.ts'
import { raisedDetail } from '#server/database/database-errors.ts'
import { repeatable, short } from '#server/database/pool/statement-marks.ts'
import type { UserId } from '#shared/api/ids.ts'
import type { ModelId } from '#shared/api/models.ts'

/**
 * Budgets limit what one account may use in a day, and what all accounts together may use in a day and in a month. The
 * statement that starts an answer also reserves what the answer may use, and the statement that ends it replaces the
 * reservation with what was used. So both happen exactly once, or not at all. The database's functions for it are in
 * migration 0017; docs/decisions/0031 has a table of them.
 */

/** What an answer is expected to use at most, in tokens. */
export type Reservation = {
  inputTokens: number
  outputTokens: number
  /** Undefined: nothing is limited. */
  limits: BudgetLimits | undefined
  timeZone: string
}

/** What the reservation for an answer depends on. The images are the question's own, the PDFs those of the chat. */
export type QuestionSize = {
  content: string
  imageCount: number
  pdfCount: number
  webSearch: boolean
  isFirstQuestion: boolean
}

/** What an account has used today. */
export type BudgetUse = {
  questions: number
  tokens: number
  /**
   * Its address was never confirmed, or it has none, and it is not an administrator's. Always false in the result of
   * `toBudgetUse` if there is no limit for such accounts.
   */
  unconfirmed: boolean
  renewsAt: Date
}

/** The use as a JSON column. */
export type StoredUse = Omit<BudgetUse, 'renewsAt'> & { renews_at: string }

/**
 * A step of the statement that starts an answer. It raises an error for a budget that is spent (`spentBudgetOf`). Empty
 * if budgets are off. `source`: the step that locks the chat or the user, or one row if the transaction has locked the
 * chat.
 */
export function reserving(
  userId: UserId,
  { limits, timeZone, inputTokens, outputTokens }: Reservation,
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (!limits) return sql``
  return sql`budget as materialized (
      select reserved.* from ${source}, reserve_budget(${userId}::uuid, ${timeZone}::text,
        ${inputTokens + outputTokens}::bigint, ${limits.questions ?? null}::integer, ${limits.tokens ?? null}::bigint,
        ${limits.unconfirmedQuestions ?? null}::integer, ${limits.unconfirmedTokens ?? null}::bigint,
        ${limits.allTokensPerDay ?? null}::bigint, ${limits.allTokensPerMonth ?? null}::bigint) as reserved
    )`
}

/**
 * Reserves more for an answer that is about to be written, if it needs more input than was reserved. Refuses nothing:
 * the question is already stored. Locks in the order of settle_budget.
 */
export async function raiseReservation(db: Db, generationId: string, inputTokens: number): Promise<void> {
  await sql`${repeatable}
    with before as (
      select id, reserved_input from generations
      where id = ${generationId} and status = 'running' and reserved_input < ${inputTokens}::integer
      for update
    ), raised as (
      update generations g set reserved_input = ${inputTokens}::integer from before where g.id = before.id
      returning g.user_id, g.budgeted, g.reserved_input - before.reserved_input as added
    ), own as (
      update budget_use b set reserved = b.reserved + added from raised
      where b.user_id = raised.user_id and budgeted
      returning added
    )
    update budget_use_of_all b set reserved = b.reserved + added from own`.execute(db)
}

/** The column `budget`, for the end of that statement. */
export function reservedUse({ limits }: Reservation): RawBuilder<unknown> {
  return limits ? sql`(select to_json(budget) from budget) as budget` : sql`null as budget`
}

/** The current day in the budgets' time zone. */
export function today(timeZone: string): RawBuilder<unknown> {
  return sql`(now() at time zone ${timeZone}::text)::date`
}

/** The columns asked_on and budgeted. */
export function budgetColumns({ limits, timeZone }: Reservation): RawBuilder<unknown> {
  return limits ? sql`(select day from budget), true` : sql`${today(timeZone)}, false`
}

export function toBudgetUse(stored: StoredUse | null | undefined): BudgetUse | undefined {
  if (!stored) return undefined
  const { questions, tokens, unconfirmed, renews_at } = stored
  return { questions, tokens, unconfirmed, renewsAt: new Date(renews_at) }
}

export type SpentBudget = {
  budget: 'questions' | 'tokens' | 'all_day' | 'all_month'
  /** Something may be left once the answers that are being written have ended. */
  reserved: boolean
  renewsAt: string
  /** Seconds until `renewsAt`, by the database's clock. */
  seconds: number
}

const budgetSpentState = 'PB001'

/** The spent budget that kept an answer from being started; undefined for any other error. */
export function spentBudgetOf(error: unknown): SpentBudget | undefined {
  const detail = raisedDetail(error, budgetSpentState)
  return detail === undefined ? undefined : (JSON.parse(detail) as SpentBudget)
}

/** What one call to a model used. */
export type ModelUse = {
  model: ModelId
  input: number
  output: number
  /** The provider sent no usage. */
  estimated: boolean
}

/**
 * Stores what a call used if it ended after its answer, such as the one for the title. If the account has been deleted
 * in the meantime, the use still counts in the totals, but without the account, as in `detachUseFromUser`.
 */
export async function addModelUse(
  db: Db,
  use: { userId: UserId; uses: ModelUse[]; isBudgeted: boolean; timeZone: string },
): Promise<void> {
  const { userId, uses, isBudgeted, timeZone } = use
  await sql`${short}with account as (
      select case when deleted_at is null then id end as id, ${today(timeZone)} as day from users where id = ${userId}
    )
    select settle_budget(id, day, ${isBudgeted}::boolean, 0, null, true, ${JSON.stringify(uses)}::jsonb)
    from account`.execute(db)
}

/** The tokens that all accounts have used together, today and this month. */
export type UseOfAll = { day: number; month: number; dayEndsAt: Date; monthEndsAt: Date }

const useOfAll = (timeZone: string) => sql`(
  select coalesce((select day_tokens from budget_use_of_all where day >= today.day), 0)::double precision as "day",
    coalesce((select month_tokens from budget_use_of_all where month >= date_trunc('month', today.day)), 0)::double precision
      as "month",
    (today.day + 1)::timestamp at time zone ${timeZone}::text as "dayEndsAt",
    (date_trunc('month', today.day) + interval '1 month')::timestamp at time zone ${timeZone}::text as "monthEndsAt"
  from (select ${today(timeZone)} as day) as today)`

export async function findUseOfAll(db: Db, timeZone: string): Promise<UseOfAll> {
  const { rows } = await sql<UseOfAll>`select * from ${useOfAll(timeZone)} as everyone`.execute(db)
  const [use] = rows
  if (!use) throw new Error('A query without a condition returned no row.')
  return use
}

/** What an account has used today, and all accounts together. */
export async function findBudgetUse(
  db: Db,
  userId: UserId,
  timeZone: string,
): Promise<{ own: BudgetUse; all: UseOfAll }> {
  const { rows } = await sql<UseOfAll & Omit<BudgetUse, 'renewsAt'>>`
    select everyone.*, coalesce(own.questions, 0) as questions, coalesce(own.tokens, 0)::double precision as tokens,
      coalesce(account_is_unconfirmed(${userId}), false) as unconfirmed
    from ${useOfAll(timeZone)} as everyone
    left join budget_use own on own.user_id = ${userId} and own.day >= ${today(timeZone)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query without a condition returned no row.')
  const { questions, tokens, unconfirmed, ...all } = row
  return { own: { questions, tokens, unconfirmed, renewsAt: all.dayEndsAt }, all }
}
