import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { StartError } from '#server/errors.ts'
import { findHolder, lockDataDir } from './data-dir.ts'

/** The embedded database: PGlite in a worker thread, spoken to by `pg` through a unix socket in the data folder. */
export type EmbeddedServer = { address: pg.ClientConfig; close(): Promise<void> }

export type WorkerOptions = { folder: string; socket: string }

const port = 5432
/** The bundle holds the worker under another ending. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './embedded-worker.ts' : './embedded-worker.mjs',
  import.meta.url,
)

export async function openEmbeddedServer(dataDir: string): Promise<EmbeddedServer> {
  const lock = await lockDataDir(dataDir)
  const socket = join(lock.socketDir, `.s.PGSQL.${port}`)
  await rm(socket, { force: true })
  const options: WorkerOptions = { folder: join(dataDir, 'database'), socket }
  const worker = new Worker(workerFile, { workerData: options })
  try {
    await started(worker)
  } catch (error) {
    await worker.terminate()
    await lock.release()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `The embedded database in ${options.folder} can't be opened (${reason}). Nothing was changed: restore a backup, or move the folder away to begin anew.`,
    )
  }
  return {
    address: { host: lock.socketDir, port },
    close: async () => {
      await stopped(worker)
      await lock.release()
    },
  }
}

/** Where a running server's embedded database can be reached by a second process; undefined when none runs. */
export async function findEmbeddedServer(dataDir: string): Promise<pg.ClientConfig | undefined> {
  const holder = await findHolder(dataDir)
  return holder && { host: holder.socketDir, port }
}

function started(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`its worker ended with code ${code}`)))
    worker.on('message', message => {
      // Under `node --watch` Node itself sends messages, too.
      if (message !== 'ready') return
      // From now on a failing worker is a failing process: its supervisor starts it anew.
      worker.off('error', reject)
      resolve()
    })
  })
}

async function stopped(worker: Worker): Promise<void> {
  const exited = new Promise<void>(resolve => worker.once('exit', () => resolve()))
  worker.postMessage('close')
  await exited
}
