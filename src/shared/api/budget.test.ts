import * as v from 'valibot'
import { expect, it } from 'vitest'
import { budgetSchema, isSpent } from './budget.ts'

it('a budget is spent if no questions or no tokens are left, and is the account’s unless the server says otherwise', () => {
  const budget = v.parse(budgetSchema, { questionsLeft: 2, renewsAt: '2026-12-01T00:00:00.000Z' })
  expect(budget).toMatchObject({ scope: 'account', percentLeft: null })
  expect(isSpent(budget)).toBe(false)
  expect(isSpent({ ...budget, questionsLeft: 0 })).toBe(true)
  expect(isSpent({ ...budget, percentLeft: 0 })).toBe(true)
})
