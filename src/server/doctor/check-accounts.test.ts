import { afterEach, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { checkAccounts } from './check-accounts.ts'

afterEach(() => void vi.restoreAllMocks())

it('says why a hosted provider does not list its accounts: it need not be the key (O-13)', async () => {
  vi.spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(Response.json({}))
    .mockResolvedValueOnce(new Response('', { status: 502 }))
  const config = readConfig({
    SUPABASE_URL: 'https://project.example',
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: 'service',
  })
  expect(await checkAccounts(config)).toEqual({
    state: 'failed',
    sentence:
      'The hosted auth provider does not list its accounts (the provider answered 502): check SUPABASE_SERVICE_ROLE_KEY.',
  })
})
