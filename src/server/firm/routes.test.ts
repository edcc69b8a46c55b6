import { join } from 'node:path'
import { Hono } from 'hono'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '#server/errors.ts'
import { appConfigSchema } from '#shared/api/app-config.ts'
import { type Firm, readFirm } from './firm.ts'
import { firmRoutes } from './routes.ts'

let firm: Firm

beforeAll(async () => {
  firm = await readFirm(join(import.meta.dirname, '../../../firm'))
})

function get(path: string, model = 'responses', from = firm) {
  const authClient = { url: '/auth/v1', key: 'public', recovery: true, secret: 'not public' }
  const app = new Hono().route(
    '/api',
    firmRoutes({
      firm: from,
      authClient,
      model,
      version: '1.2.3',
      retentionDays: undefined,
      listTopics: () => [],
    }),
  )
  app.onError((error, c) => c.text(error.message, error instanceof AppError ? error.status : 500))
  return app.request(`/api${path}`)
}

describe('the public routes', () => {
  it('serve a configuration with exactly the fields of the contract (H-4)', async () => {
    const body = await (await get('/config')).json()
    expect(v.parse(appConfigSchema, body)).toEqual(body)
    expect(JSON.stringify(body)).not.toContain('not public')
    expect(body.model).toBe('configured')
  })

  it('name the version of the disclaimer, which changes with its text (L-1)', async () => {
    const changed = await get('/config', 'responses', { ...firm, disclaimerVersion: 'v1-0123456789ab' })
    expect((await changed.json()).firm.disclaimerVersion).toBe('v1-0123456789ab')
  })

  it('suggest the questions of the firm (P-8)', async () => {
    const suggestions = [
      { en: { label: 'Deposit', question: 'When?' }, fr: { label: 'Dépôt', question: 'Quand\u00a0?' } },
    ]
    const body = await (await get('/config', 'responses', { ...firm, suggestions })).json()
    expect(body.suggestions).toEqual(suggestions)
    expect((await (await get('/config')).json()).suggestions).toEqual([])
  })

  it('say whether the model is built in, but do not name a configured model', async () => {
    expect((await (await get('/config', 'built-in')).json()).model).toBe('built-in')
    expect(await (await get('/config', 'chat')).text()).not.toContain('"chat"')
  })

  it('serve the legal texts, and respond with 404 for any other page', async () => {
    for (const page of ['terms', 'privacy', 'notices', 'disclaimer'] as const) {
      expect(await (await get(`/legal/${page}`)).json()).toEqual({ markdown: firm.legal[page] })
    }
    expect((await get('/legal/system-prompt')).status).toBe(404)
    expect((await get('/legal/constructor')).status).toBe(404)
  })

  it('serve the logo of a firm that has one', async () => {
    expect((await get('/logo/on-light')).status).toBe(404)
    const logo = { bytes: new TextEncoder().encode('<svg/>'), type: 'image/svg+xml' }
    const response = await get('/logo/on-dark', 'responses', {
      ...firm,
      logo: { onLight: logo, onDark: logo },
    })
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response.text()).toBe('<svg/>')
    expect(
      (await get('/logo/constructor', 'responses', { ...firm, logo: { onLight: logo, onDark: logo } }))
        .status,
    ).toBe(404)
  })
})
