import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import {
  type PostgresTemplate,
  type StorageSettings,
  storageIn,
} from '#tests/support/databases/database-template.ts'
import { scratchFolder } from '#tests/support/scratch.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** The built server with its own data. It can be killed and started again under an open page. */
export type BuiltServer = {
  /** Stays the same across restarts, so that an open page finds the server again. */
  url: string
  /** For the product's commands. */
  storage: StorageSettings
  start(): Promise<void>
  /** `kill -9`: it gets no chance to clean up. */
  kill(): Promise<void>
  /** Kills it and removes its data folder. Throws what the server printed if it had exited by itself. */
  close(): Promise<void>
}

/** On the embedded database, unless a template is given. */
export async function startBuiltServer(
  env: Record<string, string> = {},
  template?: PostgresTemplate,
): Promise<BuiltServer> {
  const dataDir = await scratchFolder('built')
  const storage = await storageIn(dataDir, template)
  const port = await freePort()
  let running: ServerProcess | undefined
  let unexpectedExit: string | undefined
  const start = async () => {
    const server = await startServerProcess({ PORT: String(port), ...storage, ...env })
    running = server
    void server.ended.then(code => {
      if (running === server) unexpectedExit = `The server exited by itself (${code}):\n${server.output()}`
    })
  }
  const kill = async () => {
    const server = running
    running = undefined
    await server?.end('SIGKILL')
  }
  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    storage,
    start,
    kill,
    close: async () => {
      await kill()
      await rm(dataDir, { recursive: true, force: true })
      if (unexpectedExit !== undefined) throw new Error(unexpectedExit)
    },
  }
}

/**
 * A port below those that Linux gives to outgoing connections (32768 to 60999). Above, a connection of the browser
 * could take the port while the server is not listening: before its first start, or during a restart.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_768)
  const server = createServer().listen(port, '127.0.0.1')
  const free = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!free) return freePort()
  server.close()
  await once(server, 'close')
  return port
}
