import { SignJWT } from 'jose'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UserId } from '#shared/api/ids.ts'
import { invalidToken, rememberClaims, signedInAtMs, userClaimsSchema } from './verify-token.ts'

beforeEach(() => vi.useFakeTimers({ now: 1_700_000_000_000 }))
afterEach(() => vi.useRealTimers())

function tokenFor(userId: string, expiresAtMs: number): Promise<string> {
  return new SignJWT({ sub: userId })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(new Date(expiresAtMs))
    .sign(new Uint8Array(32))
}

function openReader() {
  const read = vi.fn(async (token: string) => {
    if (token.startsWith('x')) throw invalidToken()
    return { userId: token as UserId, email: '', sessionId: undefined, signedInAtMs: undefined }
  })
  return { read, verify: rememberClaims(read) }
}

it('a token is verified once a minute, and again as soon as it has expired (Y-1)', async () => {
  const { read, verify } = openReader()
  const long = await tokenFor('a', Date.now() + 3_600_000)
  const short = await tokenFor('b', Date.now() + 20_000)
  for (const token of [long, short, long, short]) expect((await verify(token)).userId).toBe(token)
  expect(read).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(20_000)
  await verify(long)
  await verify(short)
  expect(read.mock.calls.slice(2)).toEqual([[short]])
  vi.advanceTimersByTime(40_000)
  await verify(long)
  expect(read).toHaveBeenCalledTimes(4)
})

it('a token that was refused is verified each time, and old tokens make room for new ones (Y-1)', async () => {
  const { read, verify } = openReader()
  for (let call = 0; call < 2; call += 1) await expect(verify('x')).rejects.toMatchObject({ status: 401 })
  expect(read).toHaveBeenCalledTimes(2)
  const tokens: string[] = []
  for (let user = 0; user < 2_001; user += 1) tokens.push(await tokenFor(`u${user}`, Date.now() + 3_600_000))
  for (const token of tokens) await verify(token)
  read.mockClear()
  await verify(tokens[2_000] ?? '')
  expect(read).toHaveBeenCalledTimes(0)
  await verify(tokens[0] ?? '')
  expect(read).toHaveBeenCalledTimes(1)
})

it.each([
  [
    'the newest sign-in',
    [
      { method: 'password', timestamp: 1_000 },
      { method: 'totp', timestamp: 2_000 },
    ],
    2_000_000,
  ],
  [
    'no refresh',
    [
      { method: 'password', timestamp: 1_000 },
      { method: 'token_refresh', timestamp: 2_000 },
    ],
    1_000_000,
  ],
  ['nothing if a refresh is all there is', [{ method: 'token_refresh', timestamp: 2_000 }], undefined],
  ['nothing if there is no entry', [], undefined],
  ['nothing without a time', ['password'], undefined],
  ['nothing with a time in another form', [{ method: 'password', timestamp: '2000' }], undefined],
  ['nothing without the claim', undefined, undefined],
])('the time of the sign-in in a token: %s (A-25)', (_, amr, expected) => {
  const claims = { sub: '0190d2a0-0000-7000-8000-000000000001', role: 'authenticated', ...(amr && { amr }) }
  expect(signedInAtMs(v.parse(userClaimsSchema, claims))).toBe(expected)
})
