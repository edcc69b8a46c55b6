import { userJson } from '#server/auth-provider/accounts/user-json.ts'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import { accessTokenLifetimeSeconds, signAccessToken } from './access-token.ts'
import type { OpenedSession } from './sessions.ts'

/** The response with the current tokens of a session: after a sign-in, a sign-up or a refresh. */
export async function tokenJson(provider: AuthProvider, opened: OpenedSession) {
  const { user, session, refreshToken } = opened
  return {
    access_token: await signAccessToken(provider.keys, provider.issuer, user, session),
    token_type: 'bearer',
    expires_in: accessTokenLifetimeSeconds,
    expires_at: Math.floor(Date.now() / 1000) + accessTokenLifetimeSeconds,
    refresh_token: refreshToken,
    user: userJson(user),
  }
}
