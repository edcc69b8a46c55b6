import { navigate } from 'wouter/use-browser-location'
import type { AppConfig } from '#shared/app-config.ts'
import { connectTokens } from '#web/api/client.ts'
import { forgetPerson } from '#web/lib/kept.ts'
import { reportFailure } from '#web/lib/report.ts'
import type { AuthClient } from './auth-client.ts'
import { createClientOpener, loadAuthClient } from './client-opener.ts'
import { pageTokens } from './page-tokens.ts'
import {
  concernsSession,
  findStoredSession,
  isClientNeeded,
  isSignOut,
  removeStoredSession,
} from './stored-session.ts'
import { createWhoStore, type WhoStore } from './who.ts'

export type SessionSource = {
  who: WhoStore
  openAuth(): Promise<AuthClient>
  /** Ends this device's session at once, whatever the network does; then tells the provider, and may fail at that. */
  end(): Promise<void>
  /** Connects the session to the product's calls and to the other tabs. Returns the way to stop. */
  start(): () => void
}

/**
 * The session of this page. Whoever comes back is known from storage; from the moment that the auth client is
 * loaded, the client alone says who it is.
 */
export function createSessionSource(
  settings: AppConfig['auth'],
  load: typeof loadAuthClient = loadAuthClient,
): SessionSource {
  const who = createWhoStore(forget)
  const client = createClientOpener(settings, who.followClient, load)
  const tokens = pageTokens(who, client)
  let started = false

  const follow = () => {
    if (client.isOpen()) return
    who.followStored()
    if (!isClientNeeded()) return
    client.open().catch(error => reportFailure('Failed to load the auth client', error))
  }

  return {
    who,
    openAuth: async () => (await client.open()).auth,

    async end() {
      const held = findStoredSession()
      removeStoredSession()
      who.signedOut()
      const { auth } = await client.open()
      if (held) await auth.admin.signOut(held.accessToken, 'local')
      else await auth.signOut({ scope: 'local' })
    },

    start() {
      const listening = new AbortController()
      const disconnect = connectTokens(tokens)
      const onStorage = (event: StorageEvent) => {
        if (isSignOut(event)) who.signedOut()
        else if (concernsSession(event)) follow()
      }
      window.addEventListener('storage', onStorage, { signal: listening.signal })
      // Whoever comes back to a page that lay asleep may have missed what other tabs did.
      document.addEventListener('visibilitychange', follow, { signal: listening.signal })
      started = true
      follow()
      return () => {
        listening.abort()
        disconnect()
        started = false
        // React's development mode takes every effect away once and puts it back: that is no end.
        void client.close(() => started)
      }
    },
  }
}

/** The address may name a chat of whoever is gone. */
function forget(): void {
  forgetPerson()
  if (location.pathname === '/' && location.search !== '') navigate('/', { replace: true })
}
