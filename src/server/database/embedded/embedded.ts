import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { findHolder, isInDataDir, lockDataDir } from '#server/database/data-dir.ts'
import { diskFullState, readOnlyState } from '#server/database/database-errors.ts'
import type { Lease } from '#server/database/pool/lease.ts'
import { EndError, StartError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { copySocket } from './embedded-copy.ts'
import { freeBytesOf, minNewDatabaseBytes, reservedBytes, type SpaceReport } from './embedded-upkeep.ts'
import { watchHeartbeats } from './embedded-watchdog.ts'

/** The embedded database: PGlite in a worker thread. `pg` connects to it through a unix socket in the data folder. */
export type EmbeddedServer = {
  address: pg.ClientConfig
  /**
   * Call this after the migrations. From then on, the thread counts as hung if it is silent for two minutes; until
   * then, for half an hour.
   */
  migrated(): void
  close(): Promise<void>
}

export type WorkerOptions = { folder: string; socket: string; copySocket: string }

export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'alive' }
  | { kind: 'crashed'; reason: string }
  | SpaceReport

const port = 5432
const bytesPerMib = 1024 * 1024
/** In the bundle, the worker has another extension. */
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
    const copies = copySocket(lock.socketDir)
    for (const path of [socket, copies]) await rm(path, { force: true })
    const { migrated, close } = await startWorker({ folder, socket, copySocket: copies }, log)
    return {
      address: { host: lock.socketDir, port },
      migrated,
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

/** For commands: in a misspelled DATA_DIR, they must not create a database. */
export function refuseMissing(dataDir: string): void {
  if (isInDataDir(dataDir, 'database/PG_VERSION')) return
  throw new StartError(`DATA_DIR ${dataDir} contains no database.`)
}

/**
 * How a second process connects to the embedded database that a server or a command has open; undefined if no process
 * uses the data folder.
 */
export async function findEmbeddedServer(dataDir: string): Promise<pg.ClientConfig | undefined> {
  const holder = await findHolder(dataDir)
  return holder && { host: holder.socketDir, port }
}

/** Reports read-only errors as a full disk, which is what they mean here. On a server they can come from a standby. */
export function readOnlyAsFull({ query, release }: Lease): Lease {
  return {
    release,
    query: (text, values) =>
      query(text, values).catch((error: unknown) => {
        if (error instanceof pg.DatabaseError && error.code === readOnlyState) error.code = diskFullState
        throw error
      }),
  }
}

async function refuseFullDisk(dataDir: string, folder: string): Promise<void> {
  const neededBytes = existsSync(folder) ? reservedBytes : minNewDatabaseBytes
  const freeBytes = await freeBytesOf(dataDir)
  if (freeBytes >= neededBytes) return
  throw new StartError(
    `The disk of DATA_DIR ${dataDir} is full: ${Math.floor(freeBytes / bytesPerMib)} MiB are free, and the embedded database needs ${neededBytes / bytesPerMib} MiB to start. Free some space and start again; no data is lost.`,
  )
}

/** Resolves once the worker accepts connections, with the functions of the server. */
async function startWorker(
  options: WorkerOptions,
  log: Log,
): Promise<Pick<EmbeddedServer, 'migrated' | 'close'>> {
  const worker = new Worker(workerFile, { workerData: options })
  let reason = 'its thread ended'
  const { alive, migrated, stop } = watchHeartbeats(silentSeconds => {
    reason = `it did not respond for ${silentSeconds} s`
    void worker.terminate()
  })
  const exited = new Promise<void>(resolve => worker.once('exit', () => resolve()))
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      // With `node --watch`, Node itself sends messages as well.
      if (message.kind === 'ready') resolve()
      if (message.kind === 'alive') alive()
      if (message.kind === 'crashed') reason = message.reason
      if (message.kind === 'space') logSpace(message, log)
    })
    worker.once('error', (error: Error) => {
      reason = error.message
    })
    worker.once('exit', () => {
      stop()
      reject(new Error(reason))
    })
  })
  try {
    await ready
  } catch {
    throw new StartError(cannotBeOpened(options.folder, reason))
  }
  let isClosing = false
  worker.once('exit', () => {
    if (isClosing) return
    // A server is useless without its database: start.ts ends the process, and a supervisor restarts it.
    throw new EndError(`The embedded database stopped unexpectedly (${reason}), so this process ends.`)
  })
  return {
    migrated,
    close: async () => {
      isClosing = true
      worker.postMessage('close')
      await exited
    },
  }
}

function cannotBeOpened(folder: string, reason: string): string {
  return [
    `The embedded database in ${folder} cannot be opened (${reason}). Nothing in it was removed.`,
    'Make sure that its disk is writable and not full, that this user owns the folder, and that no other program uses it.',
    'If it still fails, make a copy of the folder and start the previous release, or ask for help with this message.',
  ].join(' ')
}

function logSpace({ isFull, freeBytes }: SpaceReport, log: Log): void {
  if (isFull)
    log.error(
      { freeBytes },
      'the disk of DATA_DIR is nearly full: nothing is saved until there is free space again',
    )
  else log.warn({ freeBytes }, 'the disk of DATA_DIR has free space again: writes are accepted')
}
