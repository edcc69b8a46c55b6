import { Hono } from 'hono'
import type { Db } from '#server/database/database.ts'
import { AppError } from '#server/errors.ts'
import type { Allow, CallerEnv } from '#server/http/allow.ts'
import { createRateLimit, rateLimit } from '#server/http/rate-limit.ts'
import { recentSignIn } from '#server/http/recent-sign-in.ts'
import { validJson } from '#server/http/validate.ts'
import { addAcceptedDisclaimer } from '#server/store/users/accepted-disclaimers.ts'
import { acceptedDisclaimerSchema } from '#shared/api/account.ts'
import type { AccountBudget, Budget } from '#shared/api/budget.ts'
import type { UserId } from '#shared/api/ids.ts'

/** The user's budget if little of it is left, or that of all accounts if it is spent; undefined otherwise. */
export type FindBudget = (userId: UserId) => Promise<Budget | undefined>

export type AccountDeps = {
  db: Db
  findBudget: FindBudget
  /** The version of the firm's current text. */
  disclaimerVersion: string
  /** Throws 403 `self_deletion` for an administrator. */
  deleteAccount(userId: UserId): Promise<void>
}

/** An account is deleted once. This is for attempts that the auth provider does not carry out. */
const maxDeletionsPerMinute = 5

/**
 * /api/account: the caller's account and role, its deletion, what is left of their budget, and the acceptance of the
 * disclaimer.
 */
export function accountRoutes(deps: AccountDeps, allow: Allow): Hono<CallerEnv> {
  const { db, findBudget, disclaimerVersion, deleteAccount } = deps
  const deletionLimit = rateLimit(createRateLimit(maxDeletionsPerMinute))
  const routes = new Hono<CallerEnv>()
  routes.get('/', allow.users, c => c.json(c.var.caller))

  routes.delete('/', allow.users, deletionLimit, recentSignIn, async c => {
    await deleteAccount(c.var.caller.id)
    return c.body(null, 204)
  })

  routes.get('/budget', allow.users, async c =>
    c.json({ budget: (await findBudget(c.var.caller.id)) ?? null } satisfies AccountBudget),
  )

  // Only the current version: the record must not name a text that was not on the screen.
  routes.put('/disclaimer', allow.users, validJson(acceptedDisclaimerSchema), async c => {
    const { version } = c.req.valid('json')
    if (version !== disclaimerVersion) {
      throw new AppError(409, 'disclaimer_changed', 'The disclaimer has changed since it was accepted.')
    }
    await addAcceptedDisclaimer(db, c.var.caller.id, version)
    return c.body(null, 204)
  })

  return routes
}
