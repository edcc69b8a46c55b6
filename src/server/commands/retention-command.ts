import { countOf, formatDay, type Print } from '#server/command-line.ts'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/database/database.ts'
import { codeOrNameOf, StartError } from '#server/errors.ts'
import { openFiles } from '#server/files/open-files.ts'
import { findDueAudit, removeOldAudit } from '#server/store/audit/audit-retention.ts'
import { removeExpiredTemporaryChats } from '#server/store/chats/chats.ts'
import { countAudit, countDue, type DueKind, removeOldChats } from '#server/store/retention.ts'
import { sweepShares } from '#server/store/shares.ts'
import { findOldQuarantine } from '#server/uploads/stored-files.ts'

/**
 * `npm run admin -- retention [--apply]`: lists the chats, links, files and entries of the audit log that have expired.
 * With `--apply`, removes them, except the files, which the server removes.
 */
export async function runRetention(
  db: Db,
  config: Config,
  option: string | undefined,
  print: Print,
): Promise<void> {
  if (option !== undefined && option !== '--apply') {
    throw new StartError('The only option is --apply, which removes expired chats, links and audit entries.')
  }
  const { retentionDays, auditRetentionDays } = config
  print(
    retentionDays === undefined
      ? 'RETENTION_DAYS is not set: chats are kept until their owners delete them.'
      : `RETENTION_DAYS is ${retentionDays}: chats are removed ${countOf(retentionDays, 'day')} after their last message, including pinned and archived ones.`,
  )
  print(
    auditRetentionDays === undefined
      ? 'AUDIT_RETENTION_DAYS is not set: entries of the audit log are never removed.'
      : `AUDIT_RETENTION_DAYS is ${auditRetentionDays}: entries of the audit log are removed at the end of the day (UTC) on which they are ${auditRetentionDays} days old.`,
  )
  await listDue(db, config, print)
  if (option === undefined) {
    return print('Nothing was removed. Add --apply to remove expired chats, links and audit entries.')
  }
  const chats = retentionDays === undefined ? 0 : await repeat(() => removeOldChats(db, retentionDays))
  const temporary = await removeExpiredTemporaryChats(db)
  await sweepShares(db)
  const entries =
    auditRetentionDays === undefined ? 0 : await repeat(() => removeOldAudit(db, auditRetentionDays))
  print(
    `Removed: ${countOf(chats, 'chat')}, ${countOf(temporary, 'temporary chat')}, ${countOf(entries, 'entry', 'entries')} of the audit log, and all expired links.`,
  )
  print('The server removes their files: within seconds if it is running, otherwise after its next start.')
}

async function repeat(removeSome: () => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const count = await removeSome()
    if (count === 0) return total
    total += count
  }
}

const labels: Record<DueKind, { what: string; since: string }> = {
  chats: { what: 'chats past their retention period', since: 'last message' },
  temporary_chats: { what: 'temporary chats that have ended', since: 'ended' },
  shares: { what: 'expired links', since: 'expired' },
  unsent_files: { what: 'files that were never sent', since: 'uploaded' },
  file_removals: { what: 'pending removals of files', since: 'requested' },
}

async function listDue(db: Db, config: Config, print: Print): Promise<void> {
  const line = (count: number, what: string, since: string, oldest: Date | null) =>
    print(`${String(count).padStart(8)}  ${what}${oldest ? ` (oldest ${since}: ${formatDay(oldest)})` : ''}`)
  for (const { kind, count, oldest } of await countDue(db, config.retentionDays)) {
    line(count, labels[kind].what, labels[kind].since, oldest)
  }
  const inQuarantine = 'files that have been in quarantine for 30 days'
  const quarantine = await readQuarantine(config)
  if ('problem' in quarantine)
    print(`       ?  ${inQuarantine}: they could not be counted. ${quarantine.problem}`)
  else line(quarantine.count, inQuarantine, 'quarantined', quarantine.oldest)
  if (config.auditRetentionDays === undefined) {
    const audit = await countAudit(db)
    print('Never removed:')
    return line(audit.count, 'entries of the audit log', 'entry', audit.oldest)
  }
  const due = await findDueAudit(db, config.auditRetentionDays)
  line(due.count, 'entries of the audit log past their retention period', 'entry', due.oldest)
}

/** A bucket that cannot be reached must not keep expired chats from being removed. */
async function readQuarantine(
  config: Config,
): Promise<{ count: number; oldest: Date | null } | { problem: string }> {
  try {
    const files = await openFiles(config)
    return await findOldQuarantine(files).finally(() => files.close())
  } catch (error) {
    return {
      problem:
        error instanceof StartError
          ? error.message
          : `The storage of uploads cannot be read (${codeOrNameOf(error)}).`,
    }
  }
}
