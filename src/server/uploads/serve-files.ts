import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type { Db } from '#server/database/database.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { ByteRange, Files } from '#server/files/files.ts'
import { objectKeys } from '#server/files/object-keys.ts'
import type { FileLinks } from '#server/http/file-links.ts'
import type { Log } from '#server/log.ts'
import { findServedUpload, type ServedUpload } from '#server/store/uploads.ts'
import { contentDisposition } from './content-disposition.ts'
import { storageUnavailable } from './upload-errors.ts'

export type Serving = { db: Db; log: Log; files: Files; links: FileLinks }

type Env = { Bindings: HttpBindings }

/**
 * GET /files/{token}: a file by its link, for an `<img>` or a new tab, which send no header. The database is asked
 * at every use: a link dies with its file, chat and account. `?size=small` gives an image's thumbnail.
 */
export function fileRoutes(server: Serving): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get('/:token', async c => {
    const linked = server.links.open(c.req.param('token'))
    const file = linked && (await findServedUpload(server.db, linked))
    if (!file) throw gone()
    await serve(server, c, file)
    return RESPONSE_ALREADY_SENT
  })
  return routes
}

function gone(): AppError {
  return notFound('This file no longer exists, or its link has expired.')
}

async function serve({ files, log }: Serving, c: Context<Env>, file: ServedUpload): Promise<void> {
  const { outgoing } = c.env
  const small = c.req.query('size') === 'small' && file.type.startsWith('image/')
  const keys = objectKeys(file.storageKey)
  // How large a thumbnail is, is written down nowhere: it goes out without a length.
  const range = small ? undefined : readRange(c.req.header('range'), file.size)
  const stream = await files.read(small ? keys.small : keys.shown, range).catch(error => {
    log.error({ err: error }, 'a file could not be read')
    throw storageUnavailable()
  })
  if (!stream) throw gone()
  setHeaders(outgoing, file, small)
  if (!small) setLength(outgoing, file.size, range)
  outgoing.writeHead(range ? 206 : 200)
  if (c.req.method === 'HEAD') {
    stream.destroy()
    outgoing.end()
    return
  }
  // A user who closes the page ends the transfer: that is no error.
  await pipeline(stream, outgoing).catch(() => undefined)
}

function setHeaders(outgoing: ServerResponse, file: ServedUpload, small: boolean): void {
  const type = small ? 'image/webp' : file.type
  outgoing.setHeader('content-type', type)
  outgoing.setHeader('content-disposition', contentDisposition(file.name, type))
  outgoing.setHeader('cache-control', 'private, max-age=300')
  outgoing.setHeader('cross-origin-resource-policy', 'same-origin')
  outgoing.setHeader('x-content-type-options', 'nosniff')
  outgoing.setHeader('content-security-policy', policyFor(type))
}

/** A browser shows a PDF in a viewer of its own, which some keep shut in a sandbox, or without these two. */
function policyFor(type: string): string {
  return type === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    : "default-src 'none'; sandbox"
}

function setLength(outgoing: ServerResponse, size: number, range: ByteRange | undefined): void {
  outgoing.setHeader('accept-ranges', 'bytes')
  outgoing.setHeader('content-length', range ? range.end - range.start + 1 : size)
  if (range) outgoing.setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`)
}

/** One range of bytes, as PDF viewers ask for; several at once, or what makes no sense, is answered with everything. */
export function readRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) {
    throw new AppError(416, 'range_not_satisfiable', 'The file is shorter than that.', {
      'content-range': `bytes */${size}`,
    })
  }
  return start <= end ? { start, end } : undefined
}
