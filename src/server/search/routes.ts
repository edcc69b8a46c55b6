import { Hono } from 'hono'
import * as v from 'valibot'
import { limitConcurrencyPerKey } from '#server/concurrency.ts'
import type { Db } from '#server/database/database.ts'
import { unavailable } from '#server/errors.ts'
import type { Allow, CallerEnv } from '#server/http/allow.ts'
import { createRateLimit, rateLimit } from '#server/http/rate-limit.ts'
import { pageQuery, validQuery } from '#server/http/validate.ts'
import { maxSearchLength, searchPageSize } from '#shared/limits.ts'
import { plainObject } from '#shared/schema.ts'
import { search } from './search.ts'

/** High, because a search makes a call for every few letters. */
const maxSearchesPerMinute = 600
/** How long a search may wait for the same user's earlier ones. */
const maxQueueMs = 10_000

/** GET /api/search: the caller's own chats that contain the words. */
export function searchRoutes(db: Db, allow: Allow): Hono<CallerEnv> {
  const routes = new Hono<CallerEnv>()
  const limit = rateLimit(createRateLimit(maxSearchesPerMinute))
  // In many long texts, a search takes seconds of processor time.
  const inTurn = limitConcurrencyPerKey(1, { timeoutMs: maxQueueMs, refusal: tooManyAtOnce })
  routes.get('/', allow.users, searchQuery, limit, async c => {
    const { id: userId } = c.var.caller
    return c.json(await inTurn(userId, () => search(db, { userId, ...c.req.valid('query') })))
  })
  return routes
}

function tooManyAtOnce() {
  return unavailable('Your earlier searches are still running. Please try again in a moment.')
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
