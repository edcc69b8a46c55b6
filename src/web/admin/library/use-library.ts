import { type RefreshableUsers, useConsoleQuery } from '#web/admin/common/use-console-query.ts'
import { getLibrary } from '#web/api/admin-calls.ts'

/**
 * The firm's sheets. Loaded again when the administrator returns to the window, perhaps from editing a sheet: unlike
 * loading a user's chats, this adds no entry to the audit log.
 */
export function useLibrary(users: RefreshableUsers) {
  return useConsoleQuery(users, {
    refetchOnWindowFocus: 'always',
    queryKey: ['admin', 'library'],
    load: getLibrary,
    failure: 'Failed to load the library',
  })
}
