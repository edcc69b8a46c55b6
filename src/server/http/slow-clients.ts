import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Clients are judged by their progress, never by the total time they take: an upload over a slow line may take an
 * hour, and so may reading an answer. A client that makes no progress is let go.
 */

export type SenderPace = {
  /** Milliseconds over which progress is measured. */
  windowMs: number
  /** Bytes that must arrive in each window. */
  minBytes: number
  /** Bytes after which nothing more is taken. */
  maxBytes: number
}

/** Each window is cut into this many looks, to see who is waiting for whom. */
const looksPerWindow = 30

/**
 * Calls `drop` if the rest of a request comes in too slowly, or does not end. Time during which the server does not take what has
 * arrived does not count. Counts looks instead of reading a clock, so a clock that jumps drops nobody.
 */
export function watchSender(
  request: IncomingMessage,
  { windowMs, minBytes, maxBytes }: SenderPace,
  drop: (why: 'too_slow' | 'too_large') => void,
): void {
  const { socket, headers } = request
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return
  const start = socket.bytesRead
  let looks = 0
  let before = start
  const stop = (why: 'too_slow' | 'too_large') => {
    clearInterval(timer)
    drop(why)
  }
  const look = () => {
    if (request.complete || socket.destroyed) return clearInterval(timer)
    if (socket.bytesRead - start > maxBytes) return stop('too_large')
    const isServerBehind = request.readableLength >= request.readableHighWaterMark
    if (isServerBehind || ++looks < looksPerWindow) return
    if (socket.bytesRead - before < minBytes) return stop('too_slow')
    looks = 0
    before = socket.bytesRead
  }
  const timer = setInterval(look, windowMs / looksPerWindow).unref()
  request.once('close', () => clearInterval(timer))
}

/**
 * Drops a reader who takes nothing of what is waiting for them for `pauseMs`: it would wait in memory forever. While
 * nothing is waiting, it is the server that takes its time.
 */
export function dropStalledReader(response: ServerResponse, pauseMs: number): void {
  response.setTimeout(pauseMs, () => {
    if (response.writableLength > 0) response.destroy()
    // Node's timer runs once: without this, only the first pause would be noticed.
    else response.socket?.setTimeout(pauseMs)
  })
}
