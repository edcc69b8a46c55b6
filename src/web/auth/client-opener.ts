import type { AppConfig } from '#shared/app-config.ts'
import type { TokenSource } from '#web/api/client.ts'
import { fetchCode } from '#web/lib/fetch-code.ts'
import type { AuthClient } from './auth-client.ts'
import type { WhoStore } from './who.ts'

/** Fetches the client's code; pages.tsx calls it early where it is sure to be needed. */
export function loadAuthClient() {
  return fetchCode(() => import('./auth-client.ts'))
}

export type OpenClient = { auth: AuthClient; tokens: TokenSource }

export type ClientOpener = {
  /** Loads it at the first call. Rejects where its code cannot be fetched; the next call tries again. */
  open(): Promise<OpenClient>
  isOpen(): boolean
  /** Ends what was opened, or is being opened, unless it is wanted again by then. */
  close(isWanted: () => boolean): Promise<void>
}

/** The auth client, made once; its events are connected before anybody gets hold of it. */
export function createClientOpener(
  settings: AppConfig['auth'],
  follow: WhoStore['followClient'],
  load: typeof loadAuthClient,
): ClientOpener {
  let opening: Promise<OpenClient> | undefined
  let isOpen = false

  const create = async (): Promise<OpenClient> => {
    const { createAuthClient, sessionTokens } = await load()
    const auth = createAuthClient(settings)
    auth.onAuthStateChange(follow)
    isOpen = true
    return { auth, tokens: sessionTokens(auth) }
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
    async close(isWanted) {
      const opened = await opening?.catch(() => undefined)
      if (!opened || !isOpen || isWanted()) return
      opening = undefined
      isOpen = false
      await opened.auth.dispose()
    },
  }
}
