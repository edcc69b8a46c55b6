import { Hono } from 'hono'
import type { Allow, CallerEnv } from '#server/http/allow.ts'
import type { AccountBudget, Budget } from '#shared/budget.ts'
import type { UserId } from '#shared/ids.ts'

/** What the user can still ask, if that is little; undefined otherwise. */
export type FindBudget = (userId: UserId) => Promise<Budget | undefined>

/** The caller's account and current role, and what is left of its budget. */
export function accountRoutes(allow: Allow, findBudget: FindBudget): Hono<CallerEnv> {
  const routes = new Hono<CallerEnv>()
  routes.get('/', allow.users, c => c.json(c.var.caller))

  routes.get('/budget', allow.users, async c =>
    c.json({ budget: (await findBudget(c.var.caller.id)) ?? null } satisfies AccountBudget),
  )

  return routes
}
