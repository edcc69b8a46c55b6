import * as z from 'zod/mini'
import { roleSchema } from './account.ts'
import { chatIdSchema, userIdSchema } from './ids.ts'

/** What the calls of the console carry, under /api/admin. Chats and messages look as they do to their owner. */

export const adminPageSize = 50

export const adminUserSchema = z.object({
  id: userIdSchema,
  email: z.string(),
  role: roleSchema,
  chatCount: z.number(),
  /** When the newest chat was created. */
  lastChatAt: z.nullable(z.string()),
})
export type AdminUser = z.infer<typeof adminUserSchema>

/** GET /api/admin/users: everybody, in no order. */
export const adminUsersSchema = z.object({ users: z.array(adminUserSchema) })

/** `?sort=` of GET /api/admin/users/{id}/chats; created_desc where none is given. */
export const chatSortSchema = z.enum([
  'created_desc',
  'created_asc',
  'messages_desc',
  'messages_asc',
  'last_message_desc',
  'last_message_asc',
])
export type ChatSort = z.infer<typeof chatSortSchema>

/** POST /api/admin/promote and demote; both answer the admin user. */
export const roleChangeSchema = z.object({ userId: userIdSchema })

/**
 * Why an admin looks at somebody's chats: percent-encoded UTF-8 (`encodeURIComponent`), at most 500 characters once
 * decoded. Kept with every entry of the audit log that the call makes.
 */
export const accessReasonHeader = 'X-Access-Reason'
export const maxReasonLength = 500
/** What the log says where no reason came. */
export const noReason = 'not given'

export const auditActionSchema = z.enum([
  'read_chats',
  'read_messages',
  'promote',
  'demote',
  'delete_user',
  /** The auth provider refused, and the account was given back. */
  'delete_user_failed',
  'export_audit',
  /** To an admin's account, at most one entry a minute for each. Nobody did it: `admin` is null. */
  'sign_in_failed',
  /** By the operator, at the terminal or through the provider's admin API. */
  'reset_password',
  /** An admin's address or ban, by the operator through the provider's admin API. */
  'change_account',
  'record_address',
])
export type AuditAction = z.infer<typeof auditActionSchema>

/** `email` is null once the account is gone; an admin's is the one they had at that time. */
const auditPersonSchema = z.object({ id: userIdSchema, email: z.nullable(z.string()) })

export const auditEntrySchema = z.object({
  /** 1, 2, 3… without gaps. */
  seq: z.number(),
  at: z.string(),
  action: auditActionSchema,
  /** Null: the operator, at the terminal or through the provider's own admin API; or nobody (`sign_in_failed`). */
  admin: z.nullable(auditPersonSchema),
  /** Whose chats or account it was about. */
  user: z.nullable(auditPersonSchema),
  chatId: z.nullable(chatIdSchema),
  /** The X-Request-Id that the call was answered with. */
  requestId: z.nullable(z.uuid()),
  reason: z.string(),
  /** SHA-256 in hex; covers the entry before. */
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

/**
 * GET /api/admin/audit?limit=&before=&user=&admin=&reason=: newest first; `before` is the `seq` of the last one loaded.
 * `reason=none`: only looks at somebody's chats that no reason was given for.
 */
export const auditPageSchema = z.object({ entries: z.array(auditEntrySchema), hasMore: z.boolean() })
export type AuditPage = z.infer<typeof auditPageSchema>
