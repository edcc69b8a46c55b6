import type { Lease } from './lease.ts'

/** Returns a function that opens one lease at a time: the next one opens once the one before is released. */
export function openInTurn(openLease: () => Lease): () => Promise<Lease> {
  let previous = Promise.resolve()
  return async () => {
    const turn = Promise.withResolvers<void>()
    const before = previous
    previous = turn.promise
    await before
    const lease = openLease()
    return {
      ...lease,
      release: destroy => {
        turn.resolve()
        lease.release(destroy)
      },
    }
  }
}
