import { STATUS_CODES } from 'node:http'
import { type AppError, BudgetSpent } from '#server/errors.ts'
import type { Emergency } from '#shared/api/emergency.ts'
import type { Problem } from '#shared/api/problem.ts'

/** An error as an API response: JSON with a code for programs and a message for people. */

const type = 'application/json; charset=utf-8'

export function problemResponse(error: AppError, method = 'GET', emergency?: Emergency): Response {
  const headers = { ...error.headers, 'content-type': type }
  return new Response(method === 'HEAD' ? null : bodyOf(error, emergency), { status: error.status, headers })
}

/**
 * The same as text for a socket, if the request cannot be parsed, is too large or arrives too slowly. It is the last
 * response on the connection.
 */
export function rawProblem(error: AppError, headers: Record<string, string>): string {
  const body = bodyOf(error)
  const all = {
    ...headers,
    ...error.headers,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    date: new Date().toUTCString(),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`, ...lines, '', body].join('\r\n')
}

function bodyOf(error: AppError, emergency?: Emergency): string {
  const { code, message } = error
  const budget = error instanceof BudgetSpent ? error.budget : undefined
  return JSON.stringify({ error: { code, message }, emergency, budget } satisfies Problem)
}
