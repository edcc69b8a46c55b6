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
  /** Deletes it for good, from both places; does nothing if there is none. */
  remove(key: string): Promise<void>
  /** Everything in this area, in no particular order. */
  list(area: FileArea): AsyncIterable<StoredFile>
  /** Moves it there from the other area; its `storedAt` is now. Does nothing if there is none. */
  move(key: string, to: FileArea): Promise<void>
  /** The installation whose files these are; undefined where none has claimed them yet. */
  findInstallationId(): Promise<string | undefined>
  setInstallationId(id: string): Promise<void>
}

/** What `put` keeps and `read` finds, or what the sweep took out of their reach and the operator may want back. */
export type FileArea = 'uploads' | 'quarantine'

export type ByteRange = { start: number; end: number }

export type StoredFile = { key: string; storedAt: Date }

export const keyStart = 'parvis-'
/** What is called otherwise is not ours, and is left alone. */
export const keyPattern = new RegExp(`^${keyStart}[a-z0-9-]{32,100}$`)

/** The file or object that holds the installation's id, beside those called by a key. */
export const installationIdName = 'installation-id'
