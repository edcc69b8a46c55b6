import { addAbortSignal, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Files } from '#server/files/files.ts'
import type { Log } from '#server/log.ts'

/** Why there is no content: the file is gone, or the storage does not deliver it at the moment. */
export type Unread = 'missing' | 'unavailable'

/** Reads the stored files of one question. */
export type StoredFileReader = {
  /** Undefined if the file is gone. Throws if the storage is unavailable. */
  open(key: string): Promise<Readable | undefined>
  /** Throws if `signal` is aborted. */
  readWhole(key: string): Promise<Buffer | Unread>
}

/** If the storage takes longer for all files together, the question is answered without the rest. */
const maxReadingMs = 40_000
/** A file whose content breaks off is read once more. The storage itself repeats a read that gets no response. */
const maxAttempts = 2

export function storedFileReader(
  { files, log }: { files: Pick<Files, 'read'>; log: Log },
  signal: AbortSignal,
): StoredFileReader {
  let readingMs = 0
  const limited = async <Result>(read: (combinedSignal: AbortSignal) => Promise<Result>): Promise<Result> => {
    const startedAtMs = performance.now()
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), maxReadingMs - readingMs)
    try {
      return await read(AbortSignal.any([signal, timeout.signal]))
    } finally {
      clearTimeout(timer)
      readingMs += performance.now() - startedAtMs
    }
  }
  return {
    open: key => limited(combinedSignal => files.read(key, undefined, combinedSignal)),
    readWhole: async key => {
      try {
        return await limited(async combinedSignal => {
          for (let attempt = 1; ; attempt += 1) {
            const stream = await files.read(key, undefined, combinedSignal)
            if (!stream) return 'missing'
            try {
              return await buffer(addAbortSignal(combinedSignal, stream))
            } catch (error) {
              if (attempt === maxAttempts || combinedSignal.aborted) throw error
            }
          }
        })
      } catch (error) {
        signal.throwIfAborted()
        log.error({ err: error }, 'a stored file could not be read')
        return 'unavailable'
      }
    },
  }
}
