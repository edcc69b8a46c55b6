import * as z from 'zod/mini'
import { AppError, unavailable } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { type UserId, userIdSchema } from '#shared/ids.ts'
import type { ProviderPage } from './identity.ts'

/** A hosted provider's accounts, through its admin API. */

const timeout = 10_000

type Options = { address: string; serviceKey: string | undefined; log: Log }

export async function removeHostedUser(options: Options, id: UserId): Promise<void> {
  const { address, serviceKey, log } = options
  if (serviceKey === undefined) {
    throw unavailable(
      'Accounts cannot be deleted here: the server has no service key of the auth provider.',
      'identity_unavailable',
    )
  }
  const userId = z.safeParse(userIdSchema, id)
  if (!userId.success) throw new AppError(404, 'not_found', 'There is no such account.')
  const response = await fetch(`${address}/admin/users/${userId.data}`, {
    method: 'DELETE',
    headers: { ...serviceHeaders(serviceKey), 'content-type': 'application/json' },
    body: JSON.stringify({ should_soft_delete: false }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  }).catch((error: unknown) => {
    log.error({ err: error }, 'the auth provider could not be reached to delete an account')
    throw providerUnavailable()
  })
  if (response.ok || (response.status === 404 && (await errorCode(response)) === 'user_not_found')) return
  log.error({ status: response.status }, 'the auth provider refused to delete an account')
  throw providerUnavailable()
}

const pageSize = 1_000

const pageSchema = z.object({ users: z.array(z.looseObject({ id: z.unknown() })) })

const accountSchema = z.object({
  id: userIdSchema,
  email: z.nullish(z.string()),
  is_anonymous: z.nullish(z.boolean()),
})

/**
 * One page of accounts, numbered from 1; those without an address have no place in the product. One that cannot be
 * read is left out and logged: it must not cost everybody else.
 */
export async function listHostedUsers(
  { address, serviceKey, log }: Options & { serviceKey: string },
  page: number,
): Promise<ProviderPage> {
  const response = await fetch(`${address}/admin/users?page=${page}&per_page=${pageSize}`, {
    headers: serviceHeaders(serviceKey),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new Error(`the provider answered ${response.status}`)
  const listed = z.parse(pageSchema, await response.json()).users
  const users = listed.flatMap(row => {
    const account = z.safeParse(accountSchema, row)
    if (!account.success) {
      log.warn(
        { user: String(row.id).slice(0, 40) },
        'an account of the auth provider cannot be read, and is left out',
      )
      return []
    }
    const { id, email, is_anonymous } = account.data
    return email && !is_anonymous ? [{ id, email }] : []
  })
  return { ids: listed.map(row => String(row.id)), users }
}

/** The newer secret keys are no tokens: the gateway wants them as apikey alone. */
function serviceHeaders(key: string): Record<string, string> {
  return key.startsWith('sb_secret_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` }
}

async function errorCode(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null) return undefined
  return 'error_code' in body ? body.error_code : 'code' in body ? body.code : undefined
}

function providerUnavailable(): AppError {
  return unavailable(
    'The sign-in service cannot be reached, so nothing was changed. Please try again later.',
    'identity_unavailable',
  )
}
