import type { MiddlewareHandler } from 'hono'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#server/errors.ts'
import type { CallCount } from '#server/store/users/admission.ts'
import type { Account } from '#shared/api/account.ts'
import { type CallCounters, memoryCounters } from './call-counters.ts'
import type { ClientAddresses } from './client-address.ts'

export type RateLimit = {
  /** Counts one call. Throws 429 `too_many_requests` with Retry-After if the key has made too many within a minute. */
  consume(key: string): Promise<void>
  /** For a statement that counts the call itself. Undefined if the counts are not in PostgreSQL. */
  inStatement(key: string): CallCount | undefined
}

/** Counted in this process only: for limits that need not be exact. */
export function createRateLimit(maxCallsPerMinute: number): RateLimit {
  return createSharedRateLimit(memoryCounters(), '', maxCallsPerMinute)
}

/** Counted across all processes. `name` tells limits apart. */
export function createSharedRateLimit(
  counters: CallCounters,
  name: string,
  maxCallsPerMinute: number,
): RateLimit {
  const limiter = counters.counter(name, { maxCalls: maxCallsPerMinute, windowSeconds: 60 })
  return {
    inStatement: key => limiter.inStatement?.(key),
    async consume(key) {
      try {
        await limiter.consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const seconds = secondsLeft(error)
        throw new AppError(
          429,
          'too_many_requests',
          `Too many requests. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
          { 'retry-after': String(seconds) },
        )
      }
    },
  }
}

/** After how many seconds a call is possible again, at least 1. */
export function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}

/** Counts the call for its caller. To be used after `allow`. */
export function rateLimit(limit: RateLimit): MiddlewareHandler<{ Variables: { caller: Account } }> {
  return async (c, next) => {
    await limit.consume(c.var.caller.id)
    await next()
  }
}

/** Counts the call for the client's address, unless limits per address do not apply to it (H-5). For public routes. */
export function rateLimitByAddress(limit: RateLimit, clients: ClientAddresses): MiddlewareHandler {
  return async (c, next) => {
    const address = clients.addressOf(c)
    if (address !== undefined) await limit.consume(address)
    await next()
  }
}
