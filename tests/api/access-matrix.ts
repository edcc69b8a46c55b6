import type { Caller } from '#tests/support/cast.ts'

/**
 * Who gets which answer from which route. Complete: a route of the server that is not here fails access.test.ts.
 * Chats, where a path or body names one, are the owner's; `$chat` and `$user` stand for new ones at each call, and
 * `$live` for one in which an answer to `$question` is being written, which was sent with the id `$message`.
 */
export type Access = {
  route: string
  /** What is put into the path's parameter. */
  id?: '$chat' | '$live' | '$owner' | '$user' | string
  query?: string
  json?: unknown
  /** A file is uploaded. */
  file?: true
  expect: Record<Caller, number>
  /** Ends the live answer before it is whole. */
  cuts?: true
}

function everybody(status: number): Access['expect'] {
  return {
    nobody: status,
    owner: status,
    other: status,
    admin: status,
    demoted: status,
    deleted: status,
    expired: status,
  }
}

/** Whoever is signed in, for themselves. */
function people(status: number): Access['expect'] {
  return { ...everybody(status), nobody: 401, deleted: 401, expired: 401 }
}

/** An admin has no way into somebody's chat but the console's own routes. */
function ownerOnly(status: number): Access['expect'] {
  return { ...people(404), owner: status }
}

function adminsOnly(status: number): Access['expect'] {
  return { ...people(403), admin: status }
}

/** The auth provider's own words for tokens that no longer count. */
function session(status: number): Access['expect'] {
  return { ...people(status), deleted: 403, expired: 403 }
}

const question = { messages: [{ role: 'user', content: '[[text a]]' }] }
const sentBefore = {
  messages: [{ role: 'user', content: '$question' }],
  chatId: '$live',
  clientMessageId: '$message',
}

export const accessMatrix: Access[] = [
  { route: 'GET /api/health', expect: everybody(200) },
  { route: 'GET /api/ready', expect: everybody(200) },
  { route: 'GET /api/config', expect: everybody(200) },
  { route: 'GET /api/legal/:page', id: 'terms', expect: everybody(200) },
  // The example firm has none.
  { route: 'GET /api/logo/:ground', id: 'light', expect: everybody(404) },
  // The link itself is the key, and this one is none.
  { route: 'GET /files/:token', id: 'x', expect: everybody(404) },

  { route: 'GET /api/account', expect: people(200) },
  { route: 'GET /api/chat', expect: people(200) },
  { route: 'POST /api/chat/stream', json: { ...question, chatId: '$chat' }, expect: ownerOnly(200) },
  { route: 'POST /api/chat/stream', json: question, expect: people(200) },
  { route: 'POST /api/chat/upload', file: true, expect: people(200) },
  { route: 'GET /api/chat/:id', id: '$chat', expect: ownerOnly(200) },
  { route: 'PATCH /api/chat/:id', id: '$chat', json: { title: 'x' }, expect: ownerOnly(200) },
  { route: 'DELETE /api/chat/:id', id: '$chat', expect: ownerOnly(204) },
  { route: 'GET /api/chat/:id/messages', id: '$chat', expect: ownerOnly(200) },
  { route: 'GET /api/chat/:id/stream', id: '$chat', expect: ownerOnly(204) },
  // Says nothing of whether there is such a chat.
  { route: 'POST /api/chat/:id/stop', id: '$chat', expect: people(204) },
  { route: 'POST /api/chat/:id/retry', id: '$chat', expect: ownerOnly(200) },

  // The same with an answer under way: nobody but its owner reads it, joins it or ends it.
  { route: 'GET /api/chat/:id/stream', id: '$live', expect: ownerOnly(200) },
  { route: 'POST /api/chat/:id/stop', id: '$live', expect: people(204), cuts: true },
  { route: 'POST /api/chat/:id/retry', id: '$live', expect: ownerOnly(200) },
  { route: 'DELETE /api/chat/:id', id: '$live', expect: ownerOnly(204), cuts: true },
  { route: 'POST /api/chat/stream', json: sentBefore, expect: ownerOnly(200) },

  { route: 'GET /api/admin/users', expect: adminsOnly(200) },
  { route: 'DELETE /api/admin/users/:id', id: '$user', expect: adminsOnly(204) },
  { route: 'GET /api/admin/users/:id/chats', id: '$owner', expect: adminsOnly(200) },
  { route: 'GET /api/admin/chats/:id/messages', id: '$chat', expect: adminsOnly(200) },
  { route: 'POST /api/admin/promote', json: { userId: '$user' }, expect: adminsOnly(200) },
  { route: 'POST /api/admin/demote', json: { userId: '$user' }, expect: adminsOnly(200) },
  { route: 'GET /api/admin/audit', expect: adminsOnly(200) },
  { route: 'GET /api/admin/audit.csv', expect: adminsOnly(200) },

  { route: 'POST /auth/v1/signup', json: {}, expect: everybody(422) },
  { route: 'POST /auth/v1/token', query: 'grant_type=password', json: {}, expect: everybody(400) },
  { route: 'POST /auth/v1/recover', json: {}, expect: everybody(400) },
  { route: 'POST /auth/v1/otp', json: {}, expect: everybody(400) },
  { route: 'POST /auth/v1/resend', json: {}, expect: everybody(400) },
  { route: 'POST /auth/v1/verify', json: {}, expect: everybody(400) },
  { route: 'GET /auth/v1/verify', expect: everybody(303) },
  { route: 'GET /auth/v1/.well-known/jwks.json', expect: everybody(200) },
  { route: 'GET /auth/v1/health', expect: everybody(200) },
  { route: 'GET /auth/v1/settings', expect: everybody(200) },
  { route: 'GET /auth/v1/user', expect: session(200) },
  { route: 'PUT /auth/v1/user', json: { data: {} }, expect: session(200) },
  { route: 'GET /auth/v1/reauthenticate', expect: session(422) },
  { route: 'POST /auth/v1/factors', json: {}, expect: session(422) },
  // For the service key only, whatever role somebody has in the product.
  { route: 'GET /auth/v1/admin/users', expect: session(403) },
  { route: 'POST /auth/v1/admin/users', json: {}, expect: session(403) },
  { route: 'GET /auth/v1/admin/users/:id', id: '$owner', expect: session(403) },
  { route: 'PUT /auth/v1/admin/users/:id', id: '$owner', json: {}, expect: session(403) },
  { route: 'DELETE /auth/v1/admin/users/:id', id: '$owner', json: {}, expect: session(403) },
  // Last: it ends the sessions that the others use.
  { route: 'POST /auth/v1/logout', expect: session(204) },
]
