import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, relative, sep } from 'node:path'
import { serialize } from 'node:v8'
import { threadId } from 'node:worker_threads'
import { type DiskRecord, type Key, keyOf } from './power-cut.ts'

/**
 * Loaded into a server with `--import`: records what each fsync of RECORD_ROOT, or of anything in its folder
 * `database`, writes to the disk, so that power-cut.ts can rebuild the folder that a power cut would have left at any
 * moment.
 */

const root = process.env.RECORD_ROOT ?? ''
const journal = fs.openSync(`${process.env.RECORD_TO}/${process.pid}-${threadId}`, 'a')
const original = { writeSync: fs.writeSync, fsyncSync: fs.fsyncSync, openSync: fs.openSync }
/** The ranges written to each file since its last sync; a file that is missing here is recorded completely. */
const dirty = new Map<Key, { position: number; length: number }[]>()

const keyAt = (path: string): Key => keyOf(fs.statSync(path, { bigint: true }))

fs.writeSync = ((fd: number, buffer: Uint8Array, offset: number, length: number, position: number) => {
  const written = original.writeSync(fd, buffer, offset, length, position)
  dirty.get(keyOf(fs.fstatSync(fd, { bigint: true })))?.push({ position, length: written })
  return written
}) as typeof fs.writeSync

fs.fsyncSync = fd => {
  original.fsyncSync(fd)
  record(fd)
}

const handle = await fs.promises.open('/dev/null')
const handleType = Object.getPrototypeOf(handle) as { sync(this: fs.promises.FileHandle): Promise<void> }
const { sync } = handleType
handleType.sync = async function recordingSync() {
  await sync.call(this)
  record(this.fd)
}
await handle.close()
syncBuiltinESMExports()

function record(fd: number): void {
  const path = fs.readlinkSync(`/proc/self/fd/${fd}`).replace(/ \(deleted\)$/, '')
  if (path !== root && !path.startsWith(`${root}/database`)) return
  const stat = fs.fstatSync(fd, { bigint: true })
  if (stat.isDirectory()) {
    write({ kind: 'folder', folders: foldersTo(path), entries: entriesOf(path) })
    return
  }
  const key = keyOf(stat)
  const sizeBytes = Number(stat.size)
  const ranges = dirty.get(key) ?? [{ position: 0, length: sizeBytes }]
  dirty.set(key, [])
  const readable = original.openSync(`/proc/self/fd/${fd}`, 'r')
  const pieces = ranges.map(({ position, length }) => {
    const bytes = Buffer.alloc(length)
    fs.readSync(readable, bytes, 0, length, position)
    return { position, bytes }
  })
  fs.closeSync(readable)
  write({
    kind: 'file',
    folders: foldersTo(dirname(path)),
    name: path.slice(path.lastIndexOf('/') + 1),
    key,
    sizeBytes,
    pieces,
  })
}

/** The folders below the root that lead to `path`, including `path`. */
function foldersTo(path: string): [string, Key][] {
  const names = relative(root, path).split(sep).filter(Boolean)
  return names.map((name, index) => [name, keyAt([root, ...names.slice(0, index + 1)].join('/'))])
}

function entriesOf(path: string): [string, Key, boolean][] {
  return fs.readdirSync(path, { withFileTypes: true }).flatMap(entry => {
    if (!entry.isFile() && !entry.isDirectory()) return []
    try {
      return [[entry.name, keyAt(`${path}/${entry.name}`), entry.isDirectory()]]
    } catch {
      // The entry has just been removed.
      return []
    }
  })
}

type Unstamped<T> = T extends unknown ? Omit<T, 'atMs'> : never

function write(record: Unstamped<DiskRecord>): void {
  const bytes = serialize({ ...record, atMs: performance.timeOrigin + performance.now() })
  const length = Buffer.alloc(4)
  length.writeUInt32LE(bytes.length)
  original.writeSync(journal, Buffer.concat([length, bytes]))
}
