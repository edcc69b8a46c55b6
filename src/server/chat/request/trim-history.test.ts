import { describe, expect, it } from 'vitest'
import { trimHistory } from './trim-history.ts'

/** The turns that fit before each question of a growing chat, if `maxTurns` fit. */
function growingChat(maxTurns: number, questionCount: number) {
  return Array.from({ length: questionCount }, (_, question) => {
    const next = question * 2
    const first = Math.max(0, next - maxTurns)
    return Array.from({ length: next - first }, (_, index) => ({
      position: first + index,
      role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: '',
    }))
  })
}

describe('the history that is sent with a question', () => {
  it('is the whole chat while it fits', () => {
    for (const turns of growingChat(100, 50)) expect(trimHistory(turns)).toEqual(turns)
  })

  it.each([
    { maxTurns: 100, questionCount: 8 },
    { maxTurns: 40, questionCount: 4 },
    { maxTurns: 20, questionCount: 2 },
  ])(
    'begins with the same turn for $questionCount questions, if $maxTurns turns fit',
    ({ maxTurns, questionCount }) => {
      const firsts = growingChat(maxTurns, maxTurns + 64)
        .slice(-64)
        .map(turns => trimHistory(turns)[0]?.position)
      // The 64 questions may begin and end in the middle of a run.
      expect(new Set(firsts).size).toBeLessThanOrEqual(64 / questionCount + 1)
    },
  )

  it('keeps the newest turns, at least three quarters of those that fit, and begins with a question', () => {
    for (const turns of growingChat(100, 200)) {
      const sent = trimHistory(turns)
      expect(sent.length).toBeGreaterThanOrEqual(turns.length * 0.75)
      expect(sent.at(-1)).toEqual(turns.at(-1))
      expect(sent[0]?.role ?? 'user').toBe('user')
    }
  })

  it('keeps all turns that fit if only a few long ones do', () => {
    const [turns = []] = growingChat(3, 20).slice(-1)
    expect(trimHistory(turns)).toEqual(turns)
  })
})
