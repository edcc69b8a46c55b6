import type { Caller } from '#tests/support/people/cast.ts'

/**
 * The status that each kind of caller gets from each route. access.test.ts fails if a route of the server is missing.
 * Chats named in a path or a body belong to the owner. `$chat`, `$share`, `$feedback` and `$user` stand for a new one
 * at each call. `$first` and `$answer` are that chat's first question and its answer. `$live` is a chat with a running
 * answer to `$question`, which was sent with the id `$message`.
 */
export type Access = {
  route: string
  /** The value of the path's first parameter; a second one is the `$answer`. */
  id?: '$chat' | '$share' | '$feedback' | '$live' | '$owner' | '$user' | string
  query?: string
  json?: unknown
  /** Uploads a file. */
  file?: true
  expect: Record<Caller, number>
  /** Ends the running answer early. */
  endsAnswer?: true
}

function everyCaller(status: number): Access['expect'] {
  return {
    visitor: status,
    owner: status,
    other: status,
    admin: status,
    demoted: status,
    deleted: status,
    expired: status,
  }
}

/** Signed-in users, for their own data. */
function signedIn(status: number): Access['expect'] {
  return { ...everyCaller(status), visitor: 401, deleted: 401, expired: 401 }
}

/** Administrators reach other users' chats only through the console's routes. */
function ownerOnly(status: number): Access['expect'] {
  return { ...signedIn(404), owner: status }
}

function adminsOnly(status: number): Access['expect'] {
  return { ...signedIn(403), admin: status }
}

/** The auth provider responds with 403, not 401, to tokens that are no longer valid. */
function session(status: number): Access['expect'] {
  return { ...signedIn(status), deleted: 403, expired: 403 }
}

const question = { messages: [{ role: 'user', content: '[[text a]]' }] }
const sentBefore = {
  messages: [{ role: 'user', content: '$question' }],
  chatId: '$live',
  clientMessageId: '$message',
}

export const accessMatrix: Access[] = [
  { route: 'GET /api/health', expect: everyCaller(200) },
  { route: 'GET /api/ready', expect: everyCaller(200) },
  // Open to every caller on this machine. metrics.test.ts covers calls from elsewhere.
  { route: 'GET /metrics', expect: everyCaller(200) },
  { route: 'GET /manifest.webmanifest', expect: everyCaller(200) },
  { route: 'GET /offline-worker.js', expect: everyCaller(200) },
  { route: 'GET /api/config', expect: everyCaller(200) },
  { route: 'GET /api/legal/:page', id: 'terms', expect: everyCaller(200) },
  // The example firm has no logo.
  { route: 'GET /api/logo/:background', id: 'light', expect: everyCaller(404) },
  { route: 'GET /api/library', expect: everyCaller(200) },
  // The servers of these tests have no sheets.
  { route: 'GET /api/library/:id', id: 'eviction', expect: everyCaller(404) },
  { route: 'POST /api/emergency', json: { question: 'a' }, expect: everyCaller(200) },
  // The link itself grants access, and this one is invalid.
  { route: 'GET /api/shared/:token', id: 'x', expect: everyCaller(404) },
  { route: 'GET /files/:token', id: 'x', expect: everyCaller(404) },

  { route: 'GET /api/account', expect: signedIn(200) },
  // None of these callers has signed in recently.
  { route: 'DELETE /api/account', expect: signedIn(403) },
  { route: 'GET /api/account/budget', expect: signedIn(200) },
  { route: 'PUT /api/account/disclaimer', json: { version: 'v1' }, expect: signedIn(204) },
  { route: 'GET /api/account/export', expect: signedIn(200) },
  { route: 'GET /api/chat', expect: signedIn(200) },
  { route: 'GET /api/search', query: 'q=x', expect: signedIn(200) },
  { route: 'POST /api/chat/stream', json: { ...question, chatId: '$chat' }, expect: ownerOnly(200) },
  { route: 'POST /api/chat/stream', json: question, expect: signedIn(200) },
  {
    route: 'POST /api/chat/stream',
    json: { ...question, chatId: '$chat', replaces: '$first' },
    expect: ownerOnly(200),
  },
  { route: 'POST /api/chat/upload', file: true, expect: signedIn(200) },
  { route: 'GET /api/chat/:id', id: '$chat', expect: ownerOnly(200) },
  { route: 'PATCH /api/chat/:id', id: '$chat', json: { title: 'x' }, expect: ownerOnly(200) },
  { route: 'DELETE /api/chat/:id', id: '$chat', expect: ownerOnly(204) },
  {
    route: 'GET /api/chat/sent/:clientMessageId',
    id: '11111111-1111-4111-8111-111111111111',
    expect: signedIn(200),
  },
  // Does not reveal whether the question was stored.
  {
    route: 'DELETE /api/chat/sent/:clientMessageId',
    id: '11111111-1111-4111-8111-111111111111',
    expect: signedIn(204),
  },
  { route: 'GET /api/chat/:id/messages', id: '$chat', expect: ownerOnly(200) },
  {
    route: 'PUT /api/chat/:id/messages/:messageId/feedback',
    id: '$chat',
    json: { value: 1 },
    expect: ownerOnly(204),
  },
  { route: 'GET /api/chat/:id/export', id: '$chat', query: 'format=md', expect: ownerOnly(200) },
  { route: 'GET /api/chat/:id/share', id: '$chat', expect: ownerOnly(200) },
  { route: 'POST /api/chat/:id/share', id: '$chat', expect: ownerOnly(201) },
  { route: 'GET /api/shares', expect: signedIn(200) },
  { route: 'DELETE /api/shares/:id', id: '$share', expect: ownerOnly(204) },
  { route: 'GET /api/chat/:id/stream', id: '$chat', expect: ownerOnly(204) },
  // Does not reveal whether the chat exists.
  { route: 'POST /api/chat/:id/stop', id: '$chat', expect: signedIn(204) },
  { route: 'POST /api/chat/:id/retry', id: '$chat', expect: ownerOnly(200) },
  { route: 'POST /api/chat/:id/retry', id: '$chat', json: { messageId: '$first' }, expect: ownerOnly(200) },
  { route: 'POST /api/chat/:id/choose', id: '$chat', json: { messageId: '$first' }, expect: ownerOnly(204) },

  // The same while an answer is running: only its owner can read, follow or end it.
  { route: 'GET /api/chat/:id/stream', id: '$live', expect: ownerOnly(200) },
  { route: 'POST /api/chat/:id/stop', id: '$live', expect: signedIn(204), endsAnswer: true },
  { route: 'POST /api/chat/:id/retry', id: '$live', expect: ownerOnly(200) },
  { route: 'DELETE /api/chat/:id', id: '$live', expect: ownerOnly(204), endsAnswer: true },
  { route: 'POST /api/chat/stream', json: sentBefore, expect: ownerOnly(200) },

  { route: 'GET /api/admin/users', expect: adminsOnly(200) },
  { route: 'DELETE /api/admin/users/:id', id: '$user', expect: adminsOnly(204) },
  { route: 'GET /api/admin/users/:id/chats', id: '$owner', expect: adminsOnly(200) },
  { route: 'GET /api/admin/chats/:id/messages', id: '$chat', expect: adminsOnly(200) },
  { route: 'POST /api/admin/promote', json: { userId: '$user' }, expect: adminsOnly(200) },
  { route: 'POST /api/admin/demote', json: { userId: '$user' }, expect: adminsOnly(200) },
  { route: 'GET /api/admin/audit', expect: adminsOnly(200) },
  { route: 'GET /api/admin/audit.csv', expect: adminsOnly(200) },
  { route: 'GET /api/admin/library', expect: adminsOnly(200) },
  { route: 'GET /api/admin/notices', expect: adminsOnly(200) },
  { route: 'GET /api/admin/usage', expect: adminsOnly(200) },
  { route: 'GET /api/admin/feedback', expect: adminsOnly(200) },
  { route: 'GET /api/admin/feedback/texts', expect: adminsOnly(200) },
  { route: 'GET /api/admin/feedback/:seq/answer', id: '$feedback', expect: adminsOnly(200) },

  { route: 'POST /auth/v1/signup', json: {}, expect: everyCaller(422) },
  { route: 'POST /auth/v1/token', query: 'grant_type=password', json: {}, expect: everyCaller(400) },
  { route: 'POST /auth/v1/recover', json: {}, expect: everyCaller(400) },
  { route: 'POST /auth/v1/otp', json: {}, expect: everyCaller(400) },
  { route: 'POST /auth/v1/resend', json: {}, expect: everyCaller(400) },
  { route: 'POST /auth/v1/verify', json: {}, expect: everyCaller(400) },
  { route: 'GET /auth/v1/verify', expect: everyCaller(303) },
  { route: 'GET /auth/v1/.well-known/jwks.json', expect: everyCaller(200) },
  { route: 'GET /auth/v1/health', expect: everyCaller(200) },
  { route: 'GET /auth/v1/settings', expect: everyCaller(200) },
  { route: 'GET /auth/v1/user', expect: session(200) },
  { route: 'PUT /auth/v1/user', json: { data: {} }, expect: session(200) },
  { route: 'GET /auth/v1/reauthenticate', expect: session(422) },
  { route: 'POST /auth/v1/factors', json: {}, expect: session(422) },
  // Only for the service key, whatever the user's role in the product.
  { route: 'GET /auth/v1/admin/users', expect: session(403) },
  { route: 'POST /auth/v1/admin/users', json: {}, expect: session(403) },
  { route: 'GET /auth/v1/admin/users/:id', id: '$owner', expect: session(403) },
  { route: 'PUT /auth/v1/admin/users/:id', id: '$owner', json: {}, expect: session(403) },
  { route: 'DELETE /auth/v1/admin/users/:id', id: '$owner', json: {}, expect: session(403) },
  // Last, because it ends the sessions that the other calls use.
  { route: 'POST /auth/v1/logout', expect: session(204) },
]
