import { Hono } from 'hono'
import * as v from 'valibot'
import { noAccount } from '#server/errors.ts'
import type { Allow, CallerEnv } from '#server/http/allow.ts'
import { rateLimit } from '#server/http/rate-limit.ts'
import { chatParam, flag, validJson, validParam, validQuery } from '#server/http/validate.ts'
import { listAudit } from '#server/store/audit/audit.ts'
import { chatSortSchema, roleChangeSchema } from '#shared/api/admin.ts'
import { userIdSchema } from '#shared/api/ids.ts'
import { plainObject } from '#shared/schema.ts'
import { type Administration, actorOf, reasonRequired } from './access.ts'
import { type ExportFilter, exportAudit } from './audit-export.ts'
import { addFeedbackRoutes } from './feedback-routes.ts'
import { changeRole, deleteAccount } from './manage-accounts.ts'
import { before, days, pageFields } from './query-fields.ts'
import { readChats, readMessages } from './read-chats.ts'
import { sendUsers } from './user-list.ts'

/** Everything under /api/admin. */
export function adminRoutes(server: Administration, allow: Allow): Hono<CallerEnv> {
  const readLimit = rateLimit(server.limits.reads)
  const listLimit = rateLimit(server.limits.lists)
  const reason = reasonRequired(server.requireReason)
  const routes = new Hono<CallerEnv>()

  routes.get('/users', allow.admins, listLimit, async c => {
    await server.syncUsers()
    return sendUsers(c, server)
  })

  routes.delete('/users/:id', allow.admins, userParam, async c => {
    await deleteAccount(server, actorOf(c), c.req.valid('param').id)
    return c.body(null, 204)
  })

  routes.get('/users/:id/chats', allow.admins, userParam, chatsQuery, readLimit, reason, async c => {
    const page = { userId: c.req.valid('param').id, ...c.req.valid('query') }
    return c.json(await readChats(server, actorOf(c), page))
  })

  routes.get('/chats/:id/messages', allow.admins, chatParam, messagesQuery, readLimit, reason, async c => {
    const { user: userId, ...page } = c.req.valid('query')
    const chat = { chatId: c.req.valid('param').id, userId }
    return c.json(await readMessages(server, actorOf(c), chat, page))
  })

  routes.post('/promote', allow.admins, validJson(roleChangeSchema), async c =>
    c.json(await changeRole(server, actorOf(c), c.req.valid('json').userId, 'admin')),
  )

  routes.post('/demote', allow.admins, validJson(roleChangeSchema), async c =>
    c.json(await changeRole(server, actorOf(c), c.req.valid('json').userId, 'user')),
  )

  routes.get('/audit', allow.admins, auditQuery, async c => {
    const { limit, before, ...filter } = c.req.valid('query')
    return c.json(await listAudit(server.db, { ...toFilter(filter), limit, before }))
  })

  routes.get('/audit.csv', allow.admins, exportQuery, listLimit, async c => {
    const { separator, ...filter } = c.req.valid('query')
    return exportAudit(c, server, toFilter(filter), separator)
  })

  // Counts by sheet and subject are not a user's data, so they need no reason and no audit entry.
  routes.get('/library', allow.admins, listLimit, async c => c.json(await server.reportLibrary()))

  routes.get('/notices', allow.admins, c => c.json(server.notices))

  // The figures say how much was asked, not what, like the counts in the list of users.
  routes.get('/usage', allow.admins, usageQuery, listLimit, async c =>
    c.json(await server.reportUsage(c.req.valid('query').days)),
  )

  addFeedbackRoutes(routes, server, allow)

  // Unknown paths also answer 401 and 403, so that outsiders cannot tell them from known ones.
  routes.all('*', allow.admins)
  return routes
}

const userParam = validParam(plainObject({ id: userIdSchema }), noAccount)

const account = v.optional(
  v.pipe(v.string('must be the id of an account.'), v.uuid('must be the id of an account.'), userIdSchema),
)

const chatsQuery = validQuery(
  plainObject({ ...pageFields, sort: v.optional(chatSortSchema, 'created_desc') }),
)
const messagesQuery = validQuery(plainObject({ user: account, ...pageFields, tail: flag }))

const usageQuery = validQuery(plainObject({ days }))

const auditFilter = plainObject({
  user: account,
  admin: account,
  reason: v.optional(v.literal('none', 'must be none.')),
  until: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp('must be a time.'),
      v.transform(text => new Date(text)),
      v.date('must be a time.'),
    ),
  ),
})
const exportQuery = validQuery(
  plainObject({
    ...auditFilter.entries,
    separator: v.optional(v.picklist(['comma', 'semicolon'], 'must be comma or semicolon.'), 'comma'),
  }),
)
const auditQuery = validQuery(plainObject({ ...auditFilter.entries, limit: pageFields.limit, before }))

function toFilter(query: v.InferOutput<typeof auditFilter>): ExportFilter {
  const { user: userId, admin: adminId, reason, until } = query
  return { userId, adminId, withoutReason: reason === 'none', until }
}
