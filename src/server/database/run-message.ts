import type { PGlite } from '@electric-sql/pglite'

/** Runs one message of PostgreSQL's protocol. Resolves with the size of the response in bytes. */
export type RunMessage = (message: Uint8Array, onData: (bytes: Uint8Array) => void) => Promise<number>

const parse = 'P'.charCodeAt(0)
const parseComplete = new Uint8Array(['1'.charCodeAt(0), 0, 0, 0, 4])

/**
 * For the embedded database, whose connections share one session and its prepared statements. Each connection prepares a
 * statement before it first uses it, and PostgreSQL refuses a name that is taken. So only the first of these messages
 * reaches it, and the others are answered here.
 */
export function createRunMessage(database: PGlite): RunMessage {
  /** Texts by name. */
  const prepared = new Map<string, string>()
  return async (message, onData) => {
    const statement = namedStatement(message)
    if (statement && prepared.get(statement.name) === statement.text) {
      onData(parseComplete)
      return parseComplete.length
    }
    let sizeBytes = 0
    const onRawData = (chunk: Uint8Array) => {
      sizeBytes += chunk.length
      onData(chunk)
    }
    await database.runExclusive(() => database.execProtocolRawStream(message, { onRawData }))
    // An error is longer.
    if (statement && sizeBytes === parseComplete.length) prepared.set(statement.name, statement.text)
    return sizeBytes
  }
}

/** The statement that the message prepares; undefined if it has no name, or for any other message. */
function namedStatement(message: Uint8Array): { name: string; text: string } | undefined {
  if (message[0] !== parse) return undefined
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  // One byte for the type and four for the length come first. Both strings end with a zero.
  const nameEnd = bytes.indexOf(0, 5)
  const textEnd = bytes.indexOf(0, nameEnd + 1)
  const [name, text] = [bytes.toString('utf8', 5, nameEnd), bytes.toString('utf8', nameEnd + 1, textEnd)]
  return name === '' ? undefined : { name, text }
}
