import type { Context, MiddlewareHandler } from 'hono'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/database/database.ts'
import { AppError, badRequest } from '#server/errors.ts'
import type { CallerEnv } from '#server/http/allow.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { requestId } from '#server/http/request-log.ts'
import type { Identity } from '#server/identity/identity.ts'
import type { Log } from '#server/log.ts'
import type { Actor } from '#server/store/audit/audit.ts'
import type { LinkTo } from '#server/store/chats/messages.ts'
import {
  type AdminNotices,
  accessReasonHeader,
  cleanReason,
  maxReasonLength,
  noReason,
} from '#shared/api/admin.ts'
import type { AdminLibrary } from '#shared/api/admin-library.ts'
import type { AdminUsage } from '#shared/api/admin-usage.ts'

/** What the console's calls use. */
export type Administration = {
  db: Db
  log: Log
  identity: Identity
  /** Creates links to the files of messages. */
  linkTo: LinkTo
  requireReason: Config['admin']['requireReason']
  /** Per administrator: enough calls for a person who reads, far too few for a program that copies everything. */
  limits: {
    /** Pages of a user's chats or messages, the comments in feedback, and the answers that the feedback is about. */
    reads: RateLimit
    /**
     * The list of all users, the sheets of the library, the usage, the totals of feedback, and the audit log as a file.
     */
    lists: RateLimit
  }
  /** Imports the provider's accounts, at most once a minute. Resolves after a few seconds at most, and never fails. */
  syncUsers(): Promise<void>
  /** The firm's sheets and how often they were used. */
  reportLibrary(): Promise<AdminLibrary>
  notices: AdminNotices
  /** The time zone for figures per day. */
  timeZone: string
  /** What was used in the last `days` days, and what it cost. */
  reportUsage(days: number): Promise<AdminUsage>
}

/** The actor for the audit log. The response and the request's log line have the same id. */
export function actorOf(c: Context<CallerEnv>): Actor {
  const { id, email } = c.var.caller
  return { id, email, requestId: requestId(c), reason: readReason(c) ?? noReason }
}

/** For routes that read a user's chats: answers 403 `reason_required` if a reason is required and none was given. */
export function reasonRequired(isRequired: boolean): MiddlewareHandler<CallerEnv> {
  return async (c, next) => {
    if (isRequired && readReason(c) === undefined) {
      throw new AppError(403, 'reason_required', 'A reason is required to read a user’s chats.')
    }
    await next()
  }
}

/** Email addresses are removed from reasons: in the audit log, they would outlive their accounts. */
const address = /[^\s@<>()"',;:]+@[^\s@<>()"',;:]+/g

function readReason(c: Context): string | undefined {
  const reason = cleanReason(decoded(c.req.header(accessReasonHeader) ?? ''))
  if (reason.length > maxReasonLength) {
    throw badRequest(`${accessReasonHeader} can have at most ${maxReasonLength} characters.`)
  }
  return reason === '' ? undefined : reason.replaceAll(address, '[address]')
}

/** A header with a plain percent sign cannot be decoded, and is used as it is. */
function decoded(header: string): string {
  try {
    return decodeURIComponent(header)
  } catch {
    return header
  }
}
