import { once } from 'node:events'
import type { MiddlewareHandler } from 'hono'
import { limitConcurrencyPerKey } from '#server/concurrency.ts'
import { clientGone, unavailable } from '#server/errors.ts'
import type { CallerEnv } from './allow.ts'

/** How long a call may wait for the same user's earlier ones. */
const maxQueueMs = 10_000

/**
 * Answers up to `maxCount` of a user's calls at once; the others wait in order. For responses that can have several
 * megabytes: each is in memory until its client has read it, and a client may take its time. To be used after `allow`.
 */
export function limitResponses(maxCount: number): MiddlewareHandler<CallerEnv> {
  const inTurn = limitConcurrencyPerKey(maxCount, { timeoutMs: maxQueueMs, refusal: tooManyAtOnce })
  return async (c, next) => {
    const { outgoing } = c.env
    await new Promise<void>((resolve, reject) => {
      const untilClosed = async () => {
        // If the client left while the call was waiting, 'close' has already been emitted.
        if (outgoing.destroyed) throw clientGone()
        const closed = once(outgoing, 'close')
        resolve()
        await closed
      }
      inTurn(c.var.caller.id, untilClosed).catch(reject)
    })
    await next()
  }
}

function tooManyAtOnce() {
  return unavailable('Your earlier calls are still being answered. Please try again in a moment.')
}
