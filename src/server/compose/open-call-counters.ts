import { createHmac } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import type { Config } from '#server/config/config.ts'
import type { Database, Db } from '#server/database/database.ts'
import { repeatableMark } from '#server/database/pool/connection-pool.ts'
import { type CallCounter, type CallCounters, memoryCounters } from '#server/http/call-counters.ts'
import type { Log } from '#server/log.ts'
import { getKey } from '#server/store/secrets.ts'

/**
 * Chooses where to count the calls whose limits hold across processes. In Redis and PostgreSQL, all processes hash the
 * keys with the same secret.
 */
export async function openCallCounters(
  { redisUrl, database }: Config,
  { db, quick }: Pick<Database, 'db' | 'quick'>,
  log: Log,
): Promise<CallCounters> {
  if (redisUrl === undefined && database.url === undefined) return memoryCounters()
  const hashKey = await getKey(db, 'rate-limit-key')
  return redisUrl === undefined ? postgresCounters(quick, hashKey) : redisCounters(redisUrl, hashKey, log)
}

function postgresCounters(db: Db, hashKey: string): CallCounters {
  // The parts of pg's client that the limiter uses.
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      // Repeated if its connection is lost: a call that counts twice is better than one that fails.
      const query = CompiledQuery.raw(repeatableMark + text, values)
      const { rows, numAffectedRows } = await db.executeQuery(query)
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) }
    },
  }
  const hash = keyedHash(hashKey)
  // All counters share one table, so in each process only one of them removes what has expired.
  let clearExpiredByTimeout = true
  return {
    counter: (name, { maxCalls, windowSeconds }) => {
      const limiter = new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout,
        keyPrefix: '',
        points: maxCalls,
        duration: windowSeconds,
      })
      clearExpiredByTimeout = false
      const hashed = (key: string | number) => hash(name, key)
      return {
        ...withHashedKeys(limiter, hashed),
        inStatement: key => ({ key: hashed(key), maxCalls, windowSeconds }),
      }
    },
    close: async () => undefined,
  }
}

/**
 * If Redis does not answer within this time, the call is counted in this process. If PostgreSQL does not answer either,
 * a question waits for both in turn, and must be refused within 3 s (D-7).
 */
const redisTimeoutMs = 250

/** While Redis is down, each process counts separately. */
async function redisCounters(url: string, hashKey: string, log: Log): Promise<CallCounters> {
  // Loaded only if REDIS_URL is set. In the built server, this CommonJS module has only a default export.
  const {
    default: { Redis },
  } = await import('ioredis')
  const client = new Redis(url, {
    enableOfflineQueue: false,
    commandTimeout: redisTimeoutMs,
    maxRetriesPerRequest: 0,
  })
  let isLogged = false
  client.on('ready', () => {
    isLogged = false
  })
  client.on('error', error => {
    // The client tries to reconnect at growing intervals of up to two seconds, and reports each failure.
    if (!isLogged) log.error({ err: error }, 'Redis is unavailable: each process counts calls separately')
    isLogged = true
  })
  const hash = keyedHash(hashKey)
  return {
    counter: (name, { maxCalls, windowSeconds }) => {
      const limit = { points: maxCalls, duration: windowSeconds }
      const insuranceLimiter = new RateLimiterMemory(limit)
      const limiter = new RateLimiterRedis({
        storeClient: client,
        rejectIfRedisNotReady: true,
        keyPrefix: 'parvis',
        insuranceLimiter,
        ...limit,
      })
      return withHashedKeys(limiter, key => hash(name, key))
    },
    close: async () => client.disconnect(),
  }
}

function keyedHash(secret: string): (name: string, key: string | number) => string {
  return (name, key) => createHmac('sha256', secret).update(`${name} ${key}`).digest('base64url')
}

function withHashedKeys(limiter: RateLimiterAbstract, hash: (key: string | number) => string): CallCounter {
  return {
    consume: (key, points, options) => limiter.consume(hash(key), points, options),
    penalty: (key, points) => limiter.penalty(hash(key), points),
    reward: (key, points) => limiter.reward(hash(key), points),
    get: key => limiter.get(hash(key)),
    set: (key, points, seconds) => limiter.set(hash(key), points, seconds),
    delete: key => limiter.delete(hash(key)),
  }
}
