import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { appConfig } from '#tests/support/pages/app-config.ts'
import { ConfigContext } from '#web/api/config-context.tsx'
import { SessionProvider } from '#web/auth/session/session.tsx'
import { sessionKey } from '#web/auth/session/stored-session.ts'
import { ConfirmPage } from './confirm-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

/** Opens an emailed link, and presses the button of its page. */
async function pressConfirm(name = 'Confirm my address', type = 'signup'): Promise<HTMLElement> {
  history.replaceState(null, '', `/confirm#token_hash=abc&type=${type}`)
  render(
    <ConfigContext value={appConfig}>
      <SessionProvider auth={appConfig.auth}>
        <ConfirmPage />
      </SessionProvider>
    </ConfigContext>,
  )
  const button = await screen.findByRole('button', { name })
  fireEvent.click(button)
  return button
}

it.each([
  [
    'was refused after too many attempts',
    async () => Response.json({ error_code: 'over_request_rate_limit', msg: 'Limit' }, { status: 429 }),
    'Too many attempts. Please wait a moment, then try again.',
  ],
  [
    'could not be sent to the server',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The service cannot be reached at the moment. Please try again in a minute.',
  ],
])(
  'a link that %s can be tried again, and is not said to have expired; a screen reader reads each failure (A-12, X-4)',
  async (_what, respond, text) => {
    const sent: unknown[] = []
    const shown: (string | null)[] = []
    const provider: typeof fetch = (_address, init) => {
      sent.push(JSON.parse(String(init?.body)))
      shown.push(screen.getByRole('alert').textContent)
      return respond()
    }
    vi.stubGlobal('fetch', provider)
    const button = await pressConfirm()
    await expect.poll(() => screen.getByRole('alert').textContent).toBe(text)
    fireEvent.click(button)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ token_hash: 'abc' })
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
    expect(screen.getByRole('alert').textContent).toBe(text)
    // The same text again would not be read.
    expect(shown).toEqual(['', ''])
  },
)

it.each([
  ['signup', 'Confirm my address'],
  ['recovery', 'Choose a new password'],
])(
  'a link (%s) that is redeemed after the user has gone to a legal page does not lead away from it (A-12)',
  async (type, name) => {
    const user = { id: 'u1', email: 'a@example.fr', aud: 'authenticated' }
    const session = { access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user }
    const response = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => response.promise)
    const button = await pressConfirm(name, type)
    act(() => navigate('/legal/terms'))
    response.resolve(Response.json(session))
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
    expect(location.pathname).toBe('/legal/terms')
  },
)

it('a link whose session cannot be stored does not leave its button busy', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const user = { id: 'u1', email: 'a@example.fr', aud: 'authenticated' }
  const session = { access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user }
  vi.stubGlobal('fetch', async () => Response.json(session))
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem() {},
    setItem(key: string) {
      if (key === sessionKey) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
  })
  const button = await pressConfirm()
  await expect.poll(() => screen.getByRole('alert').textContent).not.toBe('')
  expect(button.getAttribute('aria-busy')).not.toBe('true')
})
