import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import * as v from 'valibot'
import { AppError, badRequest, clientGone } from '#server/errors.ts'
import { maxHistoryMessageCount, maxJsonBodyBytes } from '#shared/limits.ts'
import { fieldOf, invalidInput, optionsOf } from '#shared/schema.ts'

/** Request bodies, checked against a schema before a handler sees them. */

/**
 * The JSON body. Throws 400 if it is not JSON or if the schema refuses it (with the field's name), 413 if it is too
 * large, and 415 if the content type is not JSON.
 */
export async function readJson<T>(
  c: Context,
  schema: v.GenericSchema<unknown, T>,
  maxBytes = maxJsonBodyBytes,
): Promise<T> {
  if (!isJson(c.req.header('content-type'))) {
    throw new AppError(415, 'unsupported_type', 'The body must be JSON (content type application/json).')
  }
  let body: unknown
  try {
    const bytes = await readBody(c, maxBytes)
    if (hasTooManyValues(bytes)) throw tooLarge()
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw badRequest('The body is not valid JSON.', 'invalid_json')
  }
  const result = v.safeParse(schema, body, { message: requirementOf })
  if (result.success) return result.output
  const [issue] = result.issues
  throw badRequest(`${fieldOf(issue) || 'body'}: ${issue.message}`)
}

/** Far more than a request with the longest history has, even if the client adds fields. */
const maxJsonValueCount = 20 * maxHistoryMessageCount
const [quote, backslash, comma, bracket, brace] = Buffer.from('"\\,[{')

/**
 * Whether the body has so many values that parsing it would block the event loop: 16 MB of brackets take seconds. A
 * long text is one value.
 */
export function hasTooManyValues(json: Buffer): boolean {
  let count = 0
  let isText = false
  for (let at = 0; at < json.length && count <= maxJsonValueCount; at += 1) {
    const byte = json[at]
    if (isText && byte === backslash) at += 1
    else if (byte === quote) isText = !isText
    else if (!isText && (byte === comma || byte === bracket || byte === brace)) count += 1
  }
  return count > maxJsonValueCount
}

export function tooLarge(): AppError {
  return new AppError(413, 'too_large', 'The request is too large.')
}

export function isJson(contentType: string | undefined): boolean {
  return /^application\/json\b/i.test(contentType ?? '')
}

const requirements: Record<string, string> = {
  boolean: 'must be true or false.',
  string: 'must be text.',
  number: 'must be a number.',
  array: 'must be a list.',
  object: 'must be an object.',
  uuid: 'must be a UUID.',
  regex: 'has the wrong form.',
  min_length: 'must not be empty.',
}

/** What a field must be, for schemas without a message of their own. Valibot's own messages quote the input. */
export function requirementOf(issue: v.BaseIssue<unknown>): string {
  const options = optionsOf(issue)
  if (options.length > 0) return `must be one of ${options.join(', ')}.`
  if (issue.received === 'undefined') return 'is missing.'
  if (issue.type === 'max_length') {
    return `must have at most ${issue.requirement} ${Array.isArray(issue.input) ? 'entries' : 'characters'}.`
  }
  return requirements[issue.type] ?? invalidInput
}

/**
 * The body's bytes, counted as they arrive: the Content-Length header proves nothing. A body that is too large is read
 * to its end and discarded: only then can the client read the response and reuse the connection.
 */
async function readBody(c: Context, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let sizeBytes = 0
  // Node's own stream: Hono's would be a web stream, which costs more than the rest of reading a question.
  const { incoming } = c.env as Partial<HttpBindings>
  try {
    for await (const part of (incoming ?? c.req.raw.body ?? []) as AsyncIterable<Uint8Array>) {
      sizeBytes += part.length
      if (sizeBytes <= maxBytes) parts.push(part)
    }
  } catch (error) {
    throw bodyWasCut(c) ? clientGone() : error
  }
  if (sizeBytes > maxBytes) throw tooLarge()
  return Buffer.concat(parts)
}

/** Whether the body ended early: the client disconnected, or what it sent is not valid HTTP. */
export function bodyWasCut(c: Context): boolean {
  const { incoming } = c.env as Partial<HttpBindings>
  return Boolean(incoming?.errored)
}
