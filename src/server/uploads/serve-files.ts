import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type { Db } from '#server/database/database.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { ByteRange, Files } from '#server/files/files.ts'
import { objectKeys } from '#server/files/object-keys.ts'
import { everybody } from '#server/http/allow.ts'
import { contentDisposition } from '#server/http/content-disposition.ts'
import type { FileLinks } from '#server/http/file-links.ts'
import type { Log } from '#server/log.ts'
import { findServedUpload, type ServedUpload } from '#server/store/uploads/uploads.ts'
import { type Language, negotiateLanguage } from '#shared/language.ts'
import { storageUnavailable, withCause } from './upload-errors.ts'

export type FileRouteDeps = { db: Db; log: Log; files: Files; links: FileLinks }

type Env = { Bindings: HttpBindings }

/**
 * GET /files/{token}: serves a file by its link, for an `<img>` or a new tab, which cannot send a token in a header.
 * The database is queried at each request, so a link stops working when its file, chat or account is deleted. A browser
 * can show its own copy for five minutes more. `?size=small` is for thumbnails.
 */
export function fileRoutes(deps: FileRouteDeps): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get('/:token', everybody, async c => {
    const linked = deps.links.open(c.req.param('token'))
    const file = linked && (await findServedUpload(deps.db, linked))
    if (!file) {
      if (isNewTab(c)) return c.html(missingPage(c), 404)
      throw fileNotFound()
    }
    await serve(deps, c, file)
    return RESPONSE_ALREADY_SENT
  })
  return routes
}

function fileNotFound(): AppError {
  return notFound('This file no longer exists, or its link has expired.')
}

/** Whether a person opened the file itself. The page's own requests for files do not accept HTML. */
function isNewTab(c: Context): boolean {
  return c.req.header('accept')?.includes('text/html') ?? false
}

const missingTexts: Record<Language, { title: string; text: string }> = {
  en: {
    title: 'File not found',
    text: 'This file no longer exists, or its link has expired. Close this tab and load the conversation again.',
  },
  fr: {
    title: 'Fichier introuvable',
    text: 'Ce fichier n’existe plus, ou son lien a expiré. Fermez cet onglet et rechargez la conversation.',
  },
}

function missingPage(c: Context): string {
  const language = negotiateLanguage(c.req.header('accept-language'))
  const { title, text } = missingTexts[language]
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8" />` +
    '<meta name="viewport" content="width=device-width" /><meta name="color-scheme" content="light dark" />' +
    `<title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
  )
}

async function serve({ files, log }: FileRouteDeps, c: Context<Env>, file: ServedUpload): Promise<void> {
  const { outgoing } = c.env
  const isThumbnail = c.req.query('size') === 'small' && file.type.startsWith('image/')
  const keys = objectKeys(file.storageKey)
  // The size of a thumbnail is not stored, so its response has no length and no ranges.
  const range = isThumbnail ? undefined : readRange(c.req.header('range'), file.sizeBytes)
  const stream = await files.read(isThumbnail ? keys.small : keys.shown, range).catch(error => {
    throw withCause(storageUnavailable(), error)
  })
  if (!stream) throw fileNotFound()
  try {
    setHeaders(outgoing, file, isThumbnail)
    const lengthBytes = isThumbnail ? undefined : setLength(outgoing, file.sizeBytes, range)
    outgoing.writeHead(range ? 206 : 200)
    if (c.req.method === 'HEAD') outgoing.end()
    else await send(stream, lengthBytes, outgoing, log)
  } finally {
    // If the page was already closed, `pipeline` leaves the file open. When Node garbage-collects an open file, it
    // prints a warning or, from version 25 on, ends the process.
    stream.destroy()
  }
}

async function send(
  stream: Readable,
  lengthBytes: number | undefined,
  outgoing: ServerResponse,
  log: Log,
): Promise<void> {
  // A closed page ends the transfer, which is not an error: then the response is destroyed first, and `pipeline` passes
  // its error on to the stream.
  stream.once('error', error => {
    if (!outgoing.destroyed) log.warn({ err: error }, 'the storage stopped sending a file before its end')
  })
  const pieces = (source: AsyncIterable<Buffer>) => checkLength(source, lengthBytes)
  await pipeline(stream, pieces, outgoing).catch(error => {
    if (error instanceof LengthError) log.error({ err: error }, 'a stored file was sent only in part')
  })
}

class LengthError extends Error {
  override name = 'LengthError'
}

/**
 * Throws if the storage sends more or less than the response's length, which ends the connection. Otherwise, what is
 * too much would be read as the start of the next response on the connection, and what is missing would be taken from
 * that response.
 */
async function* checkLength(pieces: AsyncIterable<Buffer>, lengthBytes: number | undefined) {
  let sentBytes = 0
  for await (const piece of pieces) {
    sentBytes += piece.length
    if (lengthBytes !== undefined && sentBytes > lengthBytes) throw new LengthError('the file is too long')
    yield piece
  }
  if (lengthBytes !== undefined && sentBytes < lengthBytes) throw new LengthError('the file is too short')
}

function setHeaders(outgoing: ServerResponse, file: ServedUpload, isThumbnail: boolean): void {
  const type = isThumbnail ? 'image/webp' : file.type
  outgoing.setHeader('content-type', type)
  outgoing.setHeader('content-disposition', contentDisposition(file.name, type))
  outgoing.setHeader('cache-control', 'private, max-age=300')
  outgoing.setHeader('content-security-policy', policyFor(type))
}

/** Some browsers' PDF viewers do not open in a sandbox, or without the two exceptions. */
function policyFor(type: string): string {
  return type === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    : "default-src 'none'; sandbox"
}

/** Returns how many bytes the response's body has. */
function setLength(outgoing: ServerResponse, sizeBytes: number, range: ByteRange | undefined): number {
  const lengthBytes = range ? range.end - range.start + 1 : sizeBytes
  outgoing.setHeader('accept-ranges', 'bytes')
  outgoing.setHeader('content-length', lengthBytes)
  if (range) outgoing.setHeader('content-range', `bytes ${range.start}-${range.end}/${sizeBytes}`)
  return lengthBytes
}

/**
 * Parses a single byte range, as PDF viewers send it. Throws 416 if it begins after the file's end. For multiple or
 * invalid ranges, the whole file is sent.
 */
export function readRange(header: string | undefined, sizeBytes: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)
  if (start >= sizeBytes) {
    throw new AppError(
      416,
      'range_not_satisfiable',
      'The requested range begins after the end of the file.',
      {
        'content-range': `bytes */${sizeBytes}`,
      },
    )
  }
  return start <= end ? { start, end } : undefined
}
