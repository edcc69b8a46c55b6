import type { Config } from '#server/config/config.ts'
import { certificateFault, reasonOf } from '#server/errors.ts'
import { failed, ok, type Result } from './finding.ts'

const timeoutMs = 5_000

/** Connects to Redis, and writes a key that expires after a second: a replica would accept only the connection. */
export async function checkRedis({ redisUrl }: Config): Promise<Result> {
  if (redisUrl === undefined) return ok('Redis is not used: REDIS_URL is not set.')
  // Loaded only if REDIS_URL is set. In the built server, this CommonJS module has only a default export.
  const {
    default: { Redis },
  } = await import('ioredis')
  const options = { lazyConnect: true, connectTimeout: timeoutMs, commandTimeout: timeoutMs }
  const client = new Redis(redisUrl, { ...options, retryStrategy: () => null, maxRetriesPerRequest: 0 })
  let cause: unknown
  client.on('error', error => {
    cause = error
  })
  try {
    await client.connect()
    await client.set('parvis:doctor', '1', 'EX', 1)
    return ok('Redis answers, and counts calls for all processes.')
  } catch (error) {
    const fault = certificateFault(cause ?? error)
    if (fault !== undefined) return failed(`The Redis server ${fault}`)
    const reason = reasonOf(cause ?? error)
    return failed(
      `Redis cannot be used (${reason}), so each process counts calls separately: check REDIS_URL.`,
    )
  } finally {
    client.disconnect()
  }
}
