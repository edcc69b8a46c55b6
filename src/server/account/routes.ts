import { Hono, type MiddlewareHandler } from 'hono'
import type { CallerEnv } from '#server/http/require-user.ts'

/** Who the caller is, and their role now. */
export function accountRoutes(requireUser: MiddlewareHandler<CallerEnv>): Hono<CallerEnv> {
  const routes = new Hono<CallerEnv>()
  routes.get('/', requireUser, c => c.json(c.var.caller))
  return routes
}
