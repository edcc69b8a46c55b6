import { responseTimeoutMs, unexpectedResponse } from './client.ts'
import { openBody } from './read-body.ts'

type Options = {
  /** How long the server may need to write the next part. */
  maxSilenceMs?: number
  onPart?(part: Uint8Array): void
}

/**
 * Receives a file to its end. Throws if the response stalls or is empty. The server sends no empty files, but if a
 * connection ends within the headers, Chromium reports a complete response without a body.
 */
export async function receiveFile(
  response: Response,
  { maxSilenceMs = responseTimeoutMs, onPart }: Options = {},
): Promise<Blob> {
  const body = openBody(response.body, maxSilenceMs)
  const parts: Uint8Array<ArrayBuffer>[] = []
  try {
    for (let part = await body.read(); part !== undefined; part = await body.read()) {
      parts.push(part)
      onPart?.(part)
    }
  } finally {
    body.close()
  }
  if (parts.length === 0) throw unexpectedResponse()
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}
