import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import type { Config } from '#server/config/config.ts'
import { certificateFault, codeOf, StartError } from '#server/errors.ts'
import { type FileArea, type Files, installationIdName, isUpload, keyPattern, keyPrefix } from './files.ts'

export type S3Settings = NonNullable<Config['s3']>

export type S3Files = Files & { close(): void }

const connectionTimeoutMs = 5_000
/** A connection to the storage may be silent for this long. */
const maxSilenceMs = 40_000
/**
 * The same while an object is being read. A reader who stalls leaves the connection to the storage silent too, and gets
 * up to 60 s (H-7).
 */
const maxReadSilenceMs = 70_000
/** A call that meets an overloaded storage or a closed connection is repeated; so is a read that gets no response. */
const maxAttempts = 3
const putRetryMs = 200

/**
 * Objects in a bucket of S3 or of a compatible service. The AWS library is loaded only if a bucket is configured.
 * Throws a StartError (one sentence) if the bucket cannot be used with these settings.
 */
export async function s3Files(
  settings: S3Settings,
  silenceMs = maxSilenceMs,
  readSilenceMs = maxReadSilenceMs,
): Promise<S3Files> {
  const s3 = await import('@aws-sdk/client-s3')
  const { bucket } = settings
  const client = new s3.S3Client({
    ...clientSettings(settings),
    requestHandler: { connectionTimeout: connectionTimeoutMs, socketTimeout: silenceMs },
  })
  const reader = new s3.S3Client({
    ...clientSettings(settings),
    requestHandler: {
      connectionTimeout: connectionTimeoutMs,
      // Until the response begins, no reader can stall. Together, the attempts wait less than `silenceMs`.
      requestTimeout: silenceMs / (maxAttempts + 1),
      throwOnRequestTimeout: true,
      socketTimeout: readSilenceMs,
    },
  })
  const close = () => {
    client.destroy()
    reader.destroy()
  }
  try {
    await client.send(new s3.HeadBucketCommand({ Bucket: bucket }))
  } catch (error) {
    close()
    throw new StartError(startSentence(error, settings))
  }
  return {
    async put(key, path) {
      const object = { Bucket: bucket, Key: checked(key), ContentLength: (await stat(path)).size }
      await sendFile(path, Body => client.send(new s3.PutObjectCommand({ ...object, Body })))
    },
    async read(key, range, abortSignal) {
      try {
        const object = await reader.send(
          new s3.GetObjectCommand({
            Bucket: bucket,
            Key: checked(key),
            ...(range && { Range: `bytes=${range.start}-${range.end}` }),
          }),
          { ...(abortSignal && { abortSignal }) },
        )
        return object.Body instanceof Readable ? object.Body : undefined
      } catch (error) {
        return ignoreMissingObject(error)
      }
    },
    async remove(key) {
      checked(key)
      // Quarantine first: an object that another process moves back at this moment is removed as well.
      for (const area of ['quarantine', 'uploads'] as const) {
        await client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: prefixes[area] + key }))
      }
    },
    list: area => listObjects(client, s3.ListObjectsV2Command, bucket, prefixes[area]),
    async move(key, to) {
      checked(key)
      const from = prefixes[to === 'quarantine' ? 'uploads' : 'quarantine'] + key
      const copy = { Bucket: bucket, CopySource: `${bucket}/${from}`, Key: prefixes[to] + key }
      try {
        await client.send(new s3.CopyObjectCommand(copy))
      } catch (error) {
        return ignoreMissingObject(error)
      }
      await client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: from }))
    },
    async findInstallationId() {
      const command = new s3.GetObjectCommand({ Bucket: bucket, Key: installationIdName })
      const object = await client.send(command).catch(ignoreMissingObject)
      return (await object?.Body?.transformToString())?.trim() || undefined
    },
    async setInstallationId(id) {
      await client.send(new s3.PutObjectCommand({ Bucket: bucket, Key: installationIdName, Body: `${id}\n` }))
    },
    close,
  }
}

function clientSettings(settings: S3Settings): S3ClientConfig {
  return {
    region: settings.region,
    // Self-hosted storage usually has one host name, not one per bucket.
    ...(settings.endpoint !== undefined && { endpoint: settings.endpoint, forcePathStyle: true }),
    ...(settings.keys && { credentials: settings.keys }),
    // Many compatible services support only S3's original checksum.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts,
    // Errors are thrown, and the server logs them.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
  }
}

/** The prefix of an area's keys in the bucket. */
const prefixes: Record<FileArea, string> = { quarantine: 'quarantine/', uploads: '' }

function ignore(): void {}

function ignoreMissingObject(error: unknown): undefined {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined
  throw error
}

async function* listObjects(
  client: S3Client,
  Command: typeof import('@aws-sdk/client-s3').ListObjectsV2Command,
  bucket: string,
  prefix: string,
) {
  let next: string | undefined
  do {
    const Prefix = `${prefix}${keyPrefix}`
    const page = await client.send(new Command({ Bucket: bucket, Prefix, ContinuationToken: next }))
    for (const object of page.Contents ?? []) {
      const key = object.Key?.slice(prefix.length) ?? ''
      if (isUpload(key)) yield { key, storedAt: object.LastModified ?? new Date() }
    }
    // A storage that ignores the token returns the first page again and again.
    if (next !== undefined && page.NextContinuationToken === next) {
      throw new Error('the storage repeats a page of its list')
    }
    next = page.NextContinuationToken
  } while (next !== undefined)
}

/**
 * The library repeats every other call, but not one whose body is a stream, because it cannot read the stream again.
 */
async function sendFile(path: string, send: (body: Readable) => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const body = createReadStream(path)
    try {
      await send(body)
      return
    } catch (error) {
      if (attempt === maxAttempts || !isTemporary(error)) throw error
    } finally {
      // After a failure, the library leaves the file open.
      body.destroy()
    }
    await wait(attempt * putRetryMs)
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && '$metadata' in error
    ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode
    : undefined
}

/** Not a silent storage: the caller has waited for it long enough. */
function isTemporary(error: unknown): boolean {
  const status = statusOf(error) ?? 0
  return status === 429 || status >= 500 || ['ECONNRESET', 'EPIPE'].includes(codeOf(error) ?? '')
}

function checked(key: string): string {
  if (!keyPattern.test(key)) throw new Error('invalid storage key')
  return key
}

function startSentence(error: unknown, { bucket, endpoint }: S3Settings): string {
  const storage = endpoint ?? 'Amazon S3'
  const status = statusOf(error)
  if (status === 404) return `S3_BUCKET: there is no bucket "${bucket}" at ${storage}.`
  if (status === 401 || status === 403 || status === 400) {
    return `S3_BUCKET: ${storage} refuses access to the bucket "${bucket}" with S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION as they are set.`
  }
  if (status === 301) return `S3_REGION: the bucket "${bucket}" is in another region.`
  const reason = error instanceof Error ? error.name : 'error'
  if (reason === 'CredentialsProviderError') {
    return 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set, and the AWS library found no credentials elsewhere.'
  }
  if (status === 429 || (status !== undefined && status >= 500)) {
    return `S3_BUCKET: the storage at ${storage} answers, but with the error ${status}. Check it, or try again later.`
  }
  const fault = certificateFault(error)
  if (fault !== undefined) return `S3_BUCKET: the storage at ${storage} ${fault}`
  const code = codeOf(error) ?? reason
  return `S3_BUCKET: the storage at ${storage} cannot be reached (${code}).`
}
