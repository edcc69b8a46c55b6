import type { Context } from 'hono'
import * as v from 'valibot'
import { bodyWasCut, hasTooManyValues, isJson } from '#server/http/request.ts'
import { fieldOf, plainRecord } from '#shared/schema.ts'
import { AuthError } from './auth-error.ts'

/** A field that clients may leave out or send as null. */
export const text = v.nullish(v.string())
export const metadata = v.nullish(plainRecord(v.unknown()))

const maxBodyBytes = 1024 * 1024

/**
 * An empty body counts as `{}`: the auth client sends one with a JSON content type. Unknown fields are ignored. Throws
 * 415 for a body that is not sent as JSON: a page of another site can make a visitor's browser send one, and so sign up
 * or guess passwords from the visitor's address.
 */
export async function readBody<T extends v.GenericSchema>(c: Context, schema: T): Promise<v.InferOutput<T>> {
  const bytes = await readBytes(c)
  const body = bytes.toString()
  if (body !== '' && !isJson(c.req.header('Content-Type'))) {
    throw new AuthError(415, 'bad_json', 'The request body must have the content type application/json')
  }
  const parsed = v.safeParse(schema, body.trim() === '' ? {} : parseJson(body))
  if (!parsed.success) {
    const field = fieldOf(parsed.issues[0]) || 'the body'
    throw new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${field} has the wrong type`)
  }
  return parsed.output
}

/**
 * Counts while reading, because a body may come without a Content-Length. Reads to the end, so that the caller gets the
 * response.
 */
async function readBytes(c: Context): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let sizeBytes = 0
  try {
    for await (const piece of c.req.raw.body ?? []) {
      sizeBytes += piece.length
      if (sizeBytes <= maxBodyBytes) pieces.push(piece)
    }
  } catch (error) {
    if (bodyWasCut(c)) throw new AuthError(408, 'request_timeout', 'The client closed the request')
    throw error
  }
  const bytes = Buffer.concat(pieces)
  if (sizeBytes > maxBodyBytes || hasTooManyValues(bytes)) {
    throw new AuthError(413, 'request_entity_too_large', 'Request body is too large')
  }
  return bytes
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON')
  }
}
