/**
 * How often readers are written to. While few answers are being read, each piece of text is written at once. While many
 * are, a reader gets text at most once per `intervalMs`, so that one write serves several pieces: a person sees no
 * difference, and most of the cost of a piece is its write. The first text is always written at once.
 */
export type ReaderPacing = {
  /** `write`: writes what the reader lacks, and returns whether that included text. */
  add(write: () => boolean): PacedReader
}

export type PacedReader = {
  /** There is more to write: calls `write` now or soon. */
  request(): void
  remove(): void
}

const maxUnpacedReaders = 19
const intervalMs = 35
/** How often the waiting readers are checked, all with one timer. */
const checkIntervalMs = 5

export function createReaderPacing(): ReaderPacing {
  type Reader = { write(): boolean; nextWriteMs: number }
  const readers = new Set<Reader>()
  const waiting = new Set<Reader>()
  let timer: NodeJS.Timeout | undefined

  function write(reader: Reader, nowMs: number): void {
    waiting.delete(reader)
    if (reader.write()) reader.nextWriteMs = nowMs + intervalMs
  }

  function writeDue(): void {
    const nowMs = performance.now()
    for (const reader of waiting) if (reader.nextWriteMs <= nowMs) write(reader, nowMs)
    timer = waiting.size > 0 ? setTimeout(writeDue, checkIntervalMs) : undefined
  }

  return {
    add(writeMore) {
      const reader: Reader = { write: writeMore, nextWriteMs: 0 }
      readers.add(reader)
      return {
        request() {
          const nowMs = performance.now()
          if (readers.size <= maxUnpacedReaders || reader.nextWriteMs <= nowMs) return write(reader, nowMs)
          waiting.add(reader)
          if (timer === undefined) timer = setTimeout(writeDue, checkIntervalMs)
        },
        remove() {
          readers.delete(reader)
          waiting.delete(reader)
        },
      }
    },
  }
}
