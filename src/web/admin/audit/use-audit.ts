import { consoleQueryOptions } from '#web/admin/common/query-options.ts'
import { reportFailure } from '#web/admin/users/use-console-query.ts'
import type { Users } from '#web/admin/users/use-users.ts'
import { type AuditFilter, listAudit } from '#web/api/admin-calls.ts'
import type { ReceivedAuditEntry, ReceivedAuditPage } from '#web/api/received-admin.ts'
import { usePagedList } from '#web/api/use-paged-list.ts'

/** The audit log, newest first, page by page. On a refusal, reloading the user list redirects to the start page. */
export function useAudit(filter: AuditFilter, users: Users) {
  const { items, ...list } = usePagedList({
    caching: consoleQueryOptions,
    queryKey: ['admin', 'audit', filter.user, filter.admin, filter.reason],
    fetchPage: (before, signal) => listAudit(filter, before, signal),
    nextCursor: nextSeq,
    joinPages: joinAuditPages,
    onError: error => reportFailure(users, 'Failed to load the audit log', error),
  })
  return { ...list, entries: items }
}

function nextSeq(pages: readonly ReceivedAuditPage[]): number | undefined {
  const last = pages.at(-1)
  return last?.hasMore ? last.entries.at(-1)?.seq : undefined
}

function joinAuditPages(pages: readonly ReceivedAuditPage[]): ReceivedAuditEntry[] {
  return pages.flatMap(page => page.entries)
}
