import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/test-app.ts'
import { userToken } from './bad-tokens.ts'
import { callApi, logInAdmin, type Person, signUp } from './people.ts'
import { makeSigningKey } from './signing-key.ts'

/** The kinds of callers, told apart by their tokens. */
export const callers = ['visitor', 'owner', 'other', 'admin', 'demoted', 'deleted', 'expired'] as const
export type Caller = (typeof callers)[number]

export type Cast = {
  app: TestApp
  tokens: Record<Caller, string | undefined>
  owner: Person
  /** A new chat of the owner's, with a question and its answer. */
  addChat(): Promise<ChatId>
  /** A new share of a new chat of the owner's. */
  addShare(): Promise<string>
  /** The `seq` of new feedback on one of the owner's answers, with the answer included. */
  addFeedback(): Promise<string>
  /** A new user, for actions that are possible only once per account. */
  addUser(): Promise<UserId>
}

/** A server with one caller of each kind. `demoted` is a former administrator, `deleted` a former user. */
export async function startCast(env: Record<string, string>): Promise<Cast> {
  const signing = await makeSigningKey()
  const app = await startTestApp({ env: { ...signing.env, AUTH_LIMITS: 'off', ...env } })
  const admin = await logInAdmin(app.url)
  const [owner, other, demoted, deleted] = [
    await signUp(app.url),
    await signUp(app.url),
    await signUp(app.url),
    await signUp(app.url),
  ]
  for (const verb of ['promote', 'demote']) {
    await admin.call(`/api/admin/${verb}`, { method: 'POST', json: { userId: demoted.id } })
  }
  await admin.call(`/api/admin/users/${deleted.id}`, { method: 'DELETE' })
  const expired = await userToken(
    {
      issuer: 'parvis',
      key: signing.key,
      publicKey: signing.publicKey,
      alg: 'ES256',
      kid: signing.kid,
      userId: owner.id,
      sessionId: sessionOf(owner),
    },
    { claims: { iat: nowSeconds() - 3600, exp: nowSeconds() - 60 } },
  )
  // Nobody has signed in recently, so nobody can delete their own account: the other calls need these callers.
  await sql`update auth_sessions set created_at = now() - interval '1 hour'`.execute(app.db)
  const tokens = {
    visitor: undefined,
    owner: await refreshedToken(app, owner),
    other: await refreshedToken(app, other),
    admin: await refreshedToken(app, admin),
    demoted: await refreshedToken(app, demoted),
    deleted: deleted.token,
    expired,
  }
  return {
    app,
    tokens,
    owner,
    addChat: () => addChat(app, owner),
    addShare: () => addShare(app, owner),
    addFeedback: () => addFeedback(app, owner),
    addUser: () => addUser(app),
  }
}

async function refreshedToken({ url }: TestApp, { refreshToken }: Person): Promise<string> {
  const response = await callApi(url, undefined, '/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    json: { refresh_token: refreshToken },
  })
  return ((await response.json()) as { access_token: string }).access_token
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

function sessionOf(person: Person): string {
  const claims = Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(claims) as { session_id: string }).session_id
}

async function addChat({ db }: TestApp, owner: Person): Promise<ChatId> {
  const chat_id = randomUUID() as ChatId
  await db
    .insertInto('chats')
    .values({ id: chat_id, user_id: owner.id as UserId, title: 'Un bail', message_count: 2 })
    .execute()
  const message = { chat_id, status: 'complete' as const }
  await db
    .insertInto('messages')
    .values([
      { ...message, id: randomUUID(), position: 0, role: 'user', content: 'Une question' },
      { ...message, id: randomUUID(), position: 1, role: 'assistant', content: 'Une réponse' },
    ])
    .execute()
  return chat_id
}

async function addShare(app: TestApp, owner: Person): Promise<string> {
  const path = `/api/chat/${await addChat(app, owner)}/share`
  const share = (await (await owner.call(path, { method: 'POST' })).json()) as { id: string }
  return share.id
}

async function addFeedback(app: TestApp, owner: Person): Promise<string> {
  const chatId = await addChat(app, owner)
  const { rows } = await sql<{ seq: number }>`
    insert into feedback (message_id, model, value, with_answer)
    select id, 'o3', 1, true from messages where chat_id = ${chatId} and role = 'assistant' returning seq`.execute(
    app.db,
  )
  return String(rows[0]?.seq)
}

async function addUser({ db }: TestApp): Promise<UserId> {
  const id = randomUUID() as UserId
  await db
    .insertInto('users')
    .values({ id, email: `${id}@example.fr` })
    .execute()
  return id
}
