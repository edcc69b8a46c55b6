import { useInfiniteQuery } from '@tanstack/react-query'
import { onDemand } from '#web/admin/common/query-options.ts'
import { isRefusal, statusOf, type Users } from '#web/admin/users/use-users.ts'
import { type AuditFilter, listAudit } from '#web/api/admin.ts'
import { reportFailure } from '#web/lib/report.ts'

/** Who did what, newest first, page by page. Whoever may not see it is led away as the list of users leads them. */
export function useAudit(filter: AuditFilter, users: Users) {
  const query = useInfiniteQuery({
    ...onDemand,
    queryKey: ['admin', 'audit', filter.user, filter.admin, filter.reason],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam, signal }) => {
      try {
        return await listAudit(filter, pageParam, signal)
      } catch (error) {
        if (!signal.aborted) {
          reportFailure('Failed to load the audit log', error)
          if (isRefusal(statusOf(error))) void users.refresh()
        }
        throw error
      }
    },
    getNextPageParam: last => (last.hasMore ? last.entries.at(-1)?.seq : undefined),
  })
  return { ...query, entries: query.data?.pages.flatMap(page => page.entries) ?? [] }
}
