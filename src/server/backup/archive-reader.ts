import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Entry, extract } from 'tar-stream'
import * as v from 'valibot'
import { codeOf, StartError } from '#server/errors.ts'
import { finite, parseOrThrow, plainObject } from '#shared/schema.ts'
import {
  checksumsPattern,
  filePattern,
  headName,
  type Manifest,
  manifestName,
  manifestSchema,
  minFullEntryCharacters,
  rowsPattern,
  sha256,
} from './archive.ts'
import { countParts, formatVersion, type Head, headSchema, type Part, type Totals } from './parts.ts'

const decompress = promisify(gunzip)

/** Entries are read as a whole. The limit keeps a hostile archive from using up all memory. */
const maxEntryBytes = 256 * 1024 * 1024
/** A row is at least `{}`. Without this limit, many short lines would take far more memory than their bytes. */
const maxEntryRows = minFullEntryCharacters / 2

/**
 * The parts of an archive, each as soon as it is read. Whether the archive is intact is known only at the end, so read
 * it once as a check before using its parts. Throws a StartError that says what is wrong with it. Calls `onEnd` if
 * nothing is wrong.
 */
export async function* readArchive(path: string, onEnd: (totals: Totals) => void): AsyncGenerator<Part> {
  const file = createReadStream(path, { highWaterMark: 1024 * 1024 })
  const tar = extract()
  // `pipe` does not pass on the file's errors, which must end the loop below.
  file.on('error', error => tar.destroy(error))
  file.pipe(tar as unknown as NodeJS.WritableStream)
  const archive = createEntryReader(path)
  try {
    for await (const entry of tar) {
      const { name } = entry.header
      if (!archive.hasHead() && name !== headName) throw notABackup(path)
      const part = await archive.read(name, await readEntry(path, entry))
      if (part) yield part
    }
    onEnd(archive.end())
  } catch (error) {
    throw asStartError(path, error, archive.hasHead())
  } finally {
    file.destroy()
  }
}

async function readEntry(path: string, entry: Entry): Promise<Buffer> {
  const { name, type } = entry.header
  // The tar reader accepts a negative size, NaN and null, and would then never come to the entry's end.
  const size: unknown = entry.header.size
  const isSize = typeof size === 'number' && size >= 0 && size <= maxEntryBytes
  if (type !== 'file' || !isSize) throw damaged(path, name)
  return Buffer.concat(await Array.fromAsync(entry as AsyncIterable<Buffer>))
}

function createEntryReader(path: string) {
  const counter = countParts()
  /** The checksums of the entries that no list has covered yet. */
  let unlisted = ''
  const lists: Manifest['checksums'] = []
  let head: Head | undefined
  let manifest: Manifest | undefined

  async function parse(name: string, bytes: Buffer): Promise<Part> {
    if (name === headName && !head) {
      head = parseHead(path, bytes)
      return { kind: 'head', head }
    }
    const table = rowsPattern.exec(name)?.[1]
    if (table !== undefined && head?.tables.some(one => one.name === table)) {
      const text = await decompress(bytes, { maxOutputLength: maxEntryBytes })
      if (!hasFewLines(text)) throw damaged(path, name)
      return { kind: 'rows', table, lines: text.toString().split('\n').slice(0, -1) }
    }
    const key = filePattern.exec(name)?.[1]
    if (key === undefined) throw damaged(path, name)
    return { kind: 'file', key, bytes }
  }

  return {
    hasHead: () => head !== undefined,
    async read(name: string, bytes: Buffer): Promise<Part | undefined> {
      if (manifest) throw damaged(path, name)
      if (checksumsPattern.test(name)) {
        if (bytes.toString() !== unlisted) throw damaged(path, firstDifference(unlisted, bytes.toString()))
        unlisted = ''
        lists.push({ name, sha256: sha256(bytes) })
        return undefined
      }
      if (name === manifestName) {
        manifest = parseOrThrow(manifestSchema, JSON.parse(bytes.toString()))
        return undefined
      }
      unlisted += `${sha256(bytes)}  ${name}\n`
      const part = await parse(name, bytes)
      counter.add(part)
      return part
    },
    end(): Totals {
      if (!head) throw notABackup(path)
      if (!manifest) throw incomplete(path)
      const isWhole =
        unlisted === '' && same(lists, manifest.checksums) && same(counter.totals(), manifest.totals)
      if (!isWhole) throw damaged(path, manifestName)
      return manifest.totals
    },
  }
}

function hasFewLines(text: Buffer): boolean {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1 && count <= maxEntryRows; at = text.indexOf('\n', at + 1))
    count += 1
  return count <= maxEntryRows
}

function parseHead(path: string, bytes: Buffer): Head {
  const json: unknown = JSON.parse(bytes.toString())
  const basics = v.safeParse(plainObject({ format: finite, version: v.string() }), json)
  if (basics.success && basics.output.format > formatVersion) {
    throw newerVersion(path, basics.output.version)
  }
  return parseOrThrow(headSchema, json)
}

/** The first entry that is missing, was added or has a different checksum from the listed one. */
function firstDifference(found: string, listed: string): string {
  const [foundLines, listedLines] = [found.split('\n'), listed.split('\n')]
  const line =
    listedLines.find(one => !foundLines.includes(one)) ??
    foundLines.find((one, index) => one !== listedLines[index])
  // The name comes after 64 hexadecimal digits and two spaces.
  return line?.slice(66) || 'its list of checksums'
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

export function newerVersion(path: string, version: string): StartError {
  return new StartError(
    `${basename(path)} was made by a newer version of Parvis (${version}): install that version or a later one.`,
  )
}

function notABackup(path: string): StartError {
  return new StartError(`${basename(path)} is not a backup of Parvis.`)
}

function incomplete(path: string): StartError {
  return new StartError(`${basename(path)} is incomplete: its end is missing.`)
}

function damaged(path: string, entry: string): StartError {
  return new StartError(`${basename(path)} is damaged: ${entry} is not what was saved.`)
}

function asStartError(path: string, error: unknown, hasHead: boolean): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error
  if (codeOf(error) === 'ENOENT') return new StartError(`There is no file ${path}.`)
  if ('syscall' in error) return new StartError(`${path} cannot be read (${codeOf(error) ?? 'error'}).`)
  if (!hasHead) return notABackup(path)
  if (error.message === 'Unexpected end of data') return incomplete(path)
  return new StartError(`${basename(path)} is damaged.`)
}
