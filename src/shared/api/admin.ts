import * as v from 'valibot'
import { finite, plainObject } from '#shared/schema.ts'
import { hasVisibleText } from '#shared/text/visible-text.ts'
import { roleSchema } from './account.ts'
import { chatIdSchema, userIdSchema } from './ids.ts'

/**
 * Bodies of the calls under /api/admin, except those about the library, the usage and feedback (admin-library.ts,
 * admin-usage.ts, feedback.ts). Chats and messages have the same format as for their owner.
 */

export const adminPageSize = 50

export const adminUserSchema = plainObject({
  id: userIdSchema,
  email: v.string(),
  role: roleSchema,
  chatCount: finite,
  /** When the newest chat was created. */
  lastChatAt: v.nullable(v.string()),
})
export type AdminUser = v.InferOutput<typeof adminUserSchema>

/** GET /api/admin/users: all users, in no particular order. */
export const adminUsersSchema = plainObject({ users: v.array(adminUserSchema) })

/** `?sort=` of GET /api/admin/users/{id}/chats; created_desc by default. */
export const chatSortSchema = v.picklist([
  'created_desc',
  'created_asc',
  'messages_desc',
  'messages_asc',
  'last_message_desc',
  'last_message_asc',
])
export type ChatSort = v.InferOutput<typeof chatSortSchema>

/** POST /api/admin/promote and demote; both return the changed AdminUser. */
export const roleChangeSchema = plainObject({ userId: userIdSchema })

/**
 * Why an administrator reads a user's chats, changes the user's role or deletes the account: percent-encoded UTF-8
 * (`encodeURIComponent`), at most 500 characters decoded. Stored with every audit log entry that the call writes; email
 * addresses in it are replaced with `[address]`.
 */
export const accessReasonHeader = 'X-Access-Reason'
export const maxReasonLength = 500
/** The stored reason if none was given. */
export const noReason = 'not given'

/**
 * The reason as it is stored, on one line, without characters that change the direction of the text. Empty if nothing
 * in it can be seen.
 */
export function cleanReason(text: string): string {
  const reason = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim()
  return hasVisibleText(reason) ? reason : ''
}

const auditActionSchema = v.picklist([
  'read_chats',
  'read_messages',
  /** Comments. If the entry names a user: the question and the answer that this user included. */
  'read_feedback',
  'promote',
  'demote',
  'delete_user',
  /** The auth provider certainly did not delete the account, so it was restored. */
  'delete_user_failed',
  'export_audit',
  /**
   * A failed sign-in to an administrator's account, or a wrong current password there; at most once a minute per
   * account. `admin` is null: the caller is unknown.
   */
  'sign_in_failed',
  /** By the operator, at the terminal or through the provider's admin API. */
  'reset_password',
  /** An administrator's address or ban, by the operator through the provider's admin API. */
  'change_account',
  /** By an upgrade: the entry covers an administrator's address that the hashes of older entries do not cover. */
  'record_address',
  /** By the server, after RETENTION_DAYS. The reason says how many chats. */
  'expire_chats',
  /** By the server, after AUDIT_RETENTION_DAYS. The reason names the removed entries and the hash of the last one. */
  'expire_audit',
])
export type AuditAction = v.InferOutput<typeof auditActionSchema>

/** `email` is null once the account is deleted. An administrator's is the address at the time of the entry. */
const auditPersonSchema = plainObject({ id: userIdSchema, email: v.nullable(v.string()) })

const auditEntrySchema = plainObject({
  /** 1, 2, 3… without gaps. The oldest entries may have been removed. */
  seq: finite,
  at: v.string(),
  action: auditActionSchema,
  /**
   * Null if there was no administrator: the operator acted, at the terminal or through the provider's admin API; the
   * caller is unknown (`sign_in_failed`); or the server acted (`promote` for the first administrator,
   * `record_address`, `expire_chats`, `expire_audit`).
   */
  admin: v.nullable(auditPersonSchema),
  /** The owner of the chats or the account, the author of the feedback, or the user in an export's filter. */
  user: v.nullable(auditPersonSchema),
  chatId: v.nullable(chatIdSchema),
  /** The X-Request-Id of the call's response. */
  requestId: v.nullable(v.string()),
  reason: v.string(),
  /** SHA-256 in hex; also covers the previous entry's hash. */
  hash: v.string(),
})
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>

/**
 * GET /api/admin/audit?limit=&before=&user=&admin=&reason=&until=: newest first; `before` is the `seq` of the last
 * entry loaded. `reason=none`: only reads of a user's chats for which no reason was given. `until`: only entries that
 * are older than this time.
 */
export const auditPageSchema = plainObject({ entries: v.array(auditEntrySchema), hasMore: v.boolean() })
export type AuditPage = v.InferOutput<typeof auditPageSchema>

/**
 * GET /api/admin/notices: what an administrator should know about this installation. `modelMap`: the line to add to
 * `.env`; null if `retirements` is empty.
 */
const adminNoticesSchema = plainObject({
  retirements: v.array(plainObject({ id: v.string(), endsOn: v.string() })),
  modelMap: v.nullable(v.string()),
})
export type AdminNotices = v.InferOutput<typeof adminNoticesSchema>
