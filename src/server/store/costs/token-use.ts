import { type RawBuilder, sql } from 'kysely'
import type { Price } from '#server/config/cost-settings.ts'
import type { Db } from '#server/database/database.ts'
import { maxUsageAccounts, maxUsageDays, type UsageFigures } from '#shared/api/admin-usage.ts'
import type { UserId } from '#shared/api/ids.ts'
import type { ModelId } from '#shared/api/models.ts'
import { today } from './budgets.ts'

/** What questions and answers used, by day, account and model: for the console. */

/** The last `days` days, today included, in the time zone of the budgets. */
export type UsePeriod = { days: number; timeZone: string; prices: ReadonlyMap<ModelId, Price> }

export async function sumUse(db: Db, period: UsePeriod): Promise<UsageFigures> {
  const { rows } = await sql<UsageFigures>`select ${figures} ${fromUse(period)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A sum returned no row.')
  return row
}

export async function listUseByDay(db: Db, period: UsePeriod): Promise<(UsageFigures & { day: string })[]> {
  const { rows } = await sql<UsageFigures & { day: string }>`
    select to_char(t.day, 'YYYY-MM-DD') as day, ${figures} ${fromUse(period)}
    group by t.day order by t.day desc`.execute(db)
  return rows
}

export async function listUseByModel(
  db: Db,
  period: UsePeriod,
): Promise<(UsageFigures & { model: string })[]> {
  const { rows } = await sql<UsageFigures & { model: string }>`
    select t.model, ${figures} ${fromUse(period)} group by t.model order by ${mostTokens}, t.model`.execute(
    db,
  )
  return rows
}

type AccountUse = UsageFigures & { userId: string; email: string | null }

/**
 * The accounts with the most tokens. If these are equal, the accounts with the most questions come first.
 * `accountCount`: how many accounts there are in the period, with those that are not listed.
 */
export async function listUseByAccount(
  db: Db,
  period: UsePeriod,
): Promise<{ accounts: AccountUse[]; accountCount: number }> {
  // The rows of the period are read before they are grouped, and the accounts only of those that are listed. Otherwise
  // PostgreSQL reads all days and all accounts, row by row in the order of an index.
  const recent = sql`(select * from token_use where ${isIn(period)} and user_id is not null offset 0)`
  // The accounts are counted here, where they are groups already: `count(distinct …)` would sort all rows.
  const { rows } = await sql<AccountUse & { accountCount: number }>`
    with used as (
      select user_id as "userId", ${figures}, (count(*) over ())::integer as "accountCount" ${fromUse(period, recent)}
      group by user_id order by ${mostTokens}, questions desc, user_id limit ${maxUsageAccounts}
    )
    select used.*, case when u.deleted_at is null then u.email end as email
    from used join users u on u.id = "userId"
    order by "inputTokens" + "outputTokens" desc, questions desc, "userId"`.execute(db)
  return {
    accounts: rows.map(({ accountCount: _, ...account }) => account),
    accountCount: rows[0]?.accountCount ?? 0,
  }
}

/** Keeps an erased account's use in the sums by day and model, but without the account. */
export async function detachUseFromUser(trx: Db, id: UserId): Promise<void> {
  await sql`
    insert into token_use as t
    select day, null, model, questions, input_tokens, output_tokens, estimated_calls
    from token_use where user_id = ${id}
    on conflict on constraint token_use_pkey do update set
      questions = t.questions + excluded.questions,
      input_tokens = t.input_tokens + excluded.input_tokens,
      output_tokens = t.output_tokens + excluded.output_tokens,
      estimated_calls = t.estimated_calls + excluded.estimated_calls`.execute(trx)
  await trx.deleteFrom('token_use').where('user_id', '=', id).execute()
}

export async function removeOldUse(db: Db, timeZone: string): Promise<void> {
  await sql`delete from token_use where day < ${today(timeZone)} - ${maxUsageDays}::integer`.execute(db)
}

const mostTokens = sql`coalesce(sum(t.input_tokens + t.output_tokens), 0) desc`

const figures = sql`
  coalesce(sum(t.questions), 0)::integer as questions,
  coalesce(sum(t.input_tokens), 0)::double precision as "inputTokens",
  coalesce(sum(t.output_tokens), 0)::double precision as "outputTokens",
  coalesce(sum(t.estimated_calls), 0)::integer as "estimatedCalls",
  (sum(t.input_tokens * price.input + t.output_tokens * price.output) / 1000000)::double precision as cost`

function isIn({ days, timeZone }: UsePeriod): RawBuilder<boolean> {
  return sql`day > ${today(timeZone)} - ${days}::integer`
}

function fromUse(period: UsePeriod, source: RawBuilder<unknown> = sql`token_use`): RawBuilder<unknown> {
  const prices = [...period.prices.values()]
  return sql`from ${source} t
    left join unnest(${[...period.prices.keys()]}::text[], ${prices.map(price => price.input)}::double precision[],
      ${prices.map(price => price.output)}::double precision[]) as price (model, input, output)
      on price.model = t.model
    where ${isIn(period)}`
}
