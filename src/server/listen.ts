import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { AppEnv } from './app.ts'
import type { Config } from './config.ts'
import { StartError } from './errors.ts'
import { type ClientTimeouts, createHttpServer } from './http/http-server.ts'
import { securityHeaders } from './http/security-headers.ts'

export type Listening = {
  /** Where it can be reached on this machine. */
  url: string
  /** From now on new connections are answered 503; those that are open go on. */
  drain(): void
  /** Takes no new connections, and ends those that are open once what was written has gone out. */
  close(): Promise<void>
}

/** Milliseconds that readers get to take the last of what was written for them. */
const flushMs = 400

/** Listens; a port or host that can't be had is a StartError that names the variable. */
export async function listen(
  app: Hono<AppEnv>,
  config: Pick<Config, 'host' | 'port' | 'publicUrl' | 'supabase'>,
  timeouts?: Partial<ClientTimeouts>,
): Promise<Listening> {
  const { server, drain } = createHttpServer(app.fetch, securityHeaders(config), timeouts)
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(refusal(error, config)))
    server.listen(config.port, config.host, resolve)
  })
  return { url: addressOf(server, config.host), drain, close: () => close(server) }
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A connection becomes idle when its answer has gone out.
  const closing = setInterval(() => server.closeIdleConnections(), 20)
  await Promise.race([closed, wait(flushMs)])
  clearInterval(closing)
  server.closeAllConnections()
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
