import { Hono } from 'hono'
import * as z from 'zod/mini'
import { notFound } from '#server/errors.ts'
import { type AppConfig, type LegalText, legalPageSchema } from '#shared/app-config.ts'
import type { Firm, LogoGround } from './firm.ts'

type FirmRoutesOptions = {
  firm: Firm
  authClient: AppConfig['auth']
  /** The name of the implementation that answers: `built-in` is told to the reader, which other one is not. */
  model: string
}

/** Mounted under /api: what the browser learns at the start, the firm's legal texts and its logo. All public. */
export function firmRoutes({ firm, authClient, model }: FirmRoutesOptions): Hono {
  const config: AppConfig = {
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
    model: model === 'built-in' ? 'built-in' : 'configured',
  }
  const routes = new Hono()

  routes.get('/config', c => c.json(config))

  routes.get('/legal/:page', c => {
    const page = z.safeParse(legalPageSchema, c.req.param('page'))
    if (!page.success) throw notFound('There is no such page.')
    return c.json({ markdown: firm.legal[page.data] } satisfies LegalText)
  })

  routes.get('/logo/:ground', c => {
    const ground = grounds[c.req.param('ground')]
    const logo = ground && firm.logo?.[ground]
    if (!logo) throw notFound('The firm has no logo of its own.')
    return c.body(logo.bytes, 200, { 'content-type': logo.type })
  })

  return routes
}

const grounds: Record<string, LogoGround> = { 'on-light': 'onLight', 'on-dark': 'onDark' }
