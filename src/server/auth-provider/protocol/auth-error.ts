import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/**
 * An error in the format that Supabase's auth client reads, which differs from the product's own.
 * `code` is Supabase Auth's code for the error, if it has one.
 */
export class AuthError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  /** Why a password is too weak: `length` or `pwned`. */
  readonly reasons: string[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: { reasons?: string[]; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.name = 'AuthError'
    this.status = status
    this.code = code
    this.reasons = more.reasons
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

export function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}

export function weakPassword(message: string, reasons: string[]): AuthError {
  return new AuthError(422, 'weak_password', message, { reasons })
}

export function invalidCredentials(message = 'Invalid login credentials'): AuthError {
  return new AuthError(400, 'invalid_credentials', message)
}

export function emailExists(): AuthError {
  return new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
}

/** The account was deleted during the request. */
export function accountGone(): AuthError {
  return new AuthError(403, 'user_not_found', 'User not found')
}

const versionHeader = 'X-Supabase-Api-Version'
const currentVersion = '2024-01-01'

/**
 * The response for an error, in the client's version of the protocol. For a client that sends version 2024-01-01 or
 * later, `code` is the error's name, and the response must carry the version's header too. For older clients, `code` is
 * the HTTP status.
 */
export function errorResponse(c: Context, error: AuthError): Response {
  const version = c.req.header(versionHeader) ?? ''
  const isCurrent = /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= currentVersion
  const weak = error.reasons ? { weak_password: { reasons: error.reasons } } : {}
  if (isCurrent) c.header(versionHeader, currentVersion)
  if (!(isCurrent && error.reasons)) c.header('x-sb-error-code', error.code)
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds))
  const body = isCurrent
    ? { code: error.code, message: error.message, ...weak }
    : { code: error.status, error_code: error.code, msg: error.message, ...weak }
  return c.json(body, error.status)
}
