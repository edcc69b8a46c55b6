import { Link } from 'wouter'
import { noReason } from '#shared/api/admin.ts'
import { auditPath, userChatPath } from '#web/admin/common/console-url.ts'
import { useFormat } from '#web/admin/common/format.ts'
import { useReturnTo } from '#web/admin/common/use-return-to.ts'
import { useUserName } from '#web/admin/common/user-name.ts'
import { TableCell } from '#web/admin/layout/table-cell.tsx'
import type { AuditFilter } from '#web/api/admin-calls.ts'
import type { ReceivedAuditEntry } from '#web/api/received-admin.ts'
import { adminTexts } from '#web/i18n/admin/texts-admin.ts'
import { auditActionTexts } from '#web/i18n/admin/texts-audit-actions.ts'
import { useTexts } from '#web/i18n/language-context.tsx'
import { classNames } from '#web/lib/class-names.ts'

type AuditTableProps = { entries: readonly ReceivedAuditEntry[]; filter: AuditFilter }

/** A table; on a phone, one block per entry. */
export function AuditTable({ entries, filter }: AuditTableProps) {
  const texts = useTexts(adminTexts)
  const { columns } = texts
  return (
    <table className="w-full border-collapse text-sm max-md:block">
      <caption className="sr-only">{texts.auditView}</caption>
      <colgroup>
        <col />
        <col className="w-1/5" />
        <col />
        <col className="w-1/4" />
        <col />
        <col className="w-1/6" />
      </colgroup>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line text-left text-xs text-soft">
          {[columns.at, columns.admin, columns.action, columns.user, columns.chat, columns.reason].map(
            name => (
              <th key={name} scope="col" className="py-2 pr-4 font-semibold">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {entries.map(entry => (
          <AuditRow key={entry.seq} entry={entry} filter={filter} />
        ))}
      </tbody>
    </table>
  )
}

/** The console asks for no reason before these: users sent the feedback to the firm, and an export reads no chats. */
const withoutReason = new Set(['read_feedback', 'export_audit'])

function AuditRow({ entry, filter }: { entry: ReceivedAuditEntry; filter: AuditFilter }) {
  const texts = useTexts(adminTexts)
  const format = useFormat()
  const { columns } = texts
  const { admin, user, chatId } = entry
  const actions: Record<string, string> = useTexts(auditActionTexts)
  const returnTo = useReturnTo(String(entry.seq))
  const isAsked = admin !== null && !withoutReason.has(entry.action)
  return (
    <tr tabIndex={-1} className="border-b border-line align-top max-md:block max-md:py-3">
      <TableCell name={columns.at} className="md:whitespace-nowrap tabular-nums">
        <time dateTime={entry.at}>{format.dateTime(entry.at)}</time>
      </TableCell>
      <TableCell name={columns.admin}>
        {admin ? (
          <Person
            person={admin}
            href={filter.admin === admin.id ? undefined : auditPath({ ...filter, admin: admin.id })}
          />
        ) : (
          <NoAdmin action={entry.action} />
        )}
      </TableCell>
      <TableCell name={columns.action} className="font-semibold">
        {actions[entry.action] ?? entry.action}
      </TableCell>
      <TableCell name={columns.user}>
        {user && (
          <Person
            person={user}
            href={filter.user === user.id ? undefined : auditPath({ ...filter, user: user.id })}
          />
        )}
      </TableCell>
      <TableCell name={columns.chat}>
        {chatId && user && user.email !== null && (
          <Link {...returnTo} href={userChatPath(user.id, chatId)} className={linkClasses}>
            {texts.openChat}
          </Link>
        )}
      </TableCell>
      <TableCell name={columns.reason} className="wrap-anywhere">
        {(isAsked || entry.reason !== noReason) && <Reason entry={entry} />}
      </TableCell>
    </tr>
  )
}

function Reason({ entry: { action, reason } }: { entry: ReceivedAuditEntry }) {
  const texts = useTexts(adminTexts)
  const format = useFormat()
  if (reason === noReason) return <span className="text-soft italic">{texts.reasonNotGiven}</span>
  const [, count, last] = (action === 'expire_audit' && /; entries=(\d+); up_to=(\d+);/.exec(reason)) || []
  if (count !== undefined && last !== undefined) {
    return texts.removedEntries(format.number(Number(count)), format.number(Number(last)))
  }
  // The reason for an export is followed by its filters.
  return <span dir="auto">{action === 'export_audit' ? reason.replace(`${noReason}; `, '') : reason}</span>
}

/** Entries without an administrator: the operator, the server itself, or an unknown caller. */
function NoAdmin({ action }: { action: string }) {
  const texts = useTexts(adminTexts)
  if (['record_address', 'expire_chats', 'expire_audit'].includes(action)) return texts.server
  return action === 'sign_in_failed' ? (
    <span className="text-soft italic">{texts.unknownCaller}</span>
  ) : (
    texts.operator
  )
}

const linkClasses =
  'link rounded-sm pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center'

type PersonProps = { person: NonNullable<ReceivedAuditEntry['user']>; href: string | undefined }

/** Links to the entries about this person; plain text if the list already shows only those. */
function Person({ person: { id, email }, href }: PersonProps) {
  const texts = useTexts(adminTexts)
  const nameOf = useUserName()
  const name = email === null ? texts.deletedAccount : nameOf({ id, email })
  const nameClasses = classNames('wrap-anywhere', email === null && 'text-soft italic')
  return href ? (
    <Link href={href} className={classNames(linkClasses, nameClasses)}>
      {name}
    </Link>
  ) : (
    <span className={nameClasses}>{name}</span>
  )
}
