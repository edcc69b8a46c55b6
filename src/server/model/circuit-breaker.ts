/** This many failures within the window open the breaker. */
const minFailureCount = 5
const failureWindowMs = 30_000
const openMs = 15_000

export type CircuitBreaker = {
  /** No new answer is requested while the breaker is open, so users do not wait for a server that is down. */
  isOpen(model: string): boolean
  recordFailure(model: string): void
  recordSuccess(model: string): void
}

/**
 * One breaker for each of the provider's models. After the breaker closes, earlier failures in the window still count,
 * so one more failure can open it again. A success clears them all.
 */
export function createCircuitBreaker(nowMs: () => number = () => performance.now()): CircuitBreaker {
  const failuresAtMs = new Map<string, number[]>()
  const openUntilMs = new Map<string, number>()
  return {
    isOpen: model => nowMs() < (openUntilMs.get(model) ?? 0),
    recordFailure(model) {
      const recentAtMs = [
        ...(failuresAtMs.get(model) ?? []).filter(atMs => atMs > nowMs() - failureWindowMs),
        nowMs(),
      ]
      failuresAtMs.set(model, recentAtMs)
      if (recentAtMs.length >= minFailureCount) openUntilMs.set(model, nowMs() + openMs)
    },
    recordSuccess(model) {
      failuresAtMs.delete(model)
      openUntilMs.delete(model)
    },
  }
}
