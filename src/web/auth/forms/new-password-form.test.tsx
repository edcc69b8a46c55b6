import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { SessionProvider } from '#web/auth/session/session.tsx'
import { sessionKey } from '#web/auth/session/stored-session.ts'
import { NewPasswordForm } from './new-password-form.tsx'

beforeEach(() => {
  const user = { id: 'u1', email: 'a@example.fr', aud: 'authenticated' }
  const session = { access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user }
  localStorage.setItem(sessionKey, JSON.stringify({ ...session, expires_at: Date.now() / 1000 + 3600 }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const typeInto = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** The embedded provider's code, and that of a hosted one. */
it.each(['reauthentication_needed', 'current_password_required'])(
  'the form for a new password asks for the current one if the provider requires it (%s)',
  async code => {
    const sent: unknown[] = []
    const responses = [
      Response.json(
        { code, message: 'Please enter your current password.' },
        { status: 400, headers: { 'x-supabase-api-version': '2024-01-01' } },
      ),
      Response.json({ id: 'u1', email: 'a@example.fr', aud: 'authenticated' }),
    ]
    const provider: typeof fetch = async (address, init) => {
      if (init?.method !== 'PUT' || !String(address).endsWith('/auth/v1/user'))
        return Response.json({ id: 'u1', email: 'a@example.fr', role: 'user' })
      sent.push(JSON.parse(String(init.body)))
      return responses.shift() ?? new Response('', { status: 500 })
    }
    vi.stubGlobal('fetch', provider)
    const onSaved = vi.fn()
    render(
      <ConfigContext value={appConfig}>
        <SessionProvider auth={appConfig.auth}>
          <NewPasswordForm email="a@example.fr" onSaved={onSaved} />
        </SessionProvider>
      </ConfigContext>,
    )
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save the new password' })
    expect(screen.queryByLabelText('Current password')).toBeNull()
    typeInto('New password', 'quite another passphrase')
    typeInto('Confirm password', 'quite another passphrase')
    fireEvent.click(save)
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter your current password.')
    await screen.findByLabelText('Current password')
    await waitFor(() => expect(save.getAttribute('aria-busy')).not.toBe('true'))
    expect(save.disabled).toBe(true)
    expect(onSaved).not.toHaveBeenCalled()

    typeInto('Current password', 'the old passphrase')
    fireEvent.click(save)
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(sent).toMatchObject([
      { password: 'quite another passphrase' },
      { password: 'quite another passphrase', current_password: 'the old passphrase' },
    ])
    expect(sent[0]).not.toHaveProperty('current_password')
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)
