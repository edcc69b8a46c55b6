import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { AppError, badRequest, clientGone, codeOf } from '#server/errors.ts'
import { maxFileCount, maxFileNameLength, maxPdfBytes, maxRequestBodyBytes } from '#shared/limits.ts'
import { countAllocatedBytes } from './minor-gc.ts'
import type { TemporaryFiles } from './temporary-files.ts'
import {
  fileRefused,
  overQuota,
  storageFull,
  storageUnavailable,
  tooManyFiles,
  withCause,
} from './upload-errors.ts'

/** A received file on disk. So far, only its size is checked. */
export type ReceivedFile = { path: string; name: string; sizeBytes: number }

/** The account's storage quota, and how much of it is left. */
export type Quota = { totalBytes: number; leftBytes: number }

const spaceCheckIntervalMs = 500

/**
 * Streams the files of a multipart body to disk. Only the current piece is in memory. After the first problem, removes
 * the written files and discards the rest of the body before throwing: browsers read a response only after they have
 * sent the whole body.
 */
export async function receiveFiles(
  request: IncomingMessage,
  temporaryFiles: TemporaryFiles,
  quota: Quota,
): Promise<ReceivedFile[]> {
  const files: ReceivedFile[] = []
  try {
    // If the client left while the upload was queued, 'close' has already been emitted.
    if (request.destroyed) throw clientGone()
    await parse(request, temporaryFiles, quota, files)
    if (files.length === 0) throw badRequest('There is no file in this upload.', 'no_files')
    return files
  } catch (error) {
    await removeFiles(files)
    await drainRequest(request)
    throw error
  }
}

export async function removeFiles(files: { path: string }[]): Promise<void> {
  await Promise.all(files.map(file => rm(file.path, { force: true })))
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
    const file = { path: temporaryFiles.newPath(), name: cleanName(filename), sizeBytes: 0 }
    files.push(file)
    const write = field === 'files' ? writeFile(stream, file) : refuseField(stream)
    writes.push(write)
    write.catch(fail)
    // Checked while receiving, because the announced length may be wrong.
    stream.on('data', () => {
      if (files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > quota.leftBytes)
        fail(overQuota(quota.totalBytes))
    })
  })
  parser.once('filesLimit', () => fail(tooManyFiles()))
  parser.on('error', () => fail(badRequest('The upload is not valid multipart.', 'invalid_multipart')))
  request.once('close', () => {
    if (!request.readableEnded) fail(clientGone())
  })
  const parsed = new Promise<void>(resolve => parser.once('close', resolve))
  // Concurrent uploads must not fill the disk together.
  const watch = setInterval(() => {
    void temporaryFiles.checkSpace().catch(fail)
  }, spaceCheckIntervalMs)
  request.pipe(parser)
  try {
    await Promise.race([failed, parsed.then(() => Promise.all(writes))])
  } catch (error) {
    request.unpipe(parser)
    // Ends the writes in progress.
    parser.destroy()
    await Promise.allSettled(writes)
    throw error
  } finally {
    clearInterval(watch)
  }
}

function openParser(request: IncomingMessage) {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
    throw new AppError(415, 'unsupported_type', 'Files must be uploaded as multipart/form-data.')
  }
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        files: maxFileCount,
        // One byte more than allowed, to detect files that are too large.
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
    file.sizeBytes += piece.length
    countAllocatedBytes(piece.length)
  })
  try {
    await pipeline(stream, createWriteStream(file.path, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    const refusal = diskRefusal(error)
    throw refusal ? withCause(refusal, error) : error
  }
  if (file.sizeBytes > maxPdfBytes) throw fileRefused('pdf_too_large', file.name)
  if (file.sizeBytes === 0) throw fileRefused('file_empty', file.name)
}

async function refuseField(stream: Readable): Promise<void> {
  stream.on('error', () => undefined).resume()
  throw badRequest('Files must be uploaded in fields named “files”.', 'unknown_field')
}

/**
 * The response if the disk is full or cannot be written; undefined for any other error. sharp reports a full disk only
 * in the error's message.
 */
export function diskRefusal(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined
  const code = codeOf(error)
  if (code === 'EROFS' || code === 'EACCES') return storageUnavailable()
  const isFull = code === 'ENOSPC' || code === 'EDQUOT' || /no space left|disk quota/i.test(error.message)
  return isFull ? storageFull() : undefined
}

/** Discards the rest of a refused body, up to the maximum size of an upload. */
async function drainRequest(request: IncomingMessage): Promise<void> {
  let sizeBytes = 0
  request.on('data', (piece: Buffer) => {
    sizeBytes += piece.length
    if (sizeBytes > maxRequestBodyBytes) request.destroy()
  })
  request.resume()
  if (!request.readableEnded && !request.destroyed) await finished(request).catch(() => undefined)
}

/** The user's file name without control characters and characters that change the text direction. */
export function cleanName(name: string | undefined): string {
  const clean = (name ?? '')
    .toWellFormed()
    // Browsers encode quotation marks like this in multipart headers.
    .replaceAll('%22', '"')
    .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '')
    .trim()
  return clean === ''
    ? 'file'
    : [...clean].slice(0, maxFileNameLength).join('').slice(0, maxFileNameLength).toWellFormed()
}
