import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { codeOf } from '#server/errors.ts'

export type Log = Logger

/** `json` for machines, `pretty` for a person at a terminal. */
export type LogFormat = 'json' | 'pretty'

/**
 * JSON lines on standard output, unless a destination is given. About users, only ids, sizes, timings and codes: never
 * the text of a message, a title, an email address, a file's name, a token, or a URL with its query.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: safeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** The log of `npm start`. */
export async function createServerLog({ level, format }: { level: string; format: LogFormat }): Promise<Log> {
  return createLog(level, format === 'pretty' ? await prettyOutput(level) : standardOutput())
}

/** Lines wait at most this long, so that those of several answers are written together. */
const maxDelayMs = 50
const maxWaitingBytes = 8_192

function standardOutput(): DestinationStream & { flushSync(): void } {
  // At the end of the process, pino writes the lines that are still waiting.
  const output = pino.destination({ dest: process.stdout.fd, sync: false, minLength: maxWaitingBytes })
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    timer = undefined
    output.flush()
  }
  return {
    write(line) {
      output.write(line)
      if (timer === undefined) timer = setTimeout(flush, maxDelayMs)
    },
    // Before a fatal error ends the process.
    flushSync: () => output.flushSync(),
  }
}

/** One line per entry: the time, the level, a sentence, and its details. */
async function prettyOutput(level: string): Promise<DestinationStream> {
  // Loaded only for this format.
  const { default: pretty } = await import('pino-pretty')
  const isTerminal = process.stdout.isTTY === true
  return pretty({
    colorize: isTerminal,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'err.stack',
    singleLine: true,
    // So that log lines and what the start prints appear in the right order.
    sync: true,
    // The audit log's anchor is logged at every level but silent, for logs that are stored. A terminal stores nothing.
    ...(isTerminal && { minimumLevel: level as 'info' }),
    messageFormat: (entry, key) => sentence(String(entry[key] ?? '')),
  })
}

function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1)
}

/**
 * A database error quotes values in its message, `detail` and `where`. A provider's response body can quote a question,
 * and the message of a SyntaxError quotes the JSON that could not be read. A stack begins with the message, which can
 * have several lines.
 */
function safeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const quotesValues = 'severity' in error || 'body' in error || error instanceof SyntaxError
  return {
    type: error.name,
    code: codeOf(error),
    message: quotesValues ? undefined : error.message.slice(0, 300),
    stack: error.stack
      ?.match(/^ +at .*/gm)
      ?.slice(0, 7)
      .join('\n'),
    cause: error.cause === undefined ? undefined : safeError(error.cause),
  }
}
