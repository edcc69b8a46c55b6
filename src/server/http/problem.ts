import { STATUS_CODES } from 'node:http'
import type { AppError } from '#server/errors.ts'
import type { Problem } from '#shared/problem.ts'

/** An error as the API answers it: JSON with a code for programs and words for people. */

const type = 'application/json; charset=utf-8'

export function problemResponse(error: AppError, method = 'GET'): Response {
  const headers = { ...error.headers, 'content-type': type }
  return new Response(method === 'HEAD' ? null : bodyOf(error), { status: error.status, headers })
}

/** The same as bytes for a socket, for a request that never became one: it is the last answer on its connection. */
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

function bodyOf({ code, message }: AppError): string {
  return JSON.stringify({ error: { code, message } } satisfies Problem)
}
