import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import { AppError, badRequest } from '#server/errors.ts'
import type { CallerEnv } from '#server/http/allow.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import type { Identity } from '#server/identity/identity.ts'
import type { Log } from '#server/log.ts'
import type { Actor } from '#server/store/audit.ts'
import type { LinkTo } from '#server/store/messages.ts'
import { accessReasonHeader, maxReasonLength, noReason } from '#shared/admin.ts'

/** What administration works with. */
export type Administration = {
  db: Db
  log: Log
  identity: Identity
  /** Links to the files of the messages that are read. */
  linkTo: LinkTo
  requireReason: Config['admin']['requireReason']
  /** Of each admin: more than a person reads, and far less than a program that copies everything. */
  limits: {
    /** Pages of somebody's chats or messages. */
    reads: RateLimit
    /** All users, or the audit log as a file. */
    lists: RateLimit
  }
  /** Takes in accounts of the provider that never called here; quick, and never fails. */
  syncUsers(): Promise<void>
}

export type AdminEnv = CallerEnv & { Bindings: HttpBindings }

/** Who acts, for the audit log; the answer carries the request's id, so that the two can be brought together. */
export function actorOf(c: Context<AdminEnv>): Actor {
  const requestId = randomUUID()
  c.env.outgoing.setHeader('x-request-id', requestId)
  const { id, email } = c.var.caller
  return { id, email, requestId, reason: readReason(c) ?? noReason }
}

/** Before a look at somebody's chats: 403 `reason_required` where the setting wants a reason and none came. */
export function reasonRequired(isRequired: boolean): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    if (isRequired && readReason(c) === undefined) {
      throw new AppError(403, 'reason_required', 'A reason must be given before somebody’s chats are read.')
    }
    await next()
  }
}

/** An address in it would outlive the account that it belongs to. */
const address = /[^\s@<>()"',;:]+@[^\s@<>()"',;:]+/g

function readReason(c: Context): string | undefined {
  const given = decoded(c.req.header(accessReasonHeader) ?? '')
  const reason = given.replaceAll(/\p{Cc}+/gu, ' ').trim()
  if (reason.length > maxReasonLength) {
    throw badRequest(`${accessReasonHeader} holds at most ${maxReasonLength} characters.`)
  }
  return reason === '' ? undefined : reason.replaceAll(address, '[address]')
}

/** Where a percent sign is only a percent sign, the header stands for itself. */
function decoded(header: string): string {
  try {
    return decodeURIComponent(header)
  } catch {
    return header
  }
}
