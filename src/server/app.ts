import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Account } from '#shared/account.ts'
import { databaseUnavailable } from './database/database-errors.ts'
import { AppError } from './errors.ts'
import { everybody } from './http/allow.ts'
import { problemResponse } from './http/problem.ts'
import { warnOfUntrustedProxies } from './http/untrusted-proxies.ts'
import type { Log } from './log.ts'

export type AppEnv = { Bindings: HttpBindings; Variables: { caller: Account } }

type Options = {
  log: Log
  trustedProxies: string[]
  /** False while shutting down, or without the database. */
  isReady(): Promise<boolean>
}

/** What all routes share. In particular, the one place that turns a thrown error into a response. */
export function createApp(options: Options): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(warnOfUntrustedProxies(options.trustedProxies, options.log))
  app.use('/api/*', methodNotAllowed({ app, onMethodNotAllowed: (_c, allowed) => wrongMethod(allowed) }))
  app.get('/api/health', everybody, c => c.json({ status: 'ok' }))
  app.get('/api/ready', everybody, async c => {
    const ready = await options.isReady()
    return ready ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503, { 'retry-after': '5' })
  })
  app.notFound(c =>
    problemResponse(new AppError(404, 'not_found', 'There is nothing at this address.'), c.req.method),
  )
  app.onError((error, c) => problemResponse(toAppError(error, options.log, c.req.routePath), c.req.method))
  return app
}

function wrongMethod(allowed: string[]): Response {
  return problemResponse(
    new AppError(405, 'method_not_allowed', 'This address does not support this method.', {
      allow: allowed.join(', '),
    }),
  )
}

function toAppError(error: Error, log: Log, route: string): AppError {
  if (error instanceof AppError) return error
  if (error.name === 'AbortError') return new AppError(408, 'client_gone', 'The client closed the request.')
  const unavailable = databaseUnavailable(error)
  if (unavailable) {
    log.warn({ err: error, route }, unavailable.code)
    return unavailable
  }
  log.error({ err: error, route }, 'a request failed')
  return new AppError(500, 'internal_error', 'Something went wrong on our side. Please try again.')
}
