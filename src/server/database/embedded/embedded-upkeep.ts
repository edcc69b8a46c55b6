import { statfs } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'

/** With less free space, nothing is written: PostgreSQL crashes if it cannot create its next log file, of 16 MiB. */
export const reservedBytes = 64 * 1024 * 1024
/** A new database takes about 40 MiB, including the first 16 MiB of its log. That leaves more than `reservedBytes`. */
export const minNewDatabaseBytes = 2 * reservedBytes
/**
 * Writes resume with this much free space: more than the limit, so that not every log file stops and resumes them.
 */
const resumeWritesBytes = 80 * 1024 * 1024
/** Free space that a checkpoint can need. */
const checkpointRoomBytes = 20 * 1024 * 1024
/** A checkpoint is due after this much log, which a start after a kill has to replay. */
const checkpointIntervalBytes = 64 * 1024 * 1024
const pollIntervalMs = 500
/** How often the worker reports that it is alive. */
export const heartbeatIntervalMs = 5_000

/** Sent when the disk becomes nearly full, and when it no longer is. */
export type SpaceReport = { kind: 'space'; isFull: boolean; freeBytes: number }

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Makes checkpoints, because PGlite has no background process for them. Without them, the log would grow forever. Also
 * watches the free disk space: while there is too little, nothing can be written. To be called while no connection
 * holds the session. Runs at most twice a second.
 */
export function createUpkeep(
  database: PGlite,
  folder: string,
  notify: (report: SpaceReport) => void,
): () => Promise<void> {
  let checkedAtMs = Number.NEGATIVE_INFINITY
  let isFull = false
  return async () => {
    if (performance.now() - checkedAtMs < pollIntervalMs) return
    checkedAtMs = performance.now()
    const freeBytes = await freeBytesOf(folder)
    const isLow = freeBytes < (isFull ? resumeWritesBytes : reservedBytes)
    if (!isLow && (await readLogBytes(database)) < checkpointIntervalBytes && !isFull) return
    // A checkpoint frees log that is no longer needed. Without space for its own files, it would crash PostgreSQL.
    if (!isFull && freeBytes > checkpointRoomBytes) await database.exec('checkpoint').catch(() => undefined)
    const willBeFull = isLow && (isFull || (await freeBytesOf(folder)) < reservedBytes)
    if (willBeFull === isFull) return
    await database.exec(`set default_transaction_read_only = ${willBeFull ? 'on' : 'off'}`)
    isFull = willBeFull
    notify({ kind: 'space', isFull, freeBytes })
  }
}

/** The size of the log since the last checkpoint. */
async function readLogBytes(database: PGlite): Promise<number> {
  const { rows } = await database.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  )
  return rows[0]?.bytes ?? 0
}
