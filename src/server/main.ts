import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { compose } from './compose.ts'
import { type Config, readConfig } from './config.ts'
import { StartError } from './errors.ts'
import { createLog } from './log.ts'

/** Starts the server: configuration, composition, one line with the address; ends on SIGTERM and SIGINT. */

const patience = 25_000

async function main(): Promise<void> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const composed = await compose(config, log)
  const server = createAdaptorServer({ fetch: composed.app.fetch, overrideGlobalObjects: false }) as Server
  // Slow senders of headers are let go; a body has its own limits, and an answer may take minutes.
  server.headersTimeout = 10_000
  server.requestTimeout = 300_000
  server.keepAliveTimeout = 75_000
  try {
    await listen(server, config)
  } catch (error) {
    await composed.close(0)
    throw error
  }
  if (composed.firstAdmin) process.stdout.write(`${composed.firstAdmin}\n`)
  process.stdout.write(`Parvis is ready: ${addressOf(server, config)}\n`)

  let ending = false
  const end = () => {
    // A second signal means now: a moment to flush, then out.
    if (ending) setTimeout(() => process.exit(0), 1_000)
    if (ending) return
    ending = true
    server.close()
    server.closeIdleConnections()
    void composed.close(patience).then(() => {
      server.closeAllConnections()
      process.exit(0)
    })
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'an unexpected failure; the server ends')
    setTimeout(() => process.exit(1), 5_000).unref()
    void composed.close(1_000).finally(() => process.exit(1))
  })
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const { host, port } = config
      if (error.code === 'EADDRINUSE') {
        reject(new StartError(`Port ${port} on ${host} is in use already: set PORT to another one.`))
      } else if (error.code === 'EACCES') {
        reject(
          new StartError(
            `Port ${port} on ${host} may not be opened by this user: set PORT to one above 1023.`,
          ),
        )
      } else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
        reject(new StartError(`HOST ${host} is not an address of this machine.`))
      } else reject(error)
    })
    server.listen(config.port, config.host, () => resolve())
  })
}

function addressOf(server: Server, config: Config): string {
  const { port } = server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  return config.publicUrl ?? `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : describe(error)}\n`)
  process.exit(1)
})

function describe(error: unknown): string {
  return `Parvis could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
