import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { SessionProvider } from '#web/auth/session/session.tsx'
import { sessionKey } from '#web/auth/session/stored-session.ts'
import { LanguageProvider } from '#web/i18n/language-context.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { LoginPage } from './login-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { SignupPage } from './signup-page.tsx'

const password = 'a long enough password'
const auth = { ...appConfig.auth, recovery: true }

function open(path: '/login' | '/signup' | '/reset-password') {
  history.replaceState(null, '', path)
  render(
    <LanguageProvider>
      <ConfigContext value={{ ...appConfig, auth }}>
        <ToastProvider dismissLabel="Dismiss">
          <SessionProvider auth={auth}>
            <Route path="/login">
              <LoginPage />
            </Route>
            <Route path="/signup">
              <SignupPage />
            </Route>
            <Route path="/reset-password">
              <ResetPasswordPage />
            </Route>
          </SessionProvider>
        </ToastProvider>
      </ConfigContext>
    </LanguageProvider>,
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' })

/** The response of a provider with a user, but without a session. */
function created(email: string, identities: object[]): Response {
  return Response.json({ id: crypto.randomUUID(), aud: 'authenticated', email, identities })
}

async function signUp(email: string, response: Response) {
  const provider = vi.fn<typeof fetch>(async () => response)
  vi.stubGlobal('fetch', provider)
  open('/signup')
  await userEvent.type(field('Email'), email)
  await userEvent.type(field('Password'), password)
  await userEvent.type(field('Confirm password'), password)
  await userEvent.click(button())
  await waitFor(() => expect(String(provider.mock.calls[0]?.[0])).toContain('/auth/v1/signup'))
  // The link in a hosted provider's email leads back to this page.
  const { searchParams } = new URL(String(provider.mock.calls[0]?.[0]))
  expect(searchParams.get('redirect_to')).toBe(`${location.origin}/confirm`)
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  // A page that is still shown would follow the address.
  cleanup()
  history.replaceState(null, '', '/')
})

it('signing in needs an address and a password that is not blank (A-1, A-3)', async () => {
  open('/login')
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy()
  expect(field('Email').type).toBe('email')
  expect([field('Email').required, field('Password').required]).toEqual([true, true])
  expect(screen.getByText('All fields are required.')).toBeTruthy()
  expect(screen.getByText('Terms of Use')).toBeTruthy()
  expect(screen.getByText('Privacy Policy')).toBeTruthy()
  expect(button().disabled).toBe(true)
  await userEvent.type(field('Email'), 'someone@example.fr')
  expect(button().disabled).toBe(true)
  await userEvent.type(field('Password'), '   ')
  expect(button().disabled).toBe(true)
  await userEvent.type(field('Password'), 'x')
  expect(button().disabled).toBe(false)
})

it('the login page leads to the sign-up page and back (A-2)', async () => {
  open('/login')
  await userEvent.click(screen.getByRole('link', { name: "Don't have an account? Sign up" }))
  expect(location.pathname).toBe('/signup')
  expect(screen.getByRole('heading', { name: 'Create an account' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Already have an account? Log in' }))
  expect(location.pathname).toBe('/login')
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy()
})

it('passwords are compared as they are typed (A-2, A-4)', async () => {
  open('/signup')
  const fields = ['Email', 'Password', 'Confirm password']
  const validity = () => fields.map(name => field(name).getAttribute('aria-invalid'))
  // Without the attribute, Firefox tells a screen reader that an empty required field is invalid.
  expect(validity()).toEqual(['false', 'false', 'false'])
  await userEvent.type(field('Email'), 'someone@example.fr')
  await userEvent.type(field('Password'), 'short')
  // Not before something is typed in the second field.
  expect(screen.queryByText('Passwords do not match')).toBeNull()
  expect(button().disabled).toBe(true)
  await userEvent.type(field('Confirm password'), 'other')
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
  expect(validity()).toEqual(['false', 'false', 'true'])
  expect(button().disabled).toBe(true)
  await userEvent.clear(field('Confirm password'))
  await userEvent.type(field('Confirm password'), 'short')
  expect(screen.queryByText('Passwords do not match')).toBeNull()
  expect(button().disabled).toBe(false)
})

it.each([
  ['weak_password', 'Password should be at least 8 characters.', /8 characters/],
  ['user_already_exists', 'User already registered', /^This email is already registered\. Please log in/],
])('a sign-up that the provider refuses shows why: %s (A-5, A-6)', async (error_code, msg, shown) => {
  await signUp('someone@example.fr', Response.json({ code: 422, error_code, msg }, { status: 422 }))
  expect((await screen.findByText(shown)).closest('[role=alert]')).toBeTruthy()
  expect(location.pathname).toBe('/signup')
})

it('why a login failed appears in a live region that was there before, so that every screen reader reads it (A-5, X-4)', async () => {
  const refusal = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 400 }))
  open('/login')
  const regions = screen.getAllByRole('alert')
  await userEvent.type(field('Email'), 'someone@example.fr')
  await userEvent.type(field('Password'), password)
  await userEvent.click(button())
  expect(regions).toContain((await screen.findByText('Invalid login credentials')).closest('[role=alert]'))
})

it('the button for the other language is in a landmark on the sign-in pages (X-4)', () => {
  open('/login')
  for (const button of screen.getAllByRole('button', { name: 'Français' }))
    expect(button.closest('header, nav[aria-label]')).not.toBeNull()
})

it('a proxy’s page in place of the provider’s response is not shown to the user (A-5)', async () => {
  await signUp('someone@example.fr', new Response('<html>Forbidden</html>', { status: 403 }))
  await screen.findByText('The service cannot be reached at the moment. Please try again in a minute.')
})

it('on a French page, the provider’s message is in French (A-5)', async () => {
  localStorage.setItem('parvis.language', 'fr')
  const refusal = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 400 }))
  open('/login')
  await userEvent.type(field('Adresse e-mail'), 'someone@example.fr')
  await userEvent.type(field('Mot de passe'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  const message = await screen.findByText('Adresse e-mail ou mot de passe incorrect.')
  expect(message.closest('[role=alert]')).toBeTruthy()
})

it('an address is said to be registered if the provider responds with a user without identities (A-6)', async () => {
  await signUp('known@example.fr', created('known@example.fr', []))
  const refusal = await screen.findByText('This email is already registered. Please log in instead.')
  expect(refusal.closest('[role=alert]')).toBeTruthy()
  expect(screen.queryByText('Account created. You can log in now.')).toBeNull()
  expect(location.pathname).toBe('/signup')
})

it('a sign-up leads to the login page, with a message, if the address must be confirmed first (A-7)', async () => {
  await signUp('new@example.fr', created('new@example.fr', [{ id: '1', provider: 'email' }]))
  await screen.findByRole('heading', { name: 'Welcome back' })
  expect(location.pathname).toBe('/login')
  expect(screen.getByText('Account created. You can log in now.')).toBeTruthy()
  const message = screen.getByText(/^We sent an email to new@example\.fr\. Open the link in it to confirm/)
  // The page is new: screen readers would skip a status that is there from the start.
  expect(message.closest('[role=alert]')).toBeTruthy()
})

it('a sign-up that ends after the user has gone to a legal page says so there, and does not lead away (A-7)', async () => {
  const response = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => response.promise)
  open('/signup')
  await userEvent.type(field('Email'), 'new@example.fr')
  await userEvent.type(field('Password'), password)
  await userEvent.type(field('Confirm password'), password)
  await userEvent.click(button())
  act(() => navigate('/legal/terms'))
  response.resolve(created('new@example.fr', [{ id: '1', provider: 'email' }]))
  await screen.findByText('Account created. You can log in now.')
  await screen.findByText(/^We sent an email to new@example\.fr\./)
  expect(location.pathname).toBe('/legal/terms')
})

it('a new password that is saved after the user has gone to a legal page is confirmed there (A-11)', async () => {
  const user = { id: 'ann', email: 'ann@example.fr', aud: 'authenticated' }
  const session = { access_token: 'a', refresh_token: 'r', expires_at: Date.now() / 1000 + 3600, user }
  localStorage.setItem(sessionKey, JSON.stringify(session))
  const response = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (_address: unknown, init?: RequestInit) =>
    init?.method === 'PUT' ? response.promise : Promise.resolve(new Response(null, { status: 500 })),
  )
  open('/reset-password')
  fireEvent.change(field('New password'), { target: { value: password } })
  fireEvent.change(field('Confirm password'), { target: { value: password } })
  await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }))
  act(() => navigate('/legal/terms'))
  response.resolve(Response.json(user))
  await screen.findByText('Your new password was saved.')
  expect(location.pathname).toBe('/legal/terms')
})

it('screen readers hear that the link to a new password was sent (X-4)', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  open('/reset-password')
  // The region is there before its text: screen readers often skip one that appears together with its text.
  const region = document.querySelector('main [role=status]')
  await userEvent.type(field('Email'), 'someone@example.fr')
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  await waitFor(() => expect(region?.textContent).toContain('someone@example.fr'))
})

it('a new password that was typed for one account is not there for the next one (A-11)', async () => {
  const signIn = (id: string) => {
    const session = { access_token: id, refresh_token: 'r', expires_at: Date.now() / 1000 + 3600 }
    const text = JSON.stringify({ ...session, user: { id, email: `${id}@example.fr` } })
    localStorage.setItem(sessionKey, text)
    return new StorageEvent('storage', { key: sessionKey, newValue: text })
  }
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
  signIn('ann')
  open('/reset-password')
  fireEvent.change(field('New password'), { target: { value: 'for Ann only' } })
  // The owner of the other account used a link in another tab.
  fireEvent(window, signIn('bob'))
  await screen.findByText('bob@example.fr')
  expect(field('New password').value).toBe('')
})
