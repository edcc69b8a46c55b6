import { createServer, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketHandler } from '@electric-sql/pglite-socket'
import type { WorkerOptions } from './embedded.ts'
import { createSessionQueue } from './session-queue.ts'

/** Runs in its own thread, so that a heavy query never holds up a stream. Says `ready` once, ends at `close`. */

const { folder, socket } = workerData as WorkerOptions

const database = await PGlite.create(folder)
const queue = createSessionQueue(database)
const connections = new Set<Socket>()

const server = createServer(connection => {
  connections.add(connection)
  connection.once('close', () => connections.delete(connection))
  void new PGLiteSocketHandler({ queryQueue: queue, closeOnDetach: true }).attach(connection)
})

server.listen(socket, () => parentPort?.postMessage('ready'))

parentPort?.once('message', () => {
  server.close()
  for (const connection of connections) connection.destroy()
  void database.close().finally(() => process.exit(0))
})
