import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { runPeriodically } from '#server/periodic.ts'
import { listSignedOut, type SessionKey } from '#server/store/users/users.ts'

/**
 * Ends streams whose session has ended: an answer's stream must not outlive the session that requested it. Another
 * process may have handled the sign-out, password change, ban or deletion, so the database is polled: one query a
 * second for all open streams of this process, and none if there are no streams.
 */
export type StreamWatch = {
  /**
   * Calls `end` when the session has ended or the account was deleted, at every check until watching stops. Returns a
   * function to stop watching.
   */
  watch(session: SessionKey, end: () => void): () => void
  /** Stops watching, and waits for the current check. */
  close(): Promise<void>
}

/** Including the query on a busy database, a stream ends less than 2 s after its session. */
const checkIntervalMs = 1_000

export function openStreamWatch(db: Db, log: Log): StreamWatch {
  const watched = new Map<string, { session: SessionKey; ends: Set<() => void> }>()
  let isClosed = false
  let stopChecking: (() => Promise<void>) | undefined

  const check = async () => {
    const sessions = [...watched.values()].map(({ session }) => session)
    for (const session of await listSignedOut(db, sessions)) {
      for (const end of watched.get(keyOf(session))?.ends ?? []) end()
    }
  }
  const startChecking = () =>
    runPeriodically({
      log,
      intervalMs: checkIntervalMs,
      run: check,
      // If the database is unavailable for a moment, no stream is ended.
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
      if (!isClosed) stopChecking ??= startChecking()
      return () => {
        entry.ends.delete(end)
        if (entry.ends.size === 0 && watched.get(key) === entry) watched.delete(key)
        if (watched.size === 0) void pause()
      }
    },
    close() {
      isClosed = true
      return pause()
    },
  }
}

function keyOf({ userId, sessionId }: SessionKey): string {
  return `${userId} ${sessionId ?? ''}`
}
