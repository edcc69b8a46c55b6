/** Milliseconds. `first` to the first event, `silence` between two signs of life after it, `total` in all. */
export type Limits = { first: number; silence: number; total: number }

export type Watch = {
  /** The first event has come. */
  begun(): void
  /** Something came. */
  alive(): void
  close(): void
}

/** Calls `late` once, when a limit has passed. */
export function openWatch(limits: Limits, late: (limit: keyof Limits) => void): Watch {
  let over = false
  let quiet = setTimeout(end, limits.first, 'first')
  const total = setTimeout(end, limits.total, 'total')
  let started = false

  function close(): void {
    over = true
    clearTimeout(quiet)
    clearTimeout(total)
  }

  function end(limit: keyof Limits): void {
    if (over) return
    close()
    late(limit)
  }

  return {
    begun() {
      if (over || started) return
      started = true
      clearTimeout(quiet)
      quiet = setTimeout(end, limits.silence, 'silence')
    },
    alive() {
      if (started && !over) quiet.refresh()
    },
    close,
  }
}
