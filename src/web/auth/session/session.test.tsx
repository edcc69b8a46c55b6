import { fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { send } from '#web/api/client.ts'
import { findDraft, storeDraft } from '#web/lib/storage/drafts.ts'
import { SessionProvider, useSignOut } from './session.tsx'
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

function SignOutButton() {
  const signOut = useSignOut()
  return <button type="button" onClick={() => void signOut()} />
}

/** A page of Ann, who has signed in. */
function renderPage(page: ReactNode) {
  const user = { id: 'ann', email: 'ann@example.fr' }
  const session = { access_token: 'stored', refresh_token: 'r', expires_at: Date.now() / 1000 + 3600, user }
  localStorage.setItem(sessionKey, JSON.stringify(session))
  render(<SessionProvider auth={{ url: '/auth/v1', key: 'key', recovery: false }}>{page}</SessionProvider>)
}

it('the first call of a page has the token, even if the page’s code is loaded before the configuration (A-18)', async () => {
  const bearers = new Map<string, string | null>()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    bearers.set(address, new Headers(init.headers).get('authorization'))
    return Response.json({})
  })
  renderPage(<Page />)
  await vi.waitFor(() => expect(bearers.get('/api/chat')).toBe('Bearer stored'))
})

it('a sign-out also removes a draft that came back while the provider was told, but not what a visitor typed then (A-10)', async () => {
  const { promise: response, resolve: respond } = Promise.withResolvers<Response>()
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address)
    return address.includes('/logout') ? response : Response.json({})
  })
  storeDraft('ann', undefined, 'before')
  renderPage(<SignOutButton />)
  fireEvent.click(screen.getByRole('button'))
  await vi.waitFor(() => expect(calls.join()).toContain('/logout'))
  expect(findDraft('ann', undefined)).toBeUndefined()
  storeDraft('ann', 'edit', 'was being sent')
  storeDraft(undefined, undefined, 'a visitor’s')
  respond(new Response(null, { status: 204 }))
  await vi.waitFor(() => expect(findDraft('ann', 'edit')).toBeUndefined())
  expect(findDraft(undefined, undefined)).toBe('a visitor’s')
})
