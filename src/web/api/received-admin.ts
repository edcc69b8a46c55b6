import * as z from 'zod/mini'
import type { AdminNotices, AdminUser, AuditEntry } from '#shared/admin.ts'
import type { AdminBrokenFile, AdminLibrary, AdminSheet, AdminSubject } from '#shared/admin-library.ts'
import type { AdminUsage } from '#shared/admin-usage.ts'
import type { Source } from '#shared/chat.ts'
import type { FeedbackTexts, FeedbackTotals, RatedAnswer } from '#shared/feedback.ts'
import { libraryProblemSchema } from '#shared/library-problems.ts'
import {
  count,
  flag,
  listOf,
  receivedChatId,
  receivedSource,
  receivedUserId,
  role,
  text,
  textOrNull,
} from './received.ts'

/** What the console requires of the server's responses: as little as `received.ts` does. */

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

/** A newer server may know other languages. */
export type ReceivedEdition = Omit<AdminSheet['editions'][number], 'language'> & { language: string }

export type ReceivedSheet = Omit<AdminSheet, 'editions'> & { editions: ReceivedEdition[] }

export type ReceivedLibrary = Omit<AdminLibrary, 'sheets'> & { sheets: ReceivedSheet[] }

const receivedEdition: z.ZodMiniType<ReceivedEdition> = z.object({
  language: z.string(),
  title: text,
  written: text,
  reviewer: textOrNull,
})

const receivedSheet: z.ZodMiniType<ReceivedSheet> = z.object({
  id: z.string(),
  topic: text,
  editions: listOf(receivedEdition),
  total: count,
  recent: count,
})

const receivedBrokenFile: z.ZodMiniType<AdminBrokenFile> = z.object({
  file: z.string(),
  problems: listOf(libraryProblemSchema),
})

const receivedSubject: z.ZodMiniType<AdminSubject> = z.object({
  id: z.string(),
  names: z.catch(z.nullable(z.object({ en: z.string(), fr: z.string() })), null),
  total: count,
  recent: count,
})

export const receivedLibrary: z.ZodMiniType<ReceivedLibrary> = z.object({
  sheets: listOf(receivedSheet),
  broken: listOf(receivedBrokenFile),
  unanswered: listOf(receivedSubject),
})

export const receivedNotices: z.ZodMiniType<AdminNotices> = z.object({
  retirements: listOf(z.object({ id: text, endsOn: text })),
  modelMap: textOrNull,
})

const usageFigures = {
  questions: count,
  inputTokens: count,
  outputTokens: count,
  estimatedCalls: count,
  cost: z.catch(z.nullable(z.number()), null),
}

export const receivedUsage: z.ZodMiniType<AdminUsage> = z.object({
  timeZone: text,
  currency: text,
  unpriced: listOf(z.string()),
  budgets: listOf(
    z.object({ budget: z.enum(['all_day', 'all_month']), used: count, limit: count, renewsAt: text }),
  ),
  total: z.object(usageFigures),
  days: listOf(z.object({ day: z.string(), ...usageFigures })),
  models: listOf(z.object({ model: z.string(), ...usageFigures })),
  accounts: listOf(z.object({ userId: z.string(), email: textOrNull, ...usageFigures })),
  accountCount: count,
})

export const receivedFeedback: z.ZodMiniType<FeedbackTotals> = z.object({
  timeZone: text,
  days: listOf(z.object({ day: z.string(), up: count, down: count })),
  models: listOf(z.object({ model: text, up: count, down: count })),
  reasons: listOf(z.object({ value: z.number(), reason: z.string(), count })),
})

export const receivedFeedbackTexts: z.ZodMiniType<FeedbackTexts> = z.object({
  entries: listOf(
    z.object({
      seq: z.number(),
      day: text,
      model: text,
      value: z.number(),
      reason: textOrNull,
      text: textOrNull,
      sender: z.catch(z.nullable(z.object({ id: receivedUserId, email: z.string() })), null),
    }),
  ),
  hasMore: flag,
})

export type ReceivedRatedAnswer = RatedAnswer & { sources: Source[] }

export const receivedRatedAnswer: z.ZodMiniType<ReceivedRatedAnswer> = z.object({
  question: z.string(),
  answer: z.string(),
  sources: z.catch(listOf(receivedSource), []),
})
