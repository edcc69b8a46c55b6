import type { Db } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { listSignedOut, type SessionKey } from '#server/store/users.ts'

/**
 * Ends what stays open after its request was let in: an answer's stream must not outlive the session that asked for
 * it. The sign-out, the password change, the ban or the deletion may have gone to another process. All open streams of
 * this process share one query a second; without any, nothing is asked.
 */
export type StreamWatch = {
  /** Calls `end` once the session or the account is gone. Returns how to stop watching. */
  watch(session: SessionKey, end: () => void): () => void
  close(): void
}

/** With the query, and a busy database, a stream ends less than 2 s after its session. */
const checkIntervalMs = 1_000

export function openStreamWatch(db: Db, log: Log): StreamWatch {
  const watched = new Map<string, { session: SessionKey; ends: Set<() => void> }>()
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const check = async () => {
    try {
      const sessions = [...watched.values()].map(({ session }) => session)
      for (const gone of await listSignedOut(db, sessions)) {
        for (const end of watched.get(keyOf(gone))?.ends ?? []) end()
      }
    } catch (error) {
      // Nobody is signed out by a database that is away for a moment.
      if (!closed) log.warn({ err: error }, 'the sessions of open streams could not be checked')
    }
    timer = undefined
    schedule()
  }
  const schedule = () => {
    if (closed || watched.size === 0) return
    timer ??= setTimeout(() => void check(), checkIntervalMs).unref()
  }

  return {
    watch(session, end) {
      const key = keyOf(session)
      const entry = watched.get(key) ?? { session, ends: new Set() }
      watched.set(key, entry)
      entry.ends.add(end)
      schedule()
      return () => {
        entry.ends.delete(end)
        if (entry.ends.size === 0 && watched.get(key) === entry) watched.delete(key)
      }
    },
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}

function keyOf({ userId, sessionId }: SessionKey): string {
  return `${userId} ${sessionId ?? ''}`
}
