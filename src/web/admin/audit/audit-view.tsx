import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { isRefusal, statusOf } from '#web/admin/common/call-status.ts'
import { useConsoleList } from '#web/admin/common/use-console-list.ts'
import { ListError, ListStatus } from '#web/admin/layout/list-status.tsx'
import type { Users } from '#web/admin/users/use-users.ts'
import { type AuditFilter, exportAudit, listAudit } from '#web/api/admin-calls.ts'
import type { ReceivedAuditEntry } from '#web/api/received-admin.ts'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { saveFile } from '#web/lib/dom/save-file.ts'
import { oncePerPress } from '#web/lib/once-per-press.ts'
import { Button } from '#web/ui/button.tsx'
import { MoreButton } from '#web/ui/more-button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'

type AuditViewProps = { filter: AuditFilter; users: Users }

/** The audit log, newest first, with filters and an export as a CSV file. */
export function AuditView({ filter, users }: AuditViewProps) {
  const texts = useTexts(adminTexts)
  const audit = useConsoleList(users, {
    queryKey: ['admin', 'audit', filter.user, filter.admin, filter.reason, filter.until],
    fetchPage: (before, signal) => listAudit(filter, before, signal),
    failure: 'Failed to load the audit log',
  })
  const { entries } = audit
  const failure = statusOf(audit.error) === 429 ? texts.tooMany : texts.auditNotLoaded
  const list = useRef<HTMLDivElement>(null)
  const isEmpty = audit.isSuccess && entries.length === 0
  return (
    <div className="relative min-h-0 grow overflow-y-auto overscroll-contain">
      <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <h2 className="serif text-2xl leading-tight">{texts.auditView}</h2>
            <p className="mt-1.5 text-sm text-soft">{texts.auditLead}</p>
          </div>
          <ExportButton filter={filter} users={users} />
        </div>
        <AuditFilters filter={filter} users={users} emailOf={id => emailIn(entries, id)} />
        <div ref={list} className="mt-5 border-t border-line">
          <ListStatus>{audit.isPending ? texts.loading : isEmpty && texts.auditEmpty}</ListStatus>
          {audit.isLoadingError && <ListError onRetry={() => void audit.refetch()}>{failure}</ListError>}
          {entries.length > 0 && <AuditTable entries={entries} filter={filter} />}
        </div>
        {audit.isFetchNextPageError && (
          <p role="alert" className="mt-3 text-sm text-soft">
            {failure}
          </p>
        )}
        <MoreButton
          className="mt-4 w-full"
          labels={{ more: texts.loadMore, loading: texts.loading }}
          hasMore={audit.hasNextPage}
          loading={audit.isFetchingNextPage}
          count={entries.length}
          onMore={audit.loadMore}
          next={count => {
            const row = list.current?.querySelectorAll<HTMLElement>('tbody tr')[count]
            return row?.querySelector('a') ?? row
          }}
        />
      </div>
    </div>
  )
}

/**
 * The address of a user who is not in the list of users, from the entries on screen: the list may still be loading, or
 * the account may have been deleted since.
 */
function emailIn(entries: readonly ReceivedAuditEntry[], id: string): string | undefined {
  for (const { user, admin } of entries) {
    if (user?.id === id && user.email) return user.email
    if (admin?.id === id && admin.email) return admin.email
  }
  return undefined
}

/** YYYY-MM-DD, which is how dates are written in Swedish, in the browser's time zone. */
function today(): string {
  return new Date().toLocaleDateString('sv')
}

function ExportButton({ filter, users }: AuditViewProps) {
  const texts = useTexts(adminTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const download = async () => {
    setBusy(true)
    try {
      const blob = await exportAudit(filter, language)
      saveFile({ blob, name: `parvis-audit-${today()}.csv` })
    } catch (error) {
      const status = statusOf(error)
      toast(status === 429 ? texts.tooMany : texts.exportFailed(status), 'error')
      if (isRefusal(status)) void users.refresh()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      busy={busy}
      icon={<Download aria-hidden="true" className="size-4" />}
      // A repetition would download, and record, another export.
      {...oncePerPress(() => void download())}
    >
      {busy ? texts.exporting : texts.exportCsv}
    </Button>
  )
}
