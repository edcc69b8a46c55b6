import { unavailable } from '#server/errors.ts'

/** What the database's errors mean: the one place that knows PostgreSQL's codes (SQLSTATE) and the driver's messages. */

/** PostgreSQL's code, for an error that the server sent; undefined for every other one. */
function sqlStateOf(error: unknown): string | undefined {
  const isFromServer = error instanceof Error && 'severity' in error && 'code' in error
  return isFromServer ? String(error.code) : undefined
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505'
}

/** A row that the new one belongs to is gone, or never was. */
export function isForeignKeyViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23503'
}

export function isDeadlock(error: unknown): boolean {
  return sqlStateOf(error) === '40P01'
}

/** Refused by name or password. */
export function isLoginRefused(error: unknown): boolean {
  return sqlStateOf(error)?.startsWith('28') ?? false
}

export function isDatabaseMissing(error: unknown): boolean {
  return sqlStateOf(error)?.startsWith('3D') ?? false
}

export const readOnlyState = '25006'
export const diskFullState = '53100'
/** Connection lost or refused, too many connections, out of memory, shutting down, read-only, lock timeout. */
const unavailableStates = /^(08|53|57|58|25006|55P03)/
/** Two transactions that cannot both have been: this one was undone. */
const serializationFailure = '40001'

/** ENOENT: the embedded server's socket is gone. */
const unavailableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
const networkCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])
/** The last one: what calls meet that arrive while the server ends. */
const poolMessages =
  /timeout exceeded when trying to connect|timeout expired|after calling end on the pool|driver has already been destroyed/i

/** The 503 that an error of the database stands for, where a later try may succeed; undefined for every other error. */
export function databaseUnavailable(error: unknown) {
  if (!(error instanceof Error)) return undefined
  const state = sqlStateOf(error) ?? ''
  if (isDeadlock(error) || state === serializationFailure) {
    return unavailable(
      'Somebody changed the same thing at the same moment, so nothing was done. Please try again.',
      'database_conflict',
      1,
    )
  }
  if (state === diskFullState) {
    return unavailable('The service has no space left. Please try again later.', 'storage_full', 60)
  }
  const isAway =
    isNetworkFailure(error) ||
    unavailableStates.test(state) ||
    poolMessages.test(error.message) ||
    isConnectionLost(error)
  return isAway
    ? unavailable(
        'The service cannot reach its database. Please try again in a moment.',
        'database_unavailable',
      )
    : undefined
}

function isNetworkFailure(error: NodeJS.ErrnoException): boolean {
  return networkCalls.has(error.syscall ?? '') && unavailableCodes.has(error.code ?? '')
}

/**
 * The connection is lost, or gave no answer in time: nobody knows whether what was sent last was done, or whether it
 * will be yet.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  if (code === 'ECONNRESET' || code === 'EPIPE' || code === 'ETIMEDOUT') return true
  return isSilence(error) || /^Connection terminated|not queryable/.test(error.message)
}

/** What `pg` says when the time for a query is over. It leaves the connection open and waiting. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
