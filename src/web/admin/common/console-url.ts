import { useMemo } from 'react'
import { type AroundNavHandler, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { defaultUsageDays, maxUsageDays } from '#shared/api/admin-usage.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import { tryParse } from '#shared/schema.ts'
import { type AuditFilter, auditQuery } from '#web/api/admin-calls.ts'
import { receivedUserUuid } from '#web/api/received-admin.ts'
import { receivedChatId, receivedUserId } from '#web/api/received-ids.ts'

/** The URL says what the console shows, so that Back, reload and a link sent to a colleague work. */

export type Selection = { userId: UserId | undefined; chatId: ChatId | undefined }

export type ConsoleRoute =
  | { view: 'users'; selection: Selection }
  | { view: 'audit'; filter: AuditFilter }
  | { view: 'library' }
  | { view: 'usage' | 'feedback'; days: number }

/** Anything that is not an id selects nothing, and so does a chat without its user. */
export function useConsoleRoute(): ConsoleRoute {
  const search = useSearch()
  return useMemo(() => parseRoute(search), [search])
}

export function parseRoute(search: string): ConsoleRoute {
  const parameters = new URLSearchParams(search)
  const view = parameters.get('view')
  const user = tryParse(receivedUserId, parameters.get('user'))
  if (view === 'library') return { view: 'library' }
  if (view === 'usage' || view === 'feedback') return { view, days: toDays(parameters.get('days')) }
  if (view === 'audit') {
    const filtered = tryParse(receivedUserUuid, parameters.get('user'))
    const admin = tryParse(receivedUserUuid, parameters.get('admin'))
    const reason = parameters.get('reason') === 'none' ? 'none' : undefined
    return { view: 'audit', filter: { user: filtered, admin, reason, until: toDay(parameters.get('until')) } }
  }
  const chatId = tryParse(receivedChatId, parameters.get('chat'))
  return { view: 'users', selection: { userId: user, chatId: user && chatId } }
}

function toDays(value: string | null): number {
  const days = Number(value)
  return Number.isInteger(days) && days >= 1 && days <= maxUsageDays ? days : defaultUsageDays
}

/** Also refuses a day whose year is still being typed, such as 0020-12-01. */
export function toDay(value: string | null): string | undefined {
  const isDay = value !== null && /^2\d{3}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  return isDay ? value : undefined
}

export const usersPath = '/admin'
export const libraryPath = `${usersPath}?view=library`

export function usagePath(days = defaultUsageDays): string {
  return periodPath('usage', days)
}

export function feedbackPath(days = defaultUsageDays): string {
  return periodPath('feedback', days)
}

function periodPath(view: string, days: number): string {
  return `${usersPath}?view=${view}${days === defaultUsageDays ? '' : `&days=${days}`}`
}

export function userPath(userId: UserId): string {
  return `${usersPath}?user=${userId}`
}

export function userChatPath(userId: UserId, chatId: ChatId): string {
  return `${userPath(userId)}&chat=${chatId}`
}

export function auditPath(filter: AuditFilter = {}): string {
  return `${usersPath}?${new URLSearchParams([['view', 'audit'], ...auditQuery(filter)])}`
}

/** Follows a link, unless it leads to what is shown: after a double click, one Back leads to the previous place. */
export const followLink: AroundNavHandler = (navigateTo, path, options) => {
  const { pathname, search } = new URL(path, location.href)
  const isShown =
    pathname === usersPath &&
    JSON.stringify(parseRoute(search)) === JSON.stringify(parseRoute(location.search))
  if (!isShown) navigateTo(path, options)
}

/** Deselects a user who was deleted. Does nothing and returns false if another view or user is open by then. */
export function deselectUser(userId: UserId): boolean {
  const left = currentSelection()?.userId === userId
  if (left) navigate(usersPath, { replace: true })
  return left
}

/** Like deselectUser, for a chat: its user stays selected. */
export function deselectChat(userId: UserId, chatId: ChatId): void {
  if (isSelected({ userId, chatId })) navigate(userPath(userId), { replace: true })
}

export function isSelected({ userId, chatId }: Selection): boolean {
  const current = currentSelection()
  return current?.userId === userId && current?.chatId === chatId
}

/** The parameters of the current URL. Undefined outside the users view. */
export function usersViewParameters(): URLSearchParams | undefined {
  return currentSelection() && new URLSearchParams(location.search)
}

/** The selection in the current URL, which can be newer than the last render. Undefined outside the users view. */
function currentSelection(): Selection | undefined {
  // The server and the router also accept capitals and a trailing slash.
  if (location.pathname.replace(/\/$/, '').toLowerCase() !== usersPath) return undefined
  const route = parseRoute(location.search)
  return route.view === 'users' ? route.selection : undefined
}
