import * as z from 'zod/mini'

/**
 * How much a user can still ask, once little or nothing is left: in GET /api/account/budget, in the event `budget` of a
 * stream, and in the field `budget` beside the error for a refused question.
 */
export const budgetSchema = z.object({
  /** `everyone`: the budget that all accounts share is used up. */
  scope: z.catch(z.enum(['account', 'everyone']), 'account'),
  /** Questions until `renewsAt`; null if they are not limited, or if enough are left. */
  questionsLeft: z.catch(z.nullable(z.number()), null),
  /** The percentage of the tokens that is left; null if tokens are not limited, or if enough are left. */
  percentLeft: z.catch(z.nullable(z.number()), null),
  renewsAt: z.string(),
})
export type Budget = z.infer<typeof budgetSchema>

/** GET /api/account/budget. Null: there is enough left, or no limit. */
export const accountBudgetSchema = z.object({ budget: z.nullable(budgetSchema) })
export type AccountBudget = z.infer<typeof accountBudgetSchema>

/** The user is told once no more than this is left. */
export const fewQuestions = 5
export const lowPercent = 10

export function isSpent({ questionsLeft, percentLeft }: Budget): boolean {
  return questionsLeft === 0 || percentLeft === 0
}
