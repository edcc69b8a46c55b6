import type { Loaded, Target } from '#server/backup/load.ts'
import type { Watch } from '#server/backup/progress.ts'
import type { Config } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { verifyAudit } from '#server/store/audit/audit-check.ts'

/** What `npm run backup`, `restore` and `move`, or two of them, have in common. */

/** Runs the work, then closes the target, including what was opened during the work. */
export async function closing<T>(target: Target, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await target.files?.close()
    await target.rows?.close()
  }
}

/** Opens the copied database as the server does, and prints whether its audit log is intact. */
export async function checkRestored(config: Config, watch: Watch): Promise<void> {
  const database = await openDatabase(config, createLog('silent'))
  try {
    const { last, broken } = await verifyAudit(database.db)
    if (broken) {
      watch.print(
        `The audit log had already been altered before this copy was made (entry ${broken.seq}): see npm run admin -- verify-audit.`,
      )
    } else if (last) watch.print(`The audit log is intact up to its last entry, ${last.seq}.`)
  } finally {
    await database.close()
  }
}

export function missingFiles(count: number): string {
  return count === 1
    ? 'One file that a chat refers to is not in the storage: it was deleted just now, or lost earlier.'
    : `${count} files that chats refer to are not in the storage: they were deleted just now, or lost earlier.`
}

export function printLeftOut({ leftOut }: Loaded, watch: Watch): void {
  if (leftOut.length > 0)
    watch.print(`Left out, because they are not tables of Parvis: ${leftOut.join(', ')}`)
}
