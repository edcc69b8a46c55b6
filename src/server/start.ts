import { type Composed, compose } from './compose/compose.ts'
import { type Config, readConfig } from './config/config.ts'
import { examineParts } from './doctor/examine.ts'
import { EndError, failureText } from './errors.ts'
import { type Listening, listen } from './listen.ts'
import { createServerLog, type Log } from './log.ts'
import { startReleasingMemory } from './release-memory.ts'
import { startWarnings } from './start-warnings.ts'
import { connectModelStep, openTerminal, type Terminal } from './terminal.ts'

/** Starts the server: configuration, composition, and one line with the address. Ends on SIGTERM, SIGINT and SIGHUP. */

/** How long live answers may continue after the signal. */
const liveAnswersTimeoutMs = 25_000
/** The process exits after this at the latest. F-12 allows less than 30 s. */
const shutdownTimeoutMs = 29_500
/** The time to save live answers after a second signal. */
const secondSignalTimeoutMs = 2_000

async function main(): Promise<void> {
  // Files that the server writes must not be readable by other users.
  process.umask(0o077)
  // Neither a closed terminal nor a full disk may end the server.
  process.stdout.on('error', () => undefined)
  const config = readConfig()
  const log = await createServerLog(config.log)
  const terminal = openTerminal()
  process.on('uncaughtException', failStart)
  for (const warning of startWarnings(config)) log.warn(warning)
  terminal.progress('Opening the database…')
  const composed = await compose(config, log)
  startReleasingMemory(log, composed.countLiveAnswers)
  const server = await listen(composed.app, config).catch(async error => {
    await composed.close(0)
    throw error
  })
  endOnSignals(composed, server, terminal, log)
  endOnFailure(composed, log)
  const { firstAdmin } = composed
  if (firstAdmin && (await terminal.notice(firstAdmin.notice))) await firstAdmin.markAsShown()
  terminal.ready(config.publicUrl ?? server.url, hasModel(config) ? undefined : connectModelStep)
  void warnOfParts(config, log)
}

/** Runs in the background: a mail server that does not respond must not delay the start. */
async function warnOfParts(config: Config, log: Log): Promise<void> {
  try {
    for await (const { part, state, sentence } of examineParts(config)) {
      if (state !== 'ok') log.warn({ part }, sentence)
    }
  } catch (error) {
    log.warn({ err: error }, 'the checks after the start could not be completed')
  }
}

function hasModel({ model }: Config): boolean {
  return model.apiKey !== undefined || model.baseUrl !== undefined
}

function endOnSignals(composed: Composed, server: Listening, terminal: Terminal, log: Log): void {
  const force = new AbortController()
  let isEnding = false
  const end = () => {
    if (isEnding) {
      // A second signal ends the server at once: live answers are saved as interrupted.
      force.abort()
      setTimeout(() => exit(1, composed, log), secondSignalTimeoutMs)
      return
    }
    isEnding = true
    terminal.progress(
      `\nThe server stops once the running answers have ended, after ${liveAnswersTimeoutMs / 1000} seconds at the latest. Press Ctrl-C again to stop it now.`,
    )
    // In case closing hangs, for example on the database. Nothing that was confirmed as saved is lost.
    setTimeout(() => exit(1, composed, log), shutdownTimeoutMs)
    void close(composed, server, force.signal).finally(() => exit(0, composed, log))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  // The terminal was closed. The system and the shell can both send this signal, so it never counts as a second one.
  process.on('SIGHUP', () => {
    if (!isEnding) end()
  })
}

async function close(composed: Composed, server: Listening, forceSignal: AbortSignal): Promise<void> {
  server.drain()
  await composed.close(liveAnswersTimeoutMs, forceSignal).catch(() => undefined)
  await server.close()
}

/** An answer counts as live until its end is stored. If one is left, the exit code is 1, and the log says so. */
function exit(code: 0 | 1, composed: Composed, log: Log): never {
  const answers = composed.countLiveAnswers()
  if (answers === 0) process.exit(code)
  log.error({ answers }, 'the server ends without having stored the end of some answers')
  process.exit(1)
}

/** After an unexpected failure, the server saves what it can and ends, so that the supervisor restarts it. */
function endOnFailure(composed: Composed, log: Log): void {
  process.off('uncaughtException', failStart)
  process.on('uncaughtException', error => {
    const reason = error instanceof EndError ? error.message : 'the server stops after an unexpected failure'
    log.fatal({ err: error }, reason)
    process.exitCode = 1
    setTimeout(() => process.exit(1), 5_000).unref()
    void composed.close(1_000).finally(() => process.exit(1))
  })
}

/** Ends a failed start, even if `main` cannot catch the error: an embedded database can die during the start. */
function failStart(error: unknown): void {
  process.stderr.write(`${failureText(error, 'Parvis could not start')}\n`)
  process.exit(1)
}

main().catch(failStart)
