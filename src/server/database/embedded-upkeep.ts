import { statfs } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { WorkerMessage } from './embedded.ts'

/** Free disk below which nothing is written: PostgreSQL dies where it cannot make its next 16 MiB of log. */
export const reservedBytes = 64 * 1024 * 1024
/** And from which on writes are taken again: not at each file that comes and goes. */
const resumeWritesBytes = 80 * 1024 * 1024
/** Free disk that a checkpoint may need. */
const checkpointRoomBytes = 20 * 1024 * 1024
/** Log after which a checkpoint is due: what a start after a kill has to read again. */
const checkpointIntervalBytes = 64 * 1024 * 1024
const pollIntervalMs = 500
/** How often the worker says that it is alive. */
export const beatIntervalMs = 5_000

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * What a PostgreSQL server has processes for: checkpoints, without which its log would grow for ever, and an eye on
 * the disk. To be called where nobody has the session; it looks twice a second at most.
 */
export function createUpkeep(
  database: PGlite,
  folder: string,
  tell: (message: WorkerMessage) => void,
): () => Promise<void> {
  let lookedAt = Number.NEGATIVE_INFINITY
  let full = false
  return async () => {
    if (performance.now() - lookedAt < pollIntervalMs) return
    lookedAt = performance.now()
    const freeBytes = await freeBytesOf(folder)
    const isLow = freeBytes < (full ? resumeWritesBytes : reservedBytes)
    if (!isLow && (await logSinceCheckpoint(database)) < checkpointIntervalBytes && !full) return
    // It gives back log that is not needed any more. Where it has no room for its own files, PostgreSQL dies of it.
    if (!full && freeBytes > checkpointRoomBytes) await database.exec('checkpoint').catch(() => undefined)
    const isFull = isLow && (full || (await freeBytesOf(folder)) < reservedBytes)
    if (isFull === full) return
    full = isFull
    await database.exec(`set default_transaction_read_only = ${full ? 'on' : 'off'}`)
    tell({ kind: 'space', full, freeBytes })
  }
}

async function logSinceCheckpoint(database: PGlite): Promise<number> {
  const { rows } = await database.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  )
  return rows[0]?.bytes ?? 0
}
