import { afterEach, expect, it, vi } from 'vitest'
import { createAuthClient } from './auth-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.documentElement.lang = ''
})

function openClient() {
  return createAuthClient({ url: '/auth/v1', key: 'embedded', recovery: true })
}

it('asks the provider for emails in the language of the screen, not in the browser’s (X-2)', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}))
  vi.stubGlobal('fetch', fetch)
  document.documentElement.lang = 'fr'
  const auth = openClient()
  await auth.resetPasswordForEmail('a@example.fr')
  const [, init] = fetch.mock.lastCall ?? []
  expect(new Headers(init?.headers).get('accept-language')).toBe('fr')
  expect(new Headers(init?.headers).get('apikey')).toBe('embedded')
  await auth.dispose()
})

it('a call fails like one without a network if no response has arrived after 30 s (A-5)', async () => {
  const silent: typeof fetch = (_address, init) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    return promise
  }
  vi.stubGlobal('fetch', silent)
  const timeout = new AbortController()
  const startTimeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const auth = openClient()
  const signIn = auth.signInWithPassword({ email: 'a@example.fr', password: 'a passphrase' })
  await vi.waitFor(() => expect(startTimeout).toHaveBeenCalledExactlyOnceWith(30_000))
  timeout.abort()
  expect((await signIn).error).toMatchObject({ name: 'AuthRetryableFetchError' })
  await auth.dispose()
})
