import * as z from 'zod/mini'

/** What the console shows of the usage: questions, tokens and costs by day, model and account. */

/** Older figures are removed. */
export const maxUsageDays = 400
export const defaultUsageDays = 30
/** At most this many accounts are listed, those with the most tokens first. */
export const maxUsageAccounts = 100

const figures = {
  questions: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Model calls for which the provider sent no usage: their tokens are an estimate. */
  estimatedCalls: z.number(),
  /** At the current prices; null if no model that was used has a price. */
  cost: z.nullable(z.number()),
}

const usageFiguresSchema = z.object(figures)
export type UsageFigures = z.infer<typeof usageFiguresSchema>

/** A limit that all accounts share. `used` and `limit` are tokens. */
const sharedBudgetSchema = z.object({
  budget: z.enum(['all_day', 'all_month']),
  used: z.number(),
  limit: z.number(),
  renewsAt: z.string(),
})

/** GET /api/admin/usage */
export const adminUsageSchema = z.object({
  /** The time zone in which the days begin. */
  timeZone: z.string(),
  currency: z.string(),
  /** Models that were used and have no price. */
  unpriced: z.array(z.string()),
  budgets: z.array(sharedBudgetSchema),
  total: usageFiguresSchema,
  /** Newest first; days without figures are left out. */
  days: z.array(z.object({ day: z.string(), ...figures })),
  models: z.array(z.object({ model: z.string(), ...figures })),
  /** `email` is null for an account that is being deleted. */
  accounts: z.array(z.object({ userId: z.string(), email: z.nullable(z.string()), ...figures })),
  /** How many accounts there are figures for, listed or not. Deleted accounts are not counted. */
  accountCount: z.number(),
})
export type AdminUsage = z.infer<typeof adminUsageSchema>
