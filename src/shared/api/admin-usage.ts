import * as v from 'valibot'
import { finite, plainObject } from '#shared/schema.ts'

/** What the console shows about usage: questions, tokens and costs by day, model and account, and shared budgets. */

/** Older figures are removed. */
export const maxUsageDays = 400
export const defaultUsageDays = 30
/** At most this many accounts are listed, those with the most tokens first. */
export const maxUsageAccounts = 100

const figures = {
  questions: finite,
  inputTokens: finite,
  outputTokens: finite,
  /** Model calls for which the provider sent no usage: their tokens are an estimate. */
  estimatedCalls: finite,
  /** At the current prices, without the models that have none; null if no model that was used has a price. */
  cost: v.nullable(finite),
}

const usageFiguresSchema = plainObject(figures)
export type UsageFigures = v.InferOutput<typeof usageFiguresSchema>

/** A limit that all accounts share. `used` and `limit` are tokens. */
const sharedBudgetSchema = plainObject({
  budget: v.picklist(['all_day', 'all_month']),
  used: finite,
  limit: finite,
  renewsAt: v.string(),
})

/** GET /api/admin/usage */
const adminUsageSchema = plainObject({
  /** The time zone in which the days begin. */
  timeZone: v.string(),
  currency: v.string(),
  /** Models that used tokens and have no price. */
  unpriced: v.array(v.string()),
  budgets: v.array(sharedBudgetSchema),
  total: usageFiguresSchema,
  /** Newest first; days without figures are left out. */
  days: v.array(plainObject({ day: v.string(), ...figures })),
  models: v.array(plainObject({ model: v.string(), ...figures })),
  /** `email` is null for an account that is being deleted. */
  accounts: v.array(plainObject({ userId: v.string(), email: v.nullable(v.string()), ...figures })),
  /** How many accounts there are figures for, listed or not. Deleted accounts are not counted. */
  accountCount: finite,
})
export type AdminUsage = v.InferOutput<typeof adminUsageSchema>
