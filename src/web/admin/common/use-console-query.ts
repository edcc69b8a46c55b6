import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { logFailure } from '#web/lib/log-failure.ts'
import { isRefusal, statusOf } from './call-status.ts'
import { consoleQueryOptions } from './query-options.ts'

/** What a refused call needs of the list of all users (admin/users/use-users.ts). */
export type RefreshableUsers = { refresh(): Promise<void> }

type ConsoleQuery<T> = Pick<UseQueryOptions<T>, 'refetchOnWindowFocus' | 'enabled'> & {
  queryKey: QueryKey
  load(signal: AbortSignal): Promise<T>
  /** The message to log if the call fails. */
  failure: string
}

/**
 * A call of the console. If it is refused, the list of users is reloaded too, which redirects anyone who is no longer
 * an administrator to the start page.
 */
export function useConsoleQuery<T>(users: RefreshableUsers, { load, failure, ...query }: ConsoleQuery<T>) {
  return useQuery({
    ...consoleQueryOptions,
    ...query,
    queryFn: async ({ signal }) => {
      try {
        return await load(signal)
      } catch (error) {
        if (!signal.aborted) reportFailure(users, failure, error)
        throw error
      }
    },
  })
}

export function reportFailure(users: RefreshableUsers, failure: string, error: unknown): void {
  logFailure(failure, error)
  if (isRefusal(statusOf(error))) void users.refresh()
}
