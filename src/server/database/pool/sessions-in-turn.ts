import type { Session } from './connection-pool.ts'

/** Returns a function that opens one session at a time: the next one opens once the one before is released. */
export function openInTurn(openSession: () => Session): () => Promise<Session> {
  let previous = Promise.resolve()
  return async () => {
    const turn = Promise.withResolvers<void>()
    const before = previous
    previous = turn.promise
    await before
    const session = openSession()
    return {
      ...session,
      release: destroy => {
        turn.resolve()
        session.release(destroy)
      },
    }
  }
}
