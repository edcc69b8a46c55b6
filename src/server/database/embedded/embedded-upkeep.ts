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
const tablesIntervalMs = 60_000
/** How often the worker reports that it is alive. */
export const aliveIntervalMs = 5_000

/** Sent when the disk becomes nearly full, and when it no longer is. */
export type SpaceReport = { kind: 'space'; isFull: boolean; freeBytes: number }

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Makes checkpoints, frees the space of deleted rows and analyzes tables, because PGlite has no background processes
 * for this. Without them, the log and the tables would grow forever, the tables' files would keep every deleted text,
 * and queries would be planned without statistics. Also watches the free disk space: while there is too little, nothing
 * can be written. To be called while no connection holds the session. Runs at most twice a second.
 */
export function createUpkeep(
  database: PGlite,
  folder: string,
  notify: (report: SpaceReport) => void,
): () => Promise<void> {
  let checkedAtMs = Number.NEGATIVE_INFINITY
  let lookedAtTablesAtMs = performance.now()
  let isFull = false
  const checkSpace = async () => {
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
  return async () => {
    if (performance.now() - checkedAtMs < pollIntervalMs) return
    checkedAtMs = performance.now()
    await checkSpace()
    if (isFull || performance.now() - lookedAtTablesAtMs < tablesIntervalMs) return
    lookedAtTablesAtMs = performance.now()
    await tidyTables(database).catch(() => undefined)
  }
}

/**
 * Does what a PostgreSQL server does by default: vacuums the tables in which 50 rows, and a fifth of all rows, are
 * dead, and analyzes those in which 50 rows, and a tenth of all rows, have changed since they were last analyzed.
 * Vacuums PostgreSQL's own tables too: each time a table is analyzed, rows of `pg_statistic`, with samples of texts,
 * are replaced.
 */
async function tidyTables(database: PGlite): Promise<void> {
  await database.exec('select pg_stat_force_next_flush()')
  const { rows } = await database.query<{ statement: string }>(
    `select format('vacuum %I.%I', schemaname, relname) as statement
     from pg_stat_all_tables where n_dead_tup > 50 + 0.2 * n_live_tup
     union all select format('analyze %I.%I', schemaname, relname)
     from pg_stat_user_tables where n_mod_since_analyze > 50 + 0.1 * n_live_tup`,
  )
  for (const { statement } of rows) await database.exec(statement)
}

/** The size of the log since the last checkpoint. */
async function readLogBytes(database: PGlite): Promise<number> {
  const { rows } = await database.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  )
  return rows[0]?.bytes ?? 0
}
