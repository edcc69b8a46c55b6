import type { Context } from 'hono'
import * as z from 'zod/mini'
import { type AuthUser, findById, isBanned } from '#server/auth-provider/accounts/accounts.ts'
import type { Provider } from '#server/auth-provider/provider.ts'
import { readAccessToken } from '#server/auth-provider/sessions/access-token.ts'
import { type CallerSession, findSession } from '#server/auth-provider/sessions/sessions.ts'
import type { Metadata } from '#server/database/auth-schema.ts'
import { isLanguage, type Language, negotiateLanguage } from '#shared/language.ts'
import { AuthError, invalid } from './auth-error.ts'

/** A field that clients may leave out or send as null. */
export const text = z.nullish(z.string())
export const metadata = z.nullish(z.record(z.string(), z.unknown()))

const maxBodyBytes = 1024 * 1024
/** Metadata travels in every access token, and so in a header of every request. */
const maxMetadataBytes = 4096

/** The auth client sends its JSON type with an empty body; unknown fields are nobody's business. */
export async function readBody<T extends z.ZodMiniType>(c: Context, schema: T): Promise<z.output<T>> {
  const body = await readText(c)
  const parsed = z.safeParse(schema, body.trim() === '' ? {} : parseJson(body))
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') || 'the body'
    throw new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${field} has the wrong type`)
  }
  return parsed.data
}

/** Counted as it comes: a body without a length must not fill the memory. It is read to its end, so that the caller gets the answer. */
async function readText(c: Context): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of c.req.raw.body ?? []) {
    size += piece.length
    if (size <= maxBodyBytes) pieces.push(piece)
  }
  if (size > maxBodyBytes) {
    throw new AuthError(413, 'request_entity_too_large', 'Request body is too large')
  }
  return Buffer.concat(pieces).toString()
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON')
  }
}

const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/

/** The address as it is stored and compared: lower-cased. */
export function readEmail(email: string): string {
  const address = email.trim().toLowerCase()
  if (address.length > 254 || !emailPattern.test(address)) {
    throw invalid('Unable to validate email address: invalid format')
  }
  return address
}

/** What may be stored beside an account: the token must stay small, and the database holds no NUL. */
export function readMetadata(value: Metadata | null | undefined): Metadata {
  if (Buffer.byteLength(JSON.stringify(value ?? {})) > maxMetadataBytes) {
    throw invalid(`Metadata cannot be larger than ${maxMetadataBytes} bytes`)
  }
  return storable(value ?? {}) as Metadata
}

/** The database takes no half of a surrogate pair either: a replacement character stands for it. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw invalid('Metadata cannot hold a NUL character')
    return value.toWellFormed()
  }
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [storable(key), storable(entry)]))
}

export function bearerToken(c: Context): string {
  const token = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  return token
}

export type Caller = { user: AuthUser; session: CallerSession }

/** Who calls, by an access token whose session is alive. */
export async function requireCaller(c: Context, provider: Provider): Promise<Caller> {
  const token = bearerToken(c)
  const claims = await readAccessToken(provider.keys, provider.issuer, token).catch(() => {
    throw badJwt()
  })
  const user = await findById(provider.db, claims.userId)
  if (!user) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  }
  const session = await findSession(provider.db, claims.sessionId, user.id)
  if (!session) throw sessionGone()
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned')
  return { user, session }
}

export function sessionGone(): AuthError {
  return new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
}

export function badJwt(): AuthError {
  return new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
}

/** The language for mails to an account: the one it last used on the web page, else what the browser asks for. */
export function mailLanguage(c: Context, userMetadata: Metadata): Language {
  const { language } = userMetadata
  return isLanguage(language) ? language : negotiateLanguage(c.req.header('Accept-Language'))
}
