import { type ComponentType, lazy } from 'react'
import { useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { loginPath, withReturnPath } from '#web/auth/pages/return-path.ts'
import { loadAuthClient } from '#web/auth/session/lazy-auth-client.ts'
import { type SignedIn, useSession } from '#web/auth/session/session.tsx'
import { isClientNeeded, isSessionStored } from '#web/auth/session/stored-session.ts'
import { preloadDisclaimer } from '#web/chat/disclaimer/preload-disclaimer.ts'
import { PageUnavailable } from '#web/lib/fetch-code.ts'
import type { SignInState } from '#web/lib/history/sign-in-state.ts'

/**
 * Each page's code is loaded when it is needed. If it cannot be, ErrorBoundary recognises that by the error's class.
 */
function lazyPage<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    load().catch(cause => {
      throw new PageUnavailable(String(cause), { cause })
    }),
  )
}

const loadChat = () =>
  Promise.all([
    import('#web/chat/chat-page.tsx'),
    import('#web/api/queries.tsx'),
    import('#web/sharing/sharing-scope.tsx'),
    import('#web/auth/pages/generated-password.tsx'),
  ])
const loadVisitor = () => import('#web/chat/visitor-page.tsx')

const UserRoute = lazyPage(async () => {
  const [{ ChatPage }, { QueryScope }, { SharingScope }, { GeneratedPassword }] = await loadChat()
  return {
    default: ({ session }: { session: SignedIn }) => (
      <QueryScope owner={session.user.id}>
        <SharingScope>
          <ChatPage session={session} notice={<GeneratedPassword />} />
        </SharingScope>
      </QueryScope>
    ),
  }
})

const VisitorRoute = lazyPage(async () => {
  const { VisitorPage } = await loadVisitor()
  return {
    default: () => {
      const search = useSearch()
      const here = search ? `/?${search}` : '/'
      const next = useHistoryState<SignInState>()?.next ?? here
      return (
        <VisitorPage
          loginPath={loginPath(here)}
          links={{ login: loginPath(next), signup: withReturnPath('/signup', next) }}
        />
      )
    },
  }
})

export function ChatRoute() {
  const session = useSession()
  return session.status === 'signed-in' ? <UserRoute session={session} /> : <VisitorRoute />
}

const loadSignIn = () =>
  Promise.all([import('#web/auth/pages/login-page.tsx'), import('#web/auth/pages/signup-page.tsx')])

export const LoginPage = lazyPage(async () => {
  const [{ LoginPage: Page }] = await loadSignIn()
  return { default: Page }
})

export const SignupPage = lazyPage(async () => {
  const [, { SignupPage: Page }] = await loadSignIn()
  return { default: Page }
})

export const AccountPage = lazyPage(async () => {
  const [{ AccountPage: Page }, { AccountSections }] = await Promise.all([
    import('#web/auth/pages/account-page.tsx'),
    import('#web/sharing/account-sections.tsx'),
  ])
  return { default: () => <Page sections={<AccountSections />} /> }
})

/** A chat that a user shared by a link. */
export const SharedPage = lazyPage(async () => ({
  default: (await import('#web/chat/shared-page.tsx')).SharedPage,
}))

export const AdminRoute = lazyPage(async () => {
  const [{ AdminPage }, { QueryScope }, { SourceList }, { GeneratedPassword }] = await Promise.all([
    import('#web/admin/admin-page.tsx'),
    import('#web/api/queries.tsx'),
    import('#web/chat/messages/source-list.tsx'),
    import('#web/auth/pages/generated-password.tsx'),
  ])
  return {
    default: () => {
      const session = useSession()
      return (
        <QueryScope owner={session.status === 'signed-in' ? session.user.id : 'visitor'}>
          <AdminPage SourceList={SourceList} notice={<GeneratedPassword />} />
        </QueryScope>
      )
    },
  }
})

export const LegalPage = lazyPage(async () => ({
  default: (await import('#web/legal/legal-page.tsx')).LegalPage,
}))

export const LibraryPages = lazyPage(async () => ({
  default: (await import('#web/library/library-pages.tsx')).LibraryPages,
}))

export const ResetPasswordPage = lazyPage(async () => ({
  default: (await import('#web/auth/pages/reset-password-page.tsx')).ResetPasswordPage,
}))

export const ConfirmPage = lazyPage(async () => ({
  default: (await import('#web/auth/pages/confirm-page.tsx')).ConfirmPage,
}))

export const NotFoundPage = lazyPage(async () => ({
  default: (await import('#web/shell/not-found-page.tsx')).NotFoundPage,
}))

/**
 * Before the page is first rendered, loads its code if it is the chat, login or sign-up page, the disclaimer's code if
 * the chat page will probably show it, and the auth client's code if the stored session needs it. A failure is shown
 * when the page is rendered.
 */
export function preloadPage(path: string): void {
  if (path === '/') {
    ;(isSessionStored() ? loadChat() : loadVisitor()).catch(() => {})
    preloadDisclaimer()
  }
  if (path === '/login' || path === '/signup') loadSignIn().catch(() => {})
  if (isClientNeeded()) loadAuthClient().catch(() => {})
}

/** For a visitor who is about to sign in: loads what the chat page of a signed-in user needs. */
export function preloadUserPage(): void {
  loadChat().catch(() => {})
  preloadDisclaimer()
}
