import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartError } from '#server/errors.ts'
import { cannotSync, failFolderSync } from '#tests/support/crashes/fail-folder-sync.ts'
import { readArchive } from './archive-reader.ts'
import { writeArchive } from './archive-writer.ts'
import { saveArchive } from './backup.ts'
import { formatVersion, type Head, type Part } from './parts.ts'
import type { Watch } from './progress.ts'

let folder: string
let archiveCount = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const head: Head = {
  format: formatVersion,
  version: '1.2.3',
  createdAt: '2026-01-02T03:04:05.000Z',
  migrations: [{ name: '0001_first.sql', checksum: 'c' }],
  installationId: 'an-id',
  tables: [
    { name: 'users', columns: ['id', 'email'] },
    { name: 'chats', columns: ['id'] },
    { name: 'empty', columns: ['id'] },
  ],
  sequences: [{ table: 'users', column: 'id', last: '9007199254740993', isCalled: true }],
}
const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => `{"id":"${id}","text":"é\\n"}`)
const parts: Part[] = [
  { kind: 'head', head },
  { kind: 'rows', table: 'users', lines: rowsOf(3) },
  { kind: 'rows', table: 'users', lines: rowsOf(2) },
  { kind: 'rows', table: 'chats', lines: rowsOf(1) },
  { kind: 'file', key: `parvis-${'0'.repeat(40)}`, bytes: randomBytes(2_000_000) },
  { kind: 'file', key: `parvis-${'1'.repeat(40)}`, bytes: Buffer.alloc(0) },
]

async function* streamed(list: Part[]): AsyncGenerator<Part> {
  yield* list
}

function quiet(signal = new AbortController().signal): Watch {
  return { print: () => undefined, signal }
}

async function saved(list: Part[] = parts): Promise<string> {
  archiveCount += 1
  const path = join(folder, `archive-${archiveCount}.tar`)
  await saveArchive(path, streamed(list), quiet())
  return path
}

async function readAll(path: string): Promise<Part[]> {
  const found: Part[] = []
  let isWhole = false
  const reading = readArchive(path, () => {
    isWhole = true
  })
  for await (const part of reading) found.push(part)
  expect(isWhole).toBe(true)
  return found
}

describe('an archive', () => {
  it('gives back the same rows and files, in the same order (N-2)', async () => {
    const found = await readAll(await saved())
    expect(found[0]).toEqual(parts[0])
    const rows = found.flatMap(part => (part.kind === 'rows' ? [[part.table, part.lines]] : []))
    expect(rows).toEqual([
      ['users', [...rowsOf(3), ...rowsOf(2)]],
      ['chats', rowsOf(1)],
    ])
    expect(found.filter(part => part.kind === 'file')).toEqual(parts.filter(part => part.kind === 'file'))
  })

  it('can be read with tar, gzip and sha256sum, and only by the user who made it (N-2)', async () => {
    const path = await saved()
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const out = await mkdtemp(join(folder, 'out-'))
    const script = `tar xf "${path}" && cat checksums/*.txt | sha256sum -c --quiet && gzip -cd rows/users/*.gz`
    const { status, stdout } = spawnSync('sh', ['-c', script], { cwd: out, encoding: 'utf8' })
    expect(status).toBe(0)
    expect(stdout).toBe([...rowsOf(3), ...rowsOf(2)].map(line => `${line}\n`).join(''))
    expect((await readdir(out)).toSorted()).toEqual([
      'checksums',
      'files',
      'manifest.json',
      'parvis-backup.json',
      'rows',
    ])
  })

  it('splits many rows into several entries, and gives back all rows and files', async () => {
    const longRows = rowsOf(200).map(line => line.replace('é', 'é'.repeat(2_000)))
    const many: Part[] = [
      { kind: 'head', head },
      ...Array.from({ length: 20 }, (): Part => ({ kind: 'rows', table: 'users', lines: longRows })),
      ...Array.from({ length: 1_500 }, (_, key): Part => {
        return { kind: 'file', key: `parvis-${String(key).padStart(40, '0')}`, bytes: Buffer.from('x') }
      }),
    ]
    const found = await readAll(await saved(many))
    const chunks = found.flatMap(part => (part.kind === 'rows' ? [part.lines.length] : []))
    expect(chunks.length).toBeGreaterThan(1)
    expect(chunks.reduce((sum, count) => sum + count, 0)).toBe(4_000)
    expect(found.filter(part => part.kind === 'file')).toHaveLength(1_500)
  })
})

describe('an archive that is not what was saved is refused', () => {
  async function changed(change: (bytes: Buffer) => Buffer): Promise<string> {
    const path = await saved()
    await writeFile(path, change(await readFile(path)))
    return path
  }
  const refused = (path: string) => expect(readAll(path)).rejects

  it('if it was cut anywhere (N-4)', async () => {
    const whole = await readFile(await saved())
    const path = join(folder, 'cut.tar')
    const manifestAt = whole.indexOf('manifest.json\0')
    for (const byteCount of [0, 100, 512, 3_000, 500_000, whole.length / 2, manifestAt, manifestAt + 600]) {
      await writeFile(path, whole.subarray(0, byteCount))
      await refused(path).toThrow(StartError)
    }
    await writeFile(path, whole.subarray(0, 500_000))
    await refused(path).toThrow('cut.tar is incomplete: its end is missing.')
  })

  it('if it has a second head entry, which would begin the restore again', async () => {
    await expect(saved([{ kind: 'head', head }, ...parts])).rejects.toThrow(
      'is damaged: parvis-backup.json is not what was saved.',
    )
  })

  it('if a byte of a file, of rows, of a checksum, of the manifest or of the head differs (N-4)', async () => {
    const at = (text: string, offset: number) => (bytes: Buffer) => {
      const index = bytes.indexOf(text) + offset
      bytes[index] = (bytes[index] ?? 0) ^ 1
      return bytes
    }
    const key = `parvis-${'0'.repeat(40)}`
    await refused(await changed(at(`files/${key}\0`, 512 + 1_000_000))).toThrow(
      `damaged: files/${key} is not`,
    )
    await refused(await changed(at('rows/users/000001.jsonl.gz\0', 512 + 30))).toThrow(/is damaged/)
    await refused(await changed(at('checksums/000001.txt\0', 512 + 3))).toThrow(
      /is damaged: parvis-backup.json/,
    )
    await refused(await changed(at('"rows": 5', 8))).toThrow(/is damaged/)
    await refused(await changed(at('an-id', 1))).toThrow(/is damaged/)
  })

  it('if an entry is missing, or one was added', async () => {
    const whole = await readFile(await saved())
    const start = whole.indexOf(`files/parvis-${'1'.repeat(40)}`)
    const path = join(folder, 'edited.tar')
    const entry = whole.subarray(start, start + 512)
    await writeFile(path, Buffer.concat([whole.subarray(0, start), whole.subarray(start + 512)]))
    await refused(path).toThrow(`is damaged: files/parvis-${'1'.repeat(40)} is not`)
    await writeFile(path, Buffer.concat([whole.subarray(0, start), entry, whole.subarray(start)]))
    await refused(path).toThrow(`is damaged: files/parvis-${'1'.repeat(40)} is not`)
    const next = whole.indexOf(`files/parvis-${'0'.repeat(40)}`)
    await writeFile(path, Buffer.concat([whole.subarray(0, next), whole.subarray(start)]))
    await refused(path).toThrow(`is damaged: files/parvis-${'0'.repeat(40)} is not`)
  })

  it('if an entry has a negative size, or one that is not a number (N-4)', async () => {
    const key = `parvis-${'1'.repeat(40)}`
    const header = (size: string) => (bytes: Buffer) => {
      const at = bytes.indexOf(`files/${key}\0`)
      bytes.write(size, at + 124, 'latin1')
      // The header's checksum counts its own eight bytes as spaces.
      bytes.fill(' ', at + 148, at + 156)
      const sum = bytes.subarray(at, at + 512).reduce((total, byte) => total + byte, 0)
      bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, at + 148)
      return bytes
    }
    await refused(await changed(header('-0000000001\0'))).toThrow(`is damaged: files/${key} is not`)
    await refused(await changed(header('none\0'))).toThrow(`is damaged: files/${key} is not`)
    // A first byte like this one marks a size in another notation, which the tar reader does not know.
    await refused(await changed(header('\xa0'))).toThrow(`is damaged: files/${key} is not`)
  })

  it('if its rows are so many short lines that they would not fit into the memory', async () => {
    const path = join(folder, 'short-lines.tar')
    const rows: Part = { kind: 'rows', table: 'users', lines: ['\n'.repeat(2_000_000)] }
    await writeArchive(path, streamed([{ kind: 'head', head }, rows]))
    await refused(path).toThrow('is damaged: rows/users/000001.jsonl.gz is not')
  })

  it('if it is another file, is missing, or was made by a newer version (N-4, N-5)', async () => {
    const path = join(folder, 'letter.tar')
    await writeFile(path, 'Dear Sir or Madam, '.repeat(1_000))
    await refused(path).toThrow('letter.tar is not a backup of Parvis.')
    spawnSync('tar', ['cf', 'folder.tar', '-C', await mkdtemp(join(folder, 'papers-')), '.'], { cwd: folder })
    await refused(join(folder, 'folder.tar')).toThrow('folder.tar is not a backup of Parvis.')
    await refused(join(folder, 'none.tar')).toThrow('There is no file')
    const newer = await changed(bytes => {
      bytes.write('2', bytes.indexOf('"format": 1') + 10)
      return bytes
    })
    await refused(newer).toThrow('was made by a newer version of Parvis (1.2.3): install that version')
  })
})

/** The names of the folder's files that begin with `start`. */
async function filesNamed(start: string): Promise<string[]> {
  return (await readdir(folder)).filter(name => name.startsWith(start))
}

it('of two backups to the same file at once, one succeeds, and the other says that the file exists (N-3)', async () => {
  const path = join(folder, 'same.tar')
  const outcomes = await Promise.allSettled([1, 2].map(() => saveArchive(path, streamed(parts), quiet())))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: expect.stringContaining('already exists') },
  })
  expect(await readAll(path)).not.toEqual([])
  expect(await filesNamed('same.tar')).toEqual(['same.tar'])
})

it('a backup succeeds on a file system that cannot sync folders, such as a network share', async () => {
  await failFolderSync(folder, cannotSync)
  expect(await readAll(await saved())).not.toEqual([])
})

describe('a backup that does not succeed leaves no file', () => {
  async function failing(list: () => AsyncGenerator<Part>, watch = quiet()): Promise<unknown> {
    const path = join(folder, 'failing.tar')
    const error = await saveArchive(path, list(), watch).catch((error: unknown) => error)
    expect(await filesNamed('failing.tar')).toEqual([])
    return error
  }

  it('if it is interrupted (N-3)', async () => {
    const interruption = new AbortController()
    const error = await failing(async function* () {
      yield* parts.slice(0, 4)
      interruption.abort()
      yield* parts.slice(4)
    }, quiet(interruption.signal))
    expect(error).toBe(interruption.signal.reason)
  })

  it('if the data cannot be read to its end (N-3)', async () => {
    const error = await failing(async function* () {
      yield* parts
      throw new Error('the database is gone')
    })
    expect(error).toEqual(new Error('the database is gone'))
  })

  it('if the folder cannot be written to the disk (N-3)', async () => {
    const failure = new Error('the disk is gone')
    await failFolderSync(folder, failure)
    expect(await failing(() => streamed(parts))).toBe(failure)
  })

  it('if its folder does not exist; a file that already exists is left as it is (N-3)', async () => {
    const path = await saved()
    const before = await readFile(path)
    await expect(saveArchive(path, streamed(parts), quiet())).rejects.toThrow('already exists')
    expect((await readFile(path)).equals(before)).toBe(true)
    const elsewhere = join(folder, 'missing', 'archive.tar')
    for (const missing of [elsewhere, join(path, 'archive.tar')]) {
      await expect(saveArchive(missing, streamed(parts), quiet())).rejects.toThrow(
        `The folder of ${missing} does not exist.`,
      )
    }
  })
})
