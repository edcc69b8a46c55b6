import { SignJWT } from 'jose'
import type { AuthUser } from '#server/auth-provider/accounts/accounts.ts'
import type { SignInMethod } from '#server/database/auth-schema.ts'
import {
  signedInAtMs,
  userClaimsSchema,
  userTokenOptions,
  verifyToken,
} from '#server/identity/verify-token.ts'
import type { UserId } from '#shared/api/ids.ts'
import { parseOrThrow, plainObject, uuid } from '#shared/schema.ts'
import type { SigningKeys } from './signing-keys.ts'

/** Can be long: every request reads the row of its session, so tokens stop working when their session ends. */
export const accessTokenLifetimeSeconds = 3600

export type TokenSession = { id: string; method: SignInMethod; created_at: Date }

export type TokenClaims = {
  userId: UserId
  sessionId: string
  email: string
  isAnonymous: boolean
  signedInAtMs: number | undefined
}

export function signAccessToken(
  keys: SigningKeys,
  issuer: string,
  user: AuthUser,
  session: TokenSession,
): Promise<string> {
  const { key, alg, kid } = keys.signing
  return new SignJWT({
    email: user.email ?? '',
    phone: '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: session.method, timestamp: Math.floor(session.created_at.getTime() / 1000) }],
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(user.id)
    .setAudience(userTokenOptions.audience)
    .setIssuedAt()
    .setExpirationTime(`${accessTokenLifetimeSeconds}s`)
    .sign(key)
}

const claimsSchema = plainObject({ ...userClaimsSchema.entries, session_id: uuid })

/** The claims of a user's access token. The user may be anonymous. Throws for any other token. */
export async function readAccessToken(
  keys: SigningKeys,
  issuer: string,
  token: string,
): Promise<TokenClaims> {
  const payload = await verifyToken(token, keyFinder(keys), { ...userTokenOptions, issuer })
  const claims = parseOrThrow(claimsSchema, payload)
  return {
    userId: claims.sub,
    sessionId: claims.session_id,
    email: claims.email,
    isAnonymous: claims.is_anonymous,
    signedInAtMs: signedInAtMs(claims),
  }
}

/**
 * Whether the token has the role `service_role`, which the admin API requires. Throws unless one of our keys signed it.
 */
export async function isServiceToken(keys: SigningKeys, token: string): Promise<boolean> {
  const payload = await verifyToken(token, keyFinder(keys), {})
  return payload.role === 'service_role'
}

function keyFinder(keys: SigningKeys) {
  return async (kid: string, alg: string) => {
    const known = keys.public.get(kid)
    return known?.alg === alg ? known.key : undefined
  }
}
