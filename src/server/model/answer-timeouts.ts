/** `firstEventMs`: until the first event. `silenceMs`: between two reads after it. `totalMs`: for the whole answer. */
export type Timeouts = { firstEventMs: number; silenceMs: number; totalMs: number }

/**
 * How long an answer waits for more events, such as its usage or its sources, once the provider has said that it is
 * over. They usually follow within milliseconds. Comments do not extend the time.
 */
const lastEventsMs = 5_000

export type RunningTimeouts = {
  /** The first event has arrived. */
  started(): void
  /** `isEnding`: the provider has said, in this event or an earlier one, that the answer is over. */
  eventArrived(isEnding: boolean): void
  /** Data has arrived. */
  alive(): void
  close(): void
}

/** Calls `onTimeout` once, when one of the timeouts passes. */
export function startTimeouts(timeouts: Timeouts, onTimeout: () => void): RunningTimeouts {
  let isOver = false
  let hasStarted = false
  let aliveAtMs = 0
  let silenceTimer = setTimeout(end, timeouts.firstEventMs)
  const totalTimer = setTimeout(end, timeouts.totalMs)
  let lastEventsTimer: NodeJS.Timeout | undefined

  function close(): void {
    isOver = true
    clearTimeout(silenceTimer)
    clearTimeout(totalTimer)
    clearTimeout(lastEventsTimer)
  }

  function end(): void {
    if (isOver) return
    close()
    onTimeout()
  }

  /** Data arrives too often to reset a timer each time, so this one is reset only when it fires, for the time left. */
  function checkSilence(): void {
    const remainingMs = aliveAtMs + timeouts.silenceMs - performance.now()
    if (remainingMs <= 0) end()
    else silenceTimer = setTimeout(checkSilence, remainingMs)
  }

  return {
    started() {
      if (isOver || hasStarted) return
      hasStarted = true
      clearTimeout(silenceTimer)
      aliveAtMs = performance.now()
      silenceTimer = setTimeout(checkSilence, timeouts.silenceMs)
    },
    eventArrived(isEnding) {
      if (isOver || (!isEnding && lastEventsTimer === undefined)) return
      clearTimeout(lastEventsTimer)
      lastEventsTimer = isEnding ? setTimeout(end, lastEventsMs) : undefined
    },
    alive() {
      aliveAtMs = performance.now()
    },
    close,
  }
}
