import { certificateFault, codeOf, unavailable } from '#server/errors.ts'

/** The database's errors. Only this file knows PostgreSQL's codes (SQLSTATE) and the driver's messages. */

/** PostgreSQL's code, if the server sent the error. */
function sqlStateOf(error: unknown): string | undefined {
  const isFromServer = error instanceof Error && 'severity' in error && 'code' in error
  return isFromServer ? String(error.code) : undefined
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505'
}

/** Class 22: a value that the database does not accept. */
export function isInvalidValue(error: unknown): boolean {
  return sqlStateOf(error)?.startsWith('22') ?? false
}

/** The statement was rolled back because another transaction had locked a row for too long. */
export function isLockTimeout(error: unknown): boolean {
  return sqlStateOf(error) === '55P03'
}

export function isDeadlock(error: unknown): boolean {
  return sqlStateOf(error) === '40P01'
}

/** The server ended the statement, because it took longer than statement_timeout or at an administrator's command. */
export function isStatementTimeout(error: unknown): boolean {
  return sqlStateOf(error) === '57014'
}

/** The details of an error that one of our own functions in the database raises with this code. */
export function raisedDetail(error: unknown, state: string): string | undefined {
  if (sqlStateOf(error) !== state || !(error instanceof Error)) return undefined
  return 'detail' in error && typeof error.detail === 'string' ? error.detail : undefined
}

const certificateCodes = /^(CERT_|DEPTH_ZERO_|ERR_TLS_CERT|SELF_SIGNED_|UNABLE_TO_)/

/**
 * Why no session with the server can begin, as the rest of a sentence that starts with "the database". Only for errors
 * that another attempt does not fix: the server rejects the name, the password or the connection (pg_hba.conf), a
 * password or TLS is missing, the certificate cannot be verified, or a pooler rejects the timeouts. Undefined for any
 * other error.
 */
export function connectionRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (sqlStateOf(error)?.startsWith('28')) return `refused the connection (${error.message})`
  if (/client password must be/.test(error.message)) {
    return 'asks for a password: add it to the address, or set PGPASSWORD'
  }
  if (/server does not support SSL/.test(error.message)) {
    return 'does not support TLS, which sslmode in the address asks for'
  }
  if (/unsupported startup parameter/.test(error.message)) {
    return 'is behind PgBouncer, which needs ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout'
  }
  // The sentence around it ends with a full stop.
  const fault = certificateFault(error)?.replace(/\.$/, '')
  const code = codeOf(error) ?? ''
  return (
    fault ?? (certificateCodes.test(code) ? `has a certificate that cannot be verified (${code})` : undefined)
  )
}

export function isForbidden(error: unknown): boolean {
  return sqlStateOf(error) === '42501'
}

export function isDatabaseMissing(error: unknown): boolean {
  return sqlStateOf(error)?.startsWith('3D') ?? false
}

export const readOnlyState = '25006'

export function isReadOnly(error: unknown): boolean {
  return sqlStateOf(error) === readOnlyState
}

export const diskFullState = '53100'
/**
 * Connection lost or refused, user or password rejected, no such database, too many connections, out of memory,
 * shutdown, statement timeout, I/O error, read-only.
 */
const unavailableStates = /^(08|28|3D|53|57|58|25006)/
/** The server ended the session, because it shuts down or at an administrator's command. */
const endedByServer = '57P01'
/** Two concurrent transactions conflict, and this one was rolled back. */
const serializationFailure = '40001'

/** ENOENT: the embedded server's socket does not exist. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
const networkCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])
/** The last one is for calls that arrive while Parvis shuts down. */
const poolMessages = /timeout exceeded when trying to connect|timeout expired|after calling end on the pool/i

/** The 503 for a database error if a later attempt can succeed; undefined for any other error. */
export function databaseUnavailable(error: unknown) {
  if (!(error instanceof Error)) return undefined
  const state = sqlStateOf(error) ?? ''
  if (isDeadlock(error) || isLockTimeout(error) || state === serializationFailure) {
    return unavailable(
      'Another request changed the same data at the same time, so nothing was done. Please try again.',
      'database_conflict',
      1,
    )
  }
  if (state === diskFullState) {
    return unavailable('The service has no space left. Please try again later.', 'storage_full', 60)
  }
  const isUnavailable =
    isNetworkFailure(error) ||
    unavailableStates.test(state) ||
    poolMessages.test(error.message) ||
    isConnectionLost(error)
  return isUnavailable
    ? unavailable(
        'The service cannot reach its database. Please try again in a moment.',
        'database_unavailable',
      )
    : undefined
}

function isNetworkFailure(error: NodeJS.ErrnoException): boolean {
  // Node tried several addresses of the host.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isNetworkFailure)
  return networkCalls.has(error.syscall ?? '') && unavailableCodes.has(error.code ?? '')
}

/**
 * The connection is lost, or the server did not respond in time. It is unknown whether the last statement was or will
 * be executed.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (code === 'ECONNRESET' || code === 'EPIPE' || code === 'ETIMEDOUT' || code === endedByServer) return true
  return isQueryTimeout(error) || /^Connection terminated|not queryable/.test(error.message)
}

/** The message of a query's timeout in `pg`, and of our own. Both leave the connection open. */
export const queryTimeout = 'Query read timeout'

export function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === queryTimeout
}
