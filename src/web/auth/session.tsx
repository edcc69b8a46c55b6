import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { Account } from '#shared/account.ts'
import type { AppConfig } from '#shared/app-config.ts'
import { removeDrafts } from '#web/lib/drafts.ts'
import { reportFailure } from '#web/lib/report.ts'
import type { AuthClient } from './auth-client.ts'
import { createSessionSource, type SessionSource } from './session-source.ts'
import type { SessionUser } from './stored-session.ts'
import { useAccount } from './use-account.ts'
import type { Who } from './who.ts'

/**
 * Who uses the page. `loading` only while a stored session is being restored that the auth client has to be asked
 * about. `account` (with the role) comes a moment after the sign-in; undefined until then. `expired`: signed out
 * without having asked for it.
 */
export type Session =
  | Exclude<Who, { status: 'signed-in' }>
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
  const [source] = useState(() => createSessionSource(settings))
  const who = useSyncExternalStore(source.who.subscribe, source.who.current)
  const account = useAccount(who.status === 'signed-in' ? who.user.id : undefined)
  const signOut = useEnding(source)

  // A layout effect: the pages' own effects make calls, for which the tokens have to be connected.
  useLayoutEffect(() => source.start(), [source])

  const value = useMemo<SessionContextValue>(
    () => ({
      session: who.status === 'signed-in' ? { ...who, account } : who,
      openAuth: source.openAuth,
      signOut,
    }),
    [who, account, source, signOut],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}

function useEnding(source: SessionSource): SessionContextValue['signOut'] {
  return useCallback(
    async (scope = 'local') => {
      if (scope === 'global') {
        const { error } = await (await source.openAuth()).signOut({ scope: 'others' })
        if (error) throw error
      }
      const ended = source.end()
      removeDrafts()
      navigate('/', { replace: true })
      await ended.catch(error => reportFailure('Failed to tell the provider of the sign-out', error))
      removeDrafts()
    },
    [source],
  )
}
