import {
  type CryptoKey,
  decodeProtectedHeader,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose'
import * as z from 'zod/mini'
import { AppError } from '#server/errors.ts'
import { userIdSchema } from '#shared/ids.ts'

/** The checks that both providers' tokens go through. */

/** Seconds by which two machines' clocks may differ. */
const clockToleranceSeconds = 10

export const userTokenOptions = {
  audience: 'authenticated',
  requiredClaims: ['exp', 'iat', 'sub'],
} satisfies JWTVerifyOptions

/** What a user's token claims; an anonymous user's, the public key and the service key are tokens, too. */
export const userClaimsSchema = z.object({
  sub: userIdSchema,
  role: z.literal('authenticated'),
  email: z._default(z.string(), ''),
  is_anonymous: z._default(z.boolean(), false),
  session_id: z.optional(z.uuid()),
})

/**
 * A token signed with an asymmetric key. The key is found by its id among the ones we trust, and tells the algorithm:
 * nothing in the token brings a key along.
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

/** A token signed with the shared secret of an older project; no other kind is taken beside it. */
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

/** A header that names a key of its own is an attack, whatever signed the token. */
function refuseOwnKeys(token: string): Record<string, never> {
  const header = decodeProtectedHeader(token)
  if (['jku', 'jwk', 'x5u', 'x5c'].some(name => name in header)) throw invalidToken()
  return {}
}
