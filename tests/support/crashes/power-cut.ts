import { type BigIntStats, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize } from 'node:v8'

/**
 * What a power cut leaves: the content of each file and the entries of each folder as of their last fsync. A synced
 * file also has its name, as on ext4, XFS and Btrfs. Nothing else survives, so this loses more than most disks.
 */
export type Disk = { root: Key; files: Map<Key, Buffer>; folders: Map<Key, Map<string, Key>> }

/**
 * Identifies a file or folder across renames. Inode numbers are reused after a removal, so the key contains the birth
 * time too.
 */
export type Key = string

type Folders = [name: string, key: Key][]

/** What one fsync of a file or folder wrote to the disk; `folders` is the path to it below the data folder. */
export type DiskRecord = { atMs: number; folders: Folders } & (
  | { kind: 'file'; name: string; key: Key; sizeBytes: number; pieces: { position: number; bytes: Buffer }[] }
  | { kind: 'folder'; entries: [name: string, key: Key, isFolder: boolean][] }
)

export const keyOf = (stat: BigIntStats): Key => `${stat.ino}:${stat.birthtimeNs}`

const keyAt = (path: string): Key => keyOf(statSync(path, { bigint: true }))

/** The current state of a folder, as if all of it were synced. */
export function readDisk(path: string): Disk {
  const disk: Disk = { root: keyAt(path), files: new Map(), folders: new Map() }
  const visit = (folder: string) => {
    const entries = new Map<string, Key>()
    disk.folders.set(keyAt(folder), entries)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const inner = join(folder, entry.name)
      if (!entry.isFile() && !entry.isDirectory()) continue
      entries.set(entry.name, keyAt(inner))
      if (entry.isDirectory()) visit(inner)
      else disk.files.set(keyAt(inner), readFileSync(inner))
    }
  }
  visit(path)
  return disk
}

/** Everything that the threads of a recorded server wrote to the disk, in order. */
export function readRecords(folder: string): DiskRecord[] {
  return readdirSync(folder)
    .flatMap(name => {
      const bytes = readFileSync(join(folder, name))
      const records: DiskRecord[] = []
      for (let start = 0; start + 4 <= bytes.length; ) {
        const end = start + 4 + bytes.readUInt32LE(start)
        // The kill may have truncated the last record.
        if (end <= bytes.length) records.push(deserialize(bytes.subarray(start + 4, end)) as DiskRecord)
        start = end
      }
      return records
    })
    .sort((one, other) => one.atMs - other.atMs)
}

export function apply(disk: Disk, record: DiskRecord): void {
  let key = disk.root
  for (const [name, inner] of record.folders) {
    giveName(disk, key, name, inner)
    if (!disk.folders.has(inner)) disk.folders.set(inner, new Map())
    key = inner
  }
  if (record.kind === 'folder') {
    disk.folders.set(key, new Map(record.entries.map(([name, inner]) => [name, inner])))
    for (const [, inner, isFolder] of record.entries) {
      if (isFolder && !disk.folders.has(inner)) disk.folders.set(inner, new Map())
    }
    return
  }
  giveName(disk, key, record.name, record.key)
  const content = Buffer.alloc(record.sizeBytes)
  disk.files.get(record.key)?.copy(content)
  for (const { position, bytes } of record.pieces)
    content.set(bytes.subarray(0, Math.max(0, record.sizeBytes - position)), position)
  disk.files.set(record.key, content)
}

/** Writes the disk into an empty folder. A file that has a name but was never synced is empty. */
export function restore(disk: Disk, path: string, key = disk.root): void {
  for (const [name, inner] of disk.folders.get(key) ?? []) {
    const target = join(path, name)
    if (!disk.folders.has(inner)) writeFileSync(target, disk.files.get(inner) ?? '', { mode: 0o600 })
    else {
      mkdirSync(target, { mode: 0o700 })
      restore(disk, target, inner)
    }
  }
}

/** Names an entry, and removes its previous name in the same folder. */
function giveName(disk: Disk, folder: Key, name: string, key: Key): void {
  const entries = disk.folders.get(folder) ?? new Map<string, Key>()
  for (const [oldName, other] of entries) if (other === key) entries.delete(oldName)
  entries.set(name, key)
  disk.folders.set(folder, entries)
}
