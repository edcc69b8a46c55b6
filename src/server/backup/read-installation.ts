import type { RowSource, UploadedObject } from '#server/database/transfer/row-source.ts'
import { codeOrNameOf, StartError } from '#server/errors.ts'
import type { Files } from '#server/files/files.ts'
import { objectKeys } from '#server/files/object-keys.ts'
import { version } from '#server/version.ts'
import { formatVersion, type Head, type Part } from './parts.ts'

/** The rows or the files can be left out, so that only the rest is moved. */
export type Installation = {
  source: Omit<RowSource, 'isServerAlive' | 'close'>
  files: Pick<Files, 'read'> | undefined
  withRows: boolean
}

/** Called for a file that a row refers to but the storage does not have. */
export type OnMissing = (key: string) => void

/**
 * Reads an installation. The rows are a snapshot. The files are read after the rows. A stored file never changes, so
 * each file that a row refers to is either still the same, or missing: it was deleted in the meantime, or lost before.
 */
export async function* readInstallation(
  { source, files, withRows }: Installation,
  onMissing: OnMissing,
): AsyncGenerator<Part> {
  yield { kind: 'head', head: headOf(source) }
  for (const table of withRows ? source.tables : []) {
    for await (const lines of source.rows(table)) yield { kind: 'rows', table: table.name, lines }
  }
  if (files) yield* readFiles(source, files, onMissing)
}

function headOf({ migrations, tables, sequences, installationId }: Installation['source']): Head {
  return {
    format: formatVersion,
    version,
    createdAt: new Date().toISOString(),
    migrations,
    ...(installationId !== undefined && { installationId }),
    tables,
    sequences,
  }
}

/**
 * Files are read ahead, because storage on a network takes time for each. Few are over 32 MB: only images that were
 * encoded again can be.
 */
const maxParallelReads = 4

async function* readFiles(
  source: Pick<RowSource, 'uploads'>,
  files: Pick<Files, 'read'>,
  onMissing: OnMissing,
): AsyncGenerator<Part> {
  for await (const uploads of source.uploads()) {
    const keys = uploads.flatMap(objectsOf)
    const reading: { key: string; bytes: Promise<Buffer | undefined> }[] = []
    while (keys.length > 0 || reading.length > 0) {
      while (reading.length < maxParallelReads) {
        const key = keys.shift()
        if (key === undefined) break
        const bytes = readWhole(files, key)
        // Awaited below. If it rejects before that, it must not end the process.
        bytes.catch(() => undefined)
        reading.push({ key, bytes })
      }
      const next = reading.shift()
      const bytes = await next?.bytes
      if (next && bytes) yield { kind: 'file', key: next.key, bytes }
      else if (next) onMissing(next.key)
    }
  }
}

function objectsOf({ kind, storageKey }: UploadedObject): string[] {
  const { shown, small, model, text } = objectKeys(storageKey)
  return kind === 'image' ? [shown, small, model] : [shown, text]
}

export async function readWhole(files: Pick<Files, 'read'>, key: string): Promise<Buffer | undefined> {
  try {
    const stream = await files.read(key)
    return stream && Buffer.concat(await Array.fromAsync(stream as AsyncIterable<Buffer>))
  } catch (error) {
    throw new StartError(`The file ${key} cannot be read from the storage (${codeOrNameOf(error)}).`)
  }
}
