import { Suspense, useEffect, useRef } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { getConfig } from '#web/api/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { loginPath } from '#web/auth/pages/return-path.ts'
import { SessionProvider, useSession } from '#web/auth/session/session.tsx'
import { LanguageProvider, useTexts } from '#web/i18n/language-context.tsx'
import { appTexts } from '#web/i18n/shell/texts-app.ts'
import { useLoad } from '#web/lib/use-load.ts'
import { Button } from '#web/ui/button.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import {
  AccountPage,
  AdminRoute,
  ChatRoute,
  ConfirmPage,
  LegalPage,
  LibraryPages,
  LoginPage,
  NotFoundPage,
  preloadUserPage,
  ResetPasswordPage,
  SharedPage,
  SignupPage,
} from './pages.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { applyFirmColors } from './shell/firm-colors.ts'
import { LoadingPage } from './shell/loading-page.tsx'
import { StatusPage } from './shell/status-page.tsx'

export function App() {
  return (
    <LanguageProvider>
      <ErrorBoundary>
        <Start />
      </ErrorBoundary>
    </LanguageProvider>
  )
}

/** Nothing can be shown before the firm's and the auth provider's settings are loaded. */
function Start() {
  const texts = useTexts(appTexts)
  const { data: config, error, failed, retry } = useLoad(loadConfig)

  if (!config && error !== undefined) {
    return (
      <StatusPage title={texts.unreachable}>
        <p>{texts.unreachableAdvice}</p>
        <Button variant="primary" busy={!failed} onClick={retry}>
          {texts.tryAgain}
        </Button>
      </StatusPage>
    )
  }
  if (!config) return <LoadingPage />
  return (
    <ConfigContext value={config}>
      <ErrorBoundary>
        <ToastProvider dismissLabel={texts.dismiss}>
          <SessionProvider auth={config.auth}>
            <SkipLink label={texts.skipToContent} />
            <Routes />
          </SessionProvider>
        </ToastProvider>
      </ErrorBoundary>
    </ConfigContext>
  )
}

async function loadConfig(signal: AbortSignal) {
  const config = await getConfig(signal)
  applyFirmColors(config.firm.colors)
  return config
}

/** The server answers 404 for an address that is not in its own list of pages (server/http/static-files.ts). */
function Routes() {
  const session = useSession()
  usePreloadedUserPage()
  if (session.status === 'loading') return <LoadingPage />
  // A key per user: no state of one user's page remains for the next user.
  const owner = session.status === 'signed-in' ? session.user.id : 'visitor'
  return (
    <>
      {session.status === 'signed-out' && session.expired && <ReturnToLogin />}
      <Suspense fallback={<LoadingPage />}>
        <Switch>
          <Route path="/">
            <ChatRoute key={owner} />
          </Route>
          <Route path="/login">
            <LoginPage />
          </Route>
          <Route path="/signup">
            <SignupPage />
          </Route>
          <Route path="/reset-password" component={ResetPasswordPage} />
          <Route path="/confirm">
            <ConfirmPage />
          </Route>
          <Route path="/account">
            {session.status === 'signed-in' ? (
              <AccountPage key={owner} />
            ) : (
              <Redirect to={loginPath('/account')} replace />
            )}
          </Route>
          <Route path="/admin">
            <AdminRoute key={owner} />
          </Route>
          <Route path="/legal/:page">
            <LegalPage />
          </Route>
          <Route path="/library/:id?">
            <LibraryPages />
          </Route>
          <Route path="/s/:token">
            <SharedPage />
          </Route>
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </>
  )
}

/**
 * If a session expires on the chat page, redirects to the login page once, and from there back to the same chat. A user
 * who then goes to the start page is a visitor like any other.
 */
function ReturnToLogin() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const isDone = useRef(false)

  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    if (path === '/') navigate(loginPath(search ? `/?${search}` : '/'), { replace: true })
  }, [navigate, path, search])
  return null
}

/**
 * A visitor who focuses an email or password field is probably about to sign in, so the code of the user's chat page is
 * loaded while they type. Other fields, such as the library's search, are no sign of that.
 */
function usePreloadedUserPage(): void {
  useEffect(() => {
    const preload = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && /^(email|password)$/.test(target.type)) preloadUserPage()
    }
    document.addEventListener('focusin', preload)
    return () => document.removeEventListener('focusin', preload)
  }, [])
}
