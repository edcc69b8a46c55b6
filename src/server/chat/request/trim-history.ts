import type { HistoryTurn } from '#server/store/chats/history.ts'

/** For each turn that is left out although it fits, at least this many fit. */
const minFittingPerTrimmed = 4

/**
 * The turns that are sent, of those that fit. All are sent while the whole chat fits. After that, some of the oldest
 * are left out as well, so that what is sent begins with the same turn for several questions in a row: a provider's
 * prompt cache applies only up to the first difference, and one turn fewer at the beginning changes everything after it
 * (F-11).
 *
 * If some are left out, the first turn's position is a multiple of a power of two. This power is between an eighth and
 * a quarter of the number of turns that fit, or 1 if fewer than four fit.
 */
export function trimHistory(fitting: readonly HistoryTurn[]): HistoryTurn[] {
  const first = fitting[0]?.position ?? 0
  if (first === 0) return [...fitting]
  const step = startStep(fitting.length)
  const start = Math.ceil(first / step) * step
  return fitting.filter(({ position }) => position >= start)
}

/** The first position is a multiple of this if `fittingCount` turns fit and others do not. */
export function startStep(fittingCount: number): number {
  return 2 ** Math.floor(Math.log2(Math.max(1, fittingCount / minFittingPerTrimmed)))
}
