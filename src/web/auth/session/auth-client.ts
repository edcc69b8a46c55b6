import { type AuthError, GoTrueClient } from '@supabase/auth-js'
import type { AppConfig } from '#shared/api/app-config.ts'
import { ApiError, responseTimeoutMs, type TokenSource } from '#web/api/client.ts'
import { isSessionStored, type StoredSession, sessionKey } from './stored-session.ts'

/**
 * The auth provider's own client, the same for the embedded provider and a hosted one. It is large (23 KB
 * gzipped), so it is loaded only to read, renew or end a session, for a form, or for an emailed link (see
 * lazy-auth-client.ts).
 */
export type AuthClient = GoTrueClient

export function createAuthClient(auth: AppConfig['auth']): AuthClient {
  return new GoTrueClient({
    ...optionsFor(auth),
    storageKey: sessionKey,
    // By default, the client adds an entry to see whether it can use the browser's storage. If the storage is full, it
    // would not read the session there.
    ...(isSessionStored() && { storage: localStorage }),
    persistSession: true,
    autoRefreshToken: true,
  })
}

function optionsFor(auth: AppConfig['auth']) {
  return {
    url: new URL(auth.url, location.origin).href,
    headers: { apikey: auth.key },
    // Our own pages read emailed links, and use them only when the user presses a button (mail-link.ts).
    detectSessionInUrl: false,
    flowType: 'implicit',
    fetch: fetchFromProvider,
  } as const
}

/**
 * Tells the provider to end a session that is no longer stored in this browser. If the access token is refused, for
 * example because it has expired, a client without storage renews it first. Rejects if this fails.
 */
export async function endSession(auth: AppConfig['auth'], session: StoredSession): Promise<void> {
  const client = new GoTrueClient({
    ...optionsFor(auth),
    storageKey: `${sessionKey}.ended`,
    persistSession: false,
    autoRefreshToken: false,
  })
  let { error } = await client.admin.signOut(session.accessToken, 'local')
  if (error && isFinal(error)) {
    ;({ error } = await client.refreshSession({ refresh_token: session.refreshToken }))
    if (!error) ({ error } = await client.signOut({ scope: 'local' }))
    // The provider no longer knows the session.
    else if (isFinal(error)) error = null
  }
  await client.dispose()
  if (error) throw error
}

/**
 * The provider writes its emails in the language of the screen, which may not be the browser's. Without the timeout, a
 * form, or a call that needs a new token, could wait for minutes on a dead connection.
 */
const fetchFromProvider: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('accept-language', document.documentElement.lang)
  return withoutExpiry(
    await fetch(input, { ...init, headers, signal: AbortSignal.timeout(responseTimeoutMs) }),
  )
}

/**
 * Without `expires_at`, the client calculates it from `expires_in` and this computer's clock. With the provider's time,
 * each new token would seem to have expired on a computer whose clock is an hour ahead, and would be renewed before
 * each call.
 */
async function withoutExpiry(response: Response): Promise<Response> {
  const { ok, status, headers } = response
  if (!ok || status === 204 || !headers.get('content-type')?.includes('json')) return response
  const body = await response.text()
  try {
    const withoutField = (key: string, value: unknown) => (key === 'expires_at' ? undefined : value)
    return new Response(JSON.stringify(JSON.parse(body), withoutField), { status, headers })
  } catch {
    return new Response(body, { status, headers })
  }
}

/** Tokens for the product's own calls, from the session that the client renews. */
export function clientTokens(auth: AuthClient): TokenSource {
  const current = async () => {
    const { data, error } = await auth.getSession()
    if (error && !isFinal(error)) throw unreachable(error)
    return data.session ? { userId: data.session.user.id, text: data.session.access_token } : undefined
  }
  return {
    current,
    async renew(refused) {
      let token = await current()
      // Another call, or another tab, may have renewed it already, or may be renewing it now.
      if (token?.text === refused.text) {
        const { error } = await auth.refreshSession()
        if (error && !isFinal(error)) throw unreachable(error)
        token = await current()
      }
      if (token?.text === refused.text) {
        // The client would keep a session that was ended elsewhere until its access token expires.
        void auth.signOut({ scope: 'local' })
        return undefined
      }
      // Another user may have signed in meanwhile.
      return token?.userId === refused.userId ? token : undefined
    },
    refused() {
      void auth.signOut({ scope: 'local' })
    },
  }
}

/** The page treats the call like one without a response. It must not be made as a visitor instead. */
function unreachable({ message }: AuthError): ApiError {
  return new ApiError(0, 'unreachable', `The session could not be renewed: ${message}`)
}

/** The provider refused for good: a 429 or a server error can be temporary. */
function isFinal({ status }: AuthError): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 429
}
