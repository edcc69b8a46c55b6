import { Hono } from 'hono'
import { AuthError, errorResponse } from '#server/auth-provider/protocol/auth-error.ts'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import { databaseUnavailable } from '#server/database/database-errors.ts'
import { AppError } from '#server/errors.ts'
import { requestId } from '#server/http/request-log.ts'
import { publicRoutes } from './public-routes.ts'
import { recoverRoutes } from './recover-routes.ts'
import { serviceRoleRoutes } from './service-role-routes.ts'
import { signUpRoutes } from './sign-up-routes.ts'
import { tokenRoutes } from './token-routes.ts'
import { userRoutes } from './user-routes.ts'
import { verifyRoutes } from './verify-routes.ts'

/** The routes at /auth/v1: the protocol of Supabase Auth, with that protocol's error format. */
export function authRoutes(provider: AuthProvider): Hono {
  const app = new Hono()
  app.onError((error, c) => errorResponse(c, toAuthError(error, provider, requestId(c))))
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  app.route('/', signUpRoutes(provider))
  app.route('/', tokenRoutes(provider))
  app.route('/', userRoutes(provider))
  app.route('/', recoverRoutes(provider))
  app.route('/', verifyRoutes(provider))
  app.route('/', publicRoutes(provider))
  if (provider.hasAdminApi) app.route('/admin', serviceRoleRoutes(provider))
  const paths = new Set(app.routes.map(route => route.path).filter(path => !path.includes('*')))
  for (const path of paths) app.all(path, c => c.body(null, 405))
  // As Supabase Auth answers, instead of an error in the format of the product's own API.
  app.all('*', c => c.text('404 page not found\n', 404))
  return app
}

function toAuthError(error: Error, { log }: AuthProvider, request: string): AuthError {
  if (error instanceof AuthError) return error
  const unavailable = databaseUnavailable(error)
  if (unavailable) {
    log.warn({ err: error, request }, unavailable.code)
    return new AuthError(503, 'unexpected_failure', unavailable.message, { retryAfterSeconds: 5 })
  }
  // The audit log cannot be written, so nothing was done.
  if (error instanceof AppError && error.status === 503) {
    log.error({ err: error, request }, error.code)
    return new AuthError(503, 'unexpected_failure', error.message, { retryAfterSeconds: 5 })
  }
  log.error({ err: error, request }, 'a request to the auth provider failed')
  return new AuthError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  )
}
