import { afterEach, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { checkProxy } from './check-proxy.ts'

afterEach(() => void vi.restoreAllMocks())

/** What the check says about a PUBLIC_URL that leads to Parvis. */
async function check(publicUrl: string, settings: Record<string, string> = {}) {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ status: 'ready', version: '1.0.0' }))
  return checkProxy(readConfig({ PUBLIC_URL: publicUrl, ...settings }))
}

it.each(['https://parvis.example.fr', 'http://parvis.example.fr', 'http://192.168.1.20'])(
  'TRUST_PROXY is needed if only a proxy can lead from PUBLIC_URL to the server: %s (O-13, H-5)',
  async publicUrl => {
    const { state, sentence } = await check(publicUrl)
    expect(state).toBe('warning')
    expect(sentence).toContain(`${publicUrl} leads to Parvis through a proxy, but TRUST_PROXY is not set`)
    expect(sentence.includes('use https')).toBe(publicUrl.startsWith('http:'))
    expect((await check(publicUrl, { TRUST_PROXY: 'loopback' })).sentence).not.toContain('TRUST_PROXY')
  },
)

it.each([
  ['http://localhost:3000', {}],
  ['http://127.0.0.1:3000', {}],
  ['http://[::1]:3000', { HOST: '::1' }],
  ['http://parvis.example.fr', { HOST: '0.0.0.0', PORT: '80' }],
])(
  'TRUST_PROXY is not asked for if PUBLIC_URL may be the server’s own address: %s (O-13)',
  async (publicUrl, settings) => {
    expect(await check(publicUrl, settings)).toEqual({
      state: 'warning',
      sentence: `${publicUrl} leads to Parvis, but without encryption: use https.`,
    })
  },
)

it('a PUBLIC_URL that leads to a Parvis that is not ready is not reported (O-13)', async () => {
  const body = { status: 'not ready', version: '1.0.0' }
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status: 503 }))
  const config = readConfig({ PUBLIC_URL: 'https://parvis.example.fr', TRUST_PROXY: 'loopback' })
  expect(await checkProxy(config)).toMatchObject({ state: 'ok' })
})

it('a PUBLIC_URL that leads to another page or cannot be opened is reported with what to check (O-13)', async () => {
  const config = readConfig({ PUBLIC_URL: 'https://parvis.example.fr', TRUST_PROXY: 'loopback' })
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response('<h1>Welcome to nginx</h1>'))
    .mockRejectedValueOnce(new TypeError('fetch failed', { cause: new Error('a\nb') }))
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  expect(await checkProxy(config)).toEqual({
    state: 'failed',
    sentence: 'https://parvis.example.fr does not lead to Parvis (status 200): check the proxy.',
  })
  expect(timeout).toHaveBeenCalledWith(10_000)
  expect(fetched).toHaveBeenCalledWith('https://parvis.example.fr/api/ready', {
    signal: timeout.mock.results[0]?.value,
  })
  expect(await checkProxy(config)).toEqual({
    state: 'warning',
    sentence:
      'https://parvis.example.fr could not be opened from here (a): start Parvis, or check the proxy and the host name.',
  })
})

it.each([
  ['CERT_HAS_EXPIRED', /has a certificate that has expired \(CERT_HAS_EXPIRED\): renew it/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /has a certificate for another host name \(.+\): use that name/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /has a certificate whose issuer is unknown here .+NODE_EXTRA_CA_CERTS/],
])('a PUBLIC_URL whose certificate browsers reject is reported as such: %s (O-13)', async (code, words) => {
  const cause = Object.assign(new Error('certificate'), { code })
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed', { cause }))
  const { state, sentence } = await checkProxy(readConfig({ PUBLIC_URL: 'https://parvis.example.fr' }))
  expect(state).toBe('failed')
  expect(sentence).toMatch(words)
  expect(sentence).not.toContain('start Parvis')
})
