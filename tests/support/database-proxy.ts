import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of a real PostgreSQL that simulates network faults. */
export type DatabaseProxy = {
  /** The same database, through the proxy. */
  url: string
  /** Drops every byte on the open connections from now on, in both directions; new connections work. */
  silence(): void
  /** Delivers the next statement that contains `words`, then drops everything on its connection. */
  loseReplyTo(words: string): void
  /** Holds back all traffic, on old and new connections, until `resume` delivers it. */
  pause(): void
  resume(): void
  /** Resets the open connections. */
  cut(): void
  close(): Promise<void>
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const open = new Set<{ client: Socket; upstream: Socket; silent: boolean }>()
  let paused = false
  let lost: string | undefined
  const server = createServer(client => {
    const pair = { client, upstream: connectTo(databaseUrl), silent: false }
    open.add(pair)
    client.on('data', bytes => {
      if (lost === undefined || !bytes.includes(lost)) return
      lost = undefined
      pair.upstream.write(bytes)
      pair.silent = true
    })
    pass(client, pair.upstream, pair)
    pass(pair.upstream, client, pair)
    client.once('close', () => open.delete(pair))
    if (paused) hold(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: throughPort(databaseUrl, (server.address() as AddressInfo).port),
    silence: () => {
      for (const pair of open) pair.silent = true
    },
    loseReplyTo: words => {
      lost = words
    },
    pause: () => {
      paused = true
      for (const pair of open) hold(pair)
    },
    resume: () => {
      paused = false
      for (const { client, upstream } of open) {
        client.resume()
        upstream.resume()
      }
    },
    cut: () => {
      for (const { client, upstream } of open) {
        client.resetAndDestroy()
        upstream.destroy()
      }
    },
    close: async () => {
      for (const { client, upstream } of open) {
        client.destroy()
        upstream.destroy()
      }
      server.close()
      await once(server, 'close')
    },
  }
}

function hold({ client, upstream }: { client: Socket; upstream: Socket }): void {
  client.pause()
  upstream.pause()
}

function pass(from: Socket, to: Socket, pair: { silent: boolean }): void {
  from.on('data', bytes => {
    if (!pair.silent) to.write(bytes)
  })
  from.on('error', () => undefined)
  from.on('close', () => {
    if (!pair.silent) to.destroy()
  })
}

function connectTo(databaseUrl: string): Socket {
  const url = new URL(databaseUrl)
  const host = url.searchParams.get('host') ?? url.hostname
  const port = url.searchParams.get('port') ?? (url.port || '5432')
  return host.startsWith('/')
    ? createConnection(`${host}/.s.PGSQL.${port}`)
    : createConnection(Number(port), host)
}

function throughPort(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl)
  const user = url.searchParams.get('user') ?? url.username
  const password = url.password === '' ? '' : `:${url.password}`
  return `postgresql://${user}${password}@127.0.0.1:${port}${url.pathname}`
}
