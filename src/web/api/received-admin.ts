import * as z from 'zod/mini'
import type { AdminUser, AuditEntry } from '#shared/admin.ts'
import { count, flag, listOf, receivedChatId, receivedUserId, role, text, textOrNull } from './received.ts'

/** What the console requires of the server's responses, as liberally as `received.ts`. */

export const receivedUser: z.ZodMiniType<AdminUser> = z.object({
  id: receivedUserId,
  email: text,
  role,
  chatCount: count,
  lastChatAt: textOrNull,
})

export const receivedUsers = z.object({ users: listOf(receivedUser) })

const auditPerson = z.catch(z.nullable(z.object({ id: receivedUserId, email: textOrNull })), null)

const auditEntry: z.ZodMiniType<ReceivedAuditEntry> = z.object({
  seq: z.number(),
  at: text,
  action: text,
  admin: auditPerson,
  user: auditPerson,
  chatId: z.catch(z.nullable(receivedChatId), null),
  reason: text,
})

/** A newer server may know other actions. */
export type ReceivedAuditEntry = Omit<AuditEntry, 'action' | 'requestId' | 'hash'> & { action: string }

export type ReceivedAuditPage = { entries: ReceivedAuditEntry[]; hasMore: boolean }

export const receivedAuditPage: z.ZodMiniType<ReceivedAuditPage> = z.object({
  entries: listOf(auditEntry),
  hasMore: flag,
})
