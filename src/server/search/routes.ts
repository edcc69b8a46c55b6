import { Hono } from 'hono'
import * as v from 'valibot'
import type { Db } from '#server/database/database.ts'
import type { Allow, CallerEnv } from '#server/http/allow.ts'
import { type RateLimit, rateLimit } from '#server/http/rate-limit.ts'
import { pageQuery, validQuery } from '#server/http/validate.ts'
import { maxSearchLength, searchPageSize } from '#shared/limits.ts'
import { plainObject } from '#shared/schema.ts'
import { search } from './search.ts'

/** GET /api/search: the caller's own chats that contain the words. */
export function searchRoutes(deps: { db: Db; limit: RateLimit }, allow: Allow): Hono<CallerEnv> {
  const routes = new Hono<CallerEnv>()
  routes.get('/', allow.users, searchQuery, rateLimit(deps.limit), async c => {
    return c.json(await search(deps.db, { userId: c.var.caller.id, ...c.req.valid('query') }))
  })
  return routes
}

const searchQuery = validQuery(
  plainObject({
    ...pageQuery(searchPageSize),
    q: v.optional(
      v.pipe(v.string(), v.maxLength(maxSearchLength, `must have at most ${maxSearchLength} characters.`)),
      '',
    ),
  }),
)
