import type { Context, Env, MiddlewareHandler } from 'hono'
import type * as v from 'valibot'
import type { AuthUser } from '#server/auth-provider/accounts/accounts.ts'
import { AuthError } from '#server/auth-provider/protocol/auth-error.ts'
import { readBody } from '#server/auth-provider/protocol/request-body.ts'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import type { AddressBucket, SignInAttempt } from '#server/auth-provider/rate-limits.ts'
import { isServiceToken } from '#server/auth-provider/sessions/access-token.ts'
import { badJwt, bearerToken, type Caller, requireCaller } from '#server/auth-provider/sessions/caller.ts'

/**
 * Every route lists its steps in this order: who may call, its input, how often, and what it does. A body is checked
 * before the call is counted: a password that is too weak must not use up an address's sign-ups.
 */

export type AuthEnv = {
  Variables: {
    /** Set by `allowUsers`. */
    caller: Caller
    /** Set by `loadUser`, from the id in the path. */
    user: AuthUser
    /** Set by the rate limit of `/token`, for a sign-in with a password. `request`: the request's id. */
    attempt: SignInAttempt & { request: string }
  }
}

/** The checked body, which handlers read with `c.req.valid('json')`. */
export type Body<T> = { in: { json: T }; out: { json: T } }

/** Users who are signed in at this provider. */
export function allowUsers(provider: AuthProvider): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    c.set('caller', await requireCaller(c, provider))
    await next()
  }
}

/** The operator's tools: tokens with the role `service_role`, signed with one of this provider's keys. */
export function allowServiceRole(provider: AuthProvider): MiddlewareHandler {
  return async (c, next) => {
    const token = bearerToken(c)
    const isService = await isServiceToken(provider.keys, token).catch(() => {
      throw badJwt()
    })
    if (!isService) throw new AuthError(403, 'not_admin', 'User not allowed')
    await next()
  }
}

/** `read` checks what a schema cannot express, and returns the handler's input. */
export function validBody<S extends v.GenericSchema<unknown, object>>(
  schema: S,
): MiddlewareHandler<Env, string, Body<v.InferOutput<S>>>
export function validBody<S extends v.GenericSchema<unknown, object>, T extends object>(
  schema: S,
  read: (body: v.InferOutput<S>, c: Context) => T | Promise<T>,
): MiddlewareHandler<Env, string, Body<T>>
export function validBody<S extends v.GenericSchema<unknown, object>>(
  schema: S,
  read?: (body: v.InferOutput<S>, c: Context) => object | Promise<object>,
): MiddlewareHandler {
  return async (c, next) => {
    const body = await readBody(c, schema)
    c.req.addValidatedData('json', read ? await read(body, c) : body)
    await next()
  }
}

/** Counts the call for the caller's address. Throws 429 if there were too many. */
export function rateLimit(provider: AuthProvider, bucket: AddressBucket): MiddlewareHandler {
  return async (c, next) => {
    await provider.rateLimits.countAddress(bucket, provider.clientAddress(c))
    await next()
  }
}
