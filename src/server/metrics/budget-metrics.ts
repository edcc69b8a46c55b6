import { Counter, Gauge, type Registry } from 'prom-client'
import type { BudgetLimits } from '#server/config/cost-settings.ts'
import type { SpentBudget, UseOfAll } from '#server/store/costs/budgets.ts'

/** Metrics of budgets: how much all accounts have used together, and what was refused. */

export type BudgetSource = {
  limits: BudgetLimits | undefined
  /** Called at each scrape. */
  findUse(): Promise<UseOfAll>
}

/** Returns the function that counts a refused question. */
export function countRefusals(register: Registry): (spent: SpentBudget) => void {
  const refusals = new Counter({
    name: 'parvis_budget_refusals_total',
    help: 'Questions and retries that were not accepted because a budget was spent, or reserved by answers in progress',
    labelNames: ['budget', 'reason'],
    registers: [register],
  })
  return ({ budget, reserved }) => refusals.inc({ budget, reason: reserved ? 'reserved' : 'spent' })
}

/** While the database is unavailable, these series are omitted, so that a scrape still shows everything else. */
export function addBudgetUse(register: Registry, { limits, findUse }: BudgetSource): void {
  new Gauge({
    name: 'parvis_budget_used_ratio',
    help: 'How much of the budgets shared by all accounts is used; 1 means all of it',
    labelNames: ['budget'],
    registers: [register],
    async collect() {
      this.reset()
      if (!limits) return
      const use = await findUse().catch(() => undefined)
      if (!use) return
      if (limits.allTokensPerDay) this.set({ budget: 'all_day' }, use.day / limits.allTokensPerDay)
      if (limits.allTokensPerMonth) this.set({ budget: 'all_month' }, use.month / limits.allTokensPerMonth)
    },
  })
}
