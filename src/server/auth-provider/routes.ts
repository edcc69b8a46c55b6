import { Hono } from 'hono'
import { databaseUnavailable } from '#server/database/database-errors.ts'
import { adminRoutes } from './accounts/service-role-routes.ts'
import { addSignUp } from './accounts/sign-up-routes.ts'
import { addUser } from './accounts/user-routes.ts'
import { addRecover } from './mail-links/recover-routes.ts'
import { addVerify } from './mail-links/verify-routes.ts'
import { AuthError, answerError } from './protocol/auth-error.ts'
import type { AuthProvider } from './provider.ts'
import { addPublic } from './public-routes.ts'
import { addToken } from './sign-in/token-routes.ts'

/** The routes at /auth/v1: the protocol of Supabase Auth, with its own error format. */
export function authRoutes(provider: AuthProvider): Hono {
  const app = new Hono()
  app.onError((error, c) => answerError(c, toAuthError(error, provider)))
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  addSignUp(app, provider)
  addToken(app, provider)
  addUser(app, provider)
  addRecover(app, provider)
  addVerify(app, provider)
  addPublic(app, provider)
  if (provider.adminApi) app.route('/admin', adminRoutes(provider))
  const paths = new Set(app.routes.map(route => route.path).filter(path => !path.includes('*')))
  for (const path of paths) app.all(path, c => c.body(null, 405))
  // Never a page: a client that expects JSON could not report it.
  app.all('*', c => c.text('404 page not found\n', 404))
  return app
}

function toAuthError(error: Error, provider: AuthProvider): AuthError {
  if (error instanceof AuthError) return error
  provider.log.error({ err: error }, 'a request to the auth provider failed')
  const away = databaseUnavailable(error)
  return away
    ? new AuthError(503, 'unexpected_failure', away.message, { retryAfterSeconds: 5 })
    : new AuthError(
        500,
        'unexpected_failure',
        'Unexpected failure, please check server logs for more information',
      )
}
