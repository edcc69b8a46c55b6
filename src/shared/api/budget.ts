import * as v from 'valibot'
import { finite, plainObject } from '#shared/schema.ts'

/**
 * How much a user can still ask, once little or nothing is left: in GET /api/account/budget, in the event `budget` of a
 * stream, and in the field `budget` beside the error for a refused question, where the amount that is not used up
 * is null.
 */
export const budgetSchema = plainObject({
  /** `everyone`: the budget that all accounts share is used up. */
  scope: v.fallback(v.picklist(['account', 'everyone']), 'account'),
  /** Questions until `renewsAt`; null if they are not limited, or if enough are left. */
  questionsLeft: v.fallback(v.nullable(finite), null),
  /** The percentage of the tokens that is left; null if tokens are not limited, or if enough are left. */
  percentLeft: v.fallback(v.nullable(finite), null),
  renewsAt: v.string(),
})
export type Budget = v.InferOutput<typeof budgetSchema>

/** GET /api/account/budget. Null: there is enough left, or no limit. */
const accountBudgetSchema = plainObject({ budget: v.nullable(budgetSchema) })
export type AccountBudget = v.InferOutput<typeof accountBudgetSchema>

/** The user is told if this much or less is left. */
export const lowQuestionCount = 5
export const lowPercent = 10

export function isSpent({ questionsLeft, percentLeft }: Budget): boolean {
  return questionsLeft === 0 || percentLeft === 0
}
