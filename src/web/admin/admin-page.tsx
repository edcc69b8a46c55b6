import { type ReactNode, useEffect, useRef } from 'react'
import { Router } from 'wouter'
import type { Role } from '#shared/api/account.ts'
import { useSession, useSignOut } from '#web/auth/session/session.tsx'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { LoadingPage } from '#web/shell/loading-page.tsx'
import { MainContent } from '#web/shell/main-content.tsx'
import { StatusPage } from '#web/shell/status-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { AdminHeader } from './admin-header.tsx'
import { AuditView } from './audit/audit-view.tsx'
import { type SourceListComponent, SourceListContext } from './chats/source-list-context.ts'
import { isRefusal } from './common/call-status.ts'
import { type ConsoleRoute, followLink, useConsoleRoute } from './common/console-url.ts'
import { ListError, ListStatus } from './layout/list-status.tsx'
import { LibraryView } from './library/library-view.tsx'
import { RetirementNotice } from './retirement-notice.tsx'
import { type Users, useUsers } from './users/use-users.ts'
import { UsersView } from './users-view.tsx'

/** These two are opened rarely. */
const UsageView = lazyPart(
  () => import('./usage/usage-view.tsx'),
  code => code.UsageView,
)

const FeedbackView = lazyPart(
  () => import('./feedback/feedback-view.tsx'),
  code => code.FeedbackView,
)

type AdminPageProps = {
  SourceList: SourceListComponent
  /** A notice about the administrator's own account, if any. */
  notice: ReactNode
}

/**
 * The console: users with their chats, the audit log, the firm's library, the usage or the feedback. The server decides
 * whether the user may see it.
 */
export function AdminPage({ SourceList, notice }: AdminPageProps) {
  const texts = useTexts(adminTexts)
  const session = useSession()
  const route = useConsoleRoute()
  const users = useUsers()
  const { failedStatus } = users
  const role = session.status === 'signed-in' ? session.account?.role : undefined
  useLostRole(role, users)

  if (failedStatus !== undefined && !isRefusal(failedStatus)) {
    return <Failed status={failedStatus} onRetry={() => void users.refresh()} />
  }
  // A known administrator sees the frame before the users are loaded.
  if (!users.index && (failedStatus !== undefined || role !== 'admin')) return <LoadingPage />
  const titles = {
    users: texts.title,
    audit: texts.auditView,
    library: texts.libraryView,
    usage: texts.usageView,
    feedback: texts.feedbackView,
  }
  return (
    <Router aroundNav={followLink}>
      <div className="flex h-dvh flex-col pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]">
        <AdminHeader view={route.view} />
        {notice}
        <RetirementNotice />
        {/* The views scroll. In a short window, as at 400 % zoom or with notices on a phone, the page scrolls too. */}
        <MainContent title={titles[route.view]} className="flex min-h-80 grow flex-col">
          <h1 className="sr-only">{texts.title}</h1>
          <SourceListContext value={SourceList}>
            <View route={route} users={users} />
          </SourceListContext>
        </MainContent>
      </div>
    </Router>
  )
}

/**
 * An administrator who lost the role is redirected even if the console makes no call: the list of users is reloaded.
 */
function useLostRole(role: Role | undefined, { refresh }: Users): void {
  useEffect(() => {
    if (role === 'user') void refresh()
  }, [role, refresh])
}

function View({ route, users }: { route: ConsoleRoute; users: Users }) {
  const texts = useTexts(adminTexts)
  useFocusAfterLinks(route)
  switch (route.view) {
    case 'users':
      return <UsersView selection={route.selection} users={users} />
    case 'audit':
      return <AuditView filter={route.filter} users={users} />
    case 'library':
      return <LibraryView users={users} />
    case 'usage':
    case 'feedback': {
      const PeriodView = route.view === 'usage' ? UsageView : FeedbackView
      return (
        <PeriodView
          days={route.days}
          users={users}
          fallback={<ListStatus>{texts.loading}</ListStatus>}
          missing={again => <ListError onRetry={again}>{texts.viewNotLoaded}</ListError>}
        />
      )
    }
  }
}

/** If the link that was followed disappeared with the previous view or table, the page takes the focus. */
function useFocusAfterLinks(route: ConsoleRoute): void {
  const place = JSON.stringify(route)
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    if (document.activeElement === document.body) document.getElementById('main')?.focus()
  }, [place])
}

type FailedProps = { status: number; onRetry(): void }

/** Shown instead of the whole console if the users cannot be loaded (K-6), until they are loaded again. */
function Failed({ status, onRetry }: FailedProps) {
  const texts = useTexts(adminTexts)
  const signOut = useSignOut()
  return (
    <StatusPage title={texts.usersFailed(status)}>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
        <Button onClick={() => void signOut()}>{texts.signOut}</Button>
      </div>
    </StatusPage>
  )
}
