import { describe, expect, it, vi } from 'vitest'
import { type AuthClient, clientTokens } from './auth-client.ts'

/** An auth client that only has tokens: the current one, and the result of a refresh. */
function clientWith(
  current: string | undefined,
  refresh: { token?: string; status?: number; userId?: string } = {},
  more: { readError?: { status: number }; userId?: string } = {},
) {
  let stored = { token: current, userId: more.userId ?? 'ann' }
  const session = ({ token, userId }: typeof stored) => ({
    session: token === undefined ? null : { access_token: token, user: { id: userId } },
  })
  const signOut = vi.fn(async () => ({ error: null }))
  const refreshSession = vi.fn(async () => {
    const { token, status, userId = 'ann' } = refresh
    if (token !== undefined) stored = { token, userId }
    return { data: session(stored), error: token === undefined || status ? { status } : null }
  })
  const auth = {
    getSession: async () => ({ data: session(stored), error: more.readError ?? null }),
    refreshSession,
    signOut,
  } as unknown as AuthClient
  return { tokens: clientTokens(auth), signOut, refreshSession }
}

const tokenOf = (userId: string, text: string) => ({ userId, text })
const anns = tokenOf('ann', 'current')

describe('the session’s tokens', () => {
  it('are the auth client’s own; a visitor has none', async () => {
    expect(await clientWith('current').tokens.current()).toEqual(anns)
    expect(await clientWith(undefined).tokens.current()).toBeUndefined()
  })

  it('are renewed when the server refused the current one', async () => {
    const { tokens, signOut } = clientWith('current', { token: 'fresh' })
    expect(await tokens.renew(anns)).toEqual(tokenOf('ann', 'fresh'))
    expect(signOut).not.toHaveBeenCalled()
  })

  it('are not renewed again when another call or tab has done so', async () => {
    const { tokens, refreshSession } = clientWith('fresh')
    expect(await tokens.renew(tokenOf('ann', 'old'))).toEqual(tokenOf('ann', 'fresh'))
    expect(refreshSession).not.toHaveBeenCalled()
  })

  it('may be another user’s by now: a call is not repeated with them (A-9)', async () => {
    const before = clientWith('fresh', {}, { userId: 'bob' })
    expect(await before.tokens.renew(anns)).toBeUndefined()
    expect(before.refreshSession).not.toHaveBeenCalled()
    // The auth client discards a renewal during which the stored session changed.
    const meanwhile = clientWith('current', { token: 'his', userId: 'bob', status: 409 })
    expect(await meanwhile.tokens.renew(anns)).toBeUndefined()
    expect(meanwhile.signOut).not.toHaveBeenCalled()
  })

  it('are taken from another tab that renewed them at the same time', async () => {
    const { tokens, signOut } = clientWith('current', { token: 'of the other tab', status: 409 })
    expect(await tokens.renew(anns)).toEqual(tokenOf('ann', 'of the other tab'))
    expect(signOut).not.toHaveBeenCalled()
  })

  it('end with the session when the provider refuses to renew it, on this device only', async () => {
    const { tokens, signOut } = clientWith('current', { status: 400 })
    expect(await tokens.renew(anns)).toBeUndefined()
    expect(signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' })
  })

  it('end with the session when the server refuses the renewed one, on this device only', () => {
    const { tokens, signOut } = clientWith('current')
    tokens.refused()
    expect(signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' })
  })

  it.each([429, 500, 503, 0, undefined])(
    'stay when the provider has a temporary fault (%s), and the call fails like one without a response',
    async status => {
      const { tokens, signOut } = clientWith('current', status === undefined ? {} : { status })
      await expect(tokens.renew(anns)).rejects.toMatchObject({ status: 0, code: 'unreachable' })
      expect(signOut).not.toHaveBeenCalled()
    },
  )

  it('that cannot be renewed for a temporary reason do not make the user a visitor (A-9)', async () => {
    const { tokens } = clientWith(undefined, {}, { readError: { status: 503 } })
    await expect(tokens.current()).rejects.toMatchObject({ status: 0, code: 'unreachable' })
    const ended = clientWith(undefined, {}, { readError: { status: 400 } })
    expect(await ended.tokens.current()).toBeUndefined()
  })
})
