/** `firstEventMs`: until the first event. `silenceMs`: between two reads after it. `totalMs`: for the whole answer. */
export type Timeouts = { firstEventMs: number; silenceMs: number; totalMs: number }

export type RunningTimeouts = {
  /** The first event has arrived. */
  started(): void
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

  function close(): void {
    isOver = true
    clearTimeout(silenceTimer)
    clearTimeout(totalTimer)
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
    alive() {
      aliveAtMs = performance.now()
    },
    close,
  }
}
