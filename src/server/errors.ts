import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Budget } from '#shared/api/budget.ts'
import type { Emergency } from '#shared/api/emergency.ts'

/**
 * An error with an HTTP response. It can be thrown anywhere; app.ts turns it into a JSON problem, except in /auth/v1.
 * `code` (snake_case) is for programs, `message` for people; `headers` are sent with the response (such as
 * Retry-After).
 */
export class AppError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly headers: Record<string, string>

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.status = status
    this.code = code
    this.headers = headers
  }
}

/** A question was not accepted because a budget is spent. The response has `budget` beside the error. */
export class BudgetSpent extends AppError {
  readonly budget: Budget

  constructor(message: string, budget: Budget, retryAfterSeconds: number) {
    super(429, 'budget_spent', message, { 'retry-after': String(retryAfterSeconds) })
    this.budget = budget
  }
}

/** A question about an emergency was not accepted. The response is that of `cause`, with the box beside the error. */
export class EmergencyRefused extends Error {
  readonly emergency: Emergency

  constructor(cause: unknown, emergency: Emergency) {
    super('a question about an emergency was not accepted', { cause })
    this.emergency = emergency
  }
}

/** The same error for another user's chat as for one that never existed. */
export function notFound(message: string): AppError {
  return new AppError(404, 'not_found', message)
}

/** Messages of `notFound`. */
export const noChat = 'This chat does not exist.'
export const noMessage = 'This message does not exist.'
export const noAccount = 'This account does not exist.'

export function badRequest(message: string, code = 'invalid_request'): AppError {
  return new AppError(400, code, message)
}

/** A file of a question was removed, because it was not sent within a day. */
export function attachmentRemoved(): AppError {
  return new AppError(409, 'attachment_removed', 'An attached file was removed. Attach it again.')
}

export function unavailable(message: string, code = 'unavailable', retryAfterSeconds = 5): AppError {
  return new AppError(503, code, message, { 'retry-after': String(retryAfterSeconds) })
}

export function restarting(): AppError {
  return unavailable('The service is restarting. Please try again in a moment.', 'restarting')
}

/** The client has disconnected, so this response reaches no one. The request log shows status 499. */
export function clientGone(): AppError {
  return new AppError(408, 'client_gone', 'The client closed the request.')
}

/** The caller is not signed in: no valid token, or the session or the account no longer exists. */
export function unauthorized(): AppError {
  return new AppError(401, 'unauthorized', 'Please log in.', { 'www-authenticate': 'Bearer' })
}

export function adminsOnly(): AppError {
  return new AppError(403, 'forbidden', 'Only an administrator may do this.')
}

/** Ends a running server. The message is one sentence for the operator. */
export class EndError extends Error {}

/** Ends the start, or a command of the operator. The message tells the operator what is wrong. */
export class StartError extends Error {}

/** What the operator sees if the program fails: the error's message, or the stack of an unexpected error. */
export function failureText(error: unknown, prefix: string): string {
  if (error instanceof StartError || error instanceof EndError) return error.message
  return `${prefix}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

/** The code of an error of Node, such as ENOENT, or of a driver. Undefined if it has none. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

/** The error's code or, without one (as for most errors of object storage), its name. */
export function codeOrNameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error'
  return codeOf(error) ?? error.name
}

/**
 * Why something failed: the code of the error or, if it has a cause, of its cause. Without a code, it is the first line
 * of the message. Never contains a password.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  if (error.cause instanceof Error) return reasonOf(error.cause)
  // nodemailer puts its own code, such as ESOCKET, in place of the system's, which says what happened.
  if ('originalCode' in error && typeof error.originalCode === 'string') return error.originalCode
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.message.split('\n', 1)[0] ?? error.name
}

const untrusted = [
  'whose issuer is unknown here',
  'install its whole chain on that server. If it is your own, set NODE_EXTRA_CA_CERTS to the file with its root.',
] as const
const clockAdvice = 'correct the clock of this machine.'
const certificateFaults = new Map<string, readonly [what: string, advice: string]>([
  ['CERT_HAS_EXPIRED', ['that has expired', `renew it or, if it is still valid, ${clockAdvice}`]],
  ['CERT_NOT_YET_VALID', ['that is not valid yet', clockAdvice]],
  [
    'ERR_TLS_CERT_ALTNAME_INVALID',
    ['for another host name', 'use that name, or get a certificate for this one.'],
  ],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', untrusted],
  ['SELF_SIGNED_CERT_IN_CHAIN', untrusted],
  ['UNABLE_TO_GET_ISSUER_CERT', untrusted],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', untrusted],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', untrusted],
])

/**
 * What is wrong with the certificate of a server, and what to do, as the rest of a sentence that starts with the
 * server. Undefined if the error has another reason.
 */
export function certificateFault(error: unknown): string | undefined {
  const code = reasonOf(error)
  const fault = certificateFaults.get(code)
  return fault && `has a certificate ${fault[0]} (${code}): ${fault[1]}`
}

/** For a file or a folder that may be missing: ignores ENOENT, and throws any other error. */
export function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}
