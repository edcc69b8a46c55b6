/** This many failures within the window open the breaker for a while. */
const maxFailureCount = 5
const failureWindowMs = 30_000
const openMs = 15_000

export type CircuitBreaker = {
  /** While it is open nothing is sent: a server that is down is neither waited for nor hit. */
  isOpen(model: string): boolean
  failed(model: string): void
  succeeded(model: string): void
}

/**
 * One breaker for each of the provider's models. After the breaker closes, the failures in the window still count, so
 * one more opens it again; one success clears them all.
 */
export function createCircuitBreaker(nowMs: () => number = () => performance.now()): CircuitBreaker {
  const failures = new Map<string, number[]>()
  const openUntil = new Map<string, number>()
  return {
    isOpen: model => nowMs() < (openUntil.get(model) ?? 0),
    failed(model) {
      const recent = [...(failures.get(model) ?? []).filter(at => at > nowMs() - failureWindowMs), nowMs()]
      failures.set(model, recent)
      if (recent.length >= maxFailureCount) openUntil.set(model, nowMs() + openMs)
    },
    succeeded(model) {
      failures.delete(model)
      openUntil.delete(model)
    },
  }
}
