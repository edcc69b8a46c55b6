import type { Readable } from 'node:stream'

/**
 * Port: the storage of uploaded files. Implementations: `disk.ts` (a folder in DATA_DIR), `s3.ts` (S3-compatible
 * object storage). All keys are generated at random: they match `keyPattern` and contain no user input. Other keys are
 * refused. Errors of the storage are thrown unchanged.
 */
export type Files = {
  /** Stores a local file under the key. It is complete and durable once this resolves. The local file may be moved. */
  put(key: string, path: string): Promise<void>
  /**
   * The bytes from `start` to `end`, both included, or all bytes; undefined if there is no such key. `signal` ends the
   * wait for storage on another machine.
   */
  read(key: string, range?: ByteRange, signal?: AbortSignal): Promise<Readable | undefined>
  /** Deletes the file permanently from both areas. Does nothing if there is none. */
  remove(key: string): Promise<void>
  /** All files in this area, in no particular order. */
  list(area: FileArea): AsyncIterable<StoredFile>
  /** Moves the file from the other area and sets its `storedAt` to now. Does nothing if there is none. */
  move(key: string, to: FileArea): Promise<void>
  /**
   * The id of the installation that owns these files, or its `restoringMark`; undefined if no installation has claimed
   * them yet.
   */
  findInstallationId(): Promise<string | undefined>
  setInstallationId(id: string): Promise<void>
}

/**
 * `put` and `read` use `uploads`. Files without a row are moved to `quarantine`, and back if the database has one
 * again.
 */
export type FileArea = 'uploads' | 'quarantine'

export type ByteRange = { start: number; end: number }

export type StoredFile = { key: string; storedAt: Date }

export const keyPrefix = 'parvis-'
export const keyPattern = new RegExp(`^${keyPrefix}[a-z0-9-]{32,100}$`)
/** For a file that is written only to try the storage. */
export const probePrefix = `${keyPrefix}probe-`

/** Files with other names are not listed. */
export function isUpload(name: string): boolean {
  return keyPattern.test(name) && !name.startsWith(probePrefix)
}

/** The name of the file or object that contains the installation's id. */
export const installationIdName = 'installation-id'

/** The id of the storage while the files of this installation are being restored or moved into it. */
export function restoringMark(installationId: string): string {
  return `restoring-${installationId}`
}

export async function hasNoFiles(files: Pick<Files, 'list'>): Promise<boolean> {
  for (const area of ['uploads', 'quarantine'] as const) {
    for await (const _ of files.list(area)) return false
  }
  return true
}
