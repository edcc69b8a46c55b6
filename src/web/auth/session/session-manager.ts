import type { AppConfig } from '#shared/api/app-config.ts'
import type { TokenSource } from '#web/api/client.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import type { AuthClient } from './auth-client.ts'
import { createLazyAuthClient, loadAuthClient } from './lazy-auth-client.ts'
import { createSessionState, type SessionStateStore } from './session-state.ts'
import { sessionTokens } from './session-tokens.ts'
import {
  findStoredSession,
  isClientNeeded,
  isSessionChange,
  isSignOut,
  removeStoredSession,
} from './stored-session.ts'

export type SessionManager = {
  state: SessionStateStore
  /** For the product's calls. */
  tokens: TokenSource
  openAuth(): Promise<AuthClient>
  /** Ends this device's session at once, even offline, and then at the provider, which may fail. */
  end(): Promise<void>
  /** Connects the session to the other tabs. Returns a function that disconnects it. */
  start(): () => void
}

/**
 * The session of this page. The stored session shows at once who is signed in; once the auth client is loaded, the
 * client's events do. A sign-out, here or in another tab, takes effect either way.
 */
export function createSessionManager(
  settings: AppConfig['auth'],
  load: typeof loadAuthClient = loadAuthClient,
): SessionManager {
  const state = createSessionState()
  const client = createLazyAuthClient(settings, state, load)
  let isStarted = false

  const readStorage = () => {
    if (client.isOpen()) return
    state.readStorage()
    if (!isClientNeeded()) return
    client.open().catch(error => logFailure('Failed to load the auth client', error))
  }

  return {
    state,
    tokens: sessionTokens(state, client),
    openAuth: async () => (await client.open()).auth,

    async end() {
      const stored = findStoredSession()
      removeStoredSession()
      state.signedOut()
      const { auth, endSession } = await client.open()
      if (stored) return endSession(stored)
      const { error } = await auth.signOut({ scope: 'local' })
      if (error) throw error
    },

    start() {
      const listening = new AbortController()
      const onStorage = (event: StorageEvent) => {
        if (isSignOut(event)) state.signedOut()
        else if (isSessionChange(event)) readStorage()
      }
      addEventListener('storage', onStorage, { signal: listening.signal })
      // A page that was suspended may have missed changes by other tabs.
      document.addEventListener('visibilitychange', readStorage, { signal: listening.signal })
      isStarted = true
      readStorage()
      return () => {
        listening.abort()
        isStarted = false
        // In development, React runs the cleanup of every effect once and starts it again: the client is needed then.
        void client.close(() => isStarted)
      }
    },
  }
}
