import { describe, expect, it, vi } from 'vitest'
import { type AuthClient, clientTokens } from './auth-client.ts'

/** An auth client that only has tokens: the current one, and the result of a refresh. */
function clientWith(
  current: string | undefined,
  refresh: { token?: string; status?: number } = {},
  more: { readError?: { status: number } } = {},
) {
  const session = (token: string | undefined) => ({
    session: token === undefined ? null : { access_token: token },
  })
  const signOut = vi.fn(async () => ({ error: null }))
  const refreshSession = vi.fn(async () => ({
    data: session(refresh.token),
    error: refresh.token === undefined ? { status: refresh.status } : null,
  }))
  const auth = {
    getSession: async () => ({ data: session(current), error: more.readError ?? null }),
    refreshSession,
    signOut,
  } as unknown as AuthClient
  return { tokens: clientTokens(auth), signOut, refreshSession }
}

describe('the session’s tokens', () => {
  it('are the auth client’s own; a visitor has none', async () => {
    expect(await clientWith('current').tokens.current()).toBe('current')
    expect(await clientWith(undefined).tokens.current()).toBeUndefined()
  })

  it('are renewed when the server refused the current one', async () => {
    const { tokens, signOut } = clientWith('current', { token: 'fresh' })
    expect(await tokens.renew('current')).toBe('fresh')
    expect(signOut).not.toHaveBeenCalled()
  })

  it('are not renewed again when another call or tab has done so', async () => {
    const { tokens, refreshSession } = clientWith('fresh')
    expect(await tokens.renew('old')).toBe('fresh')
    expect(refreshSession).not.toHaveBeenCalled()
  })

  it('end with the session when the provider refuses to renew it, on this device only', async () => {
    const { tokens, signOut } = clientWith('current', { status: 400 })
    expect(await tokens.renew('current')).toBeUndefined()
    expect(signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' })
  })

  it.each([429, 500, 503, 0, undefined])(
    'stay when the provider has a temporary fault (%s), and the call fails like one without a response',
    async status => {
      const { tokens, signOut } = clientWith('current', status === undefined ? {} : { status })
      await expect(tokens.renew('current')).rejects.toMatchObject({ status: 0, code: 'unreachable' })
      expect(signOut).not.toHaveBeenCalled()
    },
  )

  it('that could not be renewed for a temporary reason are not a visitor’s (A-9)', async () => {
    const { tokens } = clientWith(undefined, {}, { readError: { status: 503 } })
    await expect(tokens.current()).rejects.toMatchObject({ status: 0, code: 'unreachable' })
    const ended = clientWith(undefined, {}, { readError: { status: 400 } })
    expect(await ended.tokens.current()).toBeUndefined()
  })
})
