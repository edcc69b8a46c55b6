import type { Context } from 'hono'
import type { CallerEnv } from '#server/http/allow.ts'
import { checkAdmin } from '#server/http/allow.ts'
import { listConsoleUsers } from '#server/store/users/console-users.ts'
import type { UserId } from '#shared/api/ids.ts'
import type { Administration } from './access.ts'
import { sendSlices } from './slices.ts'

/** All users as one JSON document, sent in slices. */
export function sendUsers(c: Context<CallerEnv>, server: Administration): Promise<Response> {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return sendSlices(c, userSlices(c, server), headers, server.log)
}

const usersPerSlice = 1_000

/** The role is checked again before each slice but the first: an administrator who lost it receives nothing further. */
async function* userSlices(c: Context<CallerEnv>, { db }: Administration): AsyncGenerator<string> {
  let after: UserId | undefined
  for (let before = '{"users":['; ; before = ',') {
    if (after !== undefined) checkAdmin(await c.var.recheckCaller())
    const users = await listConsoleUsers(db, { after, limit: usersPerSlice })
    const isLast = users.length < usersPerSlice
    const text = JSON.stringify(users).slice(1, -1)
    yield `${text === '' && before === ',' ? '' : before}${text}${isLast ? ']}' : ''}`
    if (isLast) return
    after = users.at(-1)?.id
  }
}
