import { type AuthError, GoTrueClient } from '@supabase/auth-js'
import type { AppConfig } from '#shared/app-config.ts'
import type { TokenSource } from '#web/api/client.ts'
import { sessionKey } from './stored-session.ts'

/**
 * The auth provider's own client, the same for the embedded provider and for a hosted one. A fifth of the page's
 * code: loaded where a stored session has to be renewed or ended, or once a person turns to a form (lazy-auth-client.ts).
 */
export type AuthClient = GoTrueClient

export function createAuthClient(auth: AppConfig['auth']): AuthClient {
  return new GoTrueClient({
    url: new URL(auth.url, location.origin).href,
    headers: { apikey: auth.key },
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    // Mailed links carry a token hash that our own pages spend on a press of a button (mail-link.ts).
    detectSessionInUrl: false,
    flowType: 'implicit',
  })
}

/** Tokens for the product's own calls, from the session that the client keeps fresh. */
export function clientTokens(auth: AuthClient): TokenSource {
  const current = async () => (await auth.getSession()).data.session?.access_token
  return {
    current,
    async renew(refused) {
      // Another call, or another tab, may have renewed it already.
      const token = await current()
      if (token !== refused) return token
      const { data, error } = await auth.refreshSession()
      // The client keeps a session whose access token has time left, although it was ended elsewhere.
      if (error && isFinal(error)) void auth.signOut({ scope: 'local' })
      return data.session?.access_token
    },
    refused() {
      void auth.signOut({ scope: 'local' })
    },
  }
}

/** The provider said no; 429 and its own troubles may pass. */
function isFinal({ status }: AuthError): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 429
}
