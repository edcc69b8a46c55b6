import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { Account } from '#shared/api/account.ts'
import type { AppConfig } from '#shared/api/app-config.ts'
import { connectTokens } from '#web/api/client.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { removeDrafts } from '#web/lib/storage/remove-drafts.ts'
import type { AuthClient } from './auth-client.ts'
import { createSessionManager, type SessionManager } from './session-manager.ts'
import { type SessionState, userIdOf } from './session-state.ts'
import { findStoredSession, type SessionUser } from './stored-session.ts'
import { useAccount } from './use-account.ts'

/**
 * Who is signed in. `loading`: only while the auth client reads a stored session. `account` (with the role) is
 * undefined until it has been fetched. `expired`: the session ended, but the user did not sign out.
 */
export type Session = Exclude<SessionState, { status: 'signed-in' }> | SignedIn

export type SignedIn = { status: 'signed-in'; user: SessionUser; account: Account | undefined }

type SessionContextValue = {
  session: Session
  /** The auth provider's client, loaded unless it already is. Rejects if its code cannot be fetched. */
  openAuth(): Promise<AuthClient>
  /** Ends this device's session, or all of the user's; removes drafts, clears the memory and goes to the start page. */
  signOut(scope?: 'local' | 'global'): Promise<void>
}

const SessionContext = createContext<SessionContextValue | undefined>(undefined)

export function useSession(): Session {
  return useSessionContext().session
}

/** Forms call `openAuth` early (at the first focus), so that the client is ready when they are sent. */
export function useOpenAuth(): SessionContextValue['openAuth'] {
  return useSessionContext().openAuth
}

export function useSignOut(): SessionContextValue['signOut'] {
  return useSessionContext().signOut
}

function useSessionContext(): SessionContextValue {
  const value = use(SessionContext)
  if (!value) throw new Error('A component that uses the session needs a SessionProvider around it.')
  return value
}

type SessionProviderProps = { auth: AppConfig['auth']; children: ReactNode }

export function SessionProvider({ auth: settings, children }: SessionProviderProps) {
  const [manager] = useState(() => createSessionManager(settings))
  const state = useSyncExternalStore(manager.state.subscribe, manager.state.current)
  const account = useAccount(userIdOf(state))
  const signOut = useEndSession(manager)

  // An insertion effect: the pages make calls in their effects, even in layout effects, which run before those of this
  // component. If a page's code was loaded before the configuration, both run in the same commit.
  useInsertionEffect(() => connectTokens(manager.tokens), [manager])
  useLayoutEffect(() => manager.start(), [manager])

  const value = useMemo<SessionContextValue>(
    () => ({
      session: state.status === 'signed-in' ? { ...state, account } : state,
      openAuth: manager.openAuth,
      signOut,
    }),
    [state, account, manager, signOut],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}

/** Runs the tasks that still need the session. All pages with a way to sign out have loaded this code already. */
async function runTasks(userId: string): Promise<void> {
  try {
    await (await import('#web/lib/storage/before-sign-out.ts')).runBeforeSignOut(userId)
  } catch (error) {
    logFailure('Failed to prepare the sign-out', error)
  }
}

function useEndSession(manager: SessionManager): SessionContextValue['signOut'] {
  return useCallback(
    async (scope = 'local') => {
      const userId = userIdOf(manager.state.current())
      if (scope === 'global') {
        const { error } = await (await manager.openAuth()).signOut({ scope: 'others' })
        if (error) throw error
      }
      if (userId !== undefined) await runTasks(userId)
      // Another user may have signed in in another tab meanwhile.
      if ((findStoredSession()?.user.id ?? userId) !== userId) return
      const ended = manager.end()
      removeDrafts()
      navigate('/', { replace: true })
      await ended.catch(error => logFailure('Failed to report the sign-out', error))
      // A question that was being sent may have become a draft again. A draft that a visitor has begun meanwhile stays.
      removeDrafts(userId)
    },
    [manager],
  )
}
