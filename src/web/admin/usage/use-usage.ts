import { useConsoleQuery } from '#web/admin/users/use-console-query.ts'
import type { Users } from '#web/admin/users/use-users.ts'
import { getUsage } from '#web/api/admin-calls.ts'

/** The usage of the last `days` days. */
export function useUsage(days: number, users: Users) {
  return useConsoleQuery(users, {
    queryKey: ['admin', 'usage', days],
    load: signal => getUsage(days, signal),
    failure: 'Failed to load the usage',
  })
}
