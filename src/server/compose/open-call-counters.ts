import { createHmac } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Config } from '#server/config/config.ts'
import type { Database, Db } from '#server/database/database.ts'
import { repeatableMark } from '#server/database/pool/statement-marks.ts'
import { withTimeLimit } from '#server/database/pool/time-limit.ts'
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
 * If Redis does not respond within this time, the call is counted in this process. If PostgreSQL does not respond
 * either, a question waits for both in turn, and must be refused within 3 s (D-7).
 */
const redisTimeoutMs = 250
/** After this, the connection is closed and opened again: it may have been lost without notice. */
const redisSilenceMs = 1_000
const redisLogIntervalMs = 60_000

/** While Redis is down or refuses to count, each process counts separately. */
async function redisCounters(url: string, hashKey: string, log: Log): Promise<CallCounters> {
  // Loaded only if REDIS_URL is set. In the built server, this CommonJS module has only a default export.
  const {
    default: { Redis },
  } = await import('ioredis')
  const client = new Redis(url, {
    enableOfflineQueue: false,
    socketTimeout: redisSilenceMs,
    maxRetriesPerRequest: 0,
    // After a failover, the address leads to the new primary.
    reconnectOnError: error => error.message.startsWith('READONLY'),
  })
  const report = reportOnce(log)
  // The client tries to reconnect at growing intervals of up to two seconds, and reports each failure.
  client.on('error', report.failed)
  // It does not report a connection that is closed before Redis has answered, as by a load balancer without a Redis.
  let wasReady = false
  let isClosing = false
  client.on('ready', () => {
    wasReady = true
  })
  client.on('close', () => {
    if (!wasReady && !isClosing) report.failed(new Error('Redis closed the connection'))
    wasReady = false
  })
  const hash = keyedHash(hashKey)
  return {
    counter: (name, { maxCalls, windowSeconds }) => {
      const limit = { points: maxCalls, duration: windowSeconds }
      const limiter = new RateLimiterRedis({
        storeClient: client,
        rejectIfRedisNotReady: true,
        keyPrefix: 'parvis',
        ...limit,
      })
      const failed = (error: unknown) => {
        // Otherwise the client reports why there is no connection.
        if (client.status === 'ready') report.failed(error)
      }
      const counter = withFallback(limiter, new RateLimiterMemory(limit), { ...report, failed })
      return withHashedKeys(counter, key => hash(name, key))
    },
    close: async () => {
      isClosing = true
      client.disconnect()
    },
  }
}

type Report = { succeeded(): void; failed(error: unknown): void }

/** Logs the first of several failures in a row, and not more than one a minute. */
function reportOnce(log: Log): Report {
  let isLogged = false
  let loggedAtMs = Number.NEGATIVE_INFINITY
  return {
    succeeded: () => {
      isLogged = false
    },
    failed: error => {
      if (isLogged || performance.now() - loggedAtMs < redisLogIntervalMs) return
      log.error({ err: error }, 'Redis is unavailable: each process counts calls separately')
      isLogged = true
      loggedAtMs = performance.now()
    },
  }
}

/** A call that `counter` cannot count is counted by `other`. The library's `insuranceLimiter` would not report it. */
function withFallback(counter: CallCounter, other: CallCounter, { succeeded, failed }: Report): CallCounter {
  const run = async <Result>(count: (by: CallCounter) => Promise<Result>): Promise<Result> => {
    try {
      const result = await withTimeLimit(count(counter), redisTimeoutMs, 'Redis did not respond in time')
      succeeded()
      return result
    } catch (error) {
      // The limit is reached.
      if (error instanceof RateLimiterRes) {
        succeeded()
        throw error
      }
      failed(error)
      return count(other)
    }
  }
  return {
    consume: (key, points, options) => run(by => by.consume(key, points, options)),
    penalty: (key, points) => run(by => by.penalty(key, points)),
    reward: (key, points) => run(by => by.reward(key, points)),
    get: key => run(by => by.get(key)),
    set: (key, points, seconds) => run(by => by.set(key, points, seconds)),
    delete: key => run(by => by.delete(key)),
  }
}

function keyedHash(secret: string): (name: string, key: string | number) => string {
  return (name, key) => createHmac('sha256', secret).update(`${name} ${key}`).digest('base64url')
}

function withHashedKeys(limiter: CallCounter, hash: (key: string | number) => string): CallCounter {
  return {
    consume: (key, points, options) => limiter.consume(hash(key), points, options),
    penalty: (key, points) => limiter.penalty(hash(key), points),
    reward: (key, points) => limiter.reward(hash(key), points),
    get: key => limiter.get(hash(key)),
    set: (key, points, seconds) => limiter.set(hash(key), points, seconds),
    delete: key => limiter.delete(hash(key)),
  }
}
