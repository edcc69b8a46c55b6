import { ApiError, type TokenSource } from '#web/api/client.ts'
import { reportFailure } from '#web/lib/report.ts'
import type { ClientOpener } from './client-opener.ts'
import { findStoredSession, isAlive, isFresh, isSessionStored } from './stored-session.ts'
import type { WhoStore } from './who.ts'

/**
 * Tokens for the product's own calls: from the auth client once it is there, and until then from storage, where
 * another tab may have renewed them. A token about to end, or refused, is the client's business, which is then loaded.
 */
export function pageTokens(who: WhoStore, client: ClientOpener): TokenSource {
  const open = async () => (await client.open()).tokens

  return {
    async current() {
      if (client.isOpen()) return (await open()).current()
      const asking = userId(who)
      who.followStored()
      // Somebody else's session meanwhile: a call of the screen that is about to go must not be made in their name.
      if (userId(who) !== asking || !isSessionStored()) return undefined
      const held = findStoredSession()
      if (held && isFresh(held)) return held.accessToken
      const tokens = await open().catch(error => {
        reportFailure('Failed to load the auth client', error)
      })
      if (tokens) return tokens.current()
      if (held && isAlive(held)) return held.accessToken
      throw unreachable()
    },
    async renew(refused) {
      const tokens = await open().catch(() => {
        throw unreachable()
      })
      return tokens.renew(refused)
    },
    refused() {
      // Only a renewed token gets here: the client is there.
      void open().then(tokens => tokens.refused())
    },
  }
}

function userId(who: WhoStore): string | undefined {
  const current = who.current()
  return current.status === 'signed-in' ? current.user.id : undefined
}

function unreachable(): ApiError {
  return new ApiError(0, 'unreachable', 'The session cannot be renewed: its code could not be fetched.')
}
