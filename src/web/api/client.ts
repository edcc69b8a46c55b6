import * as v from 'valibot'
import type { Budget } from '#shared/api/budget.ts'
import type { Emergency } from '#shared/api/emergency.ts'
import { type Problem, problemSchema } from '#shared/api/problem.ts'
import { openText } from './read-body.ts'

/**
 * The calls to the product's own server: bearer token, errors, parsing. This code shows no messages and does not
 * navigate: the caller decides which message to show for a failure.
 */

/**
 * `status` 0: the server or the auth provider did not respond (`unreachable`), or sent a response that this page does
 * not understand (`unexpected_response`).
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Set if the question was about an emergency and was refused. */
  readonly emergency: Emergency | undefined
  /** Set if the question was refused because a budget is spent. */
  readonly budget: Budget | undefined

  constructor(status: number, code: string, message: string, more: Omit<Problem, 'error'> = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.emergency = more.emergency
    this.budget = more.budget
  }
}

/** The server knows nothing at the address, or nothing that this user may see. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** A network or server error may be temporary. After a client error, even a 429, a retry so soon would not help. */
export function isTemporary(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500
}

/** An access token, and whose it is. */
export type AccessToken = { userId: string; text: string }

/** The source of tokens: the session, connected once when the app starts. */
export type TokenSource = {
  /**
   * A valid token, renewed if it is about to expire. Undefined for a visitor, if the session ended, and if another user
   * has signed in since the page was rendered. Rejects if the token could not be renewed for a temporary reason.
   */
  current(): Promise<AccessToken | undefined>
  /** The server refused a token that looked valid. Resolves with a new one of the same user, or undefined. */
  renew(refused: AccessToken): Promise<AccessToken | undefined>
  /** The server refused the new token as well: the account or the session no longer exists. */
  refused(): void
}

const visitor: TokenSource = {
  current: () => Promise.resolve(undefined),
  renew: () => Promise.resolve(undefined),
  refused: () => {},
}

let tokens = visitor

/** Returns a function that disconnects the source; calls are then made as a visitor. */
export function connectTokens(source: TokenSource): () => void {
  tokens = source
  return () => {
    if (tokens === source) tokens = visitor
  }
}

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** For public calls. They carry no token, so they work even while it cannot be renewed. */
  asVisitor?: boolean
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** The request continues if the page is left. */
  keepalive?: boolean
  /** How long the server may work before its response begins, in addition to the usual time. */
  maxWorkMs?: number
}

/**
 * Calls `/api{path}` and resolves with the parsed body. Throws ApiError; an abort throws the signal's own error.
 */
export async function request<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  options: RequestOptions = {},
): Promise<T> {
  const response = await send(path, options)
  const result = v.safeParse(schema, await readJson(response, options.signal))
  if (!result.success) throw unexpectedResponse()
  return result.output
}

/** Like `request`, for streams and for calls whose body does not matter. Resolves only with a successful response. */
export function send(path: string, options: RequestOptions = {}): Promise<Response> {
  return sendWith(token => exchange(path, options, token), options)
}

/**
 * Makes the call with a valid token, and once more with a renewed one if the server refuses it. Exported for calls that
 * do not use `fetch`.
 */
export async function sendWith(
  call: (token: string | undefined) => Promise<Response>,
  { signal, asVisitor = false }: Pick<RequestOptions, 'signal' | 'asVisitor'>,
): Promise<Response> {
  const source = asVisitor ? visitor : tokens
  const token = await untilAborted(source.current(), signal)
  let response = await call(token?.text)
  if (response.status === 401 && token !== undefined) {
    const renewed = await untilAborted(source.renew(token), signal)
    if (renewed !== undefined) {
      response = await call(renewed.text)
      if (response.status === 401) source.refused()
    }
  }
  if (!response.ok) throw await toApiError(response)
  return response
}

/** Rejects at once when the signal aborts: a token that has to be renewed can take half a minute. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  const { promise: outcome, resolve, reject } = Promise.withResolvers<T>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  return outcome
}

/**
 * The response must begin within this time, because browsers do not report a dead connection. The server keeps a
 * question waiting for 15 s at most. For slow connections, a millisecond is added for each character of the request's
 * body.
 */
export const responseTimeoutMs = 30_000

async function exchange(path: string, options: RequestOptions, token: string | undefined): Promise<Response> {
  const { method = 'GET', signal, maxWorkMs = 0 } = options
  const body = options.body === undefined ? null : JSON.stringify(options.body)
  const waiting = new AbortController()
  const timeoutMs = responseTimeoutMs + maxWorkMs + (body?.length ?? 0)
  const timer = setTimeout(() => waiting.abort(), timeoutMs)
  try {
    return await fetch(`/api${path}`, {
      method,
      keepalive: options.keepalive ?? false,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      body,
      signal: signal ? AbortSignal.any([signal, waiting.signal]) : waiting.signal,
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw new ApiError(0, 'unreachable', error instanceof Error ? error.message : 'No response arrived.')
  } finally {
    clearTimeout(timer)
  }
}

async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return JSON.parse(await readText(response))
  } catch {
    signal?.throwIfAborted()
    throw unexpectedResponse()
  }
}

async function readText(response: Response): Promise<string> {
  const body = openText(response, responseTimeoutMs)
  let text = ''
  try {
    for (let piece = await body.read(); piece !== undefined; piece = await body.read()) text += piece
  } finally {
    body.close()
  }
  return text
}

export function unexpectedResponse(): ApiError {
  return new ApiError(
    0,
    'unexpected_response',
    'The server sent a response that this page does not understand.',
  )
}

async function toApiError(response: Response): Promise<ApiError> {
  const problem = v.safeParse(problemSchema, await readJson(response, undefined).catch(() => undefined))
  if (!problem.success)
    return new ApiError(response.status, 'unknown', `The server responded with status ${response.status}.`)
  const { error, ...more } = problem.output
  return new ApiError(response.status, error.code, error.message, more)
}
