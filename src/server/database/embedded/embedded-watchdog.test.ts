import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchHeartbeats } from './embedded-watchdog.ts'

describe('the embedded database, if its thread is silent (D-9)', () => {
  const end = vi.fn()
  let watchdog: ReturnType<typeof watchHeartbeats>

  beforeEach(() => {
    vi.useFakeTimers()
    end.mockClear()
    watchdog = watchHeartbeats(end)
  })
  afterEach(() => {
    watchdog.stop()
    vi.useRealTimers()
  })
  const passMinutes = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000)

  it('is not ended while a migration runs for less than half an hour', () => {
    passMinutes(29)
    expect(end).not.toHaveBeenCalled()
    passMinutes(1)
    expect(end).toHaveBeenCalledWith(1_800)
  })

  it('is ended after two minutes once it is migrated', () => {
    passMinutes(29)
    watchdog.migrated()
    passMinutes(1.9)
    watchdog.alive()
    passMinutes(1.9)
    expect(end).not.toHaveBeenCalled()
    passMinutes(0.1)
    expect(end).toHaveBeenCalledWith(120)
  })
})
