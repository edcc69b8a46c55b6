import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { AdminUser } from '#shared/api/admin.ts'
import type { UserId } from '#shared/api/ids.ts'
import { isRefusal, statusOf } from '#web/admin/common/call-status.ts'
import { consoleQueryOptions } from '#web/admin/common/query-options.ts'
import { listUsers } from '#web/api/admin-calls.ts'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { currentPath } from '#web/lib/history/current-path.ts'
import type { SignInState } from '#web/lib/history/sign-in-state.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useListSearch } from './use-list-search.ts'
import { indexUsers, type UserIndex } from './user-search.ts'

const key = ['admin', 'users']

export type Users = ReturnType<typeof useListSearch> & {
  /** Undefined until the first load succeeds. */
  index: UserIndex | undefined
  /**
   * The status if the first load failed, even if it is 401 or 403, which redirect to the start page. Undefined while
   * the load is tried again.
   */
  failedStatus: number | undefined
  find(id: UserId | undefined): AdminUser | undefined
  /** Reloads the list; resolves when it is current or the failure was shown. A stable function. */
  refresh(): Promise<void>
  /** Whether this user's role is being changed, even if another user was opened meanwhile. */
  isChanging(id: UserId): boolean
  /** Runs a change of this user's role. */
  change(id: UserId, run: () => Promise<void>): Promise<void>
  replace(user: AdminUser): Promise<void>
  remove(id: UserId): Promise<void>
}

/** All users. Anyone who is not an administrator sees a message and is redirected to the start page. */
export function useUsers(): Users {
  const texts = useTexts(adminTexts)
  const toast = useToast()
  const client = useQueryClient()
  const listSearch = useListSearch()
  const changes = useChanges()
  const { data, error } = useQuery({
    ...consoleQueryOptions,
    refetchOnMount: 'always',
    queryKey: key,
    queryFn: async ({ signal }) => {
      try {
        return await listUsers(signal)
      } catch (failure) {
        if (!signal.aborted) {
          const status = statusOf(failure)
          toast(isRefusal(status) ? texts.mustBeAdmin : texts.usersFailed(status), 'error')
          if (status === 429) toast(texts.tooMany)
          const state: SignInState = { next: currentPath() }
          if (isRefusal(status)) navigate('/', { replace: true, state })
        }
        throw failure
      }
    },
  })
  const index = useMemo(() => data && indexUsers(data), [data])
  // Refetched through the client, which loads nothing once the console is closed.
  const refresh = useCallback(() => client.refetchQueries({ queryKey: key, type: 'active' }), [client])

  /** Changes the loaded list. A running request is made again, because its response would undo the change. */
  const write = async (change: (users: AdminUser[]) => AdminUser[]) => {
    const isLoading = client.isFetching({ queryKey: key }) > 0
    await client.cancelQueries({ queryKey: key })
    client.setQueryData<AdminUser[]>(key, users => users && change(users))
    if (isLoading) void refresh()
  }
  return {
    ...listSearch,
    ...changes,
    index,
    failedStatus: error && !data ? statusOf(error) : undefined,
    find: id => (id === undefined ? undefined : data?.find(user => user.id === id)),
    refresh,
    replace: user => write(users => users.map(each => (each.id === user.id ? user : each))),
    remove: id => write(users => users.filter(each => each.id !== id)),
  }
}

/** Outside the role panel, which forgets everything when another user is opened. */
function useChanges(): Pick<Users, 'isChanging' | 'change'> {
  const [changing, setChanging] = useState<readonly UserId[]>([])
  return {
    isChanging: id => changing.includes(id),
    async change(id, run) {
      setChanging(ids => [...ids, id])
      try {
        await run()
      } finally {
        setChanging(ids => ids.filter(each => each !== id))
      }
    },
  }
}
