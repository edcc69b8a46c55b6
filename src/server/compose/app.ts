import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { databaseUnavailable } from '#server/database/database-errors.ts'
import { AppError, clientGone, EmergencyRefused } from '#server/errors.ts'
import { everybody } from '#server/http/allow.ts'
import { createClientAddresses } from '#server/http/client-address.ts'
import { createMetricsAccess } from '#server/http/metrics-access.ts'
import { problemResponse } from '#server/http/problem.ts'
import { logRequests, requestId } from '#server/http/request-log.ts'
import { restartingResponse } from '#server/http/restarting-response.ts'
import { warnOfUntrustedProxies } from '#server/http/untrusted-proxies.ts'
import type { Log } from '#server/log.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { version } from '#server/version.ts'
import type { Account } from '#shared/api/account.ts'

export type AppEnv = { Bindings: HttpBindings; Variables: { caller: Account } }

type Options = {
  log: Log
  trustedProxies: string[]
  /** False while shutting down, or without the database. */
  isReady(): Promise<boolean>
  /** True once what requests need is being closed, such as the database. */
  isClosed(): boolean
  metrics: Metrics
  metricsToken: string | undefined
}

/** What all routes share. Turns their errors into responses, except those of /auth/v1, which has its own format. */
export function createApp(options: Options): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const clients = createClientAddresses(options.trustedProxies)
  app.use(logRequests({ log: options.log, clients, ended: options.metrics.requestEnded }))
  app.use(warnOfUntrustedProxies(options.trustedProxies, options.log))
  app.use('/api/*', methodNotAllowed({ app, onMethodNotAllowed: (_c, allowed) => wrongMethod(allowed) }))
  app.get('/api/health', everybody, c => c.json({ status: 'ok' }))
  app.get('/api/ready', everybody, async c => {
    const isReady = await options.isReady()
    if (!isReady) return c.json({ status: 'not ready', version }, 503, { 'retry-after': '5' })
    return c.json({ status: 'ready', version })
  })
  app.use(async (c, next) => {
    if (options.isClosed()) return restartingResponse(c.req.raw)
    await next()
    // The request began before the database was closed, and needed it afterwards.
    if (options.isClosed() && c.res.status >= 500) c.res = restartingResponse(c.req.raw)
    return undefined
  })
  const mayReadMetrics = createMetricsAccess(options.metricsToken)
  // For everyone else there is nothing at this address.
  app.get('/metrics', async (c, next) => {
    if (!mayReadMetrics(c)) return next()
    return c.body(await options.metrics.text(), 200, { 'content-type': options.metrics.contentType })
  })
  app.notFound(c =>
    problemResponse(new AppError(404, 'not_found', 'There is nothing at this address.'), c.req.method),
  )
  app.onError((thrown, c) => {
    const refused = thrown instanceof EmergencyRefused ? thrown : undefined
    const error = toAppError(refused?.cause ?? thrown, options.log, {
      route: c.req.routePath,
      request: requestId(c),
    })
    return problemResponse(error, c.req.method, refused?.emergency)
  })
  return app
}

function wrongMethod(allowed: string[]): Response {
  return problemResponse(
    new AppError(405, 'method_not_allowed', 'This address does not support this method.', {
      allow: allowed.join(', '),
    }),
  )
}

type RequestInfo = { route: string; request: string }

function toAppError(error: unknown, log: Log, info: RequestInfo): AppError {
  if (error instanceof AppError) {
    if (error.cause !== undefined) log.error({ err: error, ...info }, error.code)
    return error
  }
  if (error instanceof Error && error.name === 'AbortError') return clientGone()
  const unavailable = databaseUnavailable(error)
  if (unavailable) {
    log.warn({ err: error, ...info }, unavailable.code)
    return unavailable
  }
  log.error({ err: error, ...info }, 'a request failed')
  return new AppError(500, 'internal_error', 'Something went wrong on our side. Please try again.')
}
