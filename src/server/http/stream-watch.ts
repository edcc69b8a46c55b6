import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { runPeriodically } from '#server/periodic.ts'
import { listSignedOut, type SessionKey } from '#server/store/users.ts'

/**
 * Ends what stays open after its request was let in: an answer's stream must not outlive the session that asked for
 * it. The sign-out, the password change, the ban or the deletion may have gone to another process. All open streams of
 * this process share one query a second; without any, nothing is asked.
 */
export type StreamWatch = {
  /** Calls `end` once the session or the account is gone. Returns how to stop watching. */
  watch(session: SessionKey, end: () => void): () => void
  /** Watches no longer; waits for the check that goes on. */
  close(): Promise<void>
}

/** With the query, and a busy database, a stream ends less than 2 s after its session. */
const checkIntervalMs = 1_000

export function openStreamWatch(db: Db, log: Log): StreamWatch {
  const watched = new Map<string, { session: SessionKey; ends: Set<() => void> }>()
  let closed = false
  let stopChecking: (() => Promise<void>) | undefined

  const check = async () => {
    const sessions = [...watched.values()].map(({ session }) => session)
    for (const gone of await listSignedOut(db, sessions)) {
      for (const end of watched.get(keyOf(gone))?.ends ?? []) end()
    }
  }
  const startChecking = () =>
    runPeriodically(log, {
      intervalMs: checkIntervalMs,
      run: check,
      // Nobody is signed out because the database is away for a moment.
      failure: 'the sessions of open streams could not be checked',
    })
  const pause = async () => {
    const stop = stopChecking
    stopChecking = undefined
    await stop?.()
  }

  return {
    watch(session, end) {
      const key = keyOf(session)
      const entry = watched.get(key) ?? { session, ends: new Set() }
      watched.set(key, entry)
      entry.ends.add(end)
      if (!closed) stopChecking ??= startChecking()
      return () => {
        entry.ends.delete(end)
        if (entry.ends.size === 0 && watched.get(key) === entry) watched.delete(key)
        if (watched.size === 0) void pause()
      }
    },
    close() {
      closed = true
      return pause()
    },
  }
}

function keyOf({ userId, sessionId }: SessionKey): string {
  return `${userId} ${sessionId ?? ''}`
}
