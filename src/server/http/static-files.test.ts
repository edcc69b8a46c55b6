import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { titledPage } from '#server/firm/firm-page.ts'
import { offlineWorkerHeader, staticFiles } from './static-files.ts'

let folder: string
let app: Hono

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-pages-'))
  await writeFile(join(folder, 'index.html'), '<html><head><title>Built</title></head></html>')
  app = staticFiles(folder, {
    generated: new Hono(),
    findSheet: (id, language) =>
      id === 'eviction' ? { title: `Eviction (${language})`, summary: 'Stay calm.' } : undefined,
    toPage: html => html,
    withTitle: titledPage,
  })
})
afterAll(() => rm(folder, { recursive: true }))

const token = 'aB3-_'.repeat(9).slice(0, 43)
const shared = `/s/${token}`

it('every address that the pages’ router knows has the status 200 (V-4)', async () => {
  const router = readFileSync(new URL('../../web/app.tsx', import.meta.url), 'utf8')
  const examples = { ':page': 'terms', ':id?': 'eviction', ':token': token }
  const paths = Array.from(router.matchAll(/<Route path="([^"]+)"/g), ([, pattern = '']) =>
    Object.entries(examples).reduce((path, [name, value]) => path.replace(name, value), pattern),
  )
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) {
    const response = await app.request(path)
    expect([path, response.status]).toEqual([path, 200])
  }
})

it.each([
  ['/', '/login', '/account', '/library', '/library/eviction', '/legal/terms', shared],
  ['/Login', '/ACCOUNT', '/Library', '/Library/eviction', '/Legal/terms', shared.replace('s', 'S')],
  ['/login/', '/Account/', '/library/', '/library/eviction/', '/legal/terms/', `${shared}/`],
])('the address of a page has the status 200: %s and others (V-4)', async (...paths) => {
  for (const path of paths) {
    const response = await app.request(path)
    expect([path, response.status]).toEqual([path, 200])
  }
})

it.each([
  '/log',
  '/login//',
  '/login/x',
  '/library/Eviction',
  '/library/none',
  '/legal/Terms',
  '/legal',
  '/s/x',
  '/index.html',
  '/Index.html',
])('an address without a page has the status 404: %s (V-4)', async path => {
  const response = await app.request(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toMatch('text/html')
  expect(response.headers.get(offlineWorkerHeader)).toBe('on')
})

it.each([
  ['/library/eviction', 'en', 'Eviction (en) – Built'],
  ['/library/eviction', 'fr-FR,fr;q=0.9', 'Eviction (fr) – Built'],
  ['/library/eviction?lang=fr', 'en', 'Eviction (fr) – Built'],
  [shared, 'en', 'Shared conversation – Built'],
  [shared, 'fr', 'Conversation partagée – Built'],
  ['/library', 'fr', 'Built'],
])(
  'a preview of a link to %s, asked for in %s, has the title “%s” (B-24, T-13)',
  async (path, language, title) => {
    const response = await app.request(path, { headers: { 'accept-language': language } })
    expect(await response.text()).toContain(`<title>${title}</title>`)
  },
)

it.each([shared, `${shared}/`, shared.replace('s', 'S')])(
  'search engines are told to leave out a shared chat: %s (T-13)',
  async path => {
    const response = await app.request(path)
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(await response.text()).toContain('<meta name="robots" content="noindex, nofollow" />')
  },
)
