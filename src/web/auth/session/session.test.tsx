import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { send } from '#web/api/client.ts'
import { SessionProvider } from './session.tsx'
import { sessionKey } from './stored-session.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** A page that makes its first call before it is painted, as a chat does for its messages. */
function Page() {
  useLayoutEffect(() => void send('/chat'), [])
  return null
}

it('the first call of a page has the token, even if the page’s code is loaded before the configuration (A-18)', async () => {
  const user = { id: 'ann', email: 'ann@example.fr' }
  const session = { access_token: 'stored', refresh_token: 'r', expires_at: Date.now() / 1000 + 3600, user }
  localStorage.setItem(sessionKey, JSON.stringify(session))
  const bearers = new Map<string, string | null>()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    bearers.set(address, new Headers(init.headers).get('authorization'))
    return Response.json({})
  })
  render(
    <SessionProvider auth={{ url: '/auth/v1', key: 'key', recovery: false }}>
      <Page />
    </SessionProvider>,
  )
  await vi.waitFor(() => expect(bearers.get('/api/chat')).toBe('Bearer stored'))
})
