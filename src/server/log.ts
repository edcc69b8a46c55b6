import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { codeOf } from '#server/errors.ts'
import { openLogOutput, openTerminalOutput } from './log-output.ts'

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

/** The log of `npm start`. What is waiting is written when the process ends. */
export async function createServerLog({ level, format }: { level: string; format: LogFormat }): Promise<Log> {
  if (format === 'pretty') return createLog(level, await prettyOutput(level))
  const output = openLogOutput(process.stdout.fd, lines => log.warn({ lines }, lostMessage))
  process.on('exit', output.flushSync)
  const log = createLog(level, output)
  return log
}

const lostMessage = 'lines of the log were lost because they could not be written'

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
    destination: openTerminalOutput(process.stdout.fd),
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
