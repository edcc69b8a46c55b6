import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import type { Log } from '#server/log.ts'
import type { ProviderCopy, ProviderFiles, ProviderUpload } from './model.ts'
import { addressOf, isAzure } from './provider-address.ts'
import { fields, loggable } from './untrusted-json.ts'

type Endpoint = { dispatcher: Dispatcher; baseUrl: string; headers: Record<string, string> }

/** How long the provider is asked to keep a copy. A document that is used later is uploaded again. */
const copyLifetimeSeconds = 24 * 60 * 60
const uploadTimeoutMs = 120_000
const removeTimeoutMs = 20_000
/** A provider without a Files API may offer one later. */
const unsupportedRecheckMs = 10 * 60_000
const unsupportedStatuses = new Set([404, 405, 501])
const maxResponseLength = 64 * 1024

/**
 * OpenAI's Files API. A document is streamed, because the provider's library would hold all of it in memory. Each
 * upload asks for an expiry, so that the copy disappears even if its removal never succeeds.
 */
export function openProviderFiles(endpoint: Endpoint, log: Log): ProviderFiles {
  let unsupportedUntilMs = 0
  return {
    async upload(file, signal) {
      if (performance.now() < unsupportedUntilMs) return 'unsupported'
      const startedAtMs = performance.now()
      const { status, body } = await post(endpoint, file, signal)
      const ms = Math.round(performance.now() - startedAtMs)
      if (unsupportedStatuses.has(status)) {
        unsupportedUntilMs = performance.now() + unsupportedRecheckMs
        log.warn({ status }, 'the provider does not store files: documents are sent with each question')
        return 'unsupported'
      }
      log.info({ status, ms, size: file.sizeBytes }, 'document sent to the provider')
      return copyOf(status, body)
    },
    async remove(fileId) {
      const { status } = await send(endpoint, {
        method: 'DELETE',
        path: `/files/${encodeURIComponent(fileId)}`,
        signal: AbortSignal.timeout(removeTimeoutMs),
      })
      if (status >= 300 && status !== 404) throw new Error(`the provider answered ${status}`)
    },
  }
}

/** The id is used in paths and requests, so a value that does not look like an id is refused. */
function copyOf(status: number, body: string): ProviderCopy {
  const created = status < 300 ? fields(JSON.parse(body)) : {}
  const fileId = loggable(created.id)
  if (fileId === undefined) {
    throw new Error(`the provider did not accept a document (${status})`)
  }
  const expiresAtMs =
    typeof created.expires_at === 'number' ? created.expires_at * 1000 : Number.POSITIVE_INFINITY
  return { fileId, expiresAt: new Date(Math.min(expiresAtMs, Date.now() + copyLifetimeSeconds * 1000)) }
}

function post(endpoint: Endpoint, file: ProviderUpload, signal: AbortSignal) {
  const boundary = `parvis-${randomBytes(16).toString('hex')}`
  const head = [
    field(boundary, 'purpose', isAzure(endpoint.baseUrl) ? 'assistants' : 'user_data'),
    field(boundary, 'expires_after[anchor]', 'created_at'),
    field(boundary, 'expires_after[seconds]', String(copyLifetimeSeconds)),
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName(file.name)}"\r\n` +
      'Content-Type: application/pdf\r\n\r\n',
  ].join('')
  const tail = `\r\n--${boundary}--\r\n`
  return send(endpoint, {
    method: 'POST',
    path: '/files',
    signal: AbortSignal.any([signal, AbortSignal.timeout(uploadTimeoutMs)]),
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(Buffer.byteLength(head) + file.sizeBytes + Buffer.byteLength(tail)),
    },
    body: joinBody(head, file.content, tail),
  })
}

function field(boundary: string, name: string, value: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}

/** The provider relies on the extension. The rest is the user's name for the file and must not break the header. */
function fileName(name: string): string {
  const safe = name.replace(/["\\\r\n]/g, '_')
  return /\.pdf$/i.test(safe) ? safe : `${safe}.pdf`
}

async function* joinBody(head: string, content: AsyncIterable<Uint8Array>, tail: string) {
  yield Buffer.from(head)
  yield* content
  yield Buffer.from(tail)
}

type Call = {
  method: 'POST' | 'DELETE'
  path: string
  signal: AbortSignal
  headers?: Record<string, string>
  body?: AsyncIterable<Uint8Array>
}

async function send(endpoint: Endpoint, call: Call): Promise<{ status: number; body: string }> {
  const { method, signal, body } = call
  const response = await endpoint.dispatcher.request({
    ...addressOf(endpoint.baseUrl, call.path),
    method,
    signal,
    headers: { ...endpoint.headers, ...call.headers },
    ...(body && { body: Readable.from(body, { objectMode: false }) }),
  })
  let read = ''
  for await (const piece of response.body) {
    if (read.length < maxResponseLength) read += String(piece)
  }
  return { status: response.statusCode, body: read }
}
