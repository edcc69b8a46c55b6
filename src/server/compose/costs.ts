import { sql } from 'kysely'
import type { FindBudget } from '#server/account/routes.ts'
import { budgetToTell } from '#server/chat/budgets.ts'
import type { CostSettings } from '#server/config/cost-settings.ts'
import type { Db } from '#server/database/database.ts'
import { isInvalidValue } from '#server/database/database-errors.ts'
import { StartError } from '#server/errors.ts'
import type { BudgetSource } from '#server/metrics/budget-metrics.ts'
import { findBudgetUse, findUseOfAll } from '#server/store/costs/budgets.ts'
import { listUseByAccount, listUseByDay, listUseByModel, sumUse } from '#server/store/costs/token-use.ts'
import type { AdminUsage } from '#shared/api/admin-usage.ts'

export type Costs = {
  /** What a user is told about their budget. Needs no query if budgets are off. */
  findBudget: FindBudget
  /** For the console. */
  reportUsage(days: number): Promise<AdminUsage>
  /** For the metrics. */
  budgets: BudgetSource
}

/** Stops the start if the database does not know the time zone: otherwise each question would fail. */
export async function createCosts(
  settings: CostSettings,
  { db, quick, usesTokens }: { db: Db; quick: Db; usesTokens: boolean },
): Promise<Costs> {
  const { budgets: limits, timeZone } = settings
  await sql`select now() at time zone ${timeZone}::text`.execute(db).catch((error: unknown) => {
    if (!isInvalidValue(error)) throw error
    throw new StartError(`BUDGET_TIME_ZONE must be a time zone that the database knows (not "${timeZone}").`)
  })
  return {
    findBudget: async userId =>
      limits && budgetToTell(limits, await findBudgetUse(quick, userId, timeZone), usesTokens),
    reportUsage: days => reportUsage(db, settings, days),
    budgets: { limits, findUse: () => findUseOfAll(quick, timeZone) },
  }
}

/** What was used in the last `days` days, what it cost, and what is left for all accounts. */
async function reportUsage(db: Db, costs: CostSettings, days: number): Promise<AdminUsage> {
  const { timeZone, prices, currency, budgets: limits } = costs
  const period = { days, timeZone, prices }
  const [total, byDay, models, { accounts, accountCount }, used] = await Promise.all([
    sumUse(db, period),
    listUseByDay(db, period),
    listUseByModel(db, period),
    listUseByAccount(db, period),
    findUseOfAll(db, timeZone),
  ])
  const shared = [
    { budget: 'all_day' as const, used: used.day, limit: limits?.allTokensPerDay, renewsAt: used.dayEndsAt },
    {
      budget: 'all_month' as const,
      used: used.month,
      limit: limits?.allTokensPerMonth,
      renewsAt: used.monthEndsAt,
    },
  ]
  return {
    timeZone,
    currency,
    // Answers of the built-in model count for the chosen model, but use no tokens.
    unpriced: models
      .filter(({ cost, inputTokens, outputTokens }) => cost === null && inputTokens + outputTokens > 0)
      .map(({ model }) => model),
    budgets: shared.flatMap(({ limit, renewsAt, ...budget }) =>
      limit === undefined ? [] : [{ ...budget, limit, renewsAt: renewsAt.toISOString() }],
    ),
    total,
    days: byDay,
    models,
    accounts,
    accountCount,
  }
}
