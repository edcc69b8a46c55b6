import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '#server/log.ts'
import { DatabaseClient } from './database-client.ts'

/**
 * With NOTIFY, processes that share a PostgreSQL database tell each other the id of an answer whose log has grown, or
 * which has ended. A notification can be missed while the connection is lost or silent, so a subscriber must still
 * check by itself, but less often.
 */
export type Notifications = {
  /**
   * Calls `onNotification` for each notification with this id, and after each connect. Returns a function to
   * unsubscribe.
   */
  subscribe(id: string, onNotification: () => void): () => void
  close(): Promise<void>
}

/** The payload is the id of an answer: texts never pass through it. */
export const answerChannel = 'parvis_answer'

/** Each check closes a silent connection, or keeps a working one from ending as idle. */
const checkIntervalMs = 10_000
const queryTimeoutMs = 1_700
const firstRetryMs = 500
const maxRetryMs = 30_000
const maxCloseMs = 1_000

/**
 * Opens its one connection for the first subscriber, and keeps it. Not for a pooler that shares sessions. The interval
 * is shorter in tests.
 */
export function createNotifications(
  settings: pg.ClientConfig,
  log?: Log,
  intervalMs = checkIntervalMs,
): Notifications {
  const subscribers = new Map<string, Set<() => void>>()
  const closing = new AbortController()
  let listening: Promise<void> | undefined

  const keepListening = async () => {
    let retryMs = firstRetryMs
    let hasFailed = false
    const received = (id = '') => {
      for (const onNotification of subscribers.get(id) ?? []) onNotification()
    }
    const connected = () => {
      retryMs = firstRetryMs
      hasFailed = false
      for (const id of subscribers.keys()) received(id)
    }
    while (!closing.signal.aborted) {
      try {
        await listen(settings, { connected, received, intervalMs, signal: closing.signal })
      } catch (error) {
        if (closing.signal.aborted) return
        if (!hasFailed) log?.warn({ err: error }, 'the connection for notifications failed')
        hasFailed = true
      }
      await wait(retryMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined)
      retryMs = Math.min(2 * retryMs, maxRetryMs)
    }
  }

  return {
    subscribe(id, onNotification) {
      const others = subscribers.get(id) ?? new Set()
      subscribers.set(id, others.add(onNotification))
      listening ??= keepListening()
      return () => {
        const left = subscribers.get(id)
        left?.delete(onNotification)
        if (left?.size === 0) subscribers.delete(id)
      }
    },
    close: async () => {
      closing.abort()
      await Promise.race([listening, wait(maxCloseMs, undefined, { ref: false })])
    },
  }
}

type Listening = {
  connected(): void
  received(id?: string): void
  intervalMs: number
  signal: AbortSignal
}

/** Listens on one connection until `signal` is aborted. Rejects if the connection is lost. */
async function listen(
  settings: pg.ClientConfig,
  { connected, received, intervalMs, signal }: Listening,
): Promise<void> {
  const client = new DatabaseClient({
    ...settings,
    application_name: 'parvis notifications',
    query_timeout: queryTimeoutMs,
  })
  // Not a promise: each race with one that stays pending for months would leave something in memory.
  const lost = new AbortController()
  client.once('end', () => lost.abort())
  const over = AbortSignal.any([signal, lost.signal])
  client.on('notification', ({ payload }) => received(payload))
  try {
    await client.connect()
    // If the connection is lost silently, the server ends its session.
    await client.query(`set idle_session_timeout = '1min'; listen ${answerChannel}`)
    connected()
    for (;;) {
      await wait(intervalMs, undefined, { ref: false, signal: over }).catch(() => undefined)
      if (signal.aborted) return
      // Rejects if the connection has ended.
      await client.query('select 1')
    }
  } finally {
    await client.end()
  }
}
