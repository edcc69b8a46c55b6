import type pg from 'pg'
import { isConnectionLost, isQueryTimeout, queryTimeout } from '#server/database/database-errors.ts'
import type { Log } from '#server/log.ts'
import { withTimeLimit } from './time-limit.ts'

/**
 * Which open connections may be used. A network can silently drop what is sent on them. So once one connection does not
 * respond, those that have not responded since its query was sent are no longer trusted (docs/decisions/0016).
 */
export type ConnectionTrust = {
  lastResponseAtMs: WeakMap<pg.ClientBase, number>
  /** Connections without a response since then may be lost as well. */
  trustedSinceMs: number
  log: Log | undefined
}

export function createTrust(log: Log | undefined): ConnectionTrust {
  return { lastResponseAtMs: new WeakMap(), trustedSinceMs: 0, log }
}

export function noteResponse({ lastResponseAtMs }: ConnectionTrust, client: pg.ClientBase): void {
  lastResponseAtMs.set(client, performance.now())
}

/** Whether the connection has responded since the last query without a response was sent. */
export function isTrusted(
  { lastResponseAtMs, trustedSinceMs }: ConnectionTrust,
  client: pg.ClientBase,
): boolean {
  return (lastResponseAtMs.get(client) ?? 0) >= trustedSinceMs
}

/**
 * Waits for a result. If there is none in time, or the connection is lost, distrusts all connections that have not
 * responded meanwhile.
 */
export async function watch<Result>(
  trust: ConnectionTrust,
  client: pg.ClientBase,
  running: Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  const sentAtMs = performance.now()
  try {
    const result = await withTimeLimit(running, timeoutMs, queryTimeout)
    noteResponse(trust, client)
    return result
  } catch (error) {
    if (isConnectionLost(error)) trust.trustedSinceMs = Math.max(trust.trustedSinceMs, sentAtMs)
    else noteResponse(trust, client)
    if (isQueryTimeout(error)) {
      trust.log?.warn({ ms: Math.round(timeoutMs) }, 'a database connection did not respond and was closed')
    }
    throw error
  }
}
