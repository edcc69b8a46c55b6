import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppConfig } from '#shared/api/app-config.ts'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { SessionProvider, useSession } from '#web/auth/session/session.tsx'
import { sessionKey } from '#web/auth/session/stored-session.ts'
import { ChatNotices } from './chat-notices.tsx'
// Loads the lazy module in advance.
import './connect-model.tsx'

const user = { id: 'person', email: 'person@example.fr' }

beforeEach(() => {
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const session = { access_token: 'token', refresh_token: 'refresh', expires_at, user }
  localStorage.setItem(sessionKey, JSON.stringify(session))
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function Role() {
  const session = useSession()
  return <p>Role: {session.status === 'signed-in' && session.account?.role}</p>
}

/** Shows the notices to a user with this role, and waits until the page knows the role. */
async function open(role: 'admin' | 'user', model: AppConfig['model'], empty: boolean) {
  vi.stubGlobal('fetch', async () => Response.json({ ...user, role }))
  render(
    <ConfigContext value={{ ...appConfig, model }}>
      <SessionProvider auth={appConfig.auth}>
        <Role />
        <ChatNotices empty={empty} />
      </SessionProvider>
    </ConfigContext>,
  )
  await screen.findByText(`Role: ${role}`)
}

it('an administrator is told how to connect a language model (B-11)', async () => {
  await open('admin', 'built-in', true)
  const notice = await screen.findByText('No language model is connected.')
  const details = notice.closest('details')
  expect(details?.textContent).toContain('OPENAI_API_KEY')
  expect(details?.open).toBe(false)
  fireEvent.click(notice)
  expect(details?.open).toBe(true)
})

it.each([
  ['a user', 'user', 'built-in', true],
  ['an administrator in a conversation', 'admin', 'built-in', false],
  ['an administrator with a model', 'admin', 'configured', true],
] as const)('%s is not told how to connect a language model (B-11)', async (_, role, model, empty) => {
  await open(role, model, empty)
  expect(screen.queryByText('No language model is connected.')).toBeNull()
})
