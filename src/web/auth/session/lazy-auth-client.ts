import type { AppConfig } from '#shared/api/app-config.ts'
import type { TokenSource } from '#web/api/client.ts'
import { fetchCode } from '#web/lib/fetch-code.ts'
import type { AuthClient } from './auth-client.ts'
import type { SessionStateStore } from './session-state.ts'
import type { StoredSession } from './stored-session.ts'

/** Fetches the client's code. pages.tsx calls it early if the stored session needs the client. */
export function loadAuthClient() {
  return fetchCode(() => import('./auth-client.ts'))
}

export type LazyAuthClient = {
  /**
   * Loads the client on the first call. Rejects if its code cannot be fetched; the next call tries again. `endSession`
   * tells the provider to end a session that is no longer stored here.
   */
  open(): Promise<{
    auth: AuthClient
    tokens: TokenSource
    endSession(session: StoredSession): Promise<void>
  }>
  isOpen(): boolean
  /** Closes the client, even if it is still opening, unless it is needed again by then. */
  close(isNeeded: () => boolean): Promise<void>
}

/**
 * The auth client, created on the first call and again after it was closed. The session's state subscribes to the
 * client's events before any caller gets the client.
 */
export function createLazyAuthClient(
  settings: AppConfig['auth'],
  state: SessionStateStore,
  load: typeof loadAuthClient,
): LazyAuthClient {
  let opening: ReturnType<LazyAuthClient['open']> | undefined
  let isOpen = false

  const create = async () => {
    const { createAuthClient, clientTokens, endSession } = await load()
    const auth = createAuthClient(settings)
    auth.onAuthStateChange(state.onClientEvent)
    isOpen = true
    return {
      auth,
      tokens: clientTokens(auth),
      endSession: (session: StoredSession) => endSession(settings, session),
    }
  }
  return {
    isOpen: () => isOpen,
    open() {
      opening ??= create().catch(error => {
        opening = undefined
        throw error
      })
      return opening
    },
    async close(isNeeded) {
      const opened = await opening?.catch(() => undefined)
      if (!opened || !isOpen || isNeeded()) return
      opening = undefined
      isOpen = false
      await opened.auth.dispose()
    },
  }
}
