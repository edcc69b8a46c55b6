import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Firm, readFirm } from './firm.ts'
import { offlinePage } from './offline-page.ts'
import { offlineWorker } from './offline-worker.ts'

let firm: Firm

beforeAll(async () => {
  firm = await readFirm(join(import.meta.dirname, '../../../firm'))
})

/** Runs the worker as a browser does. `visit` returns the worker's response, or undefined if it ignores the request. */
function start(network: () => Promise<Response>, userAgent = 'Chrome/123.0.0.0') {
  const listeners = new Map<string, (event: object) => void>()
  const unregister = vi.fn(async () => true)
  const skipWaiting = vi.fn()
  const navigationPreload = { enable: vi.fn(async () => {}) }
  const scope = {
    Response,
    fetch: network,
    skipWaiting,
    registration: { unregister, navigationPreload },
    navigator: { userAgent },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  }
  runInContext(offlineWorker(firm, 'en'), createContext(scope))
  const visit = (request: object, preloadResponse?: Promise<Response>) => {
    let response: Promise<Response> | undefined
    listeners.get('fetch')?.({
      request: { mode: 'navigate', method: 'GET', ...request },
      preloadResponse,
      respondWith: (given: Promise<Response>) => (response = given),
      waitUntil: () => undefined,
    })
    return response
  }
  return { visit, unregister, listeners, skipWaiting, navigationPreload }
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const page = (headers: Record<string, string> = {}) =>
  new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=UTF-8', ...headers } })
const ours = { 'x-offline-worker': 'on' }

describe('the worker', () => {
  it('shows the offline page, with its own content security policy, if a visit fails (PH-4)', async () => {
    const response = await start(offline).visit({})
    expect(response?.status).toBe(503)
    const text = (await response?.text()) ?? ''
    expect(text).toContain('No connection')
    const hashOf = (tag: string) => {
      const [, content = ''] = new RegExp(`<${tag}>(.+)</${tag}>`, 's').exec(text) ?? []
      return `sha256-${createHash('sha256').update(content).digest('base64')}`
    }
    expect(response?.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src '${hashOf('style')}'; script-src '${hashOf('script')}'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    expect(response?.headers.get('cache-control')).toBe('no-store')
    // The browser may have sent the request before the worker started.
    expect((await start(async () => page(ours)).visit({}, offline()))?.status).toBe(503)
  })

  it('works from the first visit on, and no visit waits for it to start (PH-4)', async () => {
    const { listeners, skipWaiting, navigationPreload } = start(offline)
    listeners.get('install')?.({})
    expect(skipWaiting).toHaveBeenCalledOnce()
    listeners.get('activate')?.({ waitUntil: () => undefined })
    expect(navigationPreload.enable).toHaveBeenCalledOnce()
  })

  it('shows the offline page in Firefox, where it would not appear if the visit did not wait for the worker (PH-4)', () => {
    const { listeners, navigationPreload } = start(offline, 'Gecko/20100101 Firefox/153.0')
    listeners.get('activate')?.({ waitUntil: () => undefined })
    expect(navigationPreload.enable).not.toHaveBeenCalled()
  })

  it('leaves every other request alone: calls, uploads, streams, files, forms (PH-5)', () => {
    const { visit, listeners } = start(offline)
    for (const mode of ['cors', 'no-cors', 'same-origin', 'websocket'])
      expect(visit({ mode })).toBeUndefined()
    expect(visit({ method: 'POST' })).toBeUndefined()
    expect([...listeners.keys()]).toEqual(['install', 'activate', 'fetch'])
    expect(offlineWorker(firm, 'en')).not.toContain('caches')
  })

  it('passes on what the server sends, and requests it only once (PH-5)', async () => {
    const network = vi.fn(async () => page(ours))
    const { visit, unregister } = start(network)
    const sent = page(ours)
    expect(await visit({}, Promise.resolve(sent))).toBe(sent)
    expect(network).not.toHaveBeenCalled()
    expect((await visit({}))?.ok).toBe(true)
    expect(network).toHaveBeenCalledOnce()
    expect(unregister).not.toHaveBeenCalled()
  })

  it('removes itself at the first page from a release without a worker, and only then (PH-5)', async () => {
    const other = start(async () => page())
    await other.visit({})
    expect(other.unregister).toHaveBeenCalledOnce()
    const restarting = new Response('', { status: 503, headers: { 'content-type': 'text/html' } })
    const file = new Response('', { headers: { 'content-type': 'application/pdf' } })
    for (const response of [restarting, file]) {
      const { visit, unregister } = start(async () => response)
      await visit({})
      expect(unregister).not.toHaveBeenCalled()
    }
  })
})

describe('the offline page', () => {
  const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

  it('has the firm’s name, number and address, in the language of the screen (PH-4)', () => {
    const french = offlinePage(firm, 'fr')
    expect(french).toContain('<html lang="fr">')
    expect(french).toContain('Lormel &amp; Associés, avocats à Lyon')
    expect(french).toContain('Appeler le +33 4 65 71 12 34')
    expect(links(french)).toEqual([
      '',
      'tel:+33465711234',
      'mailto:accueil@lormel-avocats.example',
      'tel:112',
    ])
    expect(links(offlinePage({ ...firm, phone: null, contactUrl: 'tel:+33400000000' }, 'en'))).toEqual([
      '',
      'tel:+33400000000',
      'tel:112',
    ])
    expect(links(offlinePage({ ...firm, phone: '+33 (0)4 65 71 12 34' }, 'en'))).toContain('tel:+33465711234')
    // A web page would not open either.
    expect(links(offlinePage({ ...firm, phone: null, contactUrl: 'https://firm.example/' }, 'en'))).toEqual([
      '',
      'tel:112',
    ])
  })

  it('has the firm’s logo if it is small, and escapes HTML in the firm’s name (PH-4)', () => {
    const logo = (sizeBytes: number) => ({ bytes: new Uint8Array(sizeBytes), type: 'image/png' })
    const withLogo = (sizeBytes: number) =>
      offlinePage(
        { ...firm, name: '<b>"Hart" & Lowe', logo: { onLight: logo(sizeBytes), onDark: logo(sizeBytes) } },
        'en',
      )
    expect(withLogo(8_192)).toContain('src="data:image/png;base64,')
    expect(withLogo(8_193)).not.toContain('data:image')
    expect(withLogo(1)).toContain('&lt;b>&quot;Hart&quot; &amp; Lowe')
  })
})
