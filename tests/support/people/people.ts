import * as v from 'valibot'
import { messagePageSchema } from '#shared/api/chat.ts'
import { createFrameDecoder, type PositionedEvent } from '#shared/api/sse.ts'
import type { StreamEvent } from '#shared/api/stream-events.ts'

/** The users of a test. Each has an account, a token, and the calls that a client makes with it. */

export type Person = Awaited<ReturnType<typeof signUp>>

/** The password of every account that a test signs up. */
export const password = 'a long enough password'

/** The administrator whose account a server creates at its start, with `adminEnv`. */
export const adminAccount = { email: 'admin@example.fr', password: 'a long admin password' }
export const adminEnv = { ADMIN_EMAIL: adminAccount.email, ADMIN_PASSWORD: adminAccount.password }

let personCount = 0
export function newEmail(): string {
  personCount += 1
  return `person${personCount}-${process.pid}@example.fr`
}

export async function signUp(appUrl: string, email = newEmail()) {
  return authenticate(appUrl, 'signup', { email, password })
}

export async function logIn(appUrl: string, email: string, secret = password) {
  return authenticate(appUrl, 'token?grant_type=password', { email, password: secret })
}

export async function logInAdmin(appUrl: string) {
  return logIn(appUrl, adminAccount.email, adminAccount.password)
}

/** A sign-in that may fail. */
export function trySignIn(appUrl: string, email: string, secret: string): Promise<Response> {
  return tryToAuthenticate(appUrl, 'token?grant_type=password', { email, password: secret })
}

type Credentials = { email: string; password: string }

function tryToAuthenticate(appUrl: string, path: string, json: Credentials): Promise<Response> {
  return callApi(appUrl, undefined, `/auth/v1/${path}`, { method: 'POST', json })
}

async function authenticate(appUrl: string, path: string, credentials: Credentials) {
  const response = await tryToAuthenticate(appUrl, path, credentials)
  const session = (await response.json()) as {
    access_token: string
    refresh_token: string
    user: { id: string }
  }
  if (!response.ok) throw new Error(`${path} failed: ${JSON.stringify(session)}`)
  const token = session.access_token
  return {
    id: session.user.id,
    email: credentials.email,
    /** The provider's response, which a browser would store. */
    session,
    token,
    refreshToken: session.refresh_token,
    ...callsWith((path, init) => callApi(appUrl, token, path, init)),
  }
}

type CallInit = RequestInit & { json?: unknown }

/** The calls of a user, given how one is made: to any server, and through any proxy. */
export function callsWith(call: (path: string, init?: CallInit) => Promise<Response>) {
  const send = (content: string, more: Record<string, unknown> = {}) =>
    call('/api/chat/stream', { method: 'POST', json: { messages: [{ role: 'user', content }], ...more } })
  return {
    call,
    /** Sends a question. The response is the stream of its answer, or a refusal. */
    send,
    /** Sends a question and reads the answer to its end. */
    ask: (content: string, more: Record<string, unknown> = {}) => send(content, more).then(readStream),
    /** The last page of a chat's messages. */
    messages: async (chatId: string) => {
      const page = await call(`/api/chat/${chatId}/messages?tail=true`)
      return v.parse(messagePageSchema, await page.json()).messages
    },
  }
}

export function callApi(
  appUrl: string,
  token: string | undefined,
  path: string,
  { json, ...init }: CallInit = {},
): Promise<Response> {
  return fetch(`${appUrl}${path}`, {
    ...init,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...init.headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
}

/** The last page of a chat's messages, from the server with this address. */
export function messagesAt(appUrl: string, { token }: { token: string }, chatId: string) {
  return callsWith(path => callApi(appUrl, token, path)).messages(chatId)
}

/** The browser's storage after a user has signed in and accepted the disclaimer. */
export function browserStorage(session: unknown): Record<string, string> {
  return { 'parvis.session': JSON.stringify(session), 'parvis.disclaimer.v1': new Date().toISOString() }
}

/** What a refusal says: its status and the code of its error. */
export async function statusAndCode(response: Response): Promise<[number, string]> {
  const { error } = (await response.json()) as { error: { code: string } }
  return [response.status, error.code]
}

export type ReadStream = {
  status: number
  raw: string
  placed: PositionedEvent[]
  events: StreamEvent[]
  text: string
  chatId: string
  /** Whether `[DONE]` arrived. If not, the stream was cut off, or was not read to its end. */
  done: boolean
}

/** Reads a stream to its end, or while `shouldContinue` returns true. */
export async function readStream(
  response: Response,
  shouldContinue: (soFar: ReadStream) => boolean = () => true,
): Promise<ReadStream> {
  const read: ReadStream = {
    status: response.status,
    raw: '',
    placed: [],
    events: [],
    text: '',
    chatId: '',
    done: false,
  }
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`)
  const decode = createFrameDecoder()
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const text = decoder.decode(piece.value, { stream: true })
      read.raw += text
      for (const placed of decode(text)) addEvent(read, placed)
      if (!shouldContinue(read)) break
    }
  } catch {
    // The stream was cut off: the events so far are kept, and `done` stays false.
  }
  await reader.cancel().catch(() => undefined)
  return read
}

/** Reads a stream in the background. Resolves once its answer has text; `ended`, once the stream has ended. */
export async function beginReading(
  response: Response,
): Promise<{ chatId: string; ended: Promise<ReadStream> }> {
  const began = Promise.withResolvers<string>()
  const ended = readStream(response, soFar => {
    if (soFar.text !== '') began.resolve(soFar.chatId)
    return true
  })
  return { chatId: await began.promise, ended }
}

function addEvent(read: ReadStream, placed: PositionedEvent): void {
  const { event } = placed
  read.placed.push(placed)
  read.events.push(event)
  if (event.type === 'text') read.text += event.text
  if (event.type === 'chat') read.chatId = event.id
  if (event.type === 'done') read.done = true
}

/** Polls until the value is right, for effects in the background. Throws after `timeoutMs`. */
export async function until<T>(
  read: () => Promise<T>,
  isRight: (value: T) => boolean,
  timeoutMs = 10_000,
): Promise<T> {
  const deadlineMs = Date.now() + timeoutMs
  for (;;) {
    const value = await read()
    if (isRight(value)) return value
    if (Date.now() > deadlineMs) throw new Error(`still ${JSON.stringify(value)} after ${timeoutMs} ms`)
    await new Promise(resolve => setTimeout(resolve, 30))
  }
}
