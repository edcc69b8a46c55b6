import {
  type AdminNotices,
  type AdminUser,
  accessReasonHeader,
  adminPageSize,
  type ChatSort,
} from '#shared/api/admin.ts'
import type { AdminUsage } from '#shared/api/admin-usage.ts'
import type { MessagePage } from '#shared/api/chat.ts'
import type { FeedbackTexts, FeedbackTotals } from '#shared/api/feedback.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import type { Language } from '#shared/language.ts'
import { request, send } from './client.ts'
import { receiveFile } from './receive-file.ts'
import {
  type ReceivedAuditPage,
  type ReceivedLibrary,
  type ReceivedRatedAnswer,
  receivedAuditPage,
  receivedFeedback,
  receivedFeedbackTexts,
  receivedLibrary,
  receivedNotices,
  receivedRatedAnswer,
  receivedUsage,
  receivedUser,
  receivedUsers,
} from './received-admin.ts'
import { type ReceivedChatPage, receivedChatPage, receivedMessagePage } from './received-chats.ts'

/**
 * The calls of the admin console. A failed request throws ApiError, and an aborted one the signal's own error. A
 * download throws the browser's error if its connection fails. `reason`: the reason for access, for the audit log;
 * undefined if none was given.
 */

type ReadOptions = { reason: string | undefined; signal?: AbortSignal | undefined }

/** All users, in no particular order. */
export async function listUsers(signal?: AbortSignal): Promise<AdminUser[]> {
  return (await request('/admin/users', receivedUsers, { signal })).users
}

/** `offset` is the number of chats already loaded. */
export function listUserChats(
  userId: UserId,
  page: { sort: ChatSort; offset: number },
  { reason, signal }: ReadOptions,
): Promise<ReceivedChatPage> {
  const query = `limit=${adminPageSize}&offset=${page.offset}&sort=${page.sort}`
  return request(`/admin/users/${userId}/chats?${query}`, receivedChatPage, {
    headers: reasonHeader(reason),
    signal,
  })
}

/** The latest page of that user's chat, or the one that begins at `offset`; 404 if the chat is another user's. */
export function listUserMessages(
  { userId, chatId }: { userId: UserId; chatId: ChatId },
  offset: number | undefined,
  { reason, signal }: ReadOptions,
): Promise<MessagePage> {
  const page = offset === undefined ? 'tail=true' : `offset=${offset}`
  const query = `limit=${adminPageSize}&${page}&user=${userId}`
  return request(`/admin/chats/${chatId}/messages?${query}`, receivedMessagePage, {
    headers: reasonHeader(reason),
    signal,
  })
}

/** Resolves with the updated user. */
export function changeRole(
  userId: UserId,
  change: 'promote' | 'demote',
  reason: string | undefined,
): Promise<AdminUser> {
  return request(`/admin/${change}`, receivedUser, {
    method: 'POST',
    body: { userId },
    headers: reasonHeader(reason),
  })
}

export async function removeUser(userId: UserId, reason: string | undefined): Promise<void> {
  await send(`/admin/users/${userId}`, { method: 'DELETE', headers: reasonHeader(reason) })
}

/**
 * The user concerned, and the administrator who acted (undefined: any). `reason: 'none'`: access without a reason.
 * `until`: the last day, as `YYYY-MM-DD` in the browser's time zone.
 */
export type AuditFilter = {
  user?: UserId | undefined
  admin?: UserId | undefined
  reason?: 'none' | undefined
  until?: string | undefined
}

/** Newest first; `before` is the `seq` of the last one loaded. */
export function listAudit(
  filter: AuditFilter,
  before: number | undefined,
  signal?: AbortSignal,
): Promise<ReceivedAuditPage> {
  const query = auditCallQuery(filter)
  query.set('limit', String(adminPageSize))
  if (before !== undefined) query.set('before', String(before))
  return request(`/admin/audit?${query}`, receivedAuditPage, { signal })
}

/**
 * All entries that match the filter, as a CSV file. In French, its cells are separated by semicolons, because a
 * spreadsheet in French shows a line with commas as a single cell.
 */
export async function exportAudit(filter: AuditFilter, language: Language): Promise<Blob> {
  const parameters = auditCallQuery(filter)
  if (language === 'fr') parameters.set('separator', 'semicolon')
  const query = parameters.toString()
  return receiveFile(await send(`/admin/audit.csv${query && `?${query}`}`))
}

/** The query of the console's own URL. */
export function auditQuery({ user, admin, reason, until }: AuditFilter): URLSearchParams {
  const query = { ...(user && { user }), ...(admin && { admin }), ...(reason && { reason }) }
  return new URLSearchParams({ ...query, ...(until && { until }) })
}

/** In the calls, `until` is the moment at which that day ends. */
function auditCallQuery(filter: AuditFilter): URLSearchParams {
  const { until } = filter
  return auditQuery(until === undefined ? filter : { ...filter, until: endOfDay(until).toISOString() })
}

function endOfDay(day: string): Date {
  const date = new Date(`${day}T00:00`)
  date.setDate(date.getDate() + 1)
  return date
}

/** The firm's sheets with their counts. */
export function getLibrary(signal?: AbortSignal): Promise<ReceivedLibrary> {
  return request('/admin/library', receivedLibrary, { signal })
}

export function getNotices(signal?: AbortSignal): Promise<AdminNotices> {
  return request('/admin/notices', receivedNotices, { signal })
}

/** The usage of the last `days` days. */
export function getUsage(days: number, signal?: AbortSignal): Promise<AdminUsage> {
  return request(`/admin/usage?days=${days}`, receivedUsage, { signal })
}

/** How often answers were rated good or bad in the last `days` days. */
export function getFeedback(days: number, signal?: AbortSignal): Promise<FeedbackTotals> {
  return request(`/admin/feedback?days=${days}`, receivedFeedback, { signal })
}

/** Feedback with a comment or an included answer, newest first; `before` is the `seq` of the last entry loaded. */
export function listFeedbackTexts(
  days: number,
  before: number | undefined,
  signal?: AbortSignal,
): Promise<FeedbackTexts> {
  const from = before === undefined ? '' : `&before=${before}`
  const query = `days=${days}&limit=${adminPageSize}${from}`
  return request(`/admin/feedback/texts?${query}`, receivedFeedbackTexts, { signal })
}

/** The question and the answer that a user included; 404 if they are no longer included. */
export function getRatedAnswer(seq: number, signal?: AbortSignal): Promise<ReceivedRatedAnswer> {
  return request(`/admin/feedback/${seq}/answer`, receivedRatedAnswer, { signal })
}

/** Percent-encoded: a header cannot contain every character. */
function reasonHeader(reason: string | undefined): Record<string, string> {
  return reason === undefined ? {} : { [accessReasonHeader]: encodeURIComponent(reason) }
}
