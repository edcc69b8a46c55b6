import type { PGlite } from '@electric-sql/pglite'
import type { PGLiteSocketHandler } from '@electric-sql/pglite-socket'
import { createRunMessages } from './run-messages.ts'

/**
 * Shares the embedded database's single session between connections, for pglite-socket's handlers. The library's own
 * queue schedules single protocol messages, so one connection's statement can run between another's Parse and Bind.
 * Here a connection holds the session from the beginning of an exchange to its Sync, or to the end of its transaction.
 */

type Queue = ConstructorParameters<typeof PGLiteSocketHandler>[0]['queryQueue']

/** The public methods of the library's class, which also has private fields. */
type UsedQueue = Pick<
  Queue,
  'enqueue' | 'getQueueLength' | 'clearQueueForHandler' | 'clearTransactionIfNeeded'
>

type Job = {
  handler: number
  messages: Uint8Array[]
  onData: (bytes: Uint8Array) => void
  resolve: (bytes: number) => void
  reject: (error: unknown) => void
}

const query = 'Q'.charCodeAt(0)
const sync = 'S'.charCodeAt(0)
const terminate = 'X'.charCodeAt(0)
/** The first byte of a connection's first message, which has a length but no type. */
const startup = 0

/** Parse, Bind, Describe, Execute and Close wait for a Flush or a Sync. Until then, no client expects a response. */
const collected = new Set([...'PBDEC'].map(type => type.charCodeAt(0)))
/** After these messages the session is free for another connection, unless a transaction is open. */
const exchangeEnds = new Set([query, sync, terminate, startup])

export type SessionQueue = {
  /** For the handlers. */
  queue: Queue
  /** Runs the task while no connection holds the session. Until it ends, all exchanges wait. */
  pause(task: () => Promise<void>): Promise<void>
}

/** Awaits `beforeExchange` before each new exchange, while no connection holds the session. */
export function createSessionQueue(database: PGlite, beforeExchange: () => Promise<void>): SessionQueue {
  const waiting: Job[] = []
  const tasks: (() => Promise<void>)[] = []
  const collector = createCollector()
  const runMessages = createRunMessages(database)
  let owner: number | undefined
  let isWorking = false

  function next(): Job | undefined {
    const index = owner === undefined ? 0 : waiting.findIndex(job => job.handler === owner)
    return index === -1 ? undefined : waiting.splice(index, 1)[0]
  }

  async function run({ handler, messages, onData }: Job): Promise<number> {
    owner = handler
    const bytes = await runMessages(messages, onData)
    if (exchangeEnds.has(messages.at(-1)?.[0] ?? startup) && !database.isInTransaction()) owner = undefined
    return bytes
  }

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    while (waiting.length > 0 || tasks.length > 0) {
      const task = owner === undefined ? tasks.shift() : undefined
      if (task) {
        await task()
        continue
      }
      // If it fails, it is tried again before the next exchange, and no query fails because of it.
      if (owner === undefined) await beforeExchange().catch(() => undefined)
      const job = next()
      if (!job) break
      await run(job).then(job.resolve, job.reject)
    }
    isWorking = false
  }

  const queue: UsedQueue = {
    async enqueue(handler, message, onData) {
      const messages = collector.add(handler, message)
      if (!messages) return 0
      return new Promise((resolve, reject) => {
        waiting.push({ handler, messages, onData, resolve, reject })
        void work()
      })
    },
    getQueueLength: () => waiting.length,
    clearQueueForHandler(handler) {
      collector.clear(handler)
      for (let index = waiting.length - 1; index >= 0; index -= 1) {
        if (waiting[index]?.handler !== handler) continue
        waiting.splice(index, 1)[0]?.reject(new Error('the connection was closed'))
      }
    },
    /** Ends the exchange and the transaction of a connection that was lost in the middle of them. */
    async clearTransactionIfNeeded(handler) {
      if (owner !== handler) return
      await database.runExclusive(() => database.execProtocolRaw(new Uint8Array([sync, 0, 0, 0, 4])))
      if (database.isInTransaction()) await database.exec('rollback')
      owner = undefined
      void work()
    },
  }
  return {
    queue: queue as Queue,
    pause: task =>
      new Promise((resolve, reject) => {
        tasks.push(() => task().then(resolve, reject))
        void work()
      }),
  }
}

/** Collects a connection's messages until one of them needs a response. */
function createCollector() {
  const incomplete = new Map<number, Uint8Array[]>()
  return {
    /** Returns the messages to run now, in order. */
    add(handler: number, message: Uint8Array): Uint8Array[] | undefined {
      const messages = incomplete.get(handler) ?? []
      messages.push(message)
      if (collected.has(message[0] ?? startup)) {
        incomplete.set(handler, messages)
        return undefined
      }
      incomplete.delete(handler)
      return messages
    },
    clear: (handler: number) => void incomplete.delete(handler),
  }
}
