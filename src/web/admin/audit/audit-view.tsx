import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { isRefusal, statusOf } from '#web/admin/common/call-status.ts'
import { useConsoleList } from '#web/admin/common/use-console-list.ts'
import { EntryList } from '#web/admin/layout/entry-list.tsx'
import { ViewFrame } from '#web/admin/layout/view-frame.tsx'
import type { Users } from '#web/admin/users/use-users.ts'
import { type AuditFilter, exportAudit, listAudit } from '#web/api/admin-calls.ts'
import type { ReceivedAuditEntry } from '#web/api/received-admin.ts'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { useLanguage, useTexts } from '#web/i18n/language-context.tsx'
import { saveFile } from '#web/lib/dom/save-file.ts'
import { oncePerPress } from '#web/lib/once-per-press.ts'
import { Button } from '#web/ui/button.tsx'
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
  const list = useRef<HTMLDivElement>(null)
  return (
    <ViewFrame
      title={texts.auditView}
      lead={texts.auditLead}
      action={<ExportButton filter={filter} users={users} />}
    >
      <AuditFilters filter={filter} users={users} emailOf={id => emailIn(entries, id)} />
      <div ref={list} className="mt-5 border-t border-line">
        <EntryList
          list={audit}
          count={entries.length}
          labels={{ empty: texts.auditEmpty, notLoaded: texts.auditNotLoaded }}
          next={index => {
            const row = list.current?.querySelectorAll<HTMLElement>('tbody tr')[index]
            return row?.querySelector('a') ?? row
          }}
        >
          <AuditTable entries={entries} filter={filter} />
        </EntryList>
      </div>
    </ViewFrame>
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
