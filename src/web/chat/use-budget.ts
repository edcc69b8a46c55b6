import { useEffect, useSyncExternalStore } from 'react'
import type { Budget } from '#shared/api/budget.ts'
import { getBudget } from '#web/api/budget.ts'
import { ApiError } from '#web/api/client.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { createObservable } from '#web/lib/observable.ts'
import { perUser } from '#web/lib/storage/user-memory.ts'

/**
 * How much the user can still ask, if little is left. It is loaded with the page and when the budget is renewed, and
 * updated by a stream or a refusal.
 */
const storeFor = perUser(() => createObservable<Budget | undefined>(undefined))

export function showBudget(userId: string, budget: Budget | undefined): void {
  storeFor(userId).set(budget)
}

/** The minimum delay, because the browser's clock may be ahead of the server's. */
const minTimerMs = 30_000
/** One day. Browsers run a timer of more than 24 days immediately. */
const maxTimerMs = 24 * 60 * 60_000
/** If the budget could not be loaded: the time until the next attempt. */
const retryTimerMs = 60_000

/** The server refused the call, and would refuse it again in a minute. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** Undefined if enough is left, or nothing is limited, and until it is loaded. */
export function useBudget(userId: string): Budget | undefined {
  const store = storeFor(userId)
  const budget = useSyncExternalStore(store.subscribe, store.get)

  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const loadIn = (delayMs: number) => {
      timer = setTimeout(() => void load(), delayMs)
    }
    const load = () =>
      getBudget(stop.signal).then(
        fresh => showBudget(userId, fresh ?? undefined),
        error => {
          if (stop.signal.aborted) return
          logFailure('Failed to load the budget', error)
          if (budget || !isRefusal(error)) loadIn(retryTimerMs)
        },
      )
    if (!budget) void load()
    // One second later, so that the server has renewed it by then.
    const delayMs = budget ? Date.parse(budget.renewsAt) - Date.now() + 1_000 : Number.NaN
    if (!Number.isNaN(delayMs)) loadIn(Math.min(maxTimerMs, Math.max(minTimerMs, delayMs)))
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [userId, budget])

  return budget
}
