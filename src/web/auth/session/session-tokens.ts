import { ApiError, type TokenSource } from '#web/api/client.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import type { LazyAuthClient } from './lazy-auth-client.ts'
import { type SessionStateStore, userIdOf } from './session-state.ts'
import { findStoredSession, isAlive, isFresh, isSessionStored } from './stored-session.ts'

/**
 * Tokens for the product's own calls: from storage, where another tab may have renewed them, until the auth client is
 * loaded, and from then on from the client. It is loaded for a token that is about to expire or that was refused.
 */
export function sessionTokens(state: SessionStateStore, client: LazyAuthClient): TokenSource {
  const open = async () => (await client.open()).tokens

  return {
    async current() {
      if (client.isOpen()) return (await open()).current()
      const userIdBefore = userIdOf(state.current())
      state.readStorage()
      // Another user has signed in meanwhile: a call of the old screen must not go out in their name.
      if (userIdOf(state.current()) !== userIdBefore || !isSessionStored()) return undefined
      const stored = findStoredSession()
      if (stored && isFresh(stored)) return stored.accessToken
      const tokens = await open().catch(error => {
        logFailure('Failed to load the auth client', error)
      })
      if (tokens) return tokens.current()
      if (stored && isAlive(stored)) return stored.accessToken
      throw unreachable()
    },
    async renew(refused) {
      const tokens = await open().catch(() => {
        throw unreachable()
      })
      return tokens.renew(refused)
    },
    refused() {
      // Only a renewed token is refused here, so the client is loaded.
      void open().then(tokens => tokens.refused())
    },
  }
}

function unreachable(): ApiError {
  return new ApiError(0, 'unreachable', 'The session cannot be renewed: its code could not be fetched.')
}
