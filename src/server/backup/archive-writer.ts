import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { headName, type Manifest, manifestName, minFullEntryCharacters, numbered, sha256 } from './archive.ts'
import { countParts, type Part, type Totals } from './parts.ts'

const compress = promisify(gzip)

/** The maximum number of entries in one list of checksums. */
const maxListedEntries = 1_000

export type Written = { totals: Totals; bytes: number; sha256: string }

/** Writes the parts into a new file that only this user can read, and syncs it. */
export async function writeArchive(path: string, parts: AsyncIterable<Part>): Promise<Written> {
  const handle = await open(path, 'wx', 0o600)
  try {
    const tar = openTar(handle)
    const totals = await writeParts(tar.add, parts).catch(async (error: unknown) => {
      // If the file could not be written, that error explains why the entry failed.
      throw (await tar.abort()) ?? error
    })
    const written = await tar.end()
    await handle.sync()
    return { totals, ...written }
  } finally {
    await handle.close()
  }
}

type Add = (name: string, bytes: Buffer) => Promise<void>

async function writeParts(add: Add, parts: AsyncIterable<Part>): Promise<Totals> {
  const counter = countParts()
  const entries = withChecksums(add)
  const rows = chunkRows(entries.add)
  for await (const part of parts) {
    counter.add(part)
    if (part.kind === 'rows') {
      await rows.add(part.table, part.lines)
      continue
    }
    await rows.flush()
    if (part.kind === 'head') await entries.add(headName, toJson(part.head))
    else await entries.add(`files/${part.key}`, part.bytes)
  }
  await rows.flush()
  const manifest: Manifest = { totals: counter.totals(), checksums: await entries.end() }
  await add(manifestName, toJson(manifest))
  return manifest.totals
}

/** Joins the rows of a table into entries of a few megabytes, before compression. */
function chunkRows(add: Add) {
  let table: string | undefined
  let lines: string[] = []
  let characterCount = 0
  let number = 0
  const flush = async () => {
    if (table === undefined || lines.length === 0) return
    number += 1
    await add(
      numbered(`rows/${table}`, number, '.jsonl.gz'),
      await compress(lines.map(line => `${line}\n`).join('')),
    )
    lines = []
    characterCount = 0
  }
  return {
    async add(name: string, more: string[]) {
      if (name !== table) {
        await flush()
        table = name
        number = 0
      }
      for (const line of more) {
        lines.push(line)
        characterCount += line.length
        if (characterCount >= minFullEntryCharacters) await flush()
      }
    },
    flush,
  }
}

/**
 * Adds a list of checksums after every `maxListedEntries` entries, and at the end. `end` returns the lists' checksums.
 */
function withChecksums(add: Add) {
  const lists: Manifest['checksums'] = []
  let listed: string[] = []
  const flush = async () => {
    if (listed.length === 0) return
    const name = numbered('checksums', lists.length + 1, '.txt')
    const bytes = Buffer.from(listed.join(''))
    listed = []
    lists.push({ name, sha256: sha256(bytes) })
    await add(name, bytes)
  }
  return {
    async add(name: string, bytes: Buffer) {
      listed.push(`${sha256(bytes)}  ${name}\n`)
      await add(name, bytes)
      if (listed.length >= maxListedEntries) await flush()
    },
    async end() {
      await flush()
      return lists
    },
  }
}

function toJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}

function openTar(handle: FileHandle) {
  const tar = pack()
  const hash = createHash('sha256')
  let bytes = 0
  let failure: Error | undefined
  const writing = writeAll().catch((error: Error) => {
    failure = error
    tar.destroy()
  })

  async function writeAll(): Promise<void> {
    for await (const piece of tar as AsyncIterable<Buffer>) {
      hash.update(piece)
      bytes += piece.length
      await handle.writeFile(piece)
    }
  }

  return {
    /** Resolves once the archive can take another entry, so memory stays flat. */
    add: ((name, content) =>
      new Promise((resolve, reject) => {
        const header = { name, size: content.length, mode: 0o600, mtime: new Date() }
        const entry = tar.entry(header, error => (error ? reject(failure ?? error) : resolve()))
        entry.end(content)
      })) satisfies Add,
    async end() {
      tar.finalize()
      await writing
      if (failure !== undefined) throw failure
      return { bytes, sha256: hash.digest('hex') }
    },
    /** Returns the error if the file could not be written. */
    async abort() {
      const cause = failure
      tar.destroy()
      await writing
      return cause
    },
  }
}
