import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sessionKey } from '#web/auth/session/stored-session.ts'
import { GeneratedPassword } from './generated-password.tsx'

afterEach(() => localStorage.clear())

function store(generated_password: boolean): void {
  const user = { id: 'ann', email: 'ann@example.fr', app_metadata: { generated_password } }
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  localStorage.setItem(
    sessionKey,
    JSON.stringify({ access_token: 'a', refresh_token: 'r', expires_at, user }),
  )
}

it('the notice about a generated password disappears when another is chosen in another tab (K-14)', async () => {
  store(true)
  render(<GeneratedPassword />)
  const notice = () => screen.queryByText(/^Your password was generated for you\./)
  await waitFor(() => expect(notice()).not.toBeNull())
  store(false)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sessionKey })))
  expect(notice()).toBeNull()
})
