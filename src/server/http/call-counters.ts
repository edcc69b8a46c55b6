import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'
import type { CallCount } from '#server/store/users/admission.ts'

/**
 * Where calls are counted for rate limits: in Redis if there is one, else in PostgreSQL, so that a limit holds across
 * all processes. Without either, they are counted in memory. That is enough: the embedded database belongs to one
 * process. Limits that need not be exact are always counted in memory.
 */
export type CallCounters = {
  /** `name` tells counters apart. Keys can be personal data: Redis and PostgreSQL get only keyed hashes. */
  counter(name: string, limit: CallLimit): CallCounter
  close(): Promise<void>
}

/** What each key is allowed: `maxCalls` within `windowSeconds`. */
export type CallLimit = { maxCalls: number; windowSeconds: number }

/** A limit's counter. `key`: whose calls are counted. */
export type CallCounter = Pick<
  RateLimiterAbstract,
  'consume' | 'penalty' | 'reward' | 'get' | 'set' | 'delete'
> & {
  /** For a statement that counts the call itself. Present if PostgreSQL has the counts. */
  inStatement?(key: string): CallCount
}

export function memoryCounters(): CallCounters {
  return {
    counter: (_name, { maxCalls, windowSeconds }) =>
      new RateLimiterMemory({ points: maxCalls, duration: windowSeconds }),
    close: async () => undefined,
  }
}
