import { ApiError, type TokenSource } from '#web/api/client.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import type { LazyAuthClient } from './lazy-auth-client.ts'
import { type SessionStateStore, userIdOf } from './session-state.ts'
import { findStoredSession, isAlive, isFresh, isSessionStored } from './stored-session.ts'

/**
 * Tokens for the product's own calls. While the auth client is open, they come from it. Otherwise they come from
 * storage, where another tab may have renewed them. The client is opened for a token that is about to expire, that the
 * server refused, or that only the client can read.
 */
export function sessionTokens(state: SessionStateStore, client: LazyAuthClient): TokenSource {
  const open = async () => (await client.open()).tokens

  return {
    async current() {
      if (client.isOpen()) return (await open()).current()
      const userIdBefore = userIdOf(state.current())
      state.readStorage()
      // If another user has signed in since, a call from the old screen must not be sent in their name.
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
      // Only a renewed token is refused here, so the client is already open.
      void open().then(tokens => tokens.refused())
    },
  }
}

function unreachable(): ApiError {
  return new ApiError(
    0,
    'unreachable',
    'The session cannot be renewed: the auth client could not be fetched.',
  )
}
