import type { ContentfulStatusCode } from 'hono/utils/http-status'

/**
 * An error with an answer: thrown anywhere, turned into the JSON problem by app.ts. `code` is for programs
 * (snake_case), `message` for a person; `headers` go out with it (Retry-After).
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

/** Another person's chat and one that never was answer alike. */
export function notFound(message = 'There is nothing here.'): AppError {
  return new AppError(404, 'not_found', message)
}

export function badRequest(message: string, code = 'invalid_request'): AppError {
  return new AppError(400, code, message)
}

export function unavailable(message: string, code = 'unavailable', retryAfterSeconds = 5): AppError {
  return new AppError(503, code, message, { 'retry-after': String(retryAfterSeconds) })
}

export function restarting(): AppError {
  return unavailable('The service is restarting. Please try again in a moment.', 'restarting')
}

/** Whoever calls is nobody any more: no token, or their session or account is gone. */
export function unauthorized(): AppError {
  return new AppError(401, 'unauthorized', 'Please log in.', { 'www-authenticate': 'Bearer' })
}

export function adminsOnly(): AppError {
  return new AppError(403, 'forbidden', 'Only an admin may do this.')
}

/** Ends a running server; its message is one sentence for the operator. */
export class EndError extends Error {}

/** Stops the start; its message is one sentence for the operator. */
export class StartError extends Error {}
