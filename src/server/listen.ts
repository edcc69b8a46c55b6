import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { AppEnv } from './compose/app.ts'
import { type Config, originOf } from './config/config.ts'
import { StartError } from './errors.ts'
import { type ClientTimeouts, createHttpServer } from './http/http-server.ts'
import { securityHeaders } from './http/security-headers.ts'

export type Listening = {
  /** Its address on this machine. */
  url: string
  /**
   * Answers 503 on new connections from now on, except to probes, which the app answers. Connections that are already
   * open keep working, and end after their next response.
   */
  drain(): void
  /**
   * Accepts no new connections. Closes each open one once its response has been sent, or after `flushMs` at the latest.
   */
  close(): Promise<void>
}

/** The time that clients have to read the rest of their responses. */
const flushMs = 400

/** Starts to listen. If the port or host cannot be used, throws a StartError that names the variable. */
export async function listen(
  app: Hono<AppEnv>,
  config: Pick<Config, 'host' | 'port' | 'publicUrl' | 'supabase'>,
  timeouts?: Partial<ClientTimeouts>,
): Promise<Listening> {
  const { server, drain } = createHttpServer(app.fetch, securityHeaders(config), timeouts)
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(toStartError(error, config)))
    server.listen(config.port, config.host, resolve)
  })
  return { url: addressOf(server, config.host), drain, close: () => close(server) }
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A connection becomes idle when its response has been sent.
  const closing = setInterval(() => server.closeIdleConnections(), 20)
  await Promise.race([closed, wait(flushMs)])
  clearInterval(closing)
  server.closeAllConnections()
}

function toStartError(error: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} on ${host} is already in use: set PORT to another one.`)
    case 'EACCES':
      return new StartError(`This user is not allowed to open port ${port}: set PORT to one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is not an address of this machine.`)
    default:
      return error
  }
}

/** Where a browser on this machine finds a server that listens on `host`. */
export function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return originOf(name, port)
}
