import {
  type CryptoKey,
  decodeJwt,
  decodeProtectedHeader,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose'
import * as v from 'valibot'
import { AppError } from '#server/errors.ts'
import { userIdSchema } from '#shared/api/ids.ts'
import { finite, plainObject, uuid } from '#shared/schema.ts'
import type { Claims } from './identity.ts'

/** Checks for the tokens of both providers. */

/** Seconds by which two machines' clocks may differ. */
const clockToleranceSeconds = 10

export const userTokenOptions = {
  audience: 'authenticated',
  requiredClaims: ['exp', 'iat', 'sub'],
} satisfies JWTVerifyOptions

/** Claims of a user's token. The user may be anonymous. The anon and service keys can be tokens of other roles. */
export const userClaimsSchema = plainObject({
  sub: userIdSchema,
  role: v.literal('authenticated'),
  email: v.optional(v.string(), ''),
  is_anonymous: v.optional(v.boolean(), false),
  session_id: v.optional(uuid),
  /** How and when (in seconds) the user signed in. */
  amr: v.fallback(v.array(plainObject({ method: v.string(), timestamp: finite })), []),
})

/** Undefined if the claim is missing, or in another form. */
export function signedInAtMs({
  amr,
}: Pick<v.InferOutput<typeof userClaimsSchema>, 'amr'>): number | undefined {
  const signIns = amr.filter(({ method }) => method !== 'token_refresh')
  return signIns.length === 0 ? undefined : Math.max(...signIns.map(({ timestamp }) => timestamp)) * 1000
}

/**
 * Verifies a token signed with an asymmetric key. The key is looked up by its id among those we trust, and determines
 * the algorithm. A key in the token itself is never used.
 */
export async function verifyToken(
  token: string,
  findKey: (kid: string, alg: string) => Promise<CryptoKey | undefined>,
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(
    token,
    async header => {
      const key = await findKey(header.kid ?? '', header.alg)
      if (!key) throw invalidToken()
      return key
    },
    {
      ...options,
      ...refuseOwnKeys(token),
      algorithms: ['ES256', 'RS256'],
      clockTolerance: clockToleranceSeconds,
    },
  )
  return payload
}

/** Verifies a token signed with the shared secret of an older project, for which no other kind is accepted. */
export async function verifySharedSecretToken(
  token: string,
  secret: Uint8Array,
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, secret, {
    ...options,
    ...refuseOwnKeys(token),
    algorithms: ['HS256'],
    clockTolerance: clockToleranceSeconds,
  })
  return payload
}

export function invalidToken(): AppError {
  return new AppError(401, 'invalid_token', 'Please log in.', {
    'www-authenticate': 'Bearer error="invalid_token"',
  })
}

/** A header that brings its own key is an attack. */
function refuseOwnKeys(token: string): Record<string, never> {
  const header = decodeProtectedHeader(token)
  if (['jku', 'jwk', 'x5u', 'x5c'].some(name => name in header)) throw invalidToken()
  return {}
}

/**
 * Remembers for a minute what a token proved: verifying a signature costs more than any other part of a call. Whether
 * the account and, with the embedded provider, its session still exist is not remembered, but read from the database at
 * every call. A token whose key is no longer accepted works for up to another minute. A token that has expired is
 * always verified again.
 */
export function rememberClaims(read: (token: string) => Promise<Claims>): (token: string) => Promise<Claims> {
  const known = new Map<string, { claims: Claims; untilMs: number }>()
  return async token => {
    const found = known.get(token)
    if (found && Date.now() < found.untilMs) return found.claims
    const claims = await read(token)
    const { exp = 0 } = decodeJwt(token)
    // The newest is last, so the first is the oldest.
    known.delete(token)
    for (const oldest of known.keys()) {
      if (known.size < maxKnownTokens) break
      known.delete(oldest)
    }
    known.set(token, { claims, untilMs: Math.min(Date.now() + maxAgeMs, exp * 1_000) })
    return claims
  }
}

const maxAgeMs = 60_000
/** A token has about a thousand characters. */
const maxKnownTokens = 2_000
