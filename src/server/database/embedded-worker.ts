import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { WorkerOptions } from './embedded.ts'

/** Runs in its own thread, so that a heavy query never holds up a stream. Says `ready` once, ends at `close`. */

const { folder, socket } = workerData as WorkerOptions

const database = await PGlite.create(folder)
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 32 })
await server.start()

parentPort?.once('message', () => {
  void server
    .stop()
    .then(() => database.close())
    .finally(() => process.exit(0))
})
parentPort?.postMessage('ready')
