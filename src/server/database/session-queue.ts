import type { PGlite } from '@electric-sql/pglite'
import type { PGLiteSocketHandler } from '@electric-sql/pglite-socket'

/**
 * Shares the embedded database's one session between connections, for pglite-socket's handlers. Its own queue hands
 * out single protocol messages and so lets one connection's statement slip between another's Parse and Bind; here a
 * connection keeps the session from the first message of an exchange to its Sync, and to the end of its transaction.
 */

type Queue = ConstructorParameters<typeof PGLiteSocketHandler>[0]['queryQueue']

type Job = {
  handler: number
  message: Uint8Array
  onData: (bytes: Uint8Array) => void
  resolve: (bytes: number) => void
  reject: (error: unknown) => void
}

const query = 'Q'.charCodeAt(0)
const sync = 'S'.charCodeAt(0)
const terminate = 'X'.charCodeAt(0)
/** The first byte of a connection's first message, which has a length but no type. */
const startup = 0

/** The messages behind which the backend is ready for anybody's next one. */
const exchangeEnds = new Set([query, sync, terminate, startup])

/** `between` is waited for before a new exchange, while nobody has the session. */
export function createSessionQueue(database: PGlite, between: () => Promise<void>): Queue {
  const waiting: Job[] = []
  let owner: number | undefined
  let working = false

  function next(): Job | undefined {
    const index = owner === undefined ? 0 : waiting.findIndex(job => job.handler === owner)
    return index === -1 ? undefined : waiting.splice(index, 1)[0]
  }

  async function run({ handler, message, onData }: Job): Promise<number> {
    owner = handler
    let bytes = 0
    await database.runExclusive(() =>
      database.execProtocolRawStream(message, {
        onRawData: piece => {
          bytes += piece.length
          onData(piece)
        },
      }),
    )
    if (exchangeEnds.has(message[0] ?? startup) && !database.isInTransaction()) owner = undefined
    return bytes
  }

  async function work(): Promise<void> {
    if (working) return
    working = true
    while (waiting.length > 0) {
      // Where it fails it is tried again before the next one; nobody's query fails by it.
      if (owner === undefined) await between().catch(() => undefined)
      const job = next()
      if (!job) break
      await run(job).then(job.resolve, job.reject)
    }
    working = false
  }

  const queue: Pick<
    Queue,
    'enqueue' | 'getQueueLength' | 'clearQueueForHandler' | 'clearTransactionIfNeeded'
  > = {
    enqueue: (handler, message, onData) =>
      new Promise((resolve, reject) => {
        waiting.push({ handler, message, onData, resolve, reject })
        void work()
      }),
    getQueueLength: () => waiting.length,
    clearQueueForHandler(handler) {
      for (let index = waiting.length - 1; index >= 0; index -= 1) {
        if (waiting[index]?.handler !== handler) continue
        waiting.splice(index, 1)[0]?.reject(new Error('the connection was closed'))
      }
    },
    /** A connection that vanished in mid-exchange or mid-transaction leaves nothing open behind it. */
    async clearTransactionIfNeeded(handler) {
      if (owner !== handler) return
      await database.runExclusive(() => database.execProtocolRaw(new Uint8Array([sync, 0, 0, 0, 4])))
      if (database.isInTransaction()) await database.exec('rollback')
      owner = undefined
      void work()
    },
  }
  // The handlers call these four; the class of the same name has private fields besides.
  return queue as Queue
}
