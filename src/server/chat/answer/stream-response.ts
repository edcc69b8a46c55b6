import type { ServerResponse } from 'node:http'
import {
  answerIdHeader,
  doneFrame,
  framesWithIds,
  markFrame,
  pingFrame,
  streamPingIntervalMs,
  textFrames,
} from '#shared/api/sse.ts'
import { type AnswerBuffer, type AnswerEvent, readFrom } from './answer-buffer.ts'
import { writeSoon } from './write-soon.ts'

export type ReaderOptions = {
  from: number
  /** Adds `id:` lines, only when a reader follows an answer: the response to a send must stay as specified. */
  withIds: boolean
  /** After this time the reader must reconnect and authenticate again. */
  maxDurationMs?: number
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-store, no-transform',
  // Tells nginx to forward each piece at once.
  'x-accel-buffering': 'no',
}

/**
 * What a reader lacks is written in parts of about this size, until the socket is full. So a reader who reads nothing
 * costs little memory, however long the answer is.
 */
const maxUnitsPerWrite = 16_384

/**
 * Writes an answer to one reader, from the unit `from` to its end. The stream ends with `[DONE]` if the end status is
 * committed. Otherwise (the status is unknown, the answer is withheld, or the maximum duration is over) the browser
 * tries to follow it again.
 * Writes directly to Node's response, at most once per turn of the event loop: web streams cost a third more.
 *
 * A reader is a cursor. Nothing is buffered while its socket is full: it continues from its cursor after the drain, and
 * the HTTP server disconnects it after a while without progress. A slow reader neither delays nor ends the answer.
 */
export function streamTo(response: ServerResponse, answer: AnswerBuffer, options: ReaderOptions): void {
  // If the client left while the question was being stored, 'close' has already been emitted.
  if (response.destroyed) return
  let cursor = options.from
  let isFull = false
  const { socket } = response

  const pump = () => {
    if (answer.isWithheld) response.end()
    // After the end, the socket belongs to the next response: nothing more may be written to it.
    if (isFull || response.destroyed || response.writableEnded) return
    let frames = ''
    for (const event of readFrom(answer, cursor, maxUnitsPerWrite)) {
      frames += options.withIds ? framesWithIds(event, answer.id, cursor) : plainFrames(event)
      cursor += event.type === 'text' ? event.text.length : 1
    }
    const isLast = answer.state !== 'growing' && cursor >= answer.length
    if (isLast && answer.state === 'committed') frames += doneFrame
    // The end of the response is sent together with the last frames: `end` uncorks the socket.
    if (isLast) socket?.cork()
    if (frames !== '') isFull = !write(response, frames)
    if (isLast) response.end()
    else if (cursor < answer.length) pump()
  }
  const grown = () => {
    if (answer.state !== 'growing' || answer.isWithheld) pump()
    else writeSoon(pump)
  }

  const ping = setInterval(() => {
    if (!isFull && !response.writableEnded) write(response, pingFrame)
  }, streamPingIntervalMs)
  const endTimer = options.maxDurationMs && setTimeout(() => response.end(), options.maxDurationMs)

  const drained = () => {
    isFull = false
    pump()
  }
  response.on('drain', drained)
  socket?.on('drain', drained)
  response.on('error', () => response.destroy())
  response.on('close', () => {
    answer.readers.delete(grown)
    socket?.off('drain', drained)
    clearInterval(ping)
    if (endTimer) clearTimeout(endTimer)
  })
  answer.readers.add(grown)
  // The headers and the text so far go out in one write, after the question has been sent to the model.
  socket?.cork()
  response.writeHead(200, { ...headers, [answerIdHeader]: answer.id })
  response.flushHeaders()
  pump()
  writeSoon(() => socket?.uncork())
}

/**
 * Writes to the socket once, with the HTTP chunk framed here: Node's chunked encoding makes three writes, which took a
 * third of all CPU time. Returns false if the reader is behind.
 */
function write(response: ServerResponse, frames: string): boolean {
  const { socket } = response
  if (!socket || !response.chunkedEncoding) return response.write(frames)
  const sizeBytes = Buffer.byteLength(frames)
  // ASCII needs no conversion to UTF-8.
  const encoding = sizeBytes === frames.length ? 'latin1' : 'utf8'
  return socket.write(`${sizeBytes.toString(16)}\r\n${frames}\r\n`, encoding)
}

function plainFrames(event: AnswerEvent): string {
  return event.type === 'text' ? textFrames(event.text) : markFrame(event)
}
