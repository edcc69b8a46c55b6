import { type Context, Hono, type MiddlewareHandler } from 'hono'
import * as z from 'zod/mini'
import { badRequest } from '#server/errors.ts'
import { readChatId, readFlag, readInteger, readJson, readPage, readUserId } from '#server/http/request.ts'
import { type CallerEnv, checkAdmin, requireAdmin } from '#server/http/require-user.ts'
import { listUserSlice } from '#server/store/admin-users.ts'
import { listAudit } from '#server/store/audit.ts'
import { adminPageSize, chatSortSchema, roleChangeSchema } from '#shared/admin.ts'
import { type UserId, userIdSchema } from '#shared/ids.ts'
import { type AdminEnv, type Administration, actorOf, readerOf } from './access.ts'
import { changeRole, deleteAccount } from './accounts.ts'
import { exportAudit } from './audit-export.ts'
import { readChats, readMessages } from './reading.ts'
import { sendSlices } from './slices.ts'

/** Everything under /api/admin, for those who are admins at the moment of each call. */
export function adminRoutes(
  server: Administration,
  requireUser: MiddlewareHandler<CallerEnv>,
): Hono<AdminEnv> {
  const { db, log, limits } = server
  const routes = new Hono<AdminEnv>()
  routes.use(requireUser, requireAdmin)

  routes.get('/users', async c => {
    await limits.lists.consume(c.var.caller.id)
    await server.syncUsers()
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    return sendSlices(c, userSlices(c, server), headers, log)
  })

  routes.delete('/users/:id', async c => {
    await deleteAccount(server, actorOf(c), readUserId(c))
    return c.body(null, 204)
  })

  routes.get('/users/:id/chats', async c => {
    const page = { userId: readUserId(c), ...readPage(c, adminPageSize), sort: readSort(c) }
    return c.json(await readChats(server, await readerOf(c, server), page))
  })

  routes.get('/chats/:id/messages', async c => {
    const chat = { chatId: readChatId(c), userId: readId(c, 'user') }
    const request = { ...readPage(c, adminPageSize), tail: readFlag(c, 'tail') }
    return c.json(await readMessages(server, await readerOf(c, server), chat, request))
  })

  routes.post('/promote', async c => {
    const { userId } = await readJson(c, roleChangeSchema)
    return c.json(await changeRole(server, actorOf(c), userId, 'admin'))
  })

  routes.post('/demote', async c => {
    const { userId } = await readJson(c, roleChangeSchema)
    return c.json(await changeRole(server, actorOf(c), userId, 'user'))
  })

  routes.get('/audit', async c => {
    const range = { default: 2 ** 31 - 1, minimum: 1, maximum: 2 ** 31 - 1 }
    const { limit } = readPage(c, adminPageSize)
    return c.json(
      await listAudit(db, { ...readAuditFilter(c), limit, before: readInteger(c, 'before', range) }),
    )
  })

  routes.get('/audit.csv', async c => {
    const filter = readAuditFilter(c)
    await limits.lists.consume(c.var.caller.id)
    return exportAudit(c, server, filter)
  })

  return routes
}

const usersAtOnce = 1_000

/** The role is looked at again for each slice: whoever lost it sees no more. */
async function* userSlices(c: Context<AdminEnv>, { db }: Administration): AsyncGenerator<string> {
  let after: UserId | undefined
  for (let before = '{"users":['; ; before = ',') {
    if (after !== undefined) checkAdmin(await c.var.recognise())
    const users = await listUserSlice(db, { after, limit: usersAtOnce })
    const last = users.length < usersAtOnce
    const text = JSON.stringify(users).slice(1, -1)
    yield `${text === '' && before === ',' ? '' : before}${text}${last ? ']}' : ''}`
    if (last) return
    after = users.at(-1)?.id
  }
}

function readSort(c: Context) {
  const sort = c.req.query('sort')
  if (sort === undefined) return 'created_desc'
  const result = z.safeParse(chatSortSchema, sort)
  if (!result.success)
    throw badRequest(`sort must be one of ${Object.values(chatSortSchema.def.entries).join(', ')}.`)
  return result.data
}

function readAuditFilter(c: Context) {
  return { userId: readId(c, 'user'), adminId: readId(c, 'admin'), withoutReason: readWithoutReason(c) }
}

function readWithoutReason(c: Context): boolean {
  const reason = c.req.query('reason')
  if (reason !== undefined && reason !== 'none') throw badRequest('reason must be none.')
  return reason === 'none'
}

function readId(c: Context, name: string): UserId | undefined {
  const value = c.req.query(name)
  if (value === undefined) return undefined
  const result = z.safeParse(userIdSchema, value)
  if (!result.success) throw badRequest(`${name} must be the id of an account.`)
  return result.data
}
