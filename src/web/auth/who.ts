import type { AuthChangeEvent, Session as ProviderSession } from '@supabase/auth-js'
import { findStoredSession, isSessionStored, type SessionUser } from './stored-session.ts'

/** `loading`: a session is stored that only the auth client understands. `expired`: ended without being asked to. */
export type Who =
  | { status: 'loading' }
  | { status: 'signed-out'; expired: boolean }
  | { status: 'signed-in'; user: SessionUser }

/** Who the page shows as its user: changed by what is stored and by the auth client's events alone. */
export type WhoStore = {
  current(): Who
  subscribe(onChange: () => void): () => void
  /** As long as the auth client is not there, what is stored says who it is. */
  followStored(): void
  followClient(event: AuthChangeEvent, session: ProviderSession | null): void
  /** The sign-out that somebody asked for, in this tab or another. */
  signedOut(): void
}

/**
 * `onGone`: whoever was signed in last gave way to somebody else, or asked to go; called before anything is drawn. Not
 * where the session merely expired: the same person is expected back.
 */
export function createWhoStore(onGone: () => void): WhoStore {
  let who: Who = findStoredWho() ?? { status: 'signed-out', expired: false }
  let lastId = idOf(who)
  const listeners = new Set<() => void>()

  /** The same person stays the same object: the client tells of one again whenever the tab is looked at. */
  const show = (next: Who) => {
    if (isSame(who, next)) return
    who = next
    const before = lastId
    if (who.status === 'signed-in' || (who.status === 'signed-out' && !who.expired)) lastId = idOf(who)
    if (before !== undefined && lastId !== before) onGone()
    for (const listener of listeners) listener()
  }
  /** Whoever had no session lost none. */
  const lose = () => {
    if (who.status !== 'signed-out') show({ status: 'signed-out', expired: true })
  }

  return {
    current: () => who,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    followStored() {
      const stored = findStoredWho()
      if (!stored) lose()
      // One that is not understood changes nothing yet: the client will tell whose it is.
      else if (stored.status === 'signed-in') show(stored)
    },
    followClient(event, session) {
      if (session) {
        const { id, email } = session.user
        show({ status: 'signed-in', user: { id, email: email ?? '' } })
      } else if (event === 'SIGNED_OUT' || !isSessionStored()) {
        // With a session still stored, the provider was out of reach: its client goes on trying.
        lose()
      }
    },
    signedOut: () => show({ status: 'signed-out', expired: false }),
  }
}

/** Undefined: nothing is stored. */
function findStoredWho(): Who | undefined {
  const session = findStoredSession()
  if (session) return { status: 'signed-in', user: session.user }
  return isSessionStored() ? { status: 'loading' } : undefined
}

function idOf(who: Who): string | undefined {
  return who.status === 'signed-in' ? who.user.id : undefined
}

function isSame(one: Who, other: Who): boolean {
  if (one.status === 'signed-in' && other.status === 'signed-in')
    return one.user.id === other.user.id && one.user.email === other.user.email
  if (one.status === 'signed-out' && other.status === 'signed-out') return one.expired === other.expired
  return one.status === other.status
}
