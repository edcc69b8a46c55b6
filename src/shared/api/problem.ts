import * as v from 'valibot'
import { plainObject } from '#shared/schema.ts'
import { budgetSchema } from './budget.ts'
import { emergencySchema } from './emergency.ts'

/** The body of every error response under /api except /api/ready: a code for programs and a sentence for the user. */
export const problemSchema = plainObject({
  error: plainObject({ code: v.string(), message: v.string() }),
  /** Set if the question was about an emergency and was not accepted. */
  emergency: v.fallback(v.optional(emergencySchema), undefined),
  /** Set if the question was not accepted because a budget is spent. */
  budget: v.fallback(v.optional(budgetSchema), undefined),
})
export type Problem = v.InferOutput<typeof problemSchema>
