import type { Socket } from 'node:net'
import { buildConnector } from 'undici'

/**
 * Connects to the provider with sockets that are read less often while many answers arrive (Y-2). A provider sends each
 * delta on its own. With twenty connections or more, each is read about every 40 ms, so that two deltas are read,
 * parsed and passed on together. A person sees no difference. The first pieces of each answer are read at once.
 *
 * A socket with a high-water mark of 0 stops reading after each piece, and `_read` is called for the next one. Here,
 * that call may be delayed. Meanwhile, the operating system keeps what arrives.
 */
export function pacedConnector(options: buildConnector.BuildOptions): buildConnector.connector {
  // undici passes on all options of Node's sockets, although its types do not have this one.
  const unbuffered: buildConnector.BuildOptions & { highWaterMark: number } = { ...options, highWaterMark: 0 }
  const connect = buildConnector(unbuffered)
  const paced = pacedReads()
  return (target, callback) => {
    connect(target, (error, socket) => {
      if (error) return callback(error, null)
      paced(socket as Socket)
      callback(null, socket as Socket)
    })
  }
}

const maxUnpacedSockets = 19
const intervalMs = 38
/** How many sockets are read in one turn of the event loop, so that other work need not wait for all of them. */
const maxReadsPerTurn = 50
/** How many reads of an answer do not wait: the head of the response, the first events and the first text. */
const maxImmediateReads = 4
/**
 * A read of at least this size is part of something longer, such as a last event that repeats the whole answer. The
 * next read then follows at once.
 */
const minBulkReadBytes = 2_048

type Write = (...piece: unknown[]) => boolean

/** Returns a function that paces the reads of a socket. */
function pacedReads(): (socket: Socket) => void {
  const open = new Set<Socket>()
  /** Reads that wait for the next interval. */
  const waiting = new Set<() => void>()
  let timer: NodeJS.Timeout | undefined

  function readWaiting(): void {
    timer = undefined
    readTurn([...waiting])
  }

  function readTurn(reads: (() => void)[]): void {
    for (const read of reads.slice(0, maxReadsPerTurn)) if (waiting.delete(read)) read()
    if (reads.length > maxReadsPerTurn) setImmediate(readTurn, reads.slice(maxReadsPerTurn))
  }

  return socket => {
    const read = socket._read.bind(socket, 0)
    let readCount = 0
    let seenBytes = 0
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket._read = () => {
      // TLS passes on each record of one read separately.
      if (waiting.has(read)) return
      const isBulk = socket.bytesRead - seenBytes >= minBulkReadBytes
      seenBytes = socket.bytesRead
      readCount += 1
      if (open.size <= maxUnpacedSockets || isBulk || readCount <= maxImmediateReads) return read()
      waiting.add(read)
      if (timer === undefined) timer = setTimeout(readWaiting, intervalMs)
    }
    // A request is being sent: the first pieces of its answer are read at once. If the connection was used before, a
    // read may still be waiting.
    const write = socket.write.bind(socket) as Write
    socket.write = ((...piece: unknown[]) => {
      readCount = 0
      if (waiting.delete(read)) read()
      return write(...piece)
    }) as Write & Socket['write']
  }
}
