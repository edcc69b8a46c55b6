import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '#server/http/security-headers.ts'
import { messagePageSchema } from '#shared/api/chat.ts'
import { type Person, signUp } from '#tests/support/people/people.ts'
import { uploaded } from '#tests/support/people/uploading.ts'
import { pdfFile } from '#tests/support/samples/pdf-files.ts'
import { openRaw } from '#tests/support/servers/raw-http.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

/** Z-8 and Z-1: the headers of every kind of response, as they arrive. */

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

const commonHeaders = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Headers that no response has: they would reveal the software, open the API to other sites or set a cookie. */
const absentHeaders = ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie']

const html = {
  'content-type': 'text/html; charset=UTF-8',
  'cache-control': 'no-cache',
  'x-offline-worker': 'on',
}
const api = { 'content-type': expect.stringMatching(/^application\/json/), 'cache-control': 'no-store' }
const unchanged = { 'cache-control': 'no-cache', etag: expect.stringMatching(/^"[\da-f]{40}"$/) }
const hashed = 'public, max-age=31536000, immutable'
const picturePolicy = "default-src 'none'; sandbox"
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

type Context = {
  app: TestApp
  /** Waits only briefly for the end of a request's headers. */
  hasty: TestApp
  person: Person
  script: string
  image: string
  pdf: string
}
type SeenResponse = { status: number; headers: Headers }
type Kind = {
  what: string
  status: number
  ask: (context: Context) => Promise<SeenResponse>
  headers: Record<string, unknown>
}

/** A request through a proxy that names a different scheme from PUBLIC_URL, or https if that is not set. */
function get(path: string | ((context: Context) => string), init: RequestInit = {}) {
  return (context: Context) => {
    const isSecure = context.app.env.PUBLIC_URL !== undefined
    const headers = { 'x-forwarded-proto': isSecure ? 'http' : 'https', ...init.headers }
    return fetch(context.app.url + (typeof path === 'string' ? path : path(context)), { ...init, headers })
  }
}

/** A request by a browser that has the file in its cache. */
function revalidate(path: string) {
  return async ({ app }: Context) => {
    const etag = (await fetch(app.url + path)).headers.get('etag') ?? ''
    return fetch(app.url + path, { headers: { 'if-none-match': etag } })
  }
}

function called(path: string, init: Parameters<Person['call']>[1] = {}) {
  return ({ person }: Context) => person.call(path, init)
}

function raw(bytes: string, to: 'app' | 'hasty' = 'app') {
  return async ({ [to]: app }: Context) => {
    const connection = await openRaw(app.url)
    connection.send(bytes)
    const response = await connection.response()
    connection.close()
    expect(JSON.parse(response.body)).toEqual({
      error: { code: expect.any(String), message: expect.any(String) },
    })
    return response
  }
}

const question = { messages: [{ role: 'user', content: 'Bonjour' }] }
const credentials = { email: 'nobody@example.fr', password: 'a wrong password' }
const json = { 'content-type': 'application/json' }

const kinds: Kind[] = [
  { what: 'the start page', status: 200, ask: get('/'), headers: html },
  { what: 'a deep page', status: 200, ask: get('/legal/terms'), headers: html },
  { what: 'an unknown page', status: 404, ask: get('/no/such/page'), headers: html },
  {
    what: 'a hashed file',
    status: 200,
    ask: get(context => context.script),
    headers: { 'content-type': expect.stringMatching(/^text\/javascript/), 'cache-control': hashed },
  },
  {
    what: 'a compressed hashed file, requested with HEAD',
    status: 200,
    ask: get(context => context.script, { method: 'HEAD', headers: { 'accept-encoding': 'br' } }),
    headers: { 'content-encoding': 'br', vary: 'Accept-Encoding', 'cache-control': hashed },
  },
  {
    what: 'a hashed file that no longer exists',
    status: 404,
    ask: get('/assets/gone-12345678.js'),
    headers: { 'content-type': expect.stringMatching(/^application\/json/), 'cache-control': 'no-cache' },
  },
  { what: 'the start page, unchanged', status: 304, ask: revalidate('/'), headers: unchanged },
  { what: 'theme.js, unchanged', status: 304, ask: revalidate('/theme.js'), headers: unchanged },
  { what: 'theme.js', status: 200, ask: get('/theme.js'), headers: { 'cache-control': 'no-cache' } },
  {
    what: 'the manifest',
    status: 200,
    ask: get('/manifest.webmanifest'),
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'no-cache',
      vary: 'Accept-Language',
    },
  },
  {
    what: 'the worker of the offline page',
    status: 200,
    ask: get('/offline-worker.js?language=fr'),
    headers: { 'content-type': expect.stringMatching(/^text\/javascript/), 'cache-control': 'no-cache' },
  },
  {
    what: 'the worker in an unsupported language',
    status: 400,
    ask: get('/offline-worker.js?language=de'),
    headers: { 'content-type': expect.stringMatching(/^application\/json/), 'cache-control': 'no-cache' },
  },
  { what: 'the favicon', status: 200, ask: get('/favicon.svg'), headers: { 'cache-control': 'no-cache' } },
  { what: 'health', status: 200, ask: get('/api/health'), headers: api },
  { what: 'readiness', status: 200, ask: get('/api/ready'), headers: api },
  { what: 'the public settings', status: 200, ask: get('/api/config'), headers: api },
  { what: 'a call', status: 200, ask: called('/api/chat'), headers: api },
  { what: 'a call without a token', status: 401, ask: get('/api/chat'), headers: api },
  { what: 'an invalid call', status: 400, ask: called('/api/chat?limit=x'), headers: api },
  {
    what: 'an unsupported method',
    status: 405,
    ask: called('/api/chat', { method: 'PUT' }),
    headers: api,
  },
  { what: '/api itself', status: 404, ask: get('/api'), headers: api },
  { what: '/api/', status: 404, ask: get('/api/'), headers: api },
  { what: 'an unknown call', status: 404, ask: get('/api/no/such'), headers: api },
  { what: 'an unknown POST', status: 404, ask: called('/api/no', { method: 'POST' }), headers: api },
  {
    what: 'an upload that is refused',
    status: 415,
    ask: called('/api/chat/upload', { method: 'POST', json: {} }),
    headers: api,
  },
  {
    what: 'a stream',
    status: 200,
    ask: called('/api/chat/stream', { method: 'POST', json: question }),
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  },
  {
    what: 'an image',
    status: 200,
    ask: get(context => context.image),
    headers: {
      'content-type': 'image/png',
      'cache-control': 'private, max-age=300',
      'content-security-policy': picturePolicy,
    },
  },
  {
    what: 'a PDF',
    status: 200,
    ask: get(context => context.pdf),
    headers: {
      'content-type': 'application/pdf',
      'cache-control': 'private, max-age=300',
      'content-security-policy': pdfPolicy,
    },
  },
  {
    what: 'a file with an invalid link',
    status: 404,
    ask: get('/files/x'),
    headers: { 'content-type': expect.stringMatching(/^application\/json/), 'cache-control': 'no-store' },
  },
  {
    what: 'a sign-in that fails',
    status: 400,
    ask: get('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: json,
      body: JSON.stringify(credentials),
    }),
    headers: api,
  },
  {
    what: 'a token',
    status: 200,
    ask: context =>
      get('/auth/v1/token?grant_type=refresh_token', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ refresh_token: context.person.refreshToken }),
      })(context),
    headers: api,
  },
  { what: 'a request that is not HTTP', status: 400, ask: raw('nonsense\r\n\r\n'), headers: api },
  {
    what: 'a request without a host',
    status: 400,
    ask: raw('GET / HTTP/1.1\r\n\r\n'),
    headers: api,
  },
  {
    what: 'an invalid address',
    status: 400,
    ask: raw('GET http://[ HTTP/1.1\r\nhost: x\r\n\r\n'),
    headers: api,
  },
  {
    what: 'a host that cannot exist',
    status: 400,
    ask: raw('POST /auth/v1/signup HTTP/1.1\r\nhost: 1.2.3.999\r\ncontent-length: 0\r\n\r\n'),
    headers: api,
  },
  {
    what: 'a request with two hosts',
    status: 400,
    ask: raw('GET /api/health HTTP/1.1\r\nhost: a.example\r\nHost: b.example\r\n\r\n'),
    headers: api,
  },
  {
    what: 'an address with a user name',
    status: 400,
    ask: raw('POST http://u@x/auth/v1/signup HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n'),
    headers: api,
  },
  {
    what: 'headers that do not end',
    status: 408,
    ask: raw('GET / HTTP/1.1\r\nhost: x\r\n', 'hasty'),
    headers: api,
  },
  {
    what: 'headers that are too large',
    status: 431,
    ask: raw(`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(500_000)}\r\n\r\n`),
    headers: api,
  },
  {
    what: 'a request that exceeds every limit',
    status: 413,
    ask: raw('POST /api/chat HTTP/1.1\r\nhost: x\r\ncontent-length: 999999999\r\n\r\n'),
    headers: api,
  },
]

describe.each([
  ['without PUBLIC_URL, whatever scheme a proxy names', { TRUST_PROXY: 'loopback' }, undefined],
  [
    'with an https PUBLIC_URL',
    { TRUST_PROXY: 'loopback', PUBLIC_URL: 'https://chat.example.fr' },
    'max-age=31536000',
  ],
])('the headers %s', (_setting, env, strictTransport) => {
  let context: Context

  beforeAll(async () => {
    const app = await startTestApp({ env })
    const hasty = await startTestApp({ env, timeouts: { headersMs: 500 } })
    const person = await signUp(app.url)
    const page = await (await fetch(app.url)).text()
    const script = /\/assets\/index-[\w-]+\.js/.exec(page)?.[0] ?? ''
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a33' } })
      .png()
      .toBuffer()
    const { imagePaths, pdfs } = await uploaded(
      person,
      { name: 'a.png', bytes: Buffer.from(picture) },
      { name: 'b.pdf', bytes: pdfFile({ pages: ['Bail'] }) },
    )
    const pdfPaths = pdfs.map(pdf => pdf.path)
    const { chatId } = await person.ask('Bonjour', { imagePaths, pdfPaths })
    const messages = await (await person.call(`/api/chat/${chatId}/messages?tail=true`)).json()
    const [image, pdf] = v.parse(messagePageSchema, messages).messages[0]?.attachments ?? []
    context = { app, hasty, person, script, image: image?.url ?? '', pdf: pdf?.url ?? '' }
  })

  afterAll(async () => {
    await context.app.close()
    await context.hasty.close()
  })

  it.each(kinds.map(kind => [kind.what, kind] as const))('of %s (Z-8)', async (_what, kind) => {
    const { status, headers } = await kind.ask(context)
    const expected = { ...commonHeaders, ...kind.headers }
    const names = Object.keys(expected)
    const seen = Object.fromEntries(names.map(name => [name, headers.get(name)]))
    expect([status, seen]).toEqual([kind.status, expected])
    expect(headers.get('strict-transport-security') ?? undefined).toBe(strictTransport)
    for (const name of absentHeaders) expect([name, headers.get(name)]).toEqual([name, null])
  })
})

describe('a file that browsers revalidate', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startTestApp()
  })

  afterAll(() => app.close())

  const ask = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers })

  it.each([
    '/',
    '/legal/terms',
    '/theme.js',
    '/manifest.webmanifest',
    '/offline-worker.js',
    '/favicon.svg',
    '/icon-512.png',
  ])('is not sent again while it has not changed: %s (Z-8)', async path => {
    const first = await ask(path)
    const body = await first.text()
    const etag = first.headers.get('etag') ?? ''
    expect([etag, body.length > 0]).toEqual([expect.stringMatching(/^"[\da-f]{40}"$/), true])
    const unchanged = await ask(path, { 'if-none-match': `"another", W/${etag}` })
    expect([unchanged.status, unchanged.headers.get('etag'), await unchanged.text()]).toEqual([304, etag, ''])
    const changed = await ask(path, { 'if-none-match': '"another"' })
    expect([changed.status, changed.headers.get('etag'), await changed.text()]).toEqual([200, etag, body])
  })

  it('has no ETag if only part of it is requested or if it does not exist (Z-8)', async () => {
    const part = await ask('/icon-512.png', { range: 'bytes=0-9' })
    expect([part.status, part.headers.get('etag'), (await part.bytes()).length]).toEqual([206, null, 10])
    const missing = await ask('/no/such/page')
    expect([missing.status, missing.headers.get('etag')]).toEqual([404, null])
  })

  it('has no hash in its name: a file with one has no ETag and is cached permanently (Z-8)', async () => {
    const script = /\/assets\/index-[\w-]+\.js/.exec(await (await ask('/')).text())?.[0] ?? ''
    const { status, headers } = await ask(script)
    expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([200, null, hashed])
  })
})

it('a hosted auth provider is the only other origin that pages may call (Z-1)', () => {
  const supabase = {
    url: 'https://project.supabase.co/any',
    anonKey: 'k',
    serviceRoleKey: undefined,
    jwtSecret: undefined,
  }
  const headers = securityHeaders({ publicUrl: undefined, supabase })
  expect(headers['content-security-policy']).toBe(
    policy.replace("connect-src 'self'", "connect-src 'self' https://project.supabase.co"),
  )
})
