import type { AuthChangeEvent, Session as ProviderSession } from '@supabase/auth-js'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { Account } from '#shared/account.ts'
import type { AppConfig } from '#shared/app-config.ts'
import { fetchAccount } from '#web/api/account.ts'
import { connectTokens } from '#web/api/client.ts'
import { removeDrafts } from '#web/lib/drafts.ts'
import { reportFailure } from '#web/lib/report.ts'
import { findStored } from '#web/lib/storage.ts'
import type { AuthClient } from './auth-client.ts'
import { sessionKey } from './session-key.ts'

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
  /** The auth provider's client, loaded at the first call. Rejects where its code cannot be fetched. */
  openAuth(): Promise<AuthClient>
  /** Ends this device's session, or all of them; wipes drafts and memory, and leads to the start page. */
  signOut(scope?: 'local' | 'global'): Promise<void>
}

const SessionContext = createContext<SessionContextValue | undefined>(undefined)

export function useSession(): Session {
  return useSessionContext().session
}

/** For the forms: calling it early (at the first focus) has the client ready when the form is sent. */
export function useOpenAuth(): SessionContextValue['openAuth'] {
  return useSessionContext().openAuth
}

export function useSignOut(): SessionContextValue['signOut'] {
  return useSessionContext().signOut
}

function useSessionContext(): SessionContextValue {
  const value = use(SessionContext)
  if (!value) throw new Error('The session needs a SessionProvider around it.')
  return value
}

type SessionProviderProps = { auth: AppConfig['auth']; children: ReactNode }

export function SessionProvider({ auth: settings, children }: SessionProviderProps) {
  const { who, openAuth, leave } = useAuthState(settings)
  const userId = who.status === 'signed-in' ? who.user.id : undefined
  const account = useAccount(userId)

  const signOut = useCallback(
    async (scope: 'local' | 'global' = 'local') => {
      const auth = await openAuth()
      if (scope === 'global') {
        const { error } = await auth.signOut({ scope: 'others' })
        if (error) throw error
      }
      leave()
      removeDrafts()
      navigate('/', { replace: true })
      await auth.signOut({ scope: 'local' })
      removeDrafts()
    },
    [openAuth, leave],
  )

  const value = useMemo<SessionContextValue>(
    () => ({ session: who.status === 'signed-in' ? { ...who, account } : who, openAuth, signOut }),
    [who, account, openAuth, signOut],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}

type Who = Exclude<Session, { status: 'signed-in' }> | { status: 'signed-in'; user: SessionUser }

/** Other tabs hear of a sign-out that was asked for: an expired session looks the same to them otherwise. */
const signOutChannel = 'parvis.sign-out'

function useAuthState(settings: AppConfig['auth']) {
  const [who, setWho] = useState<Who>(() =>
    findStored(sessionKey) === undefined ? { status: 'signed-out', expired: false } : { status: 'loading' },
  )
  const leaving = useRef(false)
  const channel = useRef<BroadcastChannel>(undefined)

  const follow = useCallback((event: AuthChangeEvent, session: ProviderSession | null) => {
    if (session) {
      if (event === 'SIGNED_IN') leaving.current = false
      if (leaving.current) return
      setWho(known => signedIn(known, { id: session.user.id, email: session.user.email ?? '' }))
    } else if (event === 'SIGNED_OUT') {
      setWho(known => signedOut(known, !leaving.current))
    } else if (findStored(sessionKey) === undefined) {
      // With a session still stored, the provider was out of reach: its client goes on trying.
      setWho(known => (known.status === 'loading' ? { status: 'signed-out', expired: false } : known))
    }
  }, [])
  const openAuth = useAuthOpener(settings, follow)

  useEffect(() => {
    const tabs = new BroadcastChannel(signOutChannel)
    tabs.onmessage = () => {
      leaving.current = true
    }
    channel.current = tabs
    return () => tabs.close()
  }, [])

  const leave = useCallback(() => {
    leaving.current = true
    channel.current?.postMessage('signed-out')
    setWho({ status: 'signed-out', expired: false })
  }, [])

  return { who, openAuth, leave }
}

/**
 * Loads the auth client once: at once where a session is stored, when another tab stores one, or when a form asks.
 * Its events and its tokens are connected before anybody gets hold of it.
 */
function useAuthOpener(settings: AppConfig['auth'], follow: Follow): () => Promise<AuthClient> {
  const opened = useRef<Promise<AuthClient>>(undefined)
  const closers = useRef<(() => void)[]>([])
  const mounted = useRef(false)

  const openAuth = useCallback(() => {
    opened.current ??= loadAuthClient().then(
      ({ createAuthClient, sessionTokens }) => {
        const auth = createAuthClient(settings)
        const { data } = auth.onAuthStateChange(follow)
        closers.current.push(() => data.subscription.unsubscribe())
        closers.current.push(connectTokens(sessionTokens(auth)))
        closers.current.push(() => void auth.dispose())
        return auth
      },
      error => {
        opened.current = undefined
        throw error
      },
    )
    return opened.current
  }, [settings, follow])

  useEffect(() => {
    const openIfStored = () => {
      if (findStored(sessionKey) === undefined) return
      openAuth().catch(error => reportFailure('Failed to load the auth client', error))
    }
    mounted.current = true
    openIfStored()
    window.addEventListener('storage', openIfStored)
    return () => {
      window.removeEventListener('storage', openIfStored)
      mounted.current = false
      // React's development mode takes every effect away once and puts it back: that is no end.
      void opened.current?.then(() => {
        if (mounted.current) return
        for (const close of closers.current.splice(0)) close()
        opened.current = undefined
      })
    }
  }, [openAuth])

  return openAuth
}

type Follow = (event: AuthChangeEvent, session: ProviderSession | null) => void

/** Fetches the client's code; main.tsx calls it early where a session is stored. */
export function loadAuthClient() {
  return import('./auth-client.ts')
}

/** Whoever had no session lost none: a client that starts without one reports it like a sign-out. */
function signedOut(known: Who, expired: boolean): Who {
  return known.status === 'signed-out' ? known : { status: 'signed-out', expired }
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
