import type { Readable } from 'node:stream'

/**
 * Port: where uploaded files are kept. Implementations: `disk.ts` (a folder in DATA_DIR), `s3.ts` (S3-compatible
 * object storage). Keys are made by us and match `keyPattern`; nothing that a client wrote is ever part of one. What
 * a storage answers when it is away is thrown as it is.
 */
export type Files = {
  /** Keeps a local file under the key; it is there, whole and durable, once this resolves. May take the file away. */
  put(key: string, path: string): Promise<void>
  /** The bytes from `start` to `end` (both included; everything by default); undefined where there is no such key. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** As good as done where there is none. */
  remove(key: string): Promise<void>
  /** Everything that is kept, in no particular order. */
  list(): AsyncIterable<KeptFile>
}

export type ByteRange = { start: number; end: number }

export type KeptFile = { key: string; keptAt: Date }

/** What is called otherwise is not ours, and is left alone. */
export const keyPattern = /^parvis-[a-z0-9-]{32,100}$/
