import { Hono } from 'hono'
import type { Allow, CallerEnv } from '#server/http/allow.ts'

/** The caller's account and current role. */
export function accountRoutes(allow: Allow): Hono<CallerEnv> {
  const routes = new Hono<CallerEnv>()
  routes.get('/', allow.users, c => c.json(c.var.caller))
  return routes
}
