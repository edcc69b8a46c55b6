import { renameSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import type { RowTarget } from '#server/database/transfer/row-target.ts'
import { diskFiles } from '#server/files/disk.ts'
import { type Files, restoringMark } from '#server/files/files.ts'
import { saveArchive } from './backup.ts'
import { openFileTarget } from './file-target.ts'
import { formatVersion, type Head, type Part } from './parts.ts'
import type { Watch } from './progress.ts'
import { type Checks, restoreArchive } from './restore.ts'

const head: Head = {
  format: formatVersion,
  version: '1.2.3',
  createdAt: '2026-01-02T03:04:05.000Z',
  migrations: [{ name: '0001_first.sql', checksum: 'c' }],
  installationId: 'an-id',
  tables: [{ name: 'users', columns: ['id'] }],
  sequences: [],
}
const key = `parvis-${'0'.repeat(40)}`
const usualParts: Part[] = [
  { kind: 'head', head },
  { kind: 'rows', table: 'users', lines: ['{"id":"1"}'] },
  { kind: 'file', key, bytes: Buffer.from('a contract') },
]
const usualChecks: Checks = { knownMigrations: ['0001_first.sql'], filesOf: undefined }
const watch: Watch = { print: () => undefined, signal: new AbortController().signal }

let folder: string
let archive: string
let files: Files
/** What was done with the rows, in order. */
let done: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-restore-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  archive = join(folder, 'archive.tar')
  files = diskFiles(join(folder, 'uploads'))
  done = []
})

async function* streamed(parts: Part[]): AsyncGenerator<Part> {
  yield* parts
}

const save = (path: string, parts = usualParts) => saveArchive(path, streamed(parts), watch)

const rows: RowTarget = {
  begin: async () => {
    done.push('begun')
    return []
  },
  insert: async (table, lines) => void done.push(`${lines.length} in ${table}`),
  finish: async () => void done.push('compared'),
  commit: async () => void done.push('committed'),
  close: async () => undefined,
}

async function restore({ checks = usualChecks, storage = files, watching = watch } = {}) {
  const target = await openFileTarget(storage, folder)
  try {
    return await restoreArchive(archive, { rows, files: target }, checks, watching)
  } finally {
    await target.close()
  }
}

async function storedKeys(): Promise<string[]> {
  const found = await Array.fromAsync(files.list('uploads'))
  return found.map(file => file.key)
}

it('a restored archive’s rows are compared before they are committed, and its files are then its installation’s (N-2)', async () => {
  await save(archive)
  await restore()
  expect(done).toEqual(['begun', '1 in users', 'compared', 'committed'])
  expect(await storedKeys()).toEqual([key])
  expect(await files.findInstallationId()).toBe('an-id')
})

it.each([
  [
    'of another installation',
    { ...usualChecks, filesOf: 'another-id' },
    'different installations: check DATA_DIR',
  ],
  ['for files that are not there', { ...usualChecks, filesOf: 'none' }, 'leave out --keep-files'],
  ['whose tables only a newer version knows', { ...usualChecks, knownMigrations: [] }, 'newer version'],
])('nothing is written from an archive %s (N-4, N-5)', async (_what, checks, message) => {
  await save(archive)
  await expect(restore({ checks })).rejects.toThrow(message)
  expect(done).toEqual([])
  expect(await storedKeys()).toEqual([])
})

it('the rows alone are restored if the storage has the files of the same installation (N-4)', async () => {
  await save(archive)
  const checks = { ...usualChecks, filesOf: 'an-id' }
  await restoreArchive(archive, { rows, files: undefined }, checks, watch)
  expect(done.at(-1)).toBe('committed')
})

it('no rows are restored from an archive that is replaced by another one while it is read (N-3)', async () => {
  await save(archive)
  const other = join(folder, 'other.tar')
  await save(other, [...usualParts.slice(0, 1), { kind: 'rows', table: 'users', lines: ['{"id":"2"}'] }])
  const print = (line: string) => {
    if (line === 'Restoring:') renameSync(other, archive)
  }
  await expect(restore({ watching: { ...watch, print } })).rejects.toThrow('changed while it was being')
  expect(done).not.toContain('committed')
})

it('no rows are restored if the storage returns a file with other contents (N-3)', async () => {
  await save(archive)
  const storage: Files = {
    ...files,
    put: async (name, path) => {
      await writeFile(path, 'a forgery')
      await files.put(name, path)
    },
  }
  await expect(restore({ storage })).rejects.toThrow(`returned the file ${key} with different contents`)
  expect(done).not.toContain('committed')
  expect(await files.findInstallationId()).toBe(restoringMark('an-id'))
})

it('an archive with a file whose name is not that of a stored file is refused, and nothing is stored outside the storage', async () => {
  await save(archive, [...usualParts, { kind: 'file', key: 'installation-id', bytes: Buffer.from('x') }])
  await expect(restore()).rejects.toThrow('installation-id is not a stored file')
  expect(done).not.toContain('committed')
})

it('a restore that was interrupted can be repeated, but not with another installation’s archive (N-3, N-4)', async () => {
  await mkdir(join(folder, 'uploads'))
  await files.setInstallationId(restoringMark('an-id'))
  await writeFile(join(folder, 'uploads', key), 'a con')
  await save(archive, [{ kind: 'head', head: { ...head, installationId: 'another-id' } }])
  await expect(restore()).rejects.toThrow('already contains files')
  expect(await files.findInstallationId()).toBe(restoringMark('an-id'))
  await rm(archive)
  await save(archive)
  await restore()
  expect(await files.findInstallationId()).toBe('an-id')
})
