import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appConfig } from '#tests/support/pages/app-config.ts'
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

/** A provider that gives these responses to changes of the password. Returns the bodies of the requests. */
function serve(...responses: Response[]): unknown[] {
  const sent: unknown[] = []
  const provider: typeof fetch = async (address, init) => {
    if (init?.method !== 'PUT' || !String(address).endsWith('/auth/v1/user'))
      return Response.json({ id: 'u1', email: 'a@example.fr', role: 'user' })
    sent.push(JSON.parse(String(init.body)))
    return responses.shift() ?? new Response('', { status: 500 })
  }
  vi.stubGlobal('fetch', provider)
  return sent
}

const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status, headers: { 'x-supabase-api-version': '2024-01-01' } })

const saved = () => Response.json({ id: 'u1', email: 'a@example.fr', aud: 'authenticated' })

/** Returns a mock that is called when the password was saved. */
function open(asksCurrent: boolean) {
  const onSaved = vi.fn()
  render(
    <ConfigContext value={appConfig}>
      <SessionProvider auth={appConfig.auth}>
        <NewPasswordForm email="a@example.fr" asksCurrent={asksCurrent} onSaved={onSaved} />
      </SessionProvider>
    </ConfigContext>,
  )
  return onSaved
}

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save the new password' })
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

it('the form for a new password shows why the provider refuses it, and is empty once it is saved (A-11)', async () => {
  const same = 'New password should be different from the old password.'
  const wrong = 'The current password is not correct.'
  const sent = serve(
    refusal(422, 'same_password', same),
    refusal(400, 'current_password_invalid', wrong),
    saved(),
  )
  const onSaved = open(true)
  typeInto('Current password', 'the old passphrase')
  typeInto('New password', 'quite another passphrase')
  typeInto('Confirm password', 'quite another passphrase')
  for (const reason of [same, wrong]) {
    fireEvent.click(saveButton())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(reason))
    await waitFor(() => expect(saveButton().getAttribute('aria-busy')).not.toBe('true'))
    expect(typedIn('New password')).toBe('quite another passphrase')
  }
  expect(onSaved).not.toHaveBeenCalled()
  saveButton().focus()
  fireEvent.click(saveButton())
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  await waitFor(() => expect(saveButton().getAttribute('aria-busy')).not.toBe('true'))
  expect(saveButton().getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(saveButton())
  fireEvent.click(saveButton())
  expect(sent).toHaveLength(3)
  for (const label of ['Current password', 'New password', 'Confirm password'])
    expect(typedIn(label)).toBe('')
  expect(screen.getByRole('alert').textContent).toBe('')
})

/** The embedded provider's code, and that of a hosted one. */
it.each(['reauthentication_needed', 'current_password_required'])(
  'the form for a new password asks for the current one if the provider requires it (%s)',
  async code => {
    const sent = serve(refusal(400, code, 'Please enter your current password.'), saved())
    const onSaved = open(false)
    const save = saveButton()
    expect(screen.queryByLabelText('Current password')).toBeNull()
    typeInto('New password', 'quite another passphrase')
    typeInto('Confirm password', 'quite another passphrase')
    fireEvent.click(save)
    await expect.poll(() => screen.getByRole('alert').textContent).toBe('Please enter your current password.')
    const current = await screen.findByLabelText('Current password')
    expect(document.activeElement).toBe(current)
    await waitFor(() => expect(save.getAttribute('aria-busy')).not.toBe('true'))
    expect(save.getAttribute('aria-disabled')).toBe('true')
    expect(onSaved).not.toHaveBeenCalled()

    typeInto('Current password', 'the old passphrase')
    fireEvent.click(save)
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(sent).toMatchObject([
      { password: 'quite another passphrase' },
      { password: 'quite another passphrase', current_password: 'the old passphrase' },
    ])
    expect(sent[0]).not.toHaveProperty('current_password')
    expect(typedIn('New password')).toBe('')
    expect(screen.getByRole('alert').textContent).toBe('')
  },
)
