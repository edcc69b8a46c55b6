import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import * as z from 'zod/mini'
import type { ChatId, UserId } from '#shared/ids.ts'
import { type AuditFilter, auditQuery } from '#web/api/admin.ts'
import { receivedChatId, receivedUserId } from '#web/api/received.ts'

/** What the console shows is in its address, so that Back, reload and a link to a colleague work. */

export type Selection = { userId: UserId | undefined; chatId: ChatId | undefined }

export type ConsolePlace = { view: 'users'; selection: Selection } | { view: 'audit'; filter: AuditFilter }

/** Anything that is no id chooses nothing; so does a chat without its user. */
export function useConsolePlace(): ConsolePlace {
  const search = useSearch()
  return useMemo(() => readPlace(search), [search])
}

export function readPlace(search: string): ConsolePlace {
  const parameters = new URLSearchParams(search)
  const user = z.safeParse(receivedUserId, parameters.get('user')).data
  if (parameters.get('view') === 'audit') {
    const admin = z.safeParse(receivedUserId, parameters.get('admin')).data
    const reason = parameters.get('reason') === 'none' ? 'none' : undefined
    return { view: 'audit', filter: { user, admin, reason } }
  }
  const chatId = z.safeParse(receivedChatId, parameters.get('chat')).data
  return { view: 'users', selection: { userId: user, chatId: user && chatId } }
}

export const usersPath = '/admin'

export function userPath(userId: UserId): string {
  return `${usersPath}?user=${userId}`
}

export function chatPath(userId: UserId, chatId: ChatId): string {
  return `${userPath(userId)}&chat=${chatId}`
}

export function auditPath(filter: AuditFilter = {}): string {
  return `${usersPath}?${new URLSearchParams([['view', 'audit'], ...auditQuery(filter)])}`
}

/**
 * Leaves whoever is gone. Nobody who has opened something else meanwhile is led away from it: then nothing happens,
 * and the answer is false.
 */
export function leaveUser(userId: UserId): boolean {
  const left = currentSelection()?.userId === userId
  if (left) navigate(usersPath, { replace: true })
  return left
}

/** As leaveUser, for a chat: its user stays chosen. */
export function leaveChat(userId: UserId, chatId: ChatId): void {
  if (isChosen({ userId, chatId })) navigate(userPath(userId), { replace: true })
}

export function isChosen({ userId, chatId }: Selection): boolean {
  const current = currentSelection()
  return current?.userId === userId && current?.chatId === chatId
}

/** As the address has it now; what was drawn last may be older. Undefined outside of this part of the console. */
function currentSelection(): Selection | undefined {
  if (location.pathname !== usersPath) return undefined
  const place = readPlace(location.search)
  return place.view === 'users' ? place.selection : undefined
}
