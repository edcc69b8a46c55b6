import * as z from 'zod/mini'
import { budgetSchema } from './budget.ts'
import { emergencySchema } from './emergency.ts'

/** The body of every error response under /api: a code for programs and a sentence for the user. */
export const problemSchema = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
  /** Set if the question was about an emergency and was not accepted. */
  emergency: z.catch(z.optional(emergencySchema), undefined),
  /** Set if the question was not accepted because a budget is spent. */
  budget: z.catch(z.optional(budgetSchema), undefined),
})
export type Problem = z.infer<typeof problemSchema>
