/** So many failures within `window` ms open the breaker for `pause` ms. */
const limit = 5
const window = 30_000
const pause = 15_000

export type Breaker = {
  /** While it is open nothing is sent: a server that is down is neither waited for nor hit. */
  isOpen(model: string): boolean
  failed(model: string): void
  succeeded(model: string): void
}

/**
 * One breaker for each upstream model. When the pause is over, the failures of the last half minute still count, so
 * one more opens it again; one success forgets them all.
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  const failures = new Map<string, number[]>()
  const openUntil = new Map<string, number>()
  return {
    isOpen: model => now() < (openUntil.get(model) ?? 0),
    failed(model) {
      const recent = [...(failures.get(model) ?? []).filter(at => at > now() - window), now()]
      failures.set(model, recent)
      if (recent.length >= limit) openUntil.set(model, now() + pause)
    },
    succeeded(model) {
      failures.delete(model)
      openUntil.delete(model)
    },
  }
}
