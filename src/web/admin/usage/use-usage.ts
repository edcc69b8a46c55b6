import { type RefreshableUsers, useConsoleQuery } from '#web/admin/common/use-console-query.ts'
import { getUsage } from '#web/api/admin-calls.ts'

/** The usage of the last `days` days. */
export function useUsage(days: number, users: RefreshableUsers) {
  return useConsoleQuery(users, {
    queryKey: ['admin', 'usage', days],
    load: signal => getUsage(days, signal),
    failure: 'Failed to load the usage',
  })
}
