import * as v from 'valibot'
import type { AdminNotices, AdminUser, AuditEntry } from '#shared/api/admin.ts'
import type { AdminBrokenFile, AdminLibrary, AdminSheet, AdminSubject } from '#shared/api/admin-library.ts'
import type { AdminUsage } from '#shared/api/admin-usage.ts'
import { anySourceSchema, type Source } from '#shared/api/chat.ts'
import type { FeedbackTexts, FeedbackTotals, RatedAnswer } from '#shared/api/feedback.ts'
import { libraryProblemSchema } from '#shared/api/library-problems.ts'
import { finite, plainObject, text, textOrNull } from '#shared/schema.ts'
import { receivedRole } from './account.ts'
import { count, flag, listOf } from './received.ts'
import { receivedChatId, receivedUserId, uuid } from './received-ids.ts'

/** What the console requires of the server's responses (received.ts). */

/** For calls that accept nothing else. */
export const receivedUserUuid = v.pipe(receivedUserId, v.regex(uuid))

export const receivedUser: v.GenericSchema<unknown, AdminUser> = plainObject({
  id: receivedUserId,
  email: text,
  role: receivedRole,
  chatCount: count,
  lastChatAt: textOrNull,
})

export const receivedUsers = plainObject({ users: listOf(receivedUser) })

const auditPerson = v.fallback(v.nullable(plainObject({ id: receivedUserId, email: textOrNull })), null)

const auditEntry: v.GenericSchema<unknown, ReceivedAuditEntry> = plainObject({
  seq: finite,
  at: text,
  action: text,
  admin: auditPerson,
  user: auditPerson,
  chatId: v.fallback(v.nullable(receivedChatId), null),
  reason: text,
})

/** A newer server may know other actions. */
export type ReceivedAuditEntry = Omit<AuditEntry, 'action' | 'requestId' | 'hash'> & { action: string }

export type ReceivedAuditPage = { entries: ReceivedAuditEntry[]; hasMore: boolean }

export const receivedAuditPage: v.GenericSchema<unknown, ReceivedAuditPage> = plainObject({
  entries: listOf(auditEntry),
  hasMore: flag,
})

/** A newer server may know other languages. */
export type ReceivedEdition = Omit<AdminSheet['editions'][number], 'language'> & { language: string }

export type ReceivedSheet = Omit<AdminSheet, 'editions'> & { editions: ReceivedEdition[] }

export type ReceivedLibrary = Omit<AdminLibrary, 'sheets'> & { sheets: ReceivedSheet[] }

const receivedEdition: v.GenericSchema<unknown, ReceivedEdition> = plainObject({
  language: v.string(),
  title: text,
  written: text,
  reviewer: textOrNull,
})

const receivedSheet: v.GenericSchema<unknown, ReceivedSheet> = plainObject({
  id: v.string(),
  topic: text,
  editions: listOf(receivedEdition),
  total: count,
  recent: count,
})

const receivedBrokenFile: v.GenericSchema<unknown, AdminBrokenFile> = plainObject({
  file: v.string(),
  problems: listOf(libraryProblemSchema),
})

const receivedSubject: v.GenericSchema<unknown, AdminSubject> = plainObject({
  id: v.string(),
  names: v.fallback(v.nullable(plainObject({ en: v.string(), fr: v.string() })), null),
  total: count,
  recent: count,
})

export const receivedLibrary: v.GenericSchema<unknown, ReceivedLibrary> = plainObject({
  sheets: listOf(receivedSheet),
  broken: listOf(receivedBrokenFile),
  unanswered: listOf(receivedSubject),
})

export const receivedNotices: v.GenericSchema<unknown, AdminNotices> = plainObject({
  retirements: listOf(plainObject({ id: text, endsOn: text })),
  modelMap: textOrNull,
})

const usageFigures = {
  questions: count,
  inputTokens: count,
  outputTokens: count,
  estimatedCalls: count,
  cost: v.fallback(v.nullable(finite), null),
}

export const receivedUsage: v.GenericSchema<unknown, AdminUsage> = plainObject({
  timeZone: text,
  currency: text,
  unpriced: listOf(v.string()),
  budgets: listOf(
    plainObject({ budget: v.picklist(['all_day', 'all_month']), used: count, limit: count, renewsAt: text }),
  ),
  total: plainObject(usageFigures),
  days: listOf(plainObject({ day: v.string(), ...usageFigures })),
  models: listOf(plainObject({ model: v.string(), ...usageFigures })),
  accounts: listOf(plainObject({ userId: v.string(), email: textOrNull, ...usageFigures })),
  accountCount: count,
})

export const receivedFeedback: v.GenericSchema<unknown, FeedbackTotals> = plainObject({
  timeZone: text,
  days: listOf(plainObject({ day: v.string(), up: count, down: count })),
  models: listOf(plainObject({ model: text, up: count, down: count })),
  reasons: listOf(plainObject({ value: finite, reason: v.string(), count })),
})

export const receivedFeedbackTexts: v.GenericSchema<unknown, FeedbackTexts> = plainObject({
  entries: listOf(
    plainObject({
      seq: finite,
      day: text,
      model: text,
      value: finite,
      reason: textOrNull,
      text: textOrNull,
      sender: v.fallback(v.nullable(plainObject({ id: receivedUserId, email: v.string() })), null),
    }),
  ),
  hasMore: flag,
})

export type ReceivedRatedAnswer = RatedAnswer & { sources: Source[] }

export const receivedRatedAnswer: v.GenericSchema<unknown, ReceivedRatedAnswer> = plainObject({
  question: v.string(),
  answer: v.string(),
  sources: v.fallback(listOf(anySourceSchema), []),
})
