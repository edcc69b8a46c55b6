import type { ServerResponse } from 'node:http'
import {
  doneFrame,
  framesWithIds,
  markFrame,
  pingFrame,
  streamPingIntervalMs,
  textFrames,
} from '#shared/sse.ts'
import { type AnswerBuffer, type AnswerEvent, readFrom } from './answer-buffer.ts'

/**
 * Writes an answer to one reader, from the unit `from` to its end: `[DONE]` where its end state is committed, a bare
 * end where it is not or is withheld (the browser then follows again). Writes straight to Node's response, at most
 * one write per piece read from the provider: web streams cost a third more per piece.
 *
 * A reader is a cursor. While its socket is full nothing is kept for it: it goes on from its cursor when drained,
 * and the HTTP server lets it go after a while without progress. It neither slows nor ends the answer.
 */
export type ReaderOptions = {
  from: number
  /** `id:` lines: only where an answer is followed again, so that the plain stream stays exact. */
  withIds: boolean
  /** The reader must reconnect after this time, and prove again who it is. */
  maxDurationMs?: number
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  // Tells nginx to pass on each piece as it comes.
  'x-accel-buffering': 'no',
}

export function streamTo(response: ServerResponse, answer: AnswerBuffer, options: ReaderOptions): void {
  // Who left while the question was being stored has had its 'close' already.
  if (response.destroyed) return
  let cursor = options.from
  let full = false
  response.writeHead(200, headers)
  response.flushHeaders()

  const pump = () => {
    if (answer.withheld) response.end()
    // Once ended, the socket is the next response's: nothing more may be written to it.
    if (full || response.destroyed || response.writableEnded) return
    const events = readFrom(answer, cursor)
    let frames = ''
    for (const event of events) {
      frames += options.withIds ? framesWithIds(event, answer.id, cursor) : plainFrames(event)
      cursor += event.type === 'text' ? event.text.length : 1
    }
    if (answer.state === 'committed') frames += doneFrame
    if (frames !== '') full = !write(response, frames)
    if (answer.state !== 'growing') response.end()
  }

  const ping = setInterval(() => {
    if (!full && !response.writableEnded) write(response, pingFrame)
  }, streamPingIntervalMs)
  const leave = options.maxDurationMs && setTimeout(() => response.end(), options.maxDurationMs)

  const drained = () => {
    full = false
    pump()
  }
  const { socket } = response
  response.on('drain', drained)
  socket?.on('drain', drained)
  response.on('error', () => response.destroy())
  response.on('close', () => {
    answer.readers.delete(pump)
    socket?.off('drain', drained)
    clearInterval(ping)
    if (leave) clearTimeout(leave)
  })
  answer.readers.add(pump)
  pump()
}

/**
 * One write to the socket, in a chunk framed here. Node's own chunked writing hands the socket three pieces at a
 * time, and a third of all processor time went there. False if the reader is behind.
 */
function write(response: ServerResponse, frames: string): boolean {
  const { socket } = response
  if (!socket || !response.chunkedEncoding) return response.write(frames)
  return socket.write(`${Buffer.byteLength(frames).toString(16)}\r\n${frames}\r\n`)
}

function plainFrames(event: AnswerEvent): string {
  return event.type === 'text' ? textFrames(event.text) : markFrame(event)
}
