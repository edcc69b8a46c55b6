import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { AdminUser } from '#shared/admin.ts'
import type { UserId } from '#shared/ids.ts'
import { onDemand } from '#web/admin/common/query-options.ts'
import { listUsers } from '#web/api/admin.ts'
import { ApiError } from '#web/api/client.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { adminTexts } from '#web/i18n/texts-admin.ts'
import { useToast } from '#web/ui/toast.tsx'
import { indexUsers, type UserIndex } from './user-search.ts'

const key = ['admin', 'users']

export type Users = {
  /** Undefined until they came for the first time. */
  index: UserIndex | undefined
  isFetching: boolean
  /** The first load failed with that status; 401 and 403 lead away instead. */
  failedStatus: number | undefined
  find(id: UserId | undefined): AdminUser | undefined
  /** Asks the server again; resolves when the list is true again, or the failure was shown. Stays the same. */
  refresh(): Promise<void>
  replace(user: AdminUser): Promise<void>
  remove(id: UserId): Promise<void>
}

/** Everybody. Whoever may not see them is told so and led to the start page. */
export function useUsers(): Users {
  const texts = useTexts(adminTexts)
  const toast = useToast()
  const client = useQueryClient()
  const { data, error, isFetching } = useQuery({
    ...onDemand,
    refetchOnMount: 'always',
    queryKey: key,
    queryFn: async ({ signal }) => {
      try {
        return await listUsers(signal)
      } catch (failure) {
        if (!signal.aborted) {
          const status = statusOf(failure)
          toast(isRefusal(status) ? texts.mustBeAdmin : texts.usersFailed(status), 'error')
          if (isRefusal(status)) navigate('/', { replace: true })
        }
        throw failure
      }
    },
  })
  const index = useMemo(() => data && indexUsers(data), [data])
  // Through the client, which asks nothing once the console is left.
  const refresh = useCallback(() => client.refetchQueries({ queryKey: key, type: 'active' }), [client])

  /** An answer that is on its way would bring back what changes here. */
  const write = async (change: (users: AdminUser[]) => AdminUser[]) => {
    await client.cancelQueries({ queryKey: key })
    client.setQueryData<AdminUser[]>(key, users => users && change(users))
  }
  return {
    index,
    isFetching,
    failedStatus: error && !data ? statusOf(error) : undefined,
    find: id => (id === undefined ? undefined : data?.find(user => user.id === id)),
    refresh,
    replace: user => write(users => users.map(each => (each.id === user.id ? user : each))),
    remove: id => write(users => users.filter(each => each.id !== id)),
  }
}

/** 0 where no answer came. */
export function statusOf(failure: unknown): number {
  return failure instanceof ApiError ? failure.status : 0
}

export function isRefusal(status: number): boolean {
  return status === 401 || status === 403
}
