import { countOf } from '#server/command-line.ts'
import type { Config } from '#server/config/config.ts'
import { inspectDatabase } from '#server/database/inspect.ts'
import { reasonOf, StartError } from '#server/errors.ts'
import { failed, ok, type Result, warning } from './finding.ts'

/** The first waits after wrong passwords take only seconds, and a process whose clock is ahead ends them too early. */
const maxClockDifferenceMs = 1_000

const readOnly =
  'The database can only be read: DATABASE_URL may lead to a standby server, or default_transaction_read_only is on.'

/** Connects and reads, but changes no data. */
export async function checkDatabase(config: Config): Promise<{ database: Result; clock: Result }> {
  try {
    const found = await inspectDatabase(config)
    if (!found) {
      return {
        database: ok('There is no embedded database yet. The first start creates it.'),
        clock: ok("The embedded database uses this machine's clock."),
      }
    }
    const { version, appliedCount, pending, isReadOnly } = found
    const kind = config.database.url === undefined ? 'The embedded database' : 'The database'
    const state = `${kind} answers (PostgreSQL ${version}, ${countOf(appliedCount, 'migration')} applied).`
    const clock = clockResult(found.clockAheadMs)
    // The embedded database is read-only while the disk is full, which has a check of its own.
    if (isReadOnly && config.database.url !== undefined) return { database: failed(readOnly), clock }
    return {
      database:
        pending.length === 0
          ? ok(state)
          : warning(`${state} The next start applies ${pending.length} more: make a backup first.`),
      clock,
    }
  } catch (error) {
    return {
      database: failed(error instanceof StartError ? error.message : problemOf(config, error)),
      clock: warning("The clock could not be compared with the database's."),
    }
  }
}

function problemOf({ database }: Config, error: unknown): string {
  const reason = reasonOf(error)
  return database.url === undefined
    ? `The embedded database cannot be used (${reason}). If the server is just starting, try again in a minute. Otherwise, make sure that this user owns the folder DATA_DIR and that its disk is writable and not full.`
    : `The database cannot be used (${reason}): check DATABASE_URL and the database server.`
}

function clockResult(aheadMs: number): Result {
  if (Math.abs(aheadMs) <= maxClockDifferenceMs)
    return ok('The clocks of this machine and the database agree.')
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  return warning(
    `The database's clock is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's: synchronise both with NTP.`,
  )
}
