import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { EndError, StartError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { findHolder, lockDataDir } from './data-dir.ts'
import { diskFullState, readOnlyState } from './database-errors.ts'
import { beatIntervalMs, freeBytesOf, reservedBytes } from './embedded-upkeep.ts'

/** The embedded database: PGlite in a worker thread, spoken to by `pg` through a unix socket in the data folder. */
export type EmbeddedServer = { address: pg.ClientConfig; close(): Promise<void> }

export type WorkerOptions = { folder: string; socket: string }

export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'alive' }
  | { kind: 'died'; reason: string }
  | { kind: 'space'; full: boolean; freeBytes: number }

/** No query and no migration keeps the session for two minutes. What does, hangs: after a trap PGlite calls PostgreSQL for ever. */
const maxMissedBeats = 24

const port = 5432
const bytesPerMib = 1024 * 1024
/** The bundle holds the worker under another ending. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './embedded-worker.ts' : './embedded-worker.mjs',
  import.meta.url,
)

export async function openEmbeddedServer(dataDir: string, log: Log): Promise<EmbeddedServer> {
  const lock = await lockDataDir(dataDir)
  try {
    const folder = join(dataDir, 'database')
    await refuseFullDisk(dataDir, folder)
    const socket = join(lock.socketDir, `.s.PGSQL.${port}`)
    await rm(socket, { force: true })
    const close = await startWorker({ folder, socket }, log)
    return {
      address: { host: lock.socketDir, port },
      close: async () => {
        await close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Where a running server's embedded database can be reached by a second process; undefined when none runs. */
export async function findEmbeddedServer(dataDir: string): Promise<pg.ClientConfig | undefined> {
  const holder = await findHolder(dataDir)
  return holder && { host: holder.socketDir, port }
}

/** A session that may only read has a full disk behind it here; on a server it may be a standby's. */
export function readOnlyAsFull(pool: PostgresPool): PostgresPool {
  return {
    ...pool,
    connect: async () => {
      const client = await pool.connect()
      const query = (text: string, values: readonly unknown[]) =>
        client.query(text, values).catch((error: unknown) => {
          if (error instanceof pg.DatabaseError && error.code === readOnlyState) {
            error.code = diskFullState
          }
          throw error
        })
      return { release: client.release, query: query as PostgresPoolClient['query'] }
    },
  }
}

async function refuseFullDisk(dataDir: string, folder: string): Promise<void> {
  // A new database takes some 40 MiB, and its log as much again.
  const neededBytes = existsSync(folder) ? reservedBytes : 2 * reservedBytes
  const freeBytes = await freeBytesOf(dataDir)
  if (freeBytes >= neededBytes) return
  throw new StartError(
    `The disk of DATA_DIR ${dataDir} is full: ${Math.floor(freeBytes / bytesPerMib)} MiB are free, and the embedded database needs ${neededBytes / bytesPerMib} MiB to start. Free some space and start again; no data is lost.`,
  )
}

/** Resolves once it takes connections, with what ends it. */
async function startWorker(options: WorkerOptions, log: Log): Promise<() => Promise<void>> {
  const worker = new Worker(workerFile, { workerData: options })
  let reason = 'its thread ended'
  let missedBeats = 0
  const exited = new Promise<void>(resolve => worker.once('exit', () => resolve()))
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      // Under `node --watch` Node itself sends messages, too.
      if (message.kind === 'ready') resolve()
      if (message.kind === 'alive') missedBeats = 0
      if (message.kind === 'died') reason = message.reason
      if (message.kind === 'space') logSpace(message, log)
    })
    worker.once('error', (error: Error) => {
      reason = error.message
    })
    worker.once('exit', () => reject(new Error(reason)))
  })
  try {
    await ready
  } catch {
    throw new StartError(cantBeOpened(options.folder, reason))
  }
  let closing = false
  // Counted, not timed: neither a clock that jumps nor a laptop that slept ends the server.
  const watchdog = setInterval(() => {
    missedBeats += 1
    if (missedBeats < maxMissedBeats) return
    reason = `it gave no sign of life for ${(maxMissedBeats * beatIntervalMs) / 1000} s`
    void worker.terminate()
  }, beatIntervalMs)
  watchdog.unref()
  worker.once('exit', () => {
    clearInterval(watchdog)
    if (closing) return
    // A server without its database serves nobody: main ends the process, and a supervisor starts it anew.
    throw new EndError(`The embedded database ended by itself (${reason}): the server ends, too.`)
  })
  return async () => {
    closing = true
    worker.postMessage('close')
    await exited
  }
}

function cantBeOpened(folder: string, reason: string): string {
  return [
    `The embedded database in ${folder} can't be opened (${reason}), and nothing in it was removed.`,
    'Make sure that its disk is writable and not full, that this user owns the folder, and that nothing else uses it.',
    'If it still fails, keep a copy of the folder, and start the release that ran before, or ask for help with this message.',
  ].join(' ')
}

function logSpace({ full, freeBytes }: { full: boolean; freeBytes: number }, log: Log): void {
  const details = { freeMegabytes: Math.floor(freeBytes / bytesPerMib) }
  if (full)
    log.error(details, 'the disk of DATA_DIR is nearly full: nothing is stored until space is free again')
  else log.warn(details, 'the disk of DATA_DIR has space again: writes are accepted')
}
