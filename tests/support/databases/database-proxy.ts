import { createConnection, type Socket } from 'node:net'
import { startTcpProxy, type TcpProxy } from '#tests/support/servers/tcp-proxy.ts'

/** A TCP proxy in front of a real PostgreSQL. */
export type DatabaseProxy = TcpProxy & {
  /** The same database, through the proxy. */
  url: string
  /** Delivers the next statement that contains `words`, then drops everything on its connection. */
  loseReplyTo(words: string): void
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  let lost: string | undefined
  const proxy = await startTcpProxy(
    () => connectTo(databaseUrl),
    bytes => {
      if (lost === undefined || !bytes.includes(lost)) return false
      lost = undefined
      return true
    },
  )
  return {
    ...proxy,
    url: throughPort(databaseUrl, proxy.port),
    loseReplyTo: words => {
      lost = words
    },
  }
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
