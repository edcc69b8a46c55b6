import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Once the headers of a request have arrived, only the progress of a client counts, never its total time: an upload
 * over a slow line may take an hour, and so may reading a response. A client that makes too little progress is
 * disconnected.
 */

export type SenderPace = {
  /** Progress is measured over this time. */
  windowMs: number
  /** This much must arrive in each window. */
  minBytes: number
  /** The limit for the whole body, not for a window. */
  maxBytes: number
}

/** Checks within a window find out whether the client or the server is waiting. */
const checksPerWindow = 30

/**
 * Calls `drop` if the rest of a request arrives too slowly or is longer than `maxBytes`. Time in which the server does
 * not read what has arrived does not count. Counts checks instead of reading a clock, so that no client is dropped
 * when the clock jumps.
 */
export function watchSender(
  request: IncomingMessage,
  { windowMs, minBytes, maxBytes }: SenderPace,
  drop: (reason: 'too_slow' | 'too_large') => void,
): void {
  const { socket, headers } = request
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return
  const startBytes = socket.bytesRead
  let checkCount = 0
  let windowStartBytes = startBytes
  const stop = (reason: 'too_slow' | 'too_large') => {
    clearInterval(timer)
    drop(reason)
  }
  const check = () => {
    if (request.complete || socket.destroyed) return clearInterval(timer)
    if (socket.bytesRead - startBytes > maxBytes) return stop('too_large')
    const isServerBehind = request.readableLength >= request.readableHighWaterMark
    if (isServerBehind || ++checkCount < checksPerWindow) return
    if (socket.bytesRead - windowStartBytes < minBytes) return stop('too_slow')
    checkCount = 0
    windowStartBytes = socket.bytesRead
  }
  const timer = setInterval(check, windowMs / checksPerWindow).unref()
  request.once('close', () => clearInterval(timer))
}

/**
 * Drops a reader who reads nothing for `stallTimeoutMs` although data is waiting, which would stay in memory forever.
 * While no data is waiting, the reader waits for the server.
 */
export function dropStalledReader(response: ServerResponse, stallTimeoutMs: number): void {
  response.setTimeout(stallTimeoutMs, () => {
    if (response.writableLength > 0) response.destroy()
    // Node's timer runs once: without this, only the first pause would be noticed.
    else response.socket?.setTimeout(stallTimeoutMs)
  })
}
