import { countOf, formatDay, type Print } from '#server/command-line.ts'
import { minAuditRetentionDays } from '#server/config/config.ts'
import type { Db } from '#server/database/database.ts'
import { StartError } from '#server/errors.ts'
import {
  type AuditAnchor,
  type AuditFault,
  formatAnchor,
  parseAnchor,
  verifyAudit,
} from '#server/store/audit/audit-check.ts'
import type { AuditCut } from '#server/store/audit/audit-retention.ts'

/** `npm run admin -- verify-audit [ANCHOR]` */
export async function runVerifyAudit(db: Db, anchorText: string | undefined, print: Print): Promise<void> {
  const anchor = anchorText === undefined ? undefined : parseAnchor(anchorText)
  if (anchorText !== undefined && !anchor) {
    throw new StartError(
      'An anchor is a number, a colon and 64 hexadecimal digits, as this command prints it.',
    )
  }
  const { last, cut, broken } = await verifyAudit(db, anchor)
  if (broken) throw new StartError(faultSentence(broken))
  if (!last) return print('The audit log is empty.')
  const count = last.seq - (cut?.seq ?? 0)
  print(
    `The audit log is intact: ${countOf(count, 'entry', 'entries')}, the last one with the hash ${last.hash}`,
  )
  if (cut) {
    print(
      `Removed under AUDIT_RETENTION_DAYS, last on ${formatDay(cut.at)}: ${countOf(cut.seq, 'older entry', 'older entries')}. Entry ${cut.confirmedBy} confirms the removal.`,
    )
  }
  const isTooOld = anchor && cut && anchor.seq < cut.seq
  if (anchor && !isTooOld) {
    print(
      cut
        ? `It matches the anchor: apart from the removed entries, nothing up to entry ${anchor.seq} was changed or removed.`
        : `It contains the anchor: nothing up to entry ${anchor.seq} was changed or removed.`,
    )
  }
  print(`Anchor: ${formatAnchor(last)}`)
  print('Store it away from the database, and pass it to a later check: npm run admin -- verify-audit ANCHOR')
  // Not a success: the given anchor could not be checked.
  if (isTooOld) throw new StartError(oldAnchorSentence(anchor, cut))
}

function oldAnchorSentence(anchor: AuditAnchor, cut: AuditCut): string {
  return [
    `The anchor can no longer be checked, because entry ${anchor.seq} was removed: entry ${cut.confirmedBy} of ${formatDay(cut.at)} confirms the removal up to entry ${cut.seq}.`,
    `Use an anchor from entry ${cut.seq} or later. If entry ${anchor.seq} was written less than ${minAuditRetentionDays} days before that day, it was removed too early.`,
  ].join('\n')
}

function faultSentence({ seq, what }: AuditFault): string {
  switch (what) {
    case 'start':
      return `The beginning of the audit log was removed: entry ${seq} is missing, and no entry confirms that AUDIT_RETENTION_DAYS removed it.`
    case 'cut':
      return `The audit log was altered: its oldest entry, ${seq}, does not follow the entries whose removal a later entry confirms.`
    case 'entry':
      return `The audit log was altered: entry ${seq} is missing or is not what was written.`
    case 'address':
      return `The audit log was altered: the administrator's address in entry ${seq} is not what was written.`
    case 'end':
      return `The end of the audit log was removed: entry ${seq} was written, but is missing.`
    case 'anchor':
      return `The audit log does not contain the anchor: entry ${seq} is missing or different.`
  }
}
