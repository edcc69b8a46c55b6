import { migrationTimeoutMs } from '#server/database/migrate.ts'
import { aliveIntervalMs } from './embedded-upkeep.ts'

/**
 * Two minutes, longer than a query should take. A thread that is silent for so long counts as hung: after a trap,
 * PGlite calls PostgreSQL forever.
 */
const maxMissedCount = 24
/**
 * A migration, or a statement of a restore, may take longer. If the thread were ended, the next start would begin the
 * same migration again.
 */
const maxMissedWhileMigrating = migrationTimeoutMs / aliveIntervalMs

/** Calls `end` when the database's thread has been silent for too long, and again at each interval until `stop`. */
export function watchHeartbeats(end: (silentSeconds: number) => void) {
  let missedCount = 0
  let limit = maxMissedWhileMigrating
  // Counts instead of reading a clock: a clock that jumps or a laptop that slept must not end the server.
  const timer = setInterval(() => {
    missedCount += 1
    if (missedCount >= limit) end((limit * aliveIntervalMs) / 1000)
  }, aliveIntervalMs)
  timer.unref()
  return {
    alive: () => {
      missedCount = 0
    },
    migrated: () => {
      missedCount = 0
      limit = maxMissedCount
    },
    stop: () => clearInterval(timer),
  }
}
