import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'

/**
 * The private text of one test file: the private fields of requests sent by fetch, and what the database stores. None
 * of it may appear in a log (Z-2). `private-words-setup.ts` watches the requests. Test apps and server processes
 * scan their logs when they end.
 */

const words = new Map<string, string>()

/** Called at the start of each test file. */
export function forgetPrivate(): void {
  words.clear()
}

/** Shorter words can appear in a log by coincidence; for longer ones the beginning is enough. */
const minLength = 10
const maxLength = 40

export function rememberPrivate(field: string, value: unknown): void {
  if (typeof value !== 'string' || /^[\d\s.:-]*$/.test(value)) return
  const word = value.trim().slice(0, maxLength)
  if (word.length >= minLength) words.set(word, field)
}

/** The first private text in a log, with its field so that the cause is easy to find; undefined if there is none. */
export function findPrivate(log: string): string | undefined {
  for (const [word, field] of words) {
    const at = [word, JSON.stringify(word).slice(1, -1)].map(form => log.indexOf(form)).find(at => at >= 0)
    if (at === undefined) continue
    const line = log.slice(log.lastIndexOf('\n', at) + 1).split('\n', 1)[0]
    return `${field} (${JSON.stringify(word)}) in: ${line}`
  }
  return undefined
}

/** The fields of bodies and URLs that contain personal or secret data, at any depth. */
const privateFields = new Set(
  `access_token content current_password email key name password password_hash q reason refresh_token search title
   token token_hash`.split(/\s+/),
)

export function rememberRequest(url: string, init: RequestInit): void {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  if (pathname.startsWith('/files/')) rememberPrivate('link to a file', pathname.slice('/files/'.length))
  for (const [name, value] of searchParams) rememberField(name, value)
  const token = new Headers(init.headers).get('authorization')
  rememberPrivate('token', token?.replace(/^\w+ /, ''))
  if (init.body instanceof FormData) {
    for (const part of init.body.values()) if (part instanceof File) rememberPrivate('file name', part.name)
  }
  if (typeof init.body === 'string') rememberJson(init.body)
}

function rememberJson(body: string): void {
  try {
    JSON.parse(body, rememberField)
  } catch {
    // The body is invalid on purpose and has no fields.
  }
}

function rememberField(name: string, value: unknown): unknown {
  if (privateFields.has(name)) rememberPrivate(name, value)
  return value
}

/** One query: six at once would open more connections, at nearly 10 ms of processor time each on PostgreSQL. */
const stored = sql<{ field: string; word: string | null }>`
  (select 'text of a message' as field, content as word from messages order by created_at desc limit 1000)
  union all (select 'title of a chat', title from chats order by created_at desc limit 1000)
  union all (select 'name of a file', name from uploads order by created_at desc limit 1000)
  union all (select 'address', email from users order by created_at desc limit 1000)
  union all (select 'text of feedback', words from feedback order by seq desc limit 1000)
  union all (select 'reason of an administrator', reason from audit_log order by seq desc limit 1000)`

export async function rememberStored(db: Db): Promise<void> {
  const { rows } = await stored.execute(db)
  for (const { field, word } of rows) rememberPrivate(field, word)
}
