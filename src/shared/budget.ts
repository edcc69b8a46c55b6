import * as z from 'zod/mini'

/**
 * What a user can still ask, once that is little or nothing: GET /api/account/budget, the event `budget` of a stream, and
 * the field `budget` beside the error of a question that was refused.
 */
export const budgetSchema = z.object({
  /** `everyone`: what all accounts share is used up. */
  scope: z.catch(z.enum(['account', 'everyone']), 'account'),
  /** Questions until `renewsAt`; null if their number is not limited, or not the reason. */
  questionsLeft: z.catch(z.nullable(z.number()), null),
  /** The share of the tokens that is left, from 0 to 100; null if they are not limited, or not the reason. */
  percentLeft: z.catch(z.nullable(z.number()), null),
  renewsAt: z.string(),
})
export type Budget = z.infer<typeof budgetSchema>

/** GET /api/account/budget. Null: there is enough left, or no limit. */
export const accountBudgetSchema = z.object({ budget: z.nullable(budgetSchema) })
export type AccountBudget = z.infer<typeof accountBudgetSchema>

/** The user is told from here on. */
export const fewQuestions = 5
export const lowPercent = 10

export function isSpent({ questionsLeft, percentLeft }: Budget): boolean {
  return questionsLeft === 0 || percentLeft === 0
}
