import { type AccessToken, ApiError, type TokenSource } from '#web/api/client.ts'
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

  const find = async (): Promise<AccessToken | undefined> => {
    if (client.isOpen()) return (await open()).current()
    state.readStorage()
    const stored = findStoredSession()
    if (!stored && !isSessionStored()) return undefined
    const storedToken = stored && { userId: stored.user.id, text: stored.accessToken }
    if (stored && isFresh(stored)) return storedToken
    const tokens = await open().catch(error => {
      logFailure('Failed to load the auth client', error)
    })
    if (tokens) return tokens.current()
    if (stored && isAlive(stored)) return storedToken
    throw unreachable()
  }

  return {
    async current() {
      const before = state.current()
      const token = await find()
      // If another user has signed in since, a call from the old screen must not be sent in their name.
      return before.status === 'loading' || token?.userId === userIdOf(before) ? token : undefined
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
