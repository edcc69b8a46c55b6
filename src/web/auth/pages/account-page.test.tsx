import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAccountPage } from '#tests/support/pages/account-page.tsx'
import { sessionKey } from '#web/auth/session/stored-session.ts'

const user = { id: '0190d2a0-0000-7000-8000-000000000001', email: 'ann@example.fr' }

/** The addresses of the calls to the provider. */
let calls: string[]
let status = 204
let role = 'user'
/** What happens in another tab during a call to the provider. */
let onCall = () => {}

function storeSession(of: { id: string; email: string }): void {
  localStorage.setItem(
    sessionKey,
    JSON.stringify({
      access_token: 'token',
      refresh_token: 'refresh',
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      token_type: 'bearer',
      user: of,
    }),
  )
}

beforeEach(() => {
  calls = []
  onCall = () => {}
  status = 204
  role = 'user'
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  storeSession(user)
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const address = String(input)
    if (!address.includes('/auth/v1')) return Response.json({ ...user, role })
    calls.push(address)
    onCall()
    return status === 204 ? new Response(null, { status }) : Response.json({ msg: 'Later.' }, { status })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

const signOutEverywhere = () => screen.getByRole('button', { name: 'Sign out everywhere' })

it('"Sign out everywhere" ends the other sessions, and then this one (A-10)', async () => {
  await openAccountPage()
  fireEvent.click(signOutEverywhere())
  await expect.poll(() => calls).toHaveLength(2)
  expect(calls.map(address => new URL(address).searchParams.get('scope'))).toEqual(['others', 'local'])
  expect(localStorage.getItem(sessionKey)).toBeNull()
})

it('"Sign out everywhere" leaves the session of another user who signs in in another tab meanwhile', async () => {
  const other = { ...user, id: '0190d2a0-0000-7000-8000-000000000002' }
  onCall = () => storeSession(other)
  await openAccountPage()
  fireEvent.click(signOutEverywhere())
  await expect.poll(() => calls).toHaveLength(1)
  await expect.poll(() => signOutEverywhere().getAttribute('aria-busy')).toBeNull()
  expect(localStorage.getItem(sessionKey)).toContain(other.id)
})

it('if "Sign out everywhere" fails, the page says so, no session ends, and the user can try again (A-10)', async () => {
  status = 500
  await openAccountPage()
  fireEvent.click(signOutEverywhere())
  expect(await screen.findByText('Signing out everywhere failed. Please try again.')).toBeTruthy()
  expect(localStorage.getItem(sessionKey)).not.toBeNull()
  await expect.poll(() => signOutEverywhere().getAttribute('aria-busy')).toBeNull()
})

it('only administrators see the link to the console', async () => {
  await openAccountPage()
  expect(screen.queryByRole('link', { name: 'Open the admin console' })).toBeNull()
  cleanup()
  role = 'admin'
  await openAccountPage()
  expect(await screen.findByRole('link', { name: 'Open the admin console' })).toBeTruthy()
})
