import { createServer, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { PGLiteSocketHandler } from '@electric-sql/pglite-socket'
import type { WorkerMessage, WorkerOptions } from './embedded.ts'
import { openEngine } from './embedded-engine.ts'
import { prepareFolder } from './embedded-folder.ts'
import { beatIntervalMs, createUpkeep } from './embedded-upkeep.ts'
import { createSessionQueue } from './session-queue.ts'

/** Runs in its own thread, so that a heavy query never holds up a stream. Says `ready` once, ends at `close`. */

const { folder, socket } = workerData as WorkerOptions

const tell = (message: WorkerMessage) => parentPort?.postMessage(message)

let closing = false
/** Nothing can be done for it in here: the process ends, and its supervisor starts it anew. */
function onDeath(reason: string): void {
  if (closing) return
  tell({ kind: 'died', reason })
  process.exit(1)
}

await prepareFolder(folder, onDeath)
const database = await openEngine(folder, onDeath)
setInterval(() => tell({ kind: 'alive' }), beatIntervalMs)
const upkeep = createUpkeep(database, folder, tell)
await upkeep()
const queue = createSessionQueue(database, upkeep)
const connections = new Set<Socket>()

const server = createServer(connection => {
  connections.add(connection)
  connection.once('close', () => connections.delete(connection))
  void new PGLiteSocketHandler({ queryQueue: queue, closeOnDetach: true }).attach(connection)
})

server.listen(socket, () => tell({ kind: 'ready' }))

parentPort?.once('message', () => {
  closing = true
  server.close()
  for (const connection of connections) connection.destroy()
  void database.close().finally(() => process.exit(0))
})
