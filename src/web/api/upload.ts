import * as z from 'zod/mini'
import { type UploadAnswer, uploadAnswerSchema } from '#shared/chat.ts'
import { ApiError, sendWith, unexpectedAnswer } from './client.ts'

type UploadOptions = {
  signal: AbortSignal
  /** How much has gone up, 0 to 1; at 1 the server is still looking at the files. */
  onProgress(share: number): void
}

/** Milliseconds without a sign of life: while bytes go up, and while the server looks at them. */
const longestSilence = 60_000
const longestCheck = 180_000

/**
 * POST /api/chat/upload: all files in one request; the server takes all of them, or none. Throws ApiError; an abort
 * throws the signal's own error.
 */
export async function uploadFiles(files: readonly File[], options: UploadOptions): Promise<UploadAnswer> {
  const form = new FormData()
  for (const file of files) form.append('files', file, file.name)
  const response = await sendWith(token => exchange(form, token, options))
  const answer = z.safeParse(uploadAnswerSchema, await response.json().catch(() => undefined))
  if (!answer.success) throw unexpectedAnswer()
  return answer.data
}

/** `fetch` does not tell how much of a body has gone up. */
function exchange(form: FormData, token: string | undefined, options: UploadOptions): Promise<Response> {
  const { signal, onProgress } = options
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  const fail = () =>
    reject(signal.aborted ? signal.reason : new ApiError(0, 'unreachable', 'No answer came.'))
  const silence = createSilence(() => request.abort())
  const stop = () => request.abort()

  request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
    silence.expect(longestSilence)
    if (lengthComputable && total > 0) onProgress(loaded / total)
  }
  request.upload.onload = () => {
    silence.expect(longestCheck)
    onProgress(1)
  }
  request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }))
  request.onerror = fail
  request.onabort = fail
  request.onloadend = () => {
    silence.end()
    signal.removeEventListener('abort', stop)
  }

  if (signal.aborted) fail()
  else {
    signal.addEventListener('abort', stop)
    silence.expect(longestSilence)
    request.open('POST', '/api/chat/upload')
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.send(form)
  }
  return promise
}

/** Calls once nothing was heard for as long as was expected last. */
function createSilence(onSilence: () => void): { expect(milliseconds: number): void; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    expect(milliseconds) {
      clearTimeout(timer)
      timer = setTimeout(onSilence, milliseconds)
    },
    end: () => clearTimeout(timer),
  }
}
