import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { AppError, badRequest } from '#server/errors.ts'
import { maxFileCount, maxFileNameLength, maxPdfBytes, maxRequestBodyBytes } from '#shared/limits.ts'
import { countSpent } from './spent-buffers.ts'
import type { TemporaryFiles } from './temporary-files.ts'
import { fileRefused, overQuota, storageFull, tooManyFiles } from './upload-errors.ts'

/** A file as it arrived: on disk, only its size is checked. */
export type ReceivedFile = { path: string; name: string; size: number }

/** What one account may store, and how much of it is left. */
export type Quota = { totalBytes: number; leftBytes: number }

const roomCheckIntervalMs = 500

/**
 * Writes the files of a multipart body to disk as they come; nothing is ever held in memory but the piece at hand.
 * Throws an AppError at the first thing that is wrong, once the rest has been read past: the person's browser reads
 * an answer only when it is done sending. What was written is removed then.
 */
export async function receiveFiles(
  request: IncomingMessage,
  temporaryFiles: TemporaryFiles,
  quota: Quota,
): Promise<ReceivedFile[]> {
  const files: ReceivedFile[] = []
  try {
    // A client that left while the upload waited for its turn has had its 'close' already.
    if (request.destroyed) throw clientGone()
    await parse(request, temporaryFiles, quota, files)
    if (files.length === 0) throw badRequest('There is no file in this upload.', 'no_files')
    return files
  } catch (error) {
    await removeFiles(files)
    await readPast(request)
    throw error
  }
}

export async function removeFiles(files: { path: string }[]): Promise<void> {
  await Promise.all(files.map(file => rm(file.path, { force: true })))
}

function clientGone(): AppError {
  return new AppError(408, 'client_gone', 'The upload was interrupted.')
}

async function parse(
  request: IncomingMessage,
  temporaryFiles: TemporaryFiles,
  quota: Quota,
  files: ReceivedFile[],
): Promise<void> {
  const parser = openParser(request)
  const writes: Promise<void>[] = []
  let fail: (error: unknown) => void = () => undefined
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  parser.on('file', (field, stream, { filename }) => {
    const file = { path: temporaryFiles.newPath(), name: cleanName(filename), size: 0 }
    files.push(file)
    const write = field === 'files' ? writeFile(stream, file) : refuseField(stream)
    writes.push(write)
    write.catch(fail)
    // Whatever length was announced, no more arrives than could be stored.
    stream.on('data', () => {
      if (files.reduce((sum, { size }) => sum + size, 0) > quota.leftBytes) fail(overQuota(quota.totalBytes))
    })
  })
  parser.once('filesLimit', () => fail(tooManyFiles()))
  parser.on('error', () => fail(badRequest('The upload is not valid multipart.', 'invalid_multipart')))
  request.once('close', () => {
    if (!request.readableEnded) fail(clientGone())
  })
  const parsed = new Promise<void>(resolve => parser.once('close', resolve))
  // Many uploads at once must not fill the disk together, whatever length each announced.
  const watch = setInterval(() => {
    void temporaryFiles.hasRoom().then(room => room || fail(storageFull()))
  }, roomCheckIntervalMs)
  request.pipe(parser)
  try {
    await Promise.race([failed, parsed.then(() => Promise.all(writes))])
  } catch (error) {
    request.unpipe(parser)
    // Ends the writes that are still under way.
    parser.destroy()
    await Promise.allSettled(writes)
    throw error
  } finally {
    clearInterval(watch)
  }
}

function openParser(request: IncomingMessage) {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
    throw new AppError(415, 'unsupported_type', 'Files are uploaded as multipart/form-data.')
  }
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      // One byte more than allowed: what has it is too large.
      limits: {
        files: maxFileCount,
        fileSize: maxPdfBytes + 1,
        fields: 10,
        fieldSize: 1024,
        headerPairs: 50,
      },
    })
  } catch {
    throw badRequest('The upload is not valid multipart.', 'invalid_multipart')
  }
}

async function writeFile(stream: Readable, file: ReceivedFile): Promise<void> {
  stream.on('data', (piece: Buffer) => {
    file.size += piece.length
    countSpent(piece.length)
  })
  try {
    await pipeline(stream, createWriteStream(file.path, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    throw isDiskFull(error) ? storageFull() : error
  }
  if (file.size > maxPdfBytes) throw fileRefused('pdf_too_large', file.name)
  if (file.size === 0) throw fileRefused('file_empty', file.name)
}

async function refuseField(stream: Readable): Promise<void> {
  stream.on('error', () => undefined).resume()
  throw badRequest('Files are uploaded in fields named “files”.', 'unknown_field')
}

/** Also where the image library tells of it, which it does in words only. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  const codes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES']
  return codes.some(one => one === code) || /no space left|disk quota/i.test(error.message)
}

/** The rest of a body that is refused, up to what any upload may have. */
async function readPast(request: IncomingMessage): Promise<void> {
  let size = 0
  request.on('data', (piece: Buffer) => {
    size += piece.length
    if (size > maxRequestBodyBytes) request.destroy()
  })
  request.resume()
  if (!request.readableEnded && !request.destroyed) await finished(request).catch(() => undefined)
}

/** As the device calls it, without what could not be seen or would turn the text around it. */
export function cleanName(name: string | undefined): string {
  const clean = (name ?? '')
    .toWellFormed()
    // How browsers write a quotation mark into a multipart header.
    .replaceAll('%22', '"')
    .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '')
    .trim()
  return clean === ''
    ? 'file'
    : [...clean].slice(0, maxFileNameLength).join('').slice(0, maxFileNameLength).toWellFormed()
}
