import { act, render } from '@testing-library/react'
import { ConfigContext } from '#web/api/config-context.tsx'
import { AccountPage } from '#web/auth/pages/account-page.tsx'
import { SessionProvider } from '#web/auth/session/session.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { appConfig } from './app-config.ts'

/** The account page of the stored session's user, once their role is known. */
export async function openAccountPage(): Promise<void> {
  render(
    <ConfigContext value={appConfig}>
      <ToastProvider dismissLabel="Dismiss">
        <SessionProvider auth={appConfig.auth}>
          <AccountPage sections={null} />
        </SessionProvider>
      </ToastProvider>
    </ConfigContext>,
  )
  await act(async () => {})
}
