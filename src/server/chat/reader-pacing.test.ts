import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReaderPacing } from './reader-pacing.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

/** Readers of one answer each. `grow` is a new piece of text. */
function openReaders(count: number) {
  const pacing = createReaderPacing()
  return Array.from({ length: count }, () => {
    let pending = 0
    const writes: { atMs: number; pieces: number }[] = []
    const reader = pacing.add(() => {
      writes.push({ atMs: performance.now(), pieces: pending })
      const hasText = pending > 0
      pending = 0
      return hasText
    })
    const grow = () => {
      pending += 1
      reader.request()
    }
    return { writes, grow, reader }
  })
}

function stream(readers: ReturnType<typeof openReaders>, pieces: number, intervalMs: number): void {
  for (let piece = 0; piece < pieces; piece += 1) {
    for (const { grow } of readers) grow()
    vi.advanceTimersByTime(intervalMs)
  }
}

it('with fewer than twenty readers, each piece is written at once [Y-2]', () => {
  const readers = openReaders(19)
  stream(readers, 10, 20)
  for (const { writes } of readers) expect(writes.map(({ pieces }) => pieces)).toEqual(Array(10).fill(1))
})

it('with more, a reader gets its first text at once and the rest in fewer pieces, at most 40 ms apart [Y-2]', () => {
  const startMs = performance.now()
  const readers = openReaders(20)
  // A write without text, before the first one, does not delay the text.
  for (const { reader } of readers) reader.request()
  stream(readers, 100, 20)
  for (const { writes } of readers) {
    const [, first, ...rest] = writes
    expect(first).toEqual({ atMs: startMs, pieces: 1 })
    expect(rest.length).toBeLessThan(60)
    const times = writes.slice(1).map(({ atMs }) => atMs)
    for (const [index, atMs] of times.entries())
      expect(atMs - (times[index - 1] ?? atMs)).toBeLessThanOrEqual(40)
    expect(writes.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(100)
  }
})

it('nothing is written to a reader that has left [Y-2]', () => {
  const [leaver, ...others] = openReaders(21)
  stream([...(leaver ? [leaver] : []), ...others], 2, 1)
  leaver?.reader.remove()
  vi.advanceTimersByTime(100)
  expect(leaver?.writes).toHaveLength(1)
  expect(others.map(({ writes }) => writes.length)).toEqual(Array(20).fill(2))
  expect(vi.getTimerCount()).toBe(0)
})
