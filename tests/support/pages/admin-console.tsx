import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { Route } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { AdminUser } from '#shared/api/admin.ts'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { ConfigContext } from '#web/api/config-context.tsx'
import { QueryScope } from '#web/api/queries.tsx'
import { SessionProvider } from '#web/auth/session/session.tsx'
import { sessionKey } from '#web/auth/session/stored-session.ts'
import { LanguageProvider } from '#web/i18n/language-context.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { type ResponseScript, responseTo, type World } from './admin-console-server.ts'
import { appConfig } from './app-config.ts'

/** The admin console, rendered without a browser, with a scripted server. */

let consoleCount = 0

/** Opens the console at `path`. `script` responds to calls from the first one on. Close it with `closeConsole`. */
export function openConsole(world: World, path = '/admin', script?: ResponseScript) {
  const calls: string[] = []
  const scripts: ResponseScript[] = script ? [script] : []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', signal, ...init }: RequestInit = {}) => {
    const call = `${method} ${url.replace(/^\/api/, '')}`
    calls.push(call)
    signal?.throwIfAborted()
    const body = typeof init.body === 'string' ? init.body : ''
    for (const each of scripts) {
      const response = each(call, new Headers(init.headers))
      if (response) return Promise.race([response, abortOf(signal)])
    }
    return responseTo(world, call, body)
  })
  history.replaceState(null, '', path)
  consoleCount += 1
  render(
    <LanguageProvider>
      <ConfigContext value={appConfig}>
        <ToastProvider dismissLabel="Dismiss">
          <SessionProvider auth={appConfig.auth}>
            <QueryScope owner={`admin ${consoleCount}`}>
              <Route path="/admin">
                <AdminPage SourceList={() => null} notice={null} />
              </Route>
            </QueryScope>
          </SessionProvider>
        </ToastProvider>
      </ConfigContext>
    </LanguageProvider>,
  )
  return {
    calls,
    /** Responds to calls from now on; the newest script takes precedence. Returns a function that removes it. */
    script(added: ResponseScript): () => void {
      scripts.unshift(added)
      return () => scripts.splice(scripts.indexOf(added), 1)
    },
  }
}

/**
 * Signs in as an administrator, so that the console shows its frame before the users are loaded. Call it before
 * `openConsole`.
 */
export function signInAs({ id, email }: AdminUser): ResponseScript {
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const session = { access_token: 'a', refresh_token: 'r', expires_at, user: { id, email } }
  localStorage.setItem(sessionKey, JSON.stringify(session))
  return call =>
    call === 'GET /account' ? Response.json({ id, email, role: 'admin', budget: null }) : undefined
}

export type AdminConsole = ReturnType<typeof openConsole>

export function closeConsole(): void {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.removeItem(sessionKey)
  history.replaceState(null, '', '/')
}

function abortOf(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

/** Navigates to another address, as a link does. */
export function go(path: string): void {
  act(() => navigate(path))
}

/** All text on the page. */
export function shown(): string {
  return document.body.textContent
}

export function see(text: string): Promise<void> {
  return waitFor(() => expect(shown()).toContain(text))
}

export function button(name: string): HTMLButtonElement {
  return screen.getByRole('button', { name })
}

export function press(name: string): Promise<void> {
  return userEvent.click(button(name))
}

export function chatLink(title: string): HTMLElement {
  return screen.getByRole('link', { description: title })
}

export function openChat(title: string): Promise<void> {
  return userEvent.click(chatLink(title))
}

/** The texts of the toasts, errors first. */
export function toasts(): string[] {
  const dismiss = screen.queryAllByRole('button', { name: 'Dismiss' })
  return dismiss.map(each => each.parentElement?.textContent ?? '')
}
