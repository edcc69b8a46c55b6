import { Hono } from 'hono'
import * as v from 'valibot'
import { notFound } from '#server/errors.ts'
import { everybody } from '#server/http/allow.ts'
import { validParam } from '#server/http/validate.ts'
import type { AppConfig } from '#shared/api/app-config.ts'
import { type LegalText, legalPageSchema } from '#shared/api/legal.ts'
import { plainObject } from '#shared/schema.ts'
import type { Firm } from './firm.ts'

type FirmRoutesOptions = {
  firm: Firm
  authClient: AppConfig['auth']
  /** The name of the model's implementation. Only whether it is `built-in` is public. */
  model: string
  retentionDays: number | undefined
  /** The version of Parvis. */
  version: string
  /** Called for each `/config`: sheets can be added while the server runs. */
  listTopics(): AppConfig['topics']
}

/** Mounted under /api: the configuration for the browser, the firm's legal texts and its logo. All public. */
export function firmRoutes({
  firm,
  authClient,
  model,
  retentionDays,
  version,
  listTopics,
}: FirmRoutesOptions): Hono {
  const config: Omit<AppConfig, 'topics'> = {
    auth: { url: authClient.url, key: authClient.key, recovery: authClient.recovery },
    firm: {
      name: firm.name,
      title: firm.title,
      contactUrl: firm.contactUrl,
      bookingUrl: firm.bookingUrl,
      disclaimerVersion: firm.disclaimerVersion,
      colors: firm.colors,
      logo: firm.logo && { onLight: '/api/logo/on-light', onDark: '/api/logo/on-dark' },
    },
    suggestions: firm.suggestions,
    model: model === 'built-in' ? 'built-in' : 'configured',
    retentionDays: retentionDays ?? null,
    version,
  }
  const routes = new Hono()

  routes.get('/config', everybody, c => c.json({ ...config, topics: listTopics() } satisfies AppConfig))

  routes.get('/legal/:page', everybody, pageParam, c =>
    c.json({ markdown: firm.legal[c.req.valid('param').page] } satisfies LegalText),
  )

  routes.get('/logo/:background', everybody, logoParam, c => {
    const logo = firm.logo?.[backgrounds[c.req.valid('param').background]]
    if (!logo) throw notFound(noLogo)
    return c.body(logo.bytes, 200, { 'content-type': logo.type })
  })

  return routes
}

const pageParam = validParam(plainObject({ page: legalPageSchema }), 'There is no such page.')

const noLogo = 'The firm has no logo.'
const backgrounds = { 'on-light': 'onLight', 'on-dark': 'onDark' } as const
const logoParam = validParam(plainObject({ background: v.picklist(['on-light', 'on-dark']) }), noLogo)
