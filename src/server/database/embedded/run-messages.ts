import type { PGlite } from '@electric-sql/pglite'

/** Runs messages of PostgreSQL's protocol, one after the other. Resolves with the size of the response in bytes. */
export type RunMessages = (
  messages: readonly Uint8Array[],
  onData: (bytes: Uint8Array) => void,
) => Promise<number>

const parse = 'P'.charCodeAt(0)
const errorResponse = 'E'.charCodeAt(0)
const parseComplete = new Uint8Array(['1'.charCodeAt(0), 0, 0, 0, 4])

/**
 * For the embedded database, whose connections share one session and its prepared statements. Each connection prepares
 * a statement before it first uses it, and PostgreSQL refuses a name that is taken. So only the first of these messages
 * reaches it, and the others are answered here. The messages before, between and after them are passed on together.
 */
export function createRunMessages(database: PGlite): RunMessages {
  /** Texts by name. */
  const prepared = new Map<string, string>()

  return async (messages, onData) => {
    let sizeBytes = 0
    let hasFailed = false
    let waiting: Uint8Array[] = []
    const respond = (bytes: Uint8Array) => {
      sizeBytes += bytes.length
      onData(bytes)
    }
    const runWaiting = async () => {
      if (waiting.length === 0) return
      const bytes = waiting.length === 1 ? waiting[0] : Buffer.concat(waiting)
      waiting = []
      const failed = createErrorScan()
      await database.runExclusive(() =>
        database.execProtocolRawStream(bytes as Uint8Array, {
          onRawData: chunk => {
            hasFailed = failed(chunk) || hasFailed
            respond(chunk)
          },
        }),
      )
    }
    for (const message of messages) {
      const statement = namedStatement(message)
      if (!statement) {
        waiting.push(message)
        continue
      }
      await runWaiting()
      if (prepared.get(statement.name) !== statement.text) {
        waiting.push(message)
        await runWaiting()
        if (!hasFailed) prepared.set(statement.name, statement.text)
        // After an error, PostgreSQL does not respond to what comes before the next Sync.
      } else if (!hasFailed) respond(parseComplete)
    }
    await runWaiting()
    return sizeBytes
  }
}

/** One byte for the type of a message, and four for the length of the rest of it, these four included. */
const headBytes = 5

/** Returns a function that takes the parts of a response in turn, and says whether there has been an error so far. */
function createErrorScan(): (chunk: Uint8Array) => boolean {
  const head = Buffer.alloc(headBytes)
  let readBytes = 0
  /** Of the message whose head has been read. */
  let remainingBytes = 0
  let hasFailed = false
  return chunk => {
    for (let at = 0; at < chunk.length; ) {
      if (remainingBytes > 0) {
        const skippedBytes = Math.min(remainingBytes, chunk.length - at)
        remainingBytes -= skippedBytes
        at += skippedBytes
        continue
      }
      head[readBytes] = chunk[at] ?? 0
      readBytes += 1
      at += 1
      if (readBytes < headBytes) continue
      readBytes = 0
      remainingBytes = head.readUInt32BE(1) - (headBytes - 1)
      hasFailed ||= head[0] === errorResponse
    }
    return hasFailed
  }
}

/** The statement that the message prepares; undefined if it has no name, or for any other message. */
function namedStatement(message: Uint8Array): { name: string; text: string } | undefined {
  if (message[0] !== parse) return undefined
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  // Both strings end with a zero.
  const nameEnd = bytes.indexOf(0, headBytes)
  const textEnd = bytes.indexOf(0, nameEnd + 1)
  const name = bytes.toString('utf8', headBytes, nameEnd)
  const text = bytes.toString('utf8', nameEnd + 1, textEnd)
  return name === '' ? undefined : { name, text }
}
