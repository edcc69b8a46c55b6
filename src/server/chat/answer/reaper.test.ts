import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Running } from '#server/store/answers/generation-log.ts'
import { createAnswerBuffer } from './answer-buffer.ts'
import { countMissedHeartbeats } from './reaper.ts'

const secondMs = 1_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Checks one answer every second, with these heartbeats of its process. Returns which checks found it abandoned. */
function checkEverySecond(
  heartbeats: (string | null)[],
  { isOurs = false, isWritten = false, delaysMs = [0] } = {},
) {
  const answer = createAnswerBuffer({ id: 'answer', chatId: 'chat' as never, userId: 'user' as never })
  const live = { processId: 'this process', find: () => (isWritten ? answer : undefined) }
  const findAbandoned = countMissedHeartbeats(live, 2 * secondMs)
  return heartbeats.map((heartbeat, index) => {
    vi.advanceTimersByTime(secondMs + (delaysMs[index] ?? 0))
    const processId = isOurs ? live.processId : 'another process'
    const running: Running[] = [{ id: answer.id, processId, heartbeat }]
    return findAbandoned(running).length > 0
  })
}

const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

/** F-7 */
describe('an answer is abandoned', () => {
  it('when its process has missed seven heartbeats in a row', () => {
    expect(checkEverySecond(repeat(8, '12:00'))).toEqual([...repeat(7, false), true])
  })

  it('when seven checks in time found no new heartbeat, even with late checks between them', () => {
    const delaysMs = [0, 0, 0, 10 * secondMs, 0, 0, 3 * secondMs, 0, 0, 0]
    expect(checkEverySecond(repeat(10, '12:00'), { delaysMs })).toEqual([...repeat(9, false), true])
  })

  it('when its process has no heartbeat', () => {
    expect(checkEverySecond(repeat(8, null)).at(-1)).toBe(true)
  })

  it('when it belongs to this process, but this process is not writing it', () => {
    const beating = Array.from({ length: 8 }, (_, index) => `12:0${index}`)
    expect(checkEverySecond(beating, { isOurs: true }).at(-1)).toBe(true)
  })
})

describe('an answer is not abandoned', () => {
  it('while this process writes it, even if the database shows no new heartbeat', () => {
    expect(checkEverySecond(repeat(30, '12:00'), { isOurs: true, isWritten: true })).not.toContain(true)
  })

  it('while there are heartbeats, even if their clock jumps forwards or back', () => {
    const six = (heartbeat: string) => repeat(6, heartbeat)
    const heartbeats = [...six('12:00'), ...six('18:00'), ...six('03:00'), ...six('03:01')]
    expect(checkEverySecond(heartbeats)).not.toContain(true)
  })

  it('by late checks: the heartbeats may have been delayed for the same reason', () => {
    const delaysMs = repeat(30, 3 * secondMs)
    expect(checkEverySecond(repeat(30, '12:00'), { delaysMs })).not.toContain(true)
  })

  it('if its process sends a heartbeat after a late check', () => {
    const heartbeats = [...repeat(7, '12:00'), ...repeat(7, '12:20')]
    const delaysMs = [...repeat(6, 0), 10 * secondMs]
    expect(checkEverySecond(heartbeats, { delaysMs })).not.toContain(true)
  })
})
