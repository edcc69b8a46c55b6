import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

it('a phone installs the product with the firm’s name and colours, in the browser’s language (PH-3)', async () => {
  const read = async (language: string) =>
    (await fetch(`${app.url}/manifest.webmanifest`, { headers: { 'accept-language': language } })).json()
  const french = await read('fr-FR,fr;q=0.9')
  expect(french).toMatchObject({
    name: 'Parvis – Lormel & Associés, avocats à Lyon',
    short_name: 'Parvis',
    lang: 'fr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#14213d',
    background_color: '#f6f3ee',
  })
  expect((await read('de')).lang).toBe('en')
  // A cache must not give one visitor the language of another.
  const { headers } = await fetch(`${app.url}/manifest.webmanifest`)
  expect(headers.get('vary')).toContain('Accept-Language')
  const page = await (await fetch(app.url)).text()
  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = french.icons
  for (const { src, type } of [...icons, { src: '/apple-touch-icon.png', type: 'image/png' }]) {
    const response = await fetch(app.url + src)
    expect([src, response.status, response.headers.get('content-type')]).toEqual([src, 200, type])
  }
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])
  expect(page).toContain('rel="manifest" href="/manifest.webmanifest"')
  expect(page).toMatch(/name="theme-color" content="#f6f3ee" media="\(prefers-color-scheme: light\)"/)
  expect(page).toMatch(/name="theme-color" content="#0e1420" media="\(prefers-color-scheme: dark\)"/)
})

it('the worker contains the offline page in one language, and uses no cache (PH-4, PH-5)', async () => {
  const read = async (language: string) =>
    (await fetch(`${app.url}/offline-worker.js?language=${language}`)).text()
  const [english, french] = await Promise.all([read('en'), read('fr')])
  expect([english.includes('No connection'), english.includes('Pas de connexion')]).toEqual([true, false])
  expect([french.includes('No connection'), french.includes('Pas de connexion')]).toEqual([false, true])
  expect(english).not.toMatch(/\bcaches\b/)
  // It must be small, because a first visit loads it in the background.
  expect(english.length).toBeLessThan(8_000)
})
