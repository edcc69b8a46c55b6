import { createServer, type Socket } from 'node:net'
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGLiteSocketHandler } from '@electric-sql/pglite-socket'
import type { WorkerMessage, WorkerOptions } from './embedded.ts'
import { removeAbandonedCopies, serveCopies } from './embedded-copy.ts'
import { openEngine } from './embedded-engine.ts'
import { prepareDatabaseFolder } from './embedded-folder.ts'
import { aliveIntervalMs, createUpkeep } from './embedded-upkeep.ts'
import { createSessionQueue } from './session-queue.ts'

/**
 * Runs the embedded database in its own thread, so that a heavy query never delays a stream. Reports `ready` once, and
 * ends on `close`.
 */

const { folder, socket, copySocket } = workerData as WorkerOptions

const notify = (message: WorkerMessage) => parentPort?.postMessage(message)

let isClosing = false
/** The thread cannot recover from this: the process ends, and its supervisor restarts it. */
function onCrash(reason: string): void {
  if (isClosing) return
  notify({ kind: 'crashed', reason })
  process.exit(1)
}

await prepareDatabaseFolder(folder, onCrash)
const database = await openEngine(folder, onCrash)
setInterval(() => notify({ kind: 'alive' }), aliveIntervalMs)
const upkeep = createUpkeep(database, folder, notify)
await upkeep()
const { queue, pause } = createSessionQueue(database, upkeep)
const connections = new Set<Socket>()

const server = createServer(connection => {
  connections.add(connection)
  connection.once('close', () => connections.delete(connection))
  void new PGLiteSocketHandler({ queryQueue: queue, closeOnDetach: true }).attach(connection)
})

const checkpoint = async () => {
  await database.exec('checkpoint').catch(() => undefined)
}
await removeAbandonedCopies(dirname(folder))
const copies = serveCopies({ folder, pause, checkpoint }, copySocket)
server.listen(socket, () => notify({ kind: 'ready' }))

parentPort?.once('message', () => {
  isClosing = true
  server.close()
  copies.close()
  for (const connection of connections) connection.destroy()
  void database.close().finally(() => process.exit(0))
})
