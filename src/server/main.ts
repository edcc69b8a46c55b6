import { type Composed, compose } from './compose.ts'
import { type Config, readConfig } from './config.ts'
import { EndError, StartError } from './errors.ts'
import { type Listening, listen } from './listen.ts'
import { createServerLog, type Log } from './log.ts'
import { startWarnings } from './start-warnings.ts'
import { connectModelStep, openTerminal, type Terminal } from './terminal.ts'

/** Starts the server: configuration, composition, one line with the address. Ends on SIGTERM and SIGINT. */

/** What live answers get to end by themselves. */
const liveAnswersTimeoutMs = 25_000
/** After this the end is no longer waited for: at 30 s supervisors kill. */
const shutdownTimeoutMs = 29_500
/** What a second signal leaves for storing what is live. */
const secondSignalTimeoutMs = 2_000

async function main(): Promise<void> {
  // What the server writes is nobody else's to read.
  process.umask(0o077)
  const config = readConfig()
  const log = createServerLog(config.log)
  const terminal = openTerminal()
  process.on('uncaughtException', failStart)
  for (const warning of startWarnings(config)) log.warn(warning)
  terminal.progress('Opening the database…')
  const composed = await compose(config, log)
  const server = await listen(composed.app, config).catch(async error => {
    await composed.close(0)
    throw error
  })
  endOnSignals(composed, server, terminal)
  endOnFailure(composed, log)
  if (composed.firstAdmin) {
    terminal.notice(composed.firstAdmin.notice)
    await composed.firstAdmin.shown()
  }
  terminal.ready(config.publicUrl ?? server.url, hasModel(config) ? undefined : connectModelStep)
}

function hasModel({ model }: Config): boolean {
  return model.apiKey !== undefined || model.baseUrl !== undefined
}

function endOnSignals(composed: Composed, server: Listening, terminal: Terminal): void {
  const hurry = new AbortController()
  let ending = false
  const end = () => {
    if (ending) {
      // A second signal means now: what is live is stored as interrupted.
      hurry.abort()
      setTimeout(() => process.exit(1), secondSignalTimeoutMs)
      return
    }
    ending = true
    terminal.progress('\nEnding. Answers being written may finish; press Ctrl-C again to end at once.')
    // A database that hangs, say: nothing that is shown as stored would be lost by it.
    setTimeout(() => process.exit(1), shutdownTimeoutMs)
    void close(composed, server, hurry.signal).finally(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

async function close(composed: Composed, server: Listening, hurry: AbortSignal): Promise<void> {
  server.drain()
  await composed.close(liveAnswersTimeoutMs, hurry).catch(() => undefined)
  await server.close()
}

/** Nobody knows what state an unexpected failure leaves: keep what there is, end, and let the supervisor start anew. */
function endOnFailure(composed: Composed, log: Log): void {
  process.off('uncaughtException', failStart)
  process.on('uncaughtException', error => {
    const known = error instanceof EndError
    log.fatal({ err: error }, known ? error.message : 'an unexpected failure: the server ends')
    process.exitCode = 1
    setTimeout(() => process.exit(1), 5_000).unref()
    void composed.close(1_000).finally(() => process.exit(1))
  })
}

/** Also for what fails beside the start: an embedded database that ends by itself. */
function failStart(error: unknown): void {
  const isKnown = error instanceof StartError || error instanceof EndError
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${isKnown ? error.message : `Parvis could not start: ${text}`}\n`)
  process.exit(1)
}

main().catch(failStart)
