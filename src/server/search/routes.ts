import { Hono } from 'hono'
import * as v from 'valibot'
import type { Db } from '#server/database/database.ts'
import type { Allow, CallerEnv } from '#server/http/allow.ts'
import { createRateLimit, rateLimit } from '#server/http/rate-limit.ts'
import { pageQuery, validQuery } from '#server/http/validate.ts'
import { maxSearchLength, searchPageSize } from '#shared/limits.ts'
import { plainObject } from '#shared/schema.ts'
import { search } from './search.ts'

/** High, because a search makes a call for every few letters. */
const maxSearchesPerMinute = 600

/** GET /api/search: the caller's own chats that contain the words. */
export function searchRoutes(db: Db, allow: Allow): Hono<CallerEnv> {
  const routes = new Hono<CallerEnv>()
  const limit = rateLimit(createRateLimit(maxSearchesPerMinute))
  routes.get('/', allow.users, searchQuery, limit, async c => {
    return c.json(await search(db, { userId: c.var.caller.id, ...c.req.valid('query') }))
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
