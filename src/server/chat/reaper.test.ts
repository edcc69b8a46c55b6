import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Running } from '#server/store/generation-log.ts'
import { createAnswerBuffer } from './answer-buffer.ts'
import { missedBeats } from './reaper.ts'

const second = 1_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Looks every second at one answer, whose process has these heartbeats; which looks found it abandoned. */
function looksAt(heartbeats: (string | null)[], { isOurs = false, isWritten = false, pauses = [0] } = {}) {
  const answer = createAnswerBuffer({ id: 'answer', chatId: 'chat' as never, userId: 'user' as never })
  const live = { processId: 'this process', find: () => (isWritten ? answer : undefined) }
  const look = missedBeats(live, second)
  return heartbeats.map((heartbeat, index) => {
    vi.advanceTimersByTime(second + (pauses[index] ?? 0))
    const processId = isOurs ? live.processId : 'another process'
    const running: Running[] = [{ id: answer.id, processId, heartbeat }]
    return look(running).length > 0
  })
}

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

/** F-7 */
describe('an answer is abandoned', () => {
  it('when its process has missed seven heartbeats in a row', () => {
    expect(looksAt(times(8, '12:00'))).toEqual([...times(7, false), true])
  })

  it('when its process never had a heartbeat, or has none any more', () => {
    expect(looksAt(times(8, null)).at(-1)).toBe(true)
  })

  it('when this process has it in its name, but does not write it', () => {
    const beating = Array.from({ length: 8 }, (_, index) => `12:0${index}`)
    expect(looksAt(beating, { isOurs: true }).at(-1)).toBe(true)
  })
})

describe('an answer is not abandoned', () => {
  it('while this process writes it, whatever the database says of its heartbeats', () => {
    expect(looksAt(times(30, '12:00'), { isOurs: true, isWritten: true })).not.toContain(true)
  })

  it('while there are heartbeats, however far the clock that names them jumps, forwards or back', () => {
    const six = (heartbeat: string) => times(6, heartbeat)
    const heartbeats = [...six('12:00'), ...six('18:00'), ...six('03:00'), ...six('03:01')]
    expect(looksAt(heartbeats)).not.toContain(true)
  })

  it('after looks that came late: what held them up may have held up the heartbeats', () => {
    const pauses = [...times(6, 0), 10 * second, ...times(6, 0), 3 * second]
    expect(looksAt(times(16, '12:00'), { pauses })).not.toContain(true)
  })
})
