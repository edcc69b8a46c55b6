import { rm } from 'node:fs/promises'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SheetPage, sheetPageSchema, sheetSchema } from '#shared/api/library.ts'
import { freshDataDir } from '#tests/support/databases/databases.ts'
import { copySheets } from '#tests/support/samples/libraries.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'

/** The library as visitors read it. Some of the sheets that come with the product. */

let folder: string
let app: TestApp

beforeAll(async () => {
  folder = await freshDataDir()
  await copySheets(folder, ['rent-and-deposit', 'eviction', 'neighbours', 'dismissal'])
  app = await startTestApp({ env: { TRUST_PROXY: 'loopback', LIBRARY_DIR: folder } })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.url}/api/library${path}`, { headers })
}

async function list(query: string, headers?: Record<string, string>): Promise<SheetPage> {
  const body: unknown = await (await get(query, headers)).json()
  expect(v.parse(sheetPageSchema, body)).toEqual(body)
  return body as SheetPage
}

const idsOf = (page: SheetPage) => page.sheets.map(({ id }) => id)

it('a visitor lists the sheets by topic, page by page, in the language they want (B-20)', async () => {
  const all = await list('?lang=fr')
  expect(all.hasMore).toBe(false)
  expect(new Set(idsOf(all)).size).toBe(all.sheets.length)
  expect(all.sheets.find(({ id }) => id === 'eviction')).toEqual({
    id: 'eviction',
    title: 'L’expulsion pour loyers impayés',
    topic: 'housing',
    lang: 'fr',
    date: '2026-12-01',
    reviewer: null,
  })
  const housing = await list('?lang=fr&topic=housing')
  expect(idsOf(housing)).toEqual(idsOf(all).filter(id => idsOf(housing).includes(id)))
  expect(new Set(housing.sheets.map(({ topic }) => topic))).toEqual(new Set(['housing']))

  const first = await list('?lang=fr&limit=2')
  const rest = await list('?lang=fr&limit=100&offset=2')
  expect(first.hasMore).toBe(true)
  expect([...idsOf(first), ...idsOf(rest)]).toEqual(idsOf(all))
  expect(await list('?offset=1000')).toEqual({ sheets: [], hasMore: false })
  expect((await list('?limit=1', { 'accept-language': 'fr-CH' })).sheets[0]?.lang).toBe('fr')
  for (const query of ['?limit=0', '?lang=de', '?topic=space', `?q=${'x'.repeat(201)}`]) {
    expect((await get(query)).status, query).toBe(400)
  }
})

it('a visitor reads a sheet with its official references, and gets 404 for an unknown id (B-21)', async () => {
  const body: unknown = await (await get('/eviction?lang=en')).json()
  const sheet = v.parse(sheetSchema, body)
  expect(sheet).toEqual(body)
  expect(sheet).toMatchObject({ lang: 'en', langs: ['en', 'fr'], reviewer: null })
  expect(sheet.markdown).toMatch(/^## In short\n/)
  expect(sheet.references[0]?.url).toMatch(/^https:\/\/www\.legifrance\.gouv\.fr\//)
  for (const id of ['no-such-sheet', 'constructor', '..%2Ffirm']) {
    expect((await get(`/${id}`)).status, id).toBe(404)
    expect((await fetch(`${app.url}/library/${id}`)).status, id).toBe(404)
  }
  expect((await fetch(`${app.url}/library/eviction?lang=fr`)).status).toBe(200)
})

it('a browser that already has a sheet only asks whether it has changed', async () => {
  const first = await get('/eviction?lang=en')
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const etag = first.headers.get('etag') ?? ''
  expect((await get('/eviction?lang=en', { 'if-none-match': etag })).status).toBe(304)
  expect((await get('/eviction?lang=fr', { 'if-none-match': etag })).status).toBe(200)
})

it('an address that calls too often has to wait, and others do not (H-5)', async () => {
  const from = (address: string) => get('?limit=1', { 'x-forwarded-for': address })
  for (let call = 0; call < 600; call += 1) await (await from('203.0.113.9')).arrayBuffer()
  const refused = await from('203.0.113.9')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await from('198.51.100.1')).status).toBe(200)
})
