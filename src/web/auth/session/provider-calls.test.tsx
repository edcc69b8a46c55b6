import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAuthClient, endSession } from './auth-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.documentElement.lang = ''
})

const settings = { url: '/auth/v1', key: 'embedded', recovery: true }

function openClient() {
  return createAuthClient(settings)
}

describe('a sign-out', () => {
  const session = {
    user: { id: 'ann', email: 'ann@example.fr' },
    accessToken: 'old',
    refreshToken: 'refresh',
    expiresAtMs: 0,
  }
  const calls: string[] = []

  /** The provider accepts only the token "fresh", and responds to a refresh with this status. */
  function respondWith(refreshStatus: number) {
    calls.length = 0
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const { pathname } = new URL(address)
      const bearer = new Headers(init.headers).get('authorization')
      calls.push(`${pathname} ${bearer}`)
      if (pathname.endsWith('/token'))
        return Response.json(
          refreshStatus === 200
            ? { access_token: 'fresh', refresh_token: 'next', expires_in: 3600, user: { id: 'ann' } }
            : { code: 'refresh_token_not_found', message: 'Not found' },
          { status: refreshStatus },
        )
      return bearer === 'Bearer fresh'
        ? new Response(null, { status: 204 })
        : Response.json({ code: 'bad_jwt', message: 'Expired' }, { status: 403 })
    })
  }

  it('with an expired token gets a new one, does not store it in the browser, and ends the session with it (A-10)', async () => {
    respondWith(200)
    await endSession(settings, session)
    expect(calls).toEqual([
      '/auth/v1/logout Bearer old',
      expect.stringContaining('/auth/v1/token'),
      '/auth/v1/logout Bearer fresh',
    ])
    expect(localStorage.length).toBe(0)
  })

  it('succeeds if a proxy adds a type to the response, which has no body', async () => {
    // As in browsers: happy-dom accepts a body here.
    class StrictResponse extends Response {
      constructor(body?: BodyInit | null, init?: ResponseInit) {
        if (init?.status === 204 && typeof body === 'string') throw new TypeError('204 has no body')
        super(body, init)
      }
    }
    vi.stubGlobal('Response', StrictResponse)
    const headers = { 'content-type': 'application/json' }
    vi.stubGlobal('fetch', async () => new StrictResponse(null, { status: 204, headers }))
    await expect(endSession(settings, session)).resolves.toBeUndefined()
  })

  it('of a session that the provider has ended makes no third call', async () => {
    respondWith(400)
    await endSession(settings, session)
    expect(calls).toHaveLength(2)
  })

  it('during which the provider fails is reported', async () => {
    respondWith(400)
    vi.stubGlobal('fetch', async () => Response.json({ message: 'Down' }, { status: 500 }))
    await expect(endSession(settings, session)).rejects.toThrow('Down')
  })
})

it('emails are requested in the language of the screen, not the browser’s (X-2)', async () => {
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

it('a token lasts as long as the provider says, by this computer’s clock, even if that is wrong (A-9)', async () => {
  const user = { id: 'ann', email: 'a@example.fr' }
  const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 }
  vi.stubGlobal('fetch', async () => Response.json({ ...tokens, expires_at: 1_000, user }))
  const auth = openClient()
  const { data } = await auth.signInWithPassword({ email: 'a@example.fr', password: 'a passphrase' })
  expect(data.session).toMatchObject({ ...tokens, user })
  expect(data.session?.expires_at).toBeCloseTo(Date.now() / 1000 + 3600, -2)
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
  await expect.poll(() => startTimeout).toHaveBeenCalledExactlyOnceWith(30_000)
  timeout.abort()
  expect((await signIn).error).toMatchObject({ name: 'AuthRetryableFetchError' })
  await auth.dispose()
})
