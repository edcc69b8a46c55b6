import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { Account } from '#shared/account.ts'
import { fetchAccount } from '#web/api/account.ts'
import { connectTokens } from '#web/api/client.ts'
import { removeDrafts } from '#web/lib/drafts.ts'
import { reportFailure } from '#web/lib/report.ts'
import { findStored } from '#web/lib/storage.ts'
import { type AuthClient, sessionKey, sessionTokens } from './auth-client.ts'

export type SessionUser = { id: string; email: string }

/**
 * Who uses the page. `loading` only while a stored session is being restored. `account` (with the role) comes
 * a moment after the sign-in; undefined until then. `expired`: signed out without having asked for it.
 */
export type Session =
  | { status: 'loading' }
  | { status: 'signed-out'; expired: boolean }
  | { status: 'signed-in'; user: SessionUser; account: Account | undefined }

type SessionContextValue = {
  session: Session
  auth: AuthClient
  /** Ends this device's session, or all of them; wipes drafts and memory, and leads to the start page. */
  signOut(scope?: 'local' | 'global'): Promise<void>
}

const SessionContext = createContext<SessionContextValue | undefined>(undefined)

export function useSession(): Session {
  return useSessionContext().session
}

/** The auth provider's client, for the forms. */
export function useAuthClient(): AuthClient {
  return useSessionContext().auth
}

export function useSignOut(): SessionContextValue['signOut'] {
  return useSessionContext().signOut
}

function useSessionContext(): SessionContextValue {
  const value = use(SessionContext)
  if (!value) throw new Error('The session needs a SessionProvider around it.')
  return value
}

export function SessionProvider({ auth, children }: { auth: AuthClient; children: ReactNode }) {
  const { who, leaving, leave } = useAuthState(auth)
  const userId = who.status === 'signed-in' ? who.user.id : undefined
  const account = useAccount(userId)

  const signOut = useCallback(
    async (scope: 'local' | 'global' = 'local') => {
      if (scope === 'global') {
        leaving.current = true
        const { error } = await auth.signOut({ scope })
        leaving.current = false
        if (error) throw error
      }
      leave()
      removeDrafts()
      navigate('/', { replace: true })
      await auth.signOut({ scope: 'local' })
      removeDrafts()
    },
    [auth, leave, leaving],
  )

  const value = useMemo<SessionContextValue>(
    () => ({ session: who.status === 'signed-in' ? { ...who, account } : who, auth, signOut }),
    [who, account, auth, signOut],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}

type Who = Exclude<Session, { status: 'signed-in' }> | { status: 'signed-in'; user: SessionUser }

/** Other tabs hear of a sign-out that was asked for: an expired session looks the same to them otherwise. */
const signOutChannel = 'parvis.sign-out'

function useAuthState(auth: AuthClient) {
  const [who, setWho] = useState<Who>({ status: 'loading' })
  const leaving = useRef(false)
  const channel = useRef<BroadcastChannel>(undefined)

  useEffect(() => {
    const disconnect = connectTokens(sessionTokens(auth))
    const { data } = auth.onAuthStateChange((event, session) => {
      if (session) {
        if (event === 'SIGNED_IN') leaving.current = false
        if (leaving.current) return
        setWho(known => signedIn(known, { id: session.user.id, email: session.user.email ?? '' }))
      } else if (event === 'SIGNED_OUT') {
        setWho({ status: 'signed-out', expired: !leaving.current })
      } else if (findStored(sessionKey) === undefined) {
        // With a session still stored, the provider was out of reach: its client goes on trying.
        setWho(known => (known.status === 'loading' ? { status: 'signed-out', expired: false } : known))
      }
    })
    const tabs = new BroadcastChannel(signOutChannel)
    tabs.onmessage = () => {
      leaving.current = true
    }
    channel.current = tabs
    return () => {
      data.subscription.unsubscribe()
      tabs.close()
      disconnect()
    }
  }, [auth])

  const leave = useCallback(() => {
    leaving.current = true
    channel.current?.postMessage('signed-out')
    setWho({ status: 'signed-out', expired: false })
  }, [])

  return { who, leaving, leave }
}

/** The client reports a sign-in again whenever the tab gets the focus: the same person stays the same object. */
function signedIn(known: Who, user: SessionUser): Who {
  const same = known.status === 'signed-in' && known.user.id === user.id && known.user.email === user.email
  return same ? known : { status: 'signed-in', user }
}

/** Fetched again when the tab is looked at: the role may have changed meanwhile. A failure keeps what is known. */
function useAccount(userId: string | undefined): Account | undefined {
  const [account, setAccount] = useState<Account>()

  useEffect(() => {
    if (userId === undefined) return
    const stop = new AbortController()
    const load = () => {
      if (document.visibilityState === 'hidden') return
      fetchAccount(stop.signal).then(
        fresh => setAccount(known => (sameAccount(known, fresh) ? known : fresh)),
        error => {
          if (!stop.signal.aborted) reportFailure('Failed to load the account', error)
        },
      )
    }
    load()
    document.addEventListener('visibilitychange', load, { signal: stop.signal })
    return () => stop.abort()
  }, [userId])

  return account?.id === userId ? account : undefined
}

function sameAccount(one: Account | undefined, other: Account): boolean {
  return one?.id === other.id && one.email === other.email && one.role === other.role
}
