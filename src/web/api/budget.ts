import * as v from 'valibot'
import { type AccountBudget, type Budget, budgetSchema } from '#shared/api/budget.ts'
import { plainObject } from '#shared/schema.ts'
import { request } from './client.ts'

const receivedBudget: v.GenericSchema<unknown, AccountBudget> = plainObject({
  budget: v.fallback(v.nullable(budgetSchema), null),
})

/** What is left of the user's budget, if that is little or nothing; null otherwise. */
export async function getBudget(signal?: AbortSignal): Promise<Budget | null> {
  return (await request('/account/budget', receivedBudget, { signal })).budget
}
