import type pg from 'pg'
import { queryTimeout } from '#server/database/database-errors.ts'
import { withTimeLimit } from './time-limit.ts'

/**
 * How long an unused connection stays open. A new one costs far more than a query: the server starts a process for it
 * and plans each statement again, up to 70 ms of processor time in all.
 */
export const idleTimeoutMs = 5 * 60_000

/** The time that a new connection has for its settings. */
export const configureTimeoutMs = 2_000

/**
 * - The server closes the session of a lost connection. The pool closes an idle connection before the server would.
 * - A statement is planned once. If its table is small then, reading all of it would be the best plan, and would stay
 *   in use as the table grows. So plans use an index if there is one.
 * - A plan without an index then looks so expensive that the server would compile it.
 */
export async function configureSession(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set idle_session_timeout = ${2 * idleTimeoutMs}; set enable_seqscan = off; set jit = off`,
  )
}

export function configureInTime(client: pg.ClientBase): Promise<void> {
  return withTimeLimit(configureSession(client), configureTimeoutMs, queryTimeout)
}
