import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv } from './app.ts'
import type { Config } from './config.ts'
import { StartError } from './errors.ts'

export type Listening = {
  /** Where it can be reached on this machine. */
  url: string
  /** Takes no new connections; those at work go on. */
  stop(): void
  /** Ends what is still open. */
  close(): void
}

/** Listens; a port or host that can't be had is a StartError that names the variable. */
export async function listen(app: Hono<AppEnv>, config: Pick<Config, 'host' | 'port'>): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server
  // Slow senders of headers are let go; a body has its own limits, and an answer may take minutes.
  server.headersTimeout = 10_000
  server.requestTimeout = 300_000
  server.keepAliveTimeout = 75_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(refusal(error, config)))
    server.listen(config.port, config.host, resolve)
  })
  return {
    url: addressOf(server, config.host),
    stop: () => {
      server.close()
      server.closeIdleConnections()
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function refusal(error: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} on ${host} is in use already: set PORT to another one.`)
    case 'EACCES':
      return new StartError(`Port ${port} may not be opened by this user: set PORT to one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is not an address of this machine.`)
    default:
      return error
  }
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
