import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Reply } from './scripted-scripts.ts'

/** The Files API of the scripted model server. Documents never expire, whatever `expires_at` says. */

type ScriptedFile = {
  id: string
  filename: string
  purpose: string
  expiresAfterSeconds: number
  bytes: Buffer
  deleted: boolean
}

export type ScriptedFiles = {
  files: ScriptedFile[]
  /** The responses to the next calls of the Files API, one each. */
  next: Reply[]
  /** Whether the server has a Files API. */
  isSupported: boolean
  serve(request: IncomingMessage, path: string): Promise<Reply | undefined>
  /** The real API's response to a question that names an unknown file. */
  faultOf(body: Record<string, unknown>): Reply | undefined
}

export function scriptedFiles(): ScriptedFiles {
  const state: ScriptedFiles = {
    files: [],
    next: [],
    isSupported: true,
    async serve(request, path) {
      if (!/^\/files(\/|$)/.test(path)) return undefined
      const body = await readAll(request)
      if (!state.isSupported) return notFound(`Invalid URL (${request.method} ${path})`)
      const next = state.next.shift()
      if (next) return next
      if (request.method === 'POST' && path === '/files') return storeFile(state, request, body)
      const file = state.files.find(one => one.id === decodeURIComponent(path.slice('/files/'.length)))
      if (request.method !== 'DELETE' || !file || file.deleted) return notFound('No such File object.')
      file.deleted = true
      return { status: 200, body: { id: file.id, object: 'file', deleted: true } }
    },
    faultOf(body) {
      const named = [...JSON.stringify(body.input ?? []).matchAll(/"file_id":"([^"]+)"/g)].map(
        match => match[1],
      )
      const missing = named.find(id => !state.files.some(file => file.id === id && !file.deleted))
      return missing === undefined ? undefined : notFound(`Files [${missing}] were not found.`)
    },
  }
  return state
}

function storeFile(state: ScriptedFiles, request: IncomingMessage, body: Buffer): Reply {
  const boundary = /boundary=(.+)$/.exec(request.headers['content-type'] ?? '')?.[1] ?? ''
  const parts = partsOf(body, boundary)
  const text = (name: string) => parts.get(name)?.bytes.toString('utf8') ?? ''
  const file = parts.get('file')
  if (!file || text('purpose') === '') return { status: 400, body: { error: { message: 'Incomplete.' } } }
  const expiresAfterSeconds = Number(text('expires_after[seconds]'))
  const id = `file-${randomBytes(12).toString('hex')}`
  state.files.push({
    id,
    filename: file.filename,
    purpose: text('purpose'),
    expiresAfterSeconds,
    bytes: file.bytes,
    deleted: false,
  })
  const createdAtSeconds = Math.floor(Date.now() / 1000)
  return {
    status: 200,
    body: {
      id,
      object: 'file',
      bytes: file.bytes.length,
      created_at: createdAtSeconds,
      expires_at: createdAtSeconds + expiresAfterSeconds,
      filename: file.filename,
      purpose: text('purpose'),
    },
  }
}

function partsOf(body: Buffer, boundary: string): Map<string, { filename: string; bytes: Buffer }> {
  const parts = new Map<string, { filename: string; bytes: Buffer }>()
  const mark = Buffer.from(`--${boundary}`)
  let start = body.indexOf(mark)
  while (start !== -1) {
    const end = body.indexOf(mark, start + mark.length)
    if (end === -1) break
    const part = body.subarray(start + mark.length + 2, end - 2)
    const split = part.indexOf('\r\n\r\n')
    const head = part.subarray(0, split).toString('utf8')
    const name = /name="([^"]+)"/.exec(head)?.[1] ?? ''
    parts.set(name, { filename: /filename="([^"]+)"/.exec(head)?.[1] ?? '', bytes: part.subarray(split + 4) })
    start = end
  }
  return parts
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces)
}

function notFound(message: string): Reply {
  return {
    status: 404,
    body: { error: { message, type: 'invalid_request_error', param: null, code: null } },
  }
}
