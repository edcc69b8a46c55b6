import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type Log = Logger

/**
 * JSON lines, on standard output unless told otherwise. Ids, sizes, timings and codes only: never the text of a message, a title, an
 * address, a file's name, a token, or an address with its query.
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

/** A database error's `detail` and `where` quote row values, and a vendor's body may quote a question. */
function safeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? String(error.code) : undefined
  const quotesValues = 'severity' in error || 'body' in error
  return {
    type: error.name,
    code,
    message: quotesValues ? undefined : error.message.slice(0, 300),
    stack: error.stack?.split('\n').slice(1, 8).join('\n'),
  }
}
