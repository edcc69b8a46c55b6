import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Account } from '#shared/account.ts'
import type { Problem } from '#shared/problem.ts'
import { databaseUnavailable } from './database/database.ts'
import { AppError } from './errors.ts'
import { securityHeaders } from './http/security-headers.ts'
import { warnOfUnnamedProxies } from './http/unnamed-proxy.ts'
import type { Log } from './log.ts'

export type AppEnv = { Bindings: HttpBindings; Variables: { caller: Account } }

type Options = {
  log: Log
  trustedProxies: string[]
  secure: boolean
  authOrigin: string | undefined
  /** False while shutting down, or without the database. */
  isReady(): Promise<boolean>
}

/** What every answer has in common: its headers, and one place that turns what was thrown into an answer. */
export function createApp(options: Options): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(warnOfUnnamedProxies(options.trustedProxies, options.log))
  app.use(securityHeaders(options))
  app.use('/api/*', methodNotAllowed({ app, onMethodNotAllowed: (_c, allowed) => wrongMethod(allowed) }))
  app.get('/api/health', c => c.json({ status: 'ok' }))
  app.get('/api/ready', async c => {
    const ready = await options.isReady()
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503)
  })
  app.notFound(c =>
    problem(new AppError(404, 'not_found', 'There is nothing at this address.'), c.req.method),
  )
  app.onError((error, c) => problem(toAppError(error, options.log, c.req.routePath), c.req.method))
  return app
}

function wrongMethod(allowed: string[]): Response {
  return problem(
    new AppError(405, 'method_not_allowed', 'This address does not take this method.', {
      allow: allowed.join(', '),
    }),
  )
}

function toAppError(error: Error, log: Log, route: string): AppError {
  if (error instanceof AppError) return error
  if (error.name === 'AbortError') return new AppError(408, 'client_gone', 'The request was given up.')
  const away = databaseUnavailable(error)
  if (away) {
    log.warn({ err: error, route }, away.code)
    return away
  }
  log.error({ err: error, route }, 'a request failed')
  return new AppError(500, 'internal_error', 'Something went wrong on our side. Please try again.')
}

function problem(error: AppError, method = 'GET'): Response {
  const body = { error: { code: error.code, message: error.message } } satisfies Problem
  const headers = { ...error.headers, 'content-type': 'application/json; charset=utf-8' }
  return new Response(method === 'HEAD' ? null : JSON.stringify(body), { status: error.status, headers })
}
