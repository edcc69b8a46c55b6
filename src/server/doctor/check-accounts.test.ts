import { afterEach, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { checkAccounts } from './check-accounts.ts'

afterEach(() => void vi.restoreAllMocks())

it.each([
  [403, ': check SUPABASE_SERVICE_ROLE_KEY.'],
  [502, '.'],
])(
  'the doctor names the service key of a hosted provider only if the key is rejected: after %s, it ends with “%s” (O-13)',
  async (status, end) => {
    vi.spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(Response.json({}))
      .mockResolvedValueOnce(new Response('', { status }))
    const config = readConfig({
      SUPABASE_URL: 'https://project.example',
      SUPABASE_ANON_KEY: 'anon',
      SUPABASE_SERVICE_ROLE_KEY: 'service',
    })
    expect(await checkAccounts(config)).toEqual({
      state: 'failed',
      sentence: `The hosted auth provider does not list its accounts (the provider answered ${status})${end}`,
    })
  },
)

it.each([
  [401, 'rejects the key: check SUPABASE_ANON_KEY.'],
  [403, 'rejects the key: check SUPABASE_ANON_KEY.'],
  [404, 'answered 404: check SUPABASE_URL.'],
])(
  'the doctor says which setting of a hosted provider to check after a response with %s (O-13)',
  async (status, end) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('', { status }))
    const config = readConfig({ SUPABASE_URL: 'https://project.example', SUPABASE_ANON_KEY: 'anon' })
    expect(await checkAccounts(config)).toEqual({
      state: 'failed',
      sentence: `The hosted auth provider ${end}`,
    })
    // A redirect must not carry the key to another server.
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ headers: { apikey: 'anon' }, redirect: 'error' })
  },
)

it('the doctor says that SUPABASE_URL leads to a web site (O-13)', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('<!doctype html>'))
  const config = readConfig({ SUPABASE_URL: 'https://site.example', SUPABASE_ANON_KEY: 'anon' })
  expect(await checkAccounts(config)).toEqual({
    state: 'failed',
    sentence: 'The server of SUPABASE_URL answers, but it is not an auth provider: check SUPABASE_URL.',
  })
})

it('the doctor says what a hosted provider cannot do without the service key (O-13)', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({}))
  const config = readConfig({ SUPABASE_URL: 'https://project.example', SUPABASE_ANON_KEY: 'anon' })
  const { state, sentence } = await checkAccounts(config)
  expect(state).toBe('warning')
  expect(sentence).toContain('Without SUPABASE_SERVICE_ROLE_KEY, accounts cannot be deleted')
})

it('the doctor says that the file of AUTH_SIGNING_KEYS cannot be used (O-13)', async () => {
  expect(await checkAccounts(readConfig({ AUTH_SIGNING_KEYS: '/no/such/file' }))).toEqual({
    state: 'failed',
    sentence: 'AUTH_SIGNING_KEYS names a file that cannot be read: /no/such/file.',
  })
})
