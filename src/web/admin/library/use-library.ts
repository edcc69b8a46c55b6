import { useQuery } from '@tanstack/react-query'
import { consoleQueryOptions } from '#web/admin/common/query-options.ts'
import { isRefusal, statusOf, type Users } from '#web/admin/users/use-users.ts'
import { getLibrary } from '#web/api/admin-calls.ts'
import { logFailure } from '#web/lib/log-failure.ts'

/**
 * The firm's sheets. Loaded again when the admin returns to the window, perhaps from editing a sheet: unlike a user's
 * chats, this adds no entry to the audit log. On a refusal, reloading the user list redirects to the start page.
 */
export function useLibrary(users: Users) {
  return useQuery({
    ...consoleQueryOptions,
    refetchOnWindowFocus: 'always',
    queryKey: ['admin', 'library'],
    queryFn: async ({ signal }) => {
      try {
        return await getLibrary(signal)
      } catch (error) {
        if (!signal.aborted) {
          logFailure('Failed to load the library', error)
          if (isRefusal(statusOf(error))) void users.refresh()
        }
        throw error
      }
    },
  })
}
