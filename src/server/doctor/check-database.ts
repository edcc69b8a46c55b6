import { countOf } from '#server/command-line.ts'
import type { Config } from '#server/config.ts'
import { inspectDatabase } from '#server/database/inspect.ts'
import { StartError } from '#server/errors.ts'
import { failed, ok, type Result, reasonOf, warning } from './finding.ts'

/** The first waits after wrong passwords take only seconds. A process whose clock is ahead ends them that much too early. */
const maxClockDifferenceMs = 1_000

/** Connects and reads, but changes nothing. */
export async function checkDatabase(config: Config): Promise<{ database: Result; clock: Result }> {
  try {
    const found = await inspectDatabase(config)
    if (!found) {
      return {
        database: ok('There is no embedded database yet. The first start creates it.'),
        clock: ok("The embedded database uses this machine's clock."),
      }
    }
    const { version, appliedCount, pending } = found
    const kind = config.database.url === undefined ? 'The embedded database' : 'The database'
    const state = `${kind} answers (PostgreSQL ${version}, ${countOf(appliedCount, 'migration')} applied).`
    return {
      database:
        pending.length === 0
          ? ok(state)
          : warning(`${state} The next start applies ${pending.length} more: make a backup first.`),
      clock: clockResult(found.clockAheadMs),
    }
  } catch (error) {
    const sentence =
      error instanceof StartError
        ? error.message
        : `The database cannot be used (${reasonOf(error)}): check DATABASE_URL and the database server.`
    return {
      database: failed(sentence),
      clock: warning("The clock could not be compared with the database's."),
    }
  }
}

function clockResult(aheadMs: number): Result {
  if (Math.abs(aheadMs) <= maxClockDifferenceMs)
    return ok('The clocks of this machine and the database agree.')
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  return warning(
    `The database's clock is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's: synchronise both with NTP.`,
  )
}
