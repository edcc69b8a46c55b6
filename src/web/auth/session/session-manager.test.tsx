import type { AuthChangeEvent, Session as ProviderSession } from '@supabase/auth-js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { send } from '#web/api/client.ts'
import { perUser } from '#web/lib/user-memory.ts'
import type { AuthClient } from './auth-client.ts'
import { createSessionManager } from './session-manager.ts'
import { sessionKey } from './stored-session.ts'

type Kept = { id: string; token: string; left: number }

function text({ id, token, left }: Kept): string {
  return JSON.stringify({
    access_token: token,
    refresh_token: `refresh of ${token}`,
    expires_at: Math.floor(Date.now() / 1000) + left,
    user: { id, email: `${id}@example.fr` },
  })
}

function keep(kept: Kept) {
  localStorage.setItem(sessionKey, text(kept))
}

/** What another tab wrote, and the browser's word of it. */
function otherTab(newValue: string | null) {
  if (newValue === null) localStorage.removeItem(sessionKey)
  else localStorage.setItem(sessionKey, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue }))
}

type Follow = (event: AuthChangeEvent, session: ProviderSession | null) => void

/** The auth client's module: its client gives the token "renewed". */
function fakeClient() {
  let follow: Follow = () => {}
  const admin = { signOut: vi.fn(async () => ({ error: null })) }
  const auth = {
    admin,
    dispose: vi.fn(async () => {}),
    signOut: vi.fn(async () => ({ error: null })),
    onAuthStateChange: (callback: Follow) => {
      follow = callback
    },
  } as unknown as AuthClient
  const tokens = {
    current: vi.fn(async () => 'renewed'),
    renew: vi.fn(async () => 'renewed'),
    refused: vi.fn(),
  }
  const load = vi.fn(async () => ({ createAuthClient: () => auth, clientTokens: () => tokens }))
  return { load, auth, admin, tokens, tell: (...args: Parameters<Follow>) => follow(...args) }
}

const settings = { url: '/auth/v1', key: 'key', recovery: false }
let stop = () => {}

function start(client = fakeClient()) {
  const session = createSessionManager(settings, client.load)
  stop = session.start()
  return { session, client, ...client }
}

/** The bearers of so many calls that the product makes at once, as the server sees them. */
async function bearersOf(calls: number): Promise<(string | null)[]> {
  const bearers: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    bearers.push(new Headers(init.headers).get('authorization'))
    return new Response()
  })
  await Promise.all(Array.from({ length: calls }, () => send('/chat')))
  return bearers
}

const bearerOfACall = async () => (await bearersOf(1))[0]

const signedIn = (id: string) => ({ status: 'signed-in', user: { id, email: `${id}@example.fr` } })

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

describe('whoever comes back', () => {
  it('is known at once, and makes calls without the auth client', async () => {
    keep({ id: 'ann', token: 'stored', left: 3600 })
    const { session, load } = start()
    expect(session.state.current()).toEqual(signedIn('ann'))
    expect(await bearerOfACall()).toBe('Bearer stored')
    expect(load).not.toHaveBeenCalled()
  })

  it('with a token about to end waits for the client, which is opened once for all calls', async () => {
    keep({ id: 'ann', token: 'stored', left: 60 })
    const { session, load } = start()
    expect(session.state.current()).toEqual(signedIn('ann'))
    expect(await bearersOf(2)).toEqual(['Bearer renewed', 'Bearer renewed'])
    expect(load).toHaveBeenCalledOnce()
  })

  it('uses such a token to its end where the client’s code cannot be fetched', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    keep({ id: 'ann', token: 'stored', left: 60 })
    const { load } = start(unreachable())
    expect(await bearerOfACall()).toBe('Bearer stored')
    expect(load).toHaveBeenCalled()
  })

  it('with one that has ended is told that the server is out of reach, until the code can be fetched', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    keep({ id: 'ann', token: 'stored', left: -60 })
    const { session, load } = start(unreachable())
    await expect(bearerOfACall()).rejects.toMatchObject({ status: 0, code: 'unreachable' })
    expect(session.state.current()).toEqual(signedIn('ann'))
    load.mockImplementation(fakeClient().load)
    expect(await bearerOfACall()).toBe('Bearer renewed')
  })

  it('with a session that is not understood waits until the client has told whose it is', async () => {
    localStorage.setItem(sessionKey, '{}')
    const { session, load, tell } = start()
    expect(session.state.current()).toEqual({ status: 'loading' })
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    await session.openAuth()
    tell('SIGNED_OUT', null)
    expect(session.state.current()).toEqual({ status: 'signed-out', expired: true })
  })

  it('has the client renew a token that the server refused', async () => {
    keep({ id: 'ann', token: 'stored', left: 3600 })
    const { tokens } = start()
    const bearers: (string | null)[] = []
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      bearers.push(new Headers(init.headers).get('authorization'))
      return new Response(null, { status: bearers.length === 1 ? 401 : 200 })
    })
    await send('/chat')
    expect(bearers).toEqual(['Bearer stored', 'Bearer renewed'])
    expect(tokens.renew).toHaveBeenCalledExactlyOnceWith('stored')
  })
})

describe('what another tab does', () => {
  it('to renew the session is used here', async () => {
    keep({ id: 'ann', token: 'stored', left: 60 })
    const { session } = start(unreachable())
    vi.spyOn(console, 'warn').mockReturnValue()
    const known = session.state.current()
    otherTab(text({ id: 'ann', token: 'fresh', left: 3600 }))
    expect(session.state.current()).toBe(known)
    expect(await bearerOfACall()).toBe('Bearer fresh')
  })

  it('to sign out, asked to, ends the session here as well, and leaves no chat in the address', () => {
    keep({ id: 'ann', token: 'stored', left: 3600 })
    history.replaceState(null, '', '/?chat=of-ann')
    const { session } = start()
    otherTab('null')
    otherTab(null)
    expect(session.state.current()).toEqual({ status: 'signed-out', expired: false })
    expect(location.search).toBe('')
  })

  it('to sign out ends what this page remembers of the person; a session that merely ended does not', () => {
    const memoryOf = perUser(() => ({}))
    keep({ id: 'a', token: 'first', left: 3600 })
    start()
    const remembered = memoryOf('a')
    otherTab(null)
    expect(memoryOf('a')).toBe(remembered)
    otherTab(text({ id: 'a', token: 'second', left: 3600 }))
    otherTab('null')
    expect(memoryOf('a')).not.toBe(remembered)
  })

  it('to sign in somebody else ends it as well, also where the session had merely ended before', () => {
    const memoryOf = perUser(() => ({}))
    keep({ id: 'a', token: 'first', left: 3600 })
    start()
    const remembered = memoryOf('a')
    otherTab(null)
    otherTab(text({ id: 'b', token: 'his', left: 3600 }))
    expect(memoryOf('a')).not.toBe(remembered)
  })

  it('to lose the session shows as one that has ended, and keeps the address', () => {
    keep({ id: 'ann', token: 'stored', left: 3600 })
    history.replaceState(null, '', '/?chat=of-ann')
    const { session } = start()
    otherTab(null)
    expect(session.state.current()).toEqual({ status: 'signed-out', expired: true })
    expect(location.search).toBe('?chat=of-ann')
  })

  it('to sign somebody in reaches a visitor, without the client', () => {
    const { session, load } = start()
    otherTab(text({ id: 'bob', token: 'his', left: 3600 }))
    expect(session.state.current()).toEqual(signedIn('bob'))
    expect(load).not.toHaveBeenCalled()
  })

  it('to sign in somebody else never has a call of this screen made in their name', async () => {
    keep({ id: 'ann', token: 'stored', left: 3600 })
    const { session } = start()
    // Written, but this tab has not heard of it yet.
    keep({ id: 'bob', token: 'his', left: 3600 })
    expect(await bearerOfACall()).toBeNull()
    expect(session.state.current()).toEqual(signedIn('bob'))
    expect(await bearerOfACall()).toBe('Bearer his')
  })
})

describe('a sign-out', () => {
  it('forgets the session at once, and then tells the provider with the token that it held', async () => {
    keep({ id: 'ann', token: 'stored', left: 3600 })
    const { session, admin } = start()
    const ended = session.end()
    expect(localStorage.length).toBe(0)
    expect(session.state.current()).toEqual({ status: 'signed-out', expired: false })
    await ended
    expect(admin.signOut).toHaveBeenCalledExactlyOnceWith('stored', 'local')
    expect(await bearerOfACall()).not.toBe('Bearer stored')
  })

  it('stands where the client’s code cannot be fetched', async () => {
    keep({ id: 'ann', token: 'stored', left: 3600 })
    const { session } = start(unreachable())
    await expect(session.end()).rejects.toThrow()
    expect(localStorage.length).toBe(0)
    expect(session.state.current()).toEqual({ status: 'signed-out', expired: false })
    expect(await bearerOfACall()).toBeNull()
  })
})

describe('once it is loaded, the auth client', () => {
  it('alone says who it is', async () => {
    keep({ id: 'ann', token: 'stored', left: 3600 })
    const { session, tell } = start()
    await session.openAuth()
    otherTab(text({ id: 'bob', token: 'his', left: 3600 }))
    expect(session.state.current()).toEqual(signedIn('ann'))
    tell('SIGNED_IN', { user: { id: 'bob', email: 'bob@example.fr' } } as ProviderSession)
    expect(session.state.current()).toEqual(signedIn('bob'))
    expect(await bearerOfACall()).toBe('Bearer renewed')
  })

  it('that cannot reach its provider leaves everybody where they are', async () => {
    keep({ id: 'ann', token: 'stored', left: 3600 })
    const { session, tell } = start()
    await session.openAuth()
    tell('INITIAL_SESSION', null)
    expect(session.state.current()).toEqual(signedIn('ann'))
  })

  it('still hears of a sign-out that was asked for in another tab', async () => {
    keep({ id: 'ann', token: 'stored', left: 3600 })
    const { session } = start()
    await session.openAuth()
    otherTab('null')
    expect(session.state.current()).toEqual({ status: 'signed-out', expired: false })
  })

  it('outlives an effect that is taken away and put back, and no other', async () => {
    keep({ id: 'ann', token: 'stored', left: 3600 })
    const { session, auth } = start()
    await session.openAuth()
    stop()
    stop = session.start()
    await Promise.resolve()
    expect(auth.dispose).not.toHaveBeenCalled()
    stop()
    await vi.waitFor(() => expect(auth.dispose).toHaveBeenCalledOnce())
  })
})

function unreachable() {
  const client = fakeClient()
  client.load.mockRejectedValue(new TypeError('Failed to fetch'))
  return client
}
