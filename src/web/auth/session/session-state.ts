import type { AuthChangeEvent, Session as ProviderSession } from '@supabase/auth-js'
import { navigate } from 'wouter/use-browser-location'
import { removeTabDrafts } from '#web/lib/storage/remove-drafts.ts'
import { clearUserMemory } from '#web/lib/storage/user-memory.ts'
import { findStoredSession, isSessionStored, type SessionUser } from './stored-session.ts'

/** `loading`: only the auth client can read the stored session. `expired`: it ended, but the user did not sign out. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out'; expired: boolean }
  | { status: 'signed-in'; user: SessionUser }

/** Who is signed in on this page. Only the stored session, the auth client's events and a sign-out change it. */
export type SessionStateStore = {
  current(): SessionState
  subscribe(onChange: () => void): () => void
  /** Takes the state from storage. Not called while the auth client is open. */
  readStorage(): void
  /** Takes the state from an event of the auth client. */
  onClientEvent(event: AuthChangeEvent, session: ProviderSession | null): void
  /** The user signed out, in this tab or another. */
  signedOut(): void
}

export function createSessionState(): SessionStateStore {
  let state: SessionState = storedState() ?? { status: 'signed-out', expired: false }
  let lastUserId = userIdOf(state)
  const listeners = new Set<() => void>()
  // The user may have signed out in another tab while this page was not open.
  if (state.status === 'signed-out') removeTabDrafts()

  /** The same user stays the same object: the client repeats its event whenever the tab becomes visible. */
  const set = (next: SessionState) => {
    if (isSame(state, next)) return
    state = next
    const userIdBefore = lastUserId
    // After an expired session, the same user is expected back.
    if (state.status !== 'loading' && !isExpired(state)) lastUserId = userIdOf(state)
    if (userIdBefore !== undefined && lastUserId !== userIdBefore) forgetUser()
    for (const listener of listeners) listener()
  }
  const expire = () => {
    // There was no session to lose.
    if (state.status === 'signed-out') return
    set({ status: 'signed-out', expired: true })
  }

  return {
    current: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    readStorage() {
      const stored = storedState()
      if (!stored) expire()
      // A session that cannot be read changes nothing yet: the client will identify the user.
      else if (stored.status === 'signed-in') set(stored)
    },
    onClientEvent(event, session) {
      if (session) {
        const { id, email } = session.user
        set({ status: 'signed-in', user: { id, email: email ?? '' } })
      } else if (event === 'SIGNED_OUT' || !isSessionStored()) {
        // If a session is still stored, the provider was unreachable, and the client keeps trying.
        expire()
      }
    },
    signedOut: () => set({ status: 'signed-out', expired: false }),
  }
}

/**
 * Runs before anything is rendered for the next user. The URL may name a chat of the previous one, also as the page to
 * return to after signing in.
 */
function forgetUser(): void {
  clearUserMemory()
  removeTabDrafts()
  if (location.search.includes('chat')) navigate(location.pathname, { replace: true })
}

/** Undefined: nothing is stored. */
function storedState(): SessionState | undefined {
  const session = findStoredSession()
  if (session) return { status: 'signed-in', user: session.user }
  return isSessionStored() ? { status: 'loading' } : undefined
}

export function userIdOf(state: SessionState): string | undefined {
  return state.status === 'signed-in' ? state.user.id : undefined
}

function isExpired(state: SessionState): boolean {
  return state.status === 'signed-out' && state.expired
}

function isSame(one: SessionState, other: SessionState): boolean {
  if (one.status === 'signed-in' && other.status === 'signed-in')
    return one.user.id === other.user.id && one.user.email === other.user.email
  if (one.status === 'signed-out' && other.status === 'signed-out') return one.expired === other.expired
  return one.status === other.status
}
