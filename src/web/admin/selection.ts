import { useMemo } from 'react'
import { useSearch } from 'wouter'
import * as z from 'zod/mini'
import { type ChatId, chatIdSchema, type UserId, userIdSchema } from '#shared/ids.ts'
import { type AuditFilter, auditQuery } from '#web/api/admin.ts'

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
  const user = z.safeParse(userIdSchema, parameters.get('user')).data
  if (parameters.get('view') === 'audit') {
    const admin = z.safeParse(userIdSchema, parameters.get('admin')).data
    const reason = parameters.get('reason') === 'none' ? 'none' : undefined
    return { view: 'audit', filter: { user, admin, reason } }
  }
  const chatId = z.safeParse(chatIdSchema, parameters.get('chat')).data
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
