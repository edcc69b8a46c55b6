import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'

/**
 * A server that speaks the auth protocol of a hosted Supabase project, with its own keys. It has the key list, the
 * settings, password sign-in, the user of a token, and the admin API with either kind of service key.
 */
export type HostedAuth = {
  /** For SUPABASE_URL. */
  url: string
  anonKey: string
  serviceRoleKey: string
  /** For SUPABASE_JWT_SECRET, in an older project. */
  jwtSecret: string | undefined
  /** The current signing key. */
  signer(): Signer
  users: Map<string, HostedUser>
  addUser(user: { email: string; confirmed?: boolean; id?: string; anonymous?: boolean }): HostedUser
  token(user: HostedUser, claims?: Record<string, unknown>): Promise<string>
  /** Signs with a new key from now on; by default the previous one stays on the list. */
  rotate(options?: { keepPrevious: boolean }): Promise<void>
  /**
   * `down`: drops every connection; `broken`: responds with 500; `redirecting`: redirects. `reset` and `lost` delete
   * the account but do not confirm the deletion: the connection is closed, or a gateway reports a timeout.
   */
  mode: 'up' | 'down' | 'broken' | 'redirecting' | 'reset' | 'lost'
  /** Deletions of accounts wait for this promise. */
  hold: Promise<void> | undefined
  /** Stops listening until `goOnline` is called. */
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  /** The maximum number of accounts on one page of the admin API's list. */
  maxPerPage: number
  /** The method and path of each call so far. */
  calls: string[]
  close(): Promise<void>
}

export type HostedUser = {
  id: string
  email: string
  confirmed: boolean
  anonymous: boolean
  password: string
}

type Signer = { key: CryptoKey; publicKey: CryptoKey; kid: string; alg: 'ES256' | 'RS256' }
type Kind = { alg?: 'ES256' | 'RS256'; legacy?: boolean; serviceRoleKey?: 'jwt' | 'secret' }

export async function startHostedAuth(kind: Kind = {}): Promise<HostedAuth> {
  const alg = kind.alg ?? 'ES256'
  const jwtSecret = kind.legacy ? 'a shared secret of at least thirty-two characters' : undefined
  let signer = await makeSigner(alg)
  let published = [signer]
  const server = createServer((request, response) => void respond(hosted, published, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sign = (claims: Record<string, unknown>) => {
    const nowSeconds = Math.floor(Date.now() / 1000)
    const jwt = new SignJWT({ iat: nowSeconds, exp: nowSeconds + 3600, ...claims })
    return jwtSecret
      ? jwt.setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new TextEncoder().encode(jwtSecret))
      : jwt.setProtectedHeader({ alg, kid: signer.kid, typ: 'JWT' }).sign(signer.key)
  }
  const hosted: HostedAuth = {
    url,
    jwtSecret,
    anonKey: await sign({ iss: 'supabase', role: 'anon' }),
    serviceRoleKey:
      kind.serviceRoleKey === 'secret'
        ? 'sb_secret_abcdef'
        : await sign({ iss: 'supabase', role: 'service_role' }),
    signer: () => signer,
    users: new Map(),
    addUser({ email, confirmed = true, id = randomUUID(), anonymous = false }) {
      const user = { id, email, confirmed, anonymous, password: 'a good long password' }
      hosted.users.set(user.id, user)
      return user
    },
    token: (user, claims) => sign({ ...claimsOf(url, user), ...claims }),
    async rotate(options = { keepPrevious: true }) {
      signer = await makeSigner(alg)
      published = options.keepPrevious ? [...published, signer] : [signer]
    },
    mode: 'up',
    hold: undefined,
    goOffline: () => stop(server),
    goOnline: async () => {
      if (server.listening) return
      server.listen(Number(new URL(url).port), '127.0.0.1')
      await once(server, 'listening')
    },
    maxPerPage: 1000,
    calls: [],
    close: () => stop(server),
  }
  return hosted
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

async function makeSigner(alg: 'ES256' | 'RS256'): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  return { key: privateKey, publicKey, kid: randomUUID(), alg }
}

function claimsOf(url: string, user: HostedUser): Record<string, unknown> {
  return {
    iss: `${url}/auth/v1`,
    sub: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    session_id: randomUUID(),
    is_anonymous: false,
    user_metadata: { email_verified: true },
  }
}

const userPath = '/admin/users/'

async function respond(
  hosted: HostedAuth,
  published: Signer[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', hosted.url)
  hosted.calls.push(`${request.method} ${url.pathname}`)
  const path = url.pathname.replace('/auth/v1', '')
  if (path.startsWith(userPath)) await hosted.hold
  if (hosted.mode === 'down') {
    request.socket.destroy()
    return
  }
  if (hosted.mode === 'broken') return send(response, 500, { code: 'unexpected_failure' })
  if (hosted.mode === 'redirecting') {
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    return
  }
  if (path === '/.well-known/jwks.json') {
    return send(response, 200, { keys: hosted.jwtSecret ? [] : await Promise.all(published.map(toJwk)) })
  }
  if (path === '/settings') {
    return request.headers.apikey === hosted.anonKey
      ? send(response, 200, { disable_signup: false, mailer_autoconfirm: false })
      : send(response, 401, { message: 'Invalid API key' })
  }
  if (path === '/token') return signIn(hosted, await readJson(request), response)
  if (path === '/user') return sendUser(hosted, request, response)
  if (path === '/admin/users') return listUsers(hosted, url, request, response)
  if (path.startsWith(userPath)) return administer(hosted, path.slice(userPath.length), request, response)
  send(response, 404, { code: 'not_found' })
}

async function toJwk(signer: Signer): Promise<JWK> {
  return { ...(await exportJWK(signer.publicKey)), kid: signer.kid, alg: signer.alg, use: 'sig' }
}

async function signIn(hosted: HostedAuth, body: unknown, response: ServerResponse): Promise<void> {
  const { email, password } = body as { email: string; password: string }
  const user = [...hosted.users.values()].find(one => one.email === email && one.password === password)
  if (!user) return send(response, 400, { code: 'invalid_credentials', message: 'Invalid login credentials' })
  const access_token = await hosted.token(user)
  const session = { access_token, token_type: 'bearer', expires_in: 3600, refresh_token: randomUUID() }
  send(response, 200, { ...session, user: userOf(user) })
}

function sendUser(hosted: HostedAuth, request: IncomingMessage, response: ServerResponse): void {
  const body = (request.headers.authorization ?? '').split('.')[1] ?? ''
  const { sub } = JSON.parse(Buffer.from(body, 'base64url').toString() || '{}') as { sub?: string }
  const user = hosted.users.get(sub ?? '')
  if (user && request.headers.apikey === hosted.anonKey) send(response, 200, userOf(user))
  else send(response, 403, { code: 'bad_jwt' })
}

/** Newest first, with at most `maxPerPage` accounts on a page, however many are requested. */
function listUsers(hosted: HostedAuth, url: URL, request: IncomingMessage, response: ServerResponse): void {
  const page = Number(url.searchParams.get('page') ?? 1)
  const perPage = Math.min(Number(url.searchParams.get('per_page') ?? 50), hosted.maxPerPage)
  const users = [...hosted.users.values()].reverse().slice((page - 1) * perPage, page * perPage)
  if (hasServiceKey(hosted, request)) send(response, 200, { users: users.map(userOf), aud: 'authenticated' })
  else send(response, 401, { code: 'no_authorization' })
}

function hasServiceKey(hosted: HostedAuth, request: IncomingMessage): boolean {
  const { apikey, authorization } = request.headers
  const key = hosted.serviceRoleKey
  // The newer keys are refused as bearer tokens.
  const bearer = key.startsWith('sb_secret_') ? undefined : `Bearer ${key}`
  return apikey === key && authorization === bearer
}

function administer(
  hosted: HostedAuth,
  id: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (!hasServiceKey(hosted, request)) send(response, 401, { code: 'no_authorization' })
  else if (request.method !== 'DELETE') send(response, 405, {})
  else if (hosted.mode === 'reset' && hosted.users.delete(id)) request.socket.destroy()
  else if (hosted.mode === 'lost' && hosted.users.delete(id)) send(response, 504, {})
  else if (hosted.users.delete(id)) send(response, 200, {})
  else send(response, 404, { code: 404, error_code: 'user_not_found', msg: 'User not found' })
}

function userOf(user: HostedUser) {
  const confirmed = user.confirmed ? { email_confirmed_at: new Date().toISOString() } : {}
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    is_anonymous: user.anonymous,
    identities: [],
    ...confirmed,
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return JSON.parse(Buffer.concat(pieces).toString() || '{}')
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
