import * as v from 'valibot'
import { codeOf } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { type UserId, userIdSchema } from '#shared/api/ids.ts'
import { parseOrThrow, plainObject } from '#shared/schema.ts'
import type { ProviderPage } from './identity.ts'
import { readJson } from './read-json.ts'

/** A hosted provider's accounts, through its admin API. */

const defaultTimeoutMs = 10_000

type Options = { address: string; log: Log }

/** Throws if it is unknown whether the account still exists (identity.ts). */
export async function removeHostedUser(
  options: Options & { serviceRoleKey: string | undefined; timeoutMs?: number },
  id: UserId,
): Promise<'removed' | 'unchanged'> {
  const { address, serviceRoleKey, log, timeoutMs = defaultTimeoutMs } = options
  if (serviceRoleKey === undefined) return 'unchanged'
  const userId = parseOrThrow(userIdSchema, id)
  let response: Response
  try {
    response = await fetch(`${address}/admin/users/${userId}`, {
      method: 'DELETE',
      headers: { ...serviceHeaders(serviceRoleKey), 'content-type': 'application/json' },
      body: JSON.stringify({ should_soft_delete: false }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    if (!isUnreached(error)) throw error
    log.error({ err: error }, 'the auth provider could not be reached to delete an account')
    return 'unchanged'
  }
  const { ok, status } = response
  if (ok || (status === 404 && (await errorCode(response)) === 'user_not_found')) return 'removed'
  // With a 500 the provider undid the deletion. Higher codes come from a gateway, which may have lost the response.
  if (status > 500) throw new Error(`the provider answered ${status}`)
  log.error({ status }, 'the auth provider refused to delete an account')
  return 'unchanged'
}

const unreachedCodes = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Whether the request was certainly not sent, because there was no connection. */
function isUnreached(error: unknown): boolean {
  return error instanceof Error && unreachedCodes.has(codeOf(error.cause) ?? '')
}

const pageSize = 1_000

export class ListingError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the provider answered ${status}`)
    this.status = status
  }
}

const pageSchema = plainObject({ users: v.array(v.looseObject({ id: v.unknown() })) })

/** The longest address that mail servers accept. */
const maxEmailLength = 320

/** An address that the database can store and index, and that fits on one line. */
export const emailSchema = v.pipe(
  v.string(),
  v.maxLength(maxEmailLength),
  v.check(email => email.isWellFormed() && !/\p{Cc}/u.test(email)),
)

const accountSchema = plainObject({
  id: userIdSchema,
  email: v.nullish(emailSchema),
  is_anonymous: v.nullish(v.boolean()),
})

/**
 * One page of accounts; the first page is 1. `users` lacks those that are anonymous or have no address. An account that
 * cannot be read is logged and skipped, so that it does not block the others.
 */
export async function listHostedUsers(
  { address, serviceRoleKey, log }: Options & { serviceRoleKey: string },
  page: number,
): Promise<ProviderPage> {
  const response = await fetch(`${address}/admin/users?page=${page}&per_page=${pageSize}`, {
    headers: serviceHeaders(serviceRoleKey),
    redirect: 'error',
    signal: AbortSignal.timeout(defaultTimeoutMs),
  })
  if (!response.ok) throw new ListingError(response.status)
  const listed = parseOrThrow(pageSchema, await readJson(response)).users
  const users = listed.flatMap(row => {
    const account = v.safeParse(accountSchema, row)
    if (!account.success) {
      log.warn(
        { user: String(row.id).slice(0, 40) },
        'an account of the auth provider cannot be read and was skipped',
      )
      return []
    }
    const { id, email, is_anonymous } = account.output
    return email && !is_anonymous ? [{ id, email }] : []
  })
  return { ids: listed.map(row => String(row.id)), users }
}

/** The newer secret keys are not tokens: the gateway accepts them as apikey only. */
function serviceHeaders(key: string): Record<string, string> {
  return key.startsWith('sb_secret_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` }
}

async function errorCode(response: Response): Promise<unknown> {
  const body = await readJson(response).catch(() => undefined)
  if (typeof body !== 'object' || body === null) return undefined
  return 'error_code' in body ? body.error_code : 'code' in body ? body.code : undefined
}
