import { useQuery } from '@tanstack/react-query'
import { consoleQueryOptions } from '#web/admin/common/query-options.ts'
import { isRefusal, statusOf, type Users } from '#web/admin/users/use-users.ts'
import { getUsage } from '#web/api/admin-calls.ts'
import { logFailure } from '#web/lib/log-failure.ts'

/** What was used in the last days. On a refusal, reloading the user list redirects to the start page. */
export function useUsage(days: number, users: Users) {
  return useQuery({
    ...consoleQueryOptions,
    queryKey: ['admin', 'usage', days],
    queryFn: async ({ signal }) => {
      try {
        return await getUsage(days, signal)
      } catch (error) {
        if (!signal.aborted) {
          logFailure('Failed to load the usage', error)
          if (isRefusal(statusOf(error))) void users.refresh()
        }
        throw error
      }
    },
  })
}
