import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import { readEmail, readMetadata } from '#server/auth-provider/accounts/account-fields.ts'
import {
  type AccountChange,
  type AuthUser,
  changeAccount,
  changeEmail,
  createAccount,
  findByEmail,
  findById,
  lockUser,
  mergeMetadata,
} from '#server/auth-provider/accounts/accounts.ts'
import { eraseAccount } from '#server/auth-provider/accounts/erase-account.ts'
import { userJson } from '#server/auth-provider/accounts/user-json.ts'
import { removeMailTokens } from '#server/auth-provider/mail-links/mail-tokens.ts'
import { withoutGeneratedMark } from '#server/auth-provider/passwords/generated-password.ts'
import { hashPassword, isReadableHash } from '#server/auth-provider/passwords/password-hash.ts'
import { checkPasswordLength } from '#server/auth-provider/passwords/password-rules.ts'
import { AuthError, accountGone, emailExists, invalid } from '#server/auth-provider/protocol/auth-error.ts'
import { metadata, text } from '#server/auth-provider/protocol/request-body.ts'
import type { AuthProvider } from '#server/auth-provider/provider.ts'
import { endSessions } from '#server/auth-provider/sessions/sessions.ts'
import type { Db } from '#server/database/database.ts'
import { requestId } from '#server/http/request-log.ts'
import { appendAudit } from '#server/store/audit/audit.ts'
import { findConsoleUser } from '#server/store/users/console-users.ts'
import { type UserId, userIdSchema } from '#shared/api/ids.ts'
import { plainObject } from '#shared/schema.ts'
import { type AuthEnv, allowServiceRole, validBody } from './route-steps.ts'

/**
 * The part of Supabase Auth's admin API that manages users, for the operator's tools. It exists only with
 * AUTH_ADMIN_API=on, and accepts only tokens with the role `service_role`, signed with one of this provider's keys. It
 * grants no role in the product.
 */
export function serviceRoleRoutes(provider: AuthProvider): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>()
  const tools = allowServiceRole(provider)
  const userParam = loadUser(provider)

  routes.get('/users', tools, async c => {
    const { page, perPage } = readPaging(c)
    const filter = (c.req.query('filter') ?? '').toLowerCase().replaceAll('\0', '')
    const { users, count } = await listPage(provider, page, perPage, filter)
    c.header('X-Total-Count', String(count))
    c.header('Link', pageLinks(c, page, Math.max(1, Math.ceil(count / perPage))))
    return c.json({ users: users.map(userJson), aud: 'authenticated' })
  })

  routes.post('/users', tools, validBody(userSchema), async c =>
    c.json(userJson(await createUser(provider, c.req.valid('json')))),
  )

  routes.get('/users/:id', tools, userParam, c => c.json(userJson(c.var.user)))

  routes.put('/users/:id', tools, userParam, validBody(userSchema), async c =>
    c.json(userJson(await updateUser(provider, c.var.user, c.req.valid('json'), requestId(c)))),
  )

  routes.delete('/users/:id', tools, userParam, validBody(deleteSchema), async c => {
    const { user } = c.var
    if (c.req.valid('json').should_soft_delete) throw invalid('Soft deletion is not available')
    await eraseAccount(provider.db, user.id, requestId(c))
    provider.log.info({ user: user.id }, 'account deleted through the admin API')
    return c.json({})
  })

  routes.all('*', tools, () => {
    throw new AuthError(404, 'feature_disabled', 'This part of the admin API is not available')
  })
  return routes
}

const userSchema = plainObject({
  id: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: v.nullish(v.boolean()),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: text,
})
type UserBody = v.InferOutput<typeof userSchema>

const deleteSchema = plainObject({ should_soft_delete: v.nullish(v.boolean()) })

/** Loads the user whose id is in the path. */
function loadUser(provider: AuthProvider): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    const id = v.safeParse(userIdSchema, c.req.param('id'))
    if (!id.success) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID')
    const user = await findById(provider.db, id.output)
    if (!user) throw new AuthError(404, 'user_not_found', 'User not found')
    c.set('user', user)
    await next()
  }
}

async function createUser(provider: AuthProvider, body: UserBody) {
  if (!body.email) throw invalid('Cannot create a user without either an email or phone')
  const account = {
    id: readId(body),
    email: readEmail(body.email),
    passwordHash: await readPasswordHash(body, 0),
    isConfirmed: body.email_confirm === true,
    userMetadata: readMetadata(body.user_metadata),
    appMetadata: readMetadata(body.app_metadata),
  }
  const banned_until = readBan(body.ban_duration)
  if (await findByEmail(provider.db, account.email)) throw emailExists()
  const user = await provider.db.transaction().execute(async trx => {
    const created = await createAccount(trx, account)
    return banned_until ? changeAccount(trx, created.id, { banned_until }) : created
  })
  provider.log.info({ user: user.id }, 'account created through the admin API')
  return user
}

async function updateUser(provider: AuthProvider, user: AuthUser, body: UserBody, request: string) {
  const email = body.email ? readEmail(body.email) : undefined
  const passwordHash = await readPasswordHash(body, provider.minPasswordLength)
  const banned_until = readBan(body.ban_duration)
  const updated = await provider.db.transaction().execute(async trx => {
    const current = await lockUser(trx, user.id)
    if (!current) throw accountGone()
    const row = await changeAccount(trx, user.id, changeOf(current, body, { passwordHash, banned_until }))
    const isNewEmail = email !== undefined && email !== current.email
    // Links and codes emailed before, perhaps to another address, must no longer work.
    if (passwordHash !== null || isNewEmail) await removeMailTokens(trx, user.id)
    if (passwordHash !== null || banned_until) await endSessions(trx, user.id)
    const result = isNewEmail
      ? await changeEmail(trx, user.id, email, { isConfirmed: body.email_confirm === true, isProven: false })
      : row
    if (passwordHash !== null) await auditAdminChange(trx, user.id, 'reset_password', request)
    if (isNewEmail || banned_until !== undefined)
      await auditAdminChange(trx, user.id, 'change_account', request)
    return result
  })
  provider.log.info({ user: user.id }, 'account changed through the admin API')
  return updated
}

function changeOf(
  user: AuthUser,
  body: UserBody,
  { passwordHash, banned_until }: { passwordHash: string | null; banned_until: Date | null | undefined },
): AccountChange {
  // The operator's tool chose the password: it does not expire, and the user is not asked for another one.
  const appMetadata = passwordHash === null ? user.app_metadata : withoutGeneratedMark(user.app_metadata)
  return {
    ...(body.email_confirm && !user.email_confirmed_at && { email_confirmed_at: new Date() }),
    ...(passwordHash !== null && {
      password_hash: passwordHash,
      password_expires_at: null,
      app_metadata: appMetadata,
    }),
    ...(banned_until !== undefined && { banned_until }),
    ...(body.user_metadata && {
      user_metadata: readMetadata(mergeMetadata(user.user_metadata, body.user_metadata)),
    }),
    ...(body.app_metadata && {
      app_metadata: readMetadata(mergeMetadata(appMetadata, body.app_metadata)),
    }),
  }
}

/** Changes to other users' accounts are not in the audit log, because tools may change thousands of them. */
async function auditAdminChange(
  trx: Db,
  id: UserId,
  action: 'reset_password' | 'change_account',
  request: string,
): Promise<void> {
  const user = await findConsoleUser(trx, id)
  if (user?.role === 'admin') await appendAudit(trx, undefined, { action, subjectId: id, requestId: request })
}

function readId(body: UserBody): UserId | undefined {
  if (!body.id) return undefined
  const id = v.safeParse(userIdSchema, body.id)
  if (!id.success) throw invalid('ID must conform to the uuid v4 format')
  return id.output
}

/** Null if the body has neither a password nor a hash. */
async function readPasswordHash(body: UserBody, minLength: number): Promise<string | null> {
  if (body.password && body.password_hash) {
    throw invalid('Only a password or a password hash should be provided')
  }
  if (body.password_hash) {
    if (!isReadableHash(body.password_hash)) throw invalid('The password hash must be argon2 in PHC form')
    return body.password_hash
  }
  if (!body.password) return null
  checkPasswordLength(body.password, minLength)
  return hashPassword(body.password)
}

const unitMs: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** The end of a ban such as `24h` or `1h30m`; null for `none`, which lifts it; undefined if there is no duration. */
function readBan(duration: string | null | undefined): Date | null | undefined {
  if (!duration) return undefined
  if (duration === 'none') return null
  const parts = [...duration.matchAll(/(\d{1,9}(?:\.\d+)?)(ms|s|m|h)/g)]
  if (parts.length === 0 || parts.map(part => part[0]).join('') !== duration) {
    throw invalid('invalid format for ban duration')
  }
  const durationMs = parts.reduce(
    (sum, [, amount, unit = '']) => sum + Number(amount) * (unitMs[unit] ?? 0),
    0,
  )
  return new Date(Math.min(Date.now() + durationMs, 8.64e15))
}

function readPaging(c: Context): { page: number; perPage: number } {
  const read = (name: string, fallback: number, max: number) => {
    const value = c.req.query(name)
    if (!value) return fallback
    const number = /^\d{1,9}$/.test(value) ? Number(value) : 0
    if (number < 1 || number > max) throw invalid(`Bad Pagination Parameters: ${name}`)
    return number
  }
  return { page: read('page', 1, 1_000_000), perPage: read('per_page', 50, 1000) }
}

async function listPage(provider: AuthProvider, page: number, perPage: number, filter: string) {
  const matching = provider.db
    .selectFrom('auth_users')
    .$if(filter !== '', query => query.where(sql<number>`strpos(email, ${filter})`, '>', 0))
  const { count } = await matching
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const users = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { users, count: Number(count) }
}

function pageLinks(c: Context, page: number, lastPage: number): string {
  const link = (number: number, relation: string) => {
    const url = new URL(c.req.url)
    url.searchParams.set('page', String(number))
    return `<${url.pathname}${url.search}>; rel="${relation}"`
  }
  const last = link(lastPage, 'last')
  return page < lastPage ? `${link(page + 1, 'next')}, ${last}` : last
}
