import type { AuthChangeEvent, Session as ProviderSession } from '@supabase/auth-js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connectTokens, send } from '#web/api/client.ts'
import { loginPath } from '#web/auth/pages/return-path.ts'
import { storeDraft } from '#web/lib/storage/drafts.ts'
import { perUser } from '#web/lib/storage/user-memory.ts'
import type { AuthClient } from './auth-client.ts'
import { createSessionManager, type SessionManager } from './session-manager.ts'
import { sessionKey } from './stored-session.ts'

/** `remainingSeconds`: until the token expires. */
type Stored = { id: string; token: string; remainingSeconds: number }

function text({ id, token, remainingSeconds }: Stored): string {
  return JSON.stringify({
    access_token: token,
    refresh_token: `refresh of ${token}`,
    expires_at: Math.floor(Date.now() / 1000) + remainingSeconds,
    user: { id, email: `${id}@example.fr` },
  })
}

function storeSession(stored: Stored) {
  localStorage.setItem(sessionKey, text(stored))
}

/** A change by another tab: the stored value, and the browser's event. */
function otherTab(newValue: string | null) {
  if (newValue === null) localStorage.removeItem(sessionKey)
  else localStorage.setItem(sessionKey, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue }))
}

type Follow = (event: AuthChangeEvent, session: ProviderSession | null) => void

/** The auth client's module: its client returns the user's token "renewed". */
function fakeClient(userId = 'ann') {
  let follow: Follow = () => {}
  const endSession = vi.fn(async () => {})
  const auth = {
    dispose: vi.fn(async () => {}),
    signOut: vi.fn(async () => ({ error: null })),
    onAuthStateChange: (callback: Follow) => {
      follow = callback
    },
  } as unknown as AuthClient
  const tokens = {
    current: vi.fn(async () => ({ userId, text: 'renewed' })),
    renew: vi.fn(async () => ({ userId, text: 'renewed' })),
    refused: vi.fn(),
  }
  const load = vi.fn(async () => ({ createAuthClient: () => auth, clientTokens: () => tokens, endSession }))
  return { load, auth, endSession, tokens, tell: (...args: Parameters<Follow>) => follow(...args) }
}

const settings = { url: '/auth/v1', key: 'key', recovery: false }
let stop = () => {}

/** Like SessionProvider. */
function connect(session: SessionManager) {
  const disconnect = connectTokens(session.tokens)
  const end = session.start()
  stop = () => {
    end()
    disconnect()
  }
}

function start(client = fakeClient()) {
  const session = createSessionManager(settings, client.load)
  connect(session)
  return { session, client, ...client }
}

/** The authorization headers that the server receives from simultaneous calls. */
async function bearersOf(callCount: number): Promise<(string | null)[]> {
  const bearers: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    bearers.push(new Headers(init.headers).get('authorization'))
    return new Response()
  })
  await Promise.all(Array.from({ length: callCount }, () => send('/chat')))
  return bearers
}

const bearerOfACall = async () => (await bearersOf(1))[0]

const signedIn = (id: string) => ({ status: 'signed-in', user: { id, email: `${id}@example.fr` } })

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

describe('a returning user', () => {
  it('is signed in at once, and makes calls without the auth client', async () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    const { session, load } = start()
    expect(session.state.current()).toEqual(signedIn('ann'))
    expect(await bearerOfACall()).toBe('Bearer stored')
    expect(load).not.toHaveBeenCalled()
  })

  it('with a token about to expire waits for the client, which is opened once for all calls', async () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 60 })
    const { session, load } = start()
    expect(session.state.current()).toEqual(signedIn('ann'))
    expect(await bearersOf(2)).toEqual(['Bearer renewed', 'Bearer renewed'])
    expect(load).toHaveBeenCalledOnce()
  })

  it('whose page was left open for an hour waits for the client before the next call (A-9)', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    const { load } = start()
    expect(await bearerOfACall()).toBe('Bearer stored')
    vi.setSystemTime(Date.now() + 59 * 60_000)
    expect(load).not.toHaveBeenCalled()
    expect(await bearerOfACall()).toBe('Bearer renewed')
    expect(load).toHaveBeenCalledOnce()
  })

  it('still uses a token about to expire if the client’s code cannot be fetched', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 60 })
    const { load } = start(unreachable())
    expect(await bearerOfACall()).toBe('Bearer stored')
    expect(load).toHaveBeenCalled()
  })

  it('with an expired token sees that the server is unreachable, until the code can be fetched', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: -60 })
    const { session, load } = start(unreachable())
    await expect(bearerOfACall()).rejects.toMatchObject({ status: 0, code: 'unreachable' })
    expect(session.state.current()).toEqual(signedIn('ann'))
    load.mockImplementation(fakeClient().load)
    expect(await bearerOfACall()).toBe('Bearer renewed')
  })

  it('with a session that cannot be read waits for the client, and is signed out if the client finds no session', async () => {
    localStorage.setItem(sessionKey, '{}')
    const { session, load, tell } = start()
    expect(session.state.current()).toEqual({ status: 'loading' })
    await expect.poll(() => load).toHaveBeenCalledOnce()
    await session.openAuth()
    tell('SIGNED_OUT', null)
    expect(session.state.current()).toEqual({ status: 'signed-out', expired: true })
  })

  it('with a session that only the client can read stays on the chat in the address', async () => {
    localStorage.setItem(sessionKey, '{}')
    history.replaceState(null, '', '/?chat=of-ann')
    const { session, tell } = start()
    await session.openAuth()
    tell('SIGNED_IN', { user: { id: 'ann', email: 'ann@example.fr' } } as ProviderSession)
    expect(session.state.current()).toEqual(signedIn('ann'))
    expect(location.search).toBe('?chat=of-ann')
  })

  it('whose page was suspended during a sign-in in another tab is that user when it is shown again', () => {
    const { session } = start()
    storeSession({ id: 'bob', token: 'his', remainingSeconds: 3600 })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(session.state.current()).toEqual(signedIn('bob'))
  })

  it('is signed out if the server refuses the renewed token too (A-9)', async () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    const { tokens } = start()
    vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }))
    await expect(send('/chat')).rejects.toMatchObject({ status: 401 })
    await expect.poll(() => tokens.refused).toHaveBeenCalledOnce()
  })

  it('sees that the server is unreachable if the code that renews a refused token cannot be fetched', async () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    start(unreachable())
    vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }))
    await expect(send('/chat')).rejects.toMatchObject({ status: 0, code: 'unreachable' })
  })

  it('has the client renew a token that the server refused', async () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    const { tokens } = start()
    const bearers: (string | null)[] = []
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      bearers.push(new Headers(init.headers).get('authorization'))
      return new Response(null, { status: bearers.length === 1 ? 401 : 200 })
    })
    await send('/chat')
    expect(bearers).toEqual(['Bearer stored', 'Bearer renewed'])
    expect(tokens.renew).toHaveBeenCalledExactlyOnceWith({ userId: 'ann', text: 'stored' })
  })
})

describe('another tab', () => {
  it('that renews the session renews it here as well', async () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 60 })
    const { session } = start(unreachable())
    vi.spyOn(console, 'warn').mockReturnValue()
    const known = session.state.current()
    otherTab(text({ id: 'ann', token: 'fresh', remainingSeconds: 3600 }))
    expect(session.state.current()).toBe(known)
    expect(await bearerOfACall()).toBe('Bearer fresh')
  })

  it('that signs out ends the session here as well, and removes the chat from the URL', () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    history.replaceState(null, '', '/?chat=of-ann')
    const { session } = start()
    otherTab('null')
    otherTab(null)
    expect(session.state.current()).toEqual({ status: 'signed-out', expired: false })
    expect(location.search).toBe('')
  })

  it('that signs in another user after an expired session removes the former user’s chat from the return path', () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    history.replaceState(null, '', loginPath('/?chat=of-ann'))
    start()
    otherTab(null)
    expect(location.search).not.toBe('')
    otherTab(text({ id: 'bob', token: 'his', remainingSeconds: 3600 }))
    expect(location.pathname + location.search).toBe('/login')
  })

  it('that signs out clears the user’s memory and drafts here; an expired session does not', () => {
    const memoryOf = perUser(() => ({}))
    storeSession({ id: 'a', token: 'first', remainingSeconds: 3600 })
    start()
    storeDraft('a', undefined, 'typed here', 'sessionStorage')
    const remembered = memoryOf('a')
    otherTab(null)
    expect(memoryOf('a')).toBe(remembered)
    expect(sessionStorage.length).toBe(1)
    otherTab(text({ id: 'a', token: 'second', remainingSeconds: 3600 }))
    otherTab('null')
    expect(memoryOf('a')).not.toBe(remembered)
    expect(sessionStorage.length).toBe(0)
  })

  it('that signed out while this page was not open leaves no draft here', () => {
    storeDraft('a', undefined, 'typed here', 'sessionStorage')
    start()
    expect(sessionStorage.length).toBe(0)
  })

  it('that signs in another user clears the memory too, even after an expired session', () => {
    const memoryOf = perUser(() => ({}))
    storeSession({ id: 'a', token: 'first', remainingSeconds: 3600 })
    start()
    const remembered = memoryOf('a')
    otherTab(null)
    otherTab(text({ id: 'b', token: 'his', remainingSeconds: 3600 }))
    expect(memoryOf('a')).not.toBe(remembered)
  })

  it('that loses the session shows an expired session here, and keeps the URL', () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    history.replaceState(null, '', '/?chat=of-ann')
    const { session } = start()
    otherTab(null)
    expect(session.state.current()).toEqual({ status: 'signed-out', expired: true })
    expect(location.search).toBe('?chat=of-ann')
  })

  it('that clears the whole storage shows an expired session here', () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    const { session } = start()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(session.state.current()).toEqual({ status: 'signed-out', expired: true })
  })

  it('that signs in a user signs in this tab as well, without the client', () => {
    const { session, load } = start()
    otherTab(text({ id: 'bob', token: 'his', remainingSeconds: 3600 }))
    expect(session.state.current()).toEqual(signedIn('bob'))
    expect(load).not.toHaveBeenCalled()
  })

  it('that signs in another user never lets the old screen make a call in the new user’s name', async () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    const { session } = start()
    // Stored, but the event has not reached this tab yet.
    storeSession({ id: 'bob', token: 'his', remainingSeconds: 3600 })
    expect(await bearerOfACall()).toBeNull()
    expect(session.state.current()).toEqual(signedIn('bob'))
    expect(await bearerOfACall()).toBe('Bearer his')
  })
})

describe('a sign-out', () => {
  it('removes the session at once, and then signs out at the provider with its token', async () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    const { session, endSession } = start()
    const ended = session.end()
    expect(localStorage.length).toBe(0)
    expect(session.state.current()).toEqual({ status: 'signed-out', expired: false })
    await ended
    expect(endSession).toHaveBeenCalledOnce()
    expect(endSession.mock.lastCall).toMatchObject([
      settings,
      { accessToken: 'stored', refreshToken: 'refresh of stored' },
    ])
    expect(await bearerOfACall()).not.toBe('Bearer stored')
  })

  it('takes effect even when the provider cannot be told, which is reported', async () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    const { session, endSession } = start()
    endSession.mockRejectedValue(new Error('no network'))
    await expect(session.end()).rejects.toThrow('no network')
    expect(localStorage.length).toBe(0)
    expect(session.state.current()).toEqual({ status: 'signed-out', expired: false })
  })

  it('takes effect even when the client’s code cannot be fetched', async () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    const { session } = start(unreachable())
    await expect(session.end()).rejects.toThrow()
    expect(localStorage.length).toBe(0)
    expect(session.state.current()).toEqual({ status: 'signed-out', expired: false })
    expect(await bearerOfACall()).toBeNull()
  })
})

describe('the auth client, once loaded,', () => {
  it('decides who is signed in, whatever is stored', async () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    const { session, tell } = start(fakeClient('bob'))
    await session.openAuth()
    otherTab(text({ id: 'bob', token: 'his', remainingSeconds: 3600 }))
    expect(session.state.current()).toEqual(signedIn('ann'))
    // The client knows bob already, but this page still shows what is ann's.
    expect(await bearerOfACall()).toBeNull()
    tell('SIGNED_IN', { user: { id: 'bob', email: 'bob@example.fr' } } as ProviderSession)
    expect(session.state.current()).toEqual(signedIn('bob'))
    expect(await bearerOfACall()).toBe('Bearer renewed')
    tell('USER_UPDATED', { user: { id: 'bob', email: 'new@example.fr' } } as ProviderSession)
    expect(session.state.current()).toMatchObject({ user: { email: 'new@example.fr' } })
  })

  it('leaves the user signed in when it cannot reach its provider', async () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    const { session, tell } = start()
    await session.openAuth()
    tell('INITIAL_SESSION', null)
    expect(session.state.current()).toEqual(signedIn('ann'))
  })

  it('does not prevent a sign-out in another tab from taking effect here', async () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    const { session } = start()
    await session.openAuth()
    otherTab('null')
    expect(session.state.current()).toEqual({ status: 'signed-out', expired: false })
  })

  it('survives an effect that is cleaned up and started again, but no other cleanup', async () => {
    storeSession({ id: 'ann', token: 'stored', remainingSeconds: 3600 })
    const { session, auth } = start()
    await session.openAuth()
    stop()
    connect(session)
    await new Promise(resolve => setImmediate(resolve))
    expect(auth.dispose).not.toHaveBeenCalled()
    stop()
    await expect.poll(() => auth.dispose).toHaveBeenCalledOnce()
    expect(await bearerOfACall()).toBeNull()
    otherTab(text({ id: 'bob', token: 'his', remainingSeconds: 3600 }))
    expect(session.state.current()).toEqual(signedIn('ann'))
  })
})

function unreachable() {
  const client = fakeClient()
  client.load.mockRejectedValue(new TypeError('Failed to fetch'))
  return client
}
