import { expect, it, onTestFinished, vi } from 'vitest'
import { createAuthClient } from './auth-client.ts'

it('asks the provider for mails in the language of the screen, not in the browser’s (X-2)', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}))
  vi.stubGlobal('fetch', fetch)
  document.documentElement.lang = 'fr'
  onTestFinished(() => {
    vi.unstubAllGlobals()
    document.documentElement.lang = ''
  })
  const auth = createAuthClient({ url: '/auth/v1', key: 'embedded', recovery: true })
  onTestFinished(() => auth.stopAutoRefresh())
  await auth.resetPasswordForEmail('a@example.fr')
  const [, init] = fetch.mock.lastCall ?? []
  expect(new Headers(init?.headers).get('accept-language')).toBe('fr')
  expect(new Headers(init?.headers).get('apikey')).toBe('embedded')
})
