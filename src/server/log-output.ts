import { write, writeSync } from 'node:fs'
import { Writable } from 'node:stream'
import { codeOf } from '#server/errors.ts'

/**
 * Where the server's log goes. A reader that is slow or gone, or a full disk, must neither delay an answer nor end the
 * server (docs/decisions/0053-log-output.md).
 */
export type LogOutput = {
  write(line: string): void
  /** Writes what is waiting, before the process ends. Never throws. */
  flushSync(): void
}

/** Lines wait this long, so that those of several answers are written together; also the pause after a failed write. */
const maxDelayMs = 50
/** With more, a write begins at once. */
const minBatchLength = 8_192
/** How many characters are kept while nothing can be written: about five thousand lines. */
const maxKeptLength = 1_000_000

/**
 * Writes in another thread, one batch at a time. `onLost`: called once lines can be written again, with the number of
 * those that there was no room for.
 */
export function openLogOutput(fd: number, onLost: (lineCount: number) => void): LogOutput {
  let waiting = ''
  /** Left over from a write that has failed. */
  let unwritten: Buffer = Buffer.alloc(0)
  let isWriting = false
  let isReaderGone = false
  let lostCount = 0
  let timer: NodeJS.Timeout | undefined

  function takeWaiting(): Buffer {
    const bytes = Buffer.concat([unwritten, Buffer.from(waiting)])
    unwritten = Buffer.alloc(0)
    waiting = ''
    return bytes
  }

  function beginSoon(): void {
    timer ??= setTimeout(begin, maxDelayMs).unref()
  }

  function begin(): void {
    clearTimeout(timer)
    timer = undefined
    const bytes = takeWaiting()
    if (bytes.length > 0) writeBatch(bytes)
  }

  function writeBatch(bytes: Buffer): void {
    isWriting = true
    write(fd, bytes, (error, byteCount) => {
      isWriting = false
      if (error) return keep(bytes, error)
      if (byteCount < bytes.length) return writeBatch(bytes.subarray(byteCount))
      if (lostCount > 0) reportLost()
      if (waiting !== '') beginSoon()
    })
  }

  function keep(bytes: Buffer, error: NodeJS.ErrnoException): void {
    isReaderGone = error.code === 'EPIPE'
    if (isReaderGone) return void takeWaiting()
    unwritten = bytes
    beginSoon()
  }

  function reportLost(): void {
    const lineCount = lostCount
    lostCount = 0
    onLost(lineCount)
  }

  return {
    write(line) {
      if (isReaderGone) return
      if (unwritten.length + waiting.length + line.length > maxKeptLength) {
        lostCount += 1
        return
      }
      waiting += line
      if (isWriting) return
      if (waiting.length >= minBatchLength && unwritten.length === 0) begin()
      else beginSoon()
    },
    flushSync: () => writeAllSync(fd, takeWaiting()),
  }
}

/** The same for a person at a terminal: at once, so that log lines and what the start prints are in the right order. */
export function openTerminalOutput(fd: number): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      writeAllSync(fd, chunk)
      done()
    },
  })
}

/** How long a slow reader may delay the end of the process. */
const maxFlushMs = 1_000
const flushRetryIntervalMs = 10

function writeAllSync(fd: number, bytes: Buffer): void {
  const deadlineMs = performance.now() + maxFlushMs
  let rest = bytes
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(fd, rest))
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN' || performance.now() > deadlineMs) return
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, flushRetryIntervalMs)
    }
  }
}
