import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A TCP proxy on this machine that simulates network faults between a client and a server. */
export type TcpProxy = {
  port: number
  /** Drops every byte on the open connections from now on, in both directions; new connections work. */
  silence(): void
  /** Holds back all traffic, on old and new connections, until `resume` delivers it. */
  pause(): void
  resume(): void
  /** Resets the open connections. */
  cut(): void
  /** Resets each new connection once it has delivered as many bytes to its client as `bytes` says. */
  cutAfter(bytes: () => number): void
  /** On new connections, delivers at most `bytesPerSecond` in each direction. */
  throttle(bytesPerSecond: number): void
  close(): Promise<void>
}

type Connection = {
  client: Socket
  upstream: Socket
  isSilent: boolean
  /** How many more bytes the client gets. */
  bytesLeft: number
  bytesPerSecond: number
}

/**
 * `losesReplyTo`: if it returns true for bytes from a client, the server still gets them, but the connection delivers
 * nothing more.
 */
export async function startTcpProxy(
  connect: () => Socket,
  losesReplyTo: (bytes: Buffer) => boolean = () => false,
): Promise<TcpProxy> {
  const open = new Set<Connection>()
  let isPaused = false
  let bytesFor = () => Number.POSITIVE_INFINITY
  let bytesPerSecond = Number.POSITIVE_INFINITY
  const server = createServer(client => {
    const pair = { client, upstream: connect(), isSilent: false, bytesLeft: bytesFor(), bytesPerSecond }
    open.add(pair)
    pass(client, pair.upstream, pair, bytes => {
      deliver(pair, pair.upstream, bytes)
      if (losesReplyTo(bytes)) pair.isSilent = true
    })
    pass(pair.upstream, client, pair, bytes => deliver(pair, client, bytes))
    client.once('close', () => open.delete(pair))
    if (isPaused) hold(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => {
      for (const pair of open) pair.isSilent = true
    },
    pause: () => {
      isPaused = true
      for (const pair of open) hold(pair)
    },
    resume: () => {
      isPaused = false
      for (const { client, upstream } of open) {
        client.resume()
        upstream.resume()
      }
    },
    cut: () => {
      for (const pair of open) reset(pair)
    },
    cutAfter: bytes => {
      bytesFor = bytes
    },
    throttle: rate => {
      bytesPerSecond = rate
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

function hold({ client, upstream }: Connection): void {
  client.pause()
  upstream.pause()
}

function reset({ client, upstream }: Connection): void {
  client.resetAndDestroy()
  upstream.destroy()
}

function pass(from: Socket, to: Socket, pair: Connection, take: (bytes: Buffer) => void): void {
  from.on('data', (bytes: Buffer) => {
    if (pair.isSilent) return
    if (pair.bytesPerSecond === Number.POSITIVE_INFINITY) take(bytes)
    else void takeSlowly(from, bytes, pair.bytesPerSecond, take)
  })
  from.on('error', () => undefined)
  from.on('close', () => {
    if (!pair.isSilent) to.destroy()
  })
}

/**
 * Passes on pieces that take at most a tenth of a second each. Meanwhile nothing more is read, which slows the sender
 * too.
 */
async function takeSlowly(
  from: Socket,
  bytes: Buffer,
  bytesPerSecond: number,
  take: (bytes: Buffer) => void,
): Promise<void> {
  from.pause()
  const pieceBytes = Math.ceil(bytesPerSecond / 10)
  for (let at = 0; at < bytes.length && !from.destroyed; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes)
    take(piece)
    await wait((1_000 * piece.length) / bytesPerSecond)
  }
  from.resume()
}

function deliver(pair: Connection, to: Socket, bytes: Buffer): void {
  if (to !== pair.client) {
    to.write(bytes)
    return
  }
  const delivered = bytes.subarray(0, pair.bytesLeft)
  pair.bytesLeft -= delivered.length
  to.write(delivered, () => {
    if (pair.bytesLeft === 0) reset(pair)
  })
}
