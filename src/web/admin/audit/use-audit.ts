import { useConsoleList } from '#web/admin/common/use-console-list.ts'
import type { Users } from '#web/admin/users/use-users.ts'
import { type AuditFilter, listAudit } from '#web/api/admin-calls.ts'

/** The audit log, newest first, page by page. On a refusal, reloading the user list redirects to the start page. */
export function useAudit(filter: AuditFilter, users: Users) {
  return useConsoleList(users, {
    queryKey: ['admin', 'audit', filter.user, filter.admin, filter.reason, filter.until],
    fetchPage: (before, signal) => listAudit(filter, before, signal),
    failure: 'Failed to load the audit log',
  })
}
