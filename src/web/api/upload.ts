import * as v from 'valibot'
import { type UploadResponse, uploadResponseSchema } from '#shared/api/chat.ts'
import { ApiError, sendWith, unexpectedResponse } from './client.ts'

type UploadOptions = {
  signal: AbortSignal
  /** The fraction that has been sent, 0 to 1. At 1, the server is still checking the files. */
  onProgress(fraction: number): void
}

/** The maximum time without progress: while the files are sent, and then while the server checks them. */
const uploadIdleTimeoutMs = 60_000
const checkTimeoutMs = 180_000

/**
 * POST /api/chat/upload: all files in one request; the server takes all of them, or none. Throws ApiError; an abort
 * throws the signal's own error.
 */
export async function uploadFiles(files: readonly File[], options: UploadOptions): Promise<UploadResponse> {
  const form = new FormData()
  for (const file of files) form.append('files', file, file.name)
  const response = await sendWith(token => exchange(form, token, options), options)
  const parsed = v.safeParse(uploadResponseSchema, await response.json().catch(() => undefined))
  if (!parsed.success) throw unexpectedResponse()
  return parsed.output
}

/** Uses XMLHttpRequest, because `fetch` does not report the progress of an upload. */
function exchange(form: FormData, token: string | undefined, options: UploadOptions): Promise<Response> {
  const { signal, onProgress } = options
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  const fail = () =>
    reject(signal.aborted ? signal.reason : new ApiError(0, 'unreachable', 'No response arrived.'))
  const timeout = createTimeout(() => request.abort())
  const stop = () => request.abort()

  request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
    timeout.restart(uploadIdleTimeoutMs)
    if (lengthComputable && total > 0) onProgress(loaded / total)
  }
  request.upload.onload = () => {
    timeout.restart(checkTimeoutMs)
    onProgress(1)
  }
  request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }))
  request.onerror = fail
  request.onabort = fail
  request.onloadend = () => {
    timeout.stop()
    signal.removeEventListener('abort', stop)
  }

  if (signal.aborted) fail()
  else {
    signal.addEventListener('abort', stop)
    timeout.restart(uploadIdleTimeoutMs)
    request.open('POST', '/api/chat/upload')
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.send(form)
  }
  return promise
}

/** Calls `onTimeout` unless it is restarted or stopped in time. */
function createTimeout(onTimeout: () => void): { restart(ms: number): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    restart(ms) {
      clearTimeout(timer)
      timer = setTimeout(onTimeout, ms)
    },
    stop: () => clearTimeout(timer),
  }
}
