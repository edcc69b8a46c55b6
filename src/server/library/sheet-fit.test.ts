import { describe, expect, it } from 'vitest'
import type { RankedSheets } from '#server/store/library-search.ts'
import { chanceOf, fitSignals, fitWeights } from './sheet-fit.ts'

function row(sheetId: string, score: number) {
  return { sheetId, language: 'en' as const, score, worth: 25, sections: [] }
}

function chance({ wording = 0, ...signals }: Partial<RankedSheets> & { wording?: number }): number {
  const found = { ranked: [row('eviction', 20), row('~3', 8)], otherTopic: 0, ...signals }
  const measured = fitSignals(found, wording)
  return measured ? chanceOf(measured, fitWeights) : 0
}

describe('the chance that the best sheet answers a question', () => {
  it('is high if it is far ahead of other questions and of the second sheet', () => {
    expect(chance({})).toBeGreaterThan(0.9)
  })

  it('falls with a closer question that no sheet answers', () => {
    expect(chance({ ranked: [row('eviction', 20), row('~3', 18)] })).toBeLessThan(chance({}))
  })

  it('falls with a second sheet that matches nearly as well', () => {
    expect(chance({ ranked: [row('eviction', 20), row('neighbours', 19), row('~3', 8)] })).toBeLessThan(
      chance({}),
    )
  })

  it('falls with a phrase of another topic, further with a second one, but not with more', () => {
    const [one = 0, two = 0, three = 0] = [1, 2, 3].map(otherTopic => chance({ otherTopic }))
    expect(one).toBeLessThan(chance({}))
    expect(two).toBeLessThan(one)
    expect(three).toBe(two)
  })

  it('is higher for a question worded like those of the sheets than for one worded like the others', () => {
    expect(chance({ wording: 2 })).toBeGreaterThan(chance({}))
    expect(chance({ wording: -2 })).toBeLessThan(chance({}))
  })

  it('is smaller for a long story with the same scores', () => {
    const ranked = [row('eviction', 20), row('~3', 8)].map(one => ({ ...one, worth: 200 }))
    expect(chance({ ranked })).toBeLessThan(chance({}))
  })

  it('does not exist without a sheet', () => {
    expect(fitSignals({ ranked: [row('~3', 8)], otherTopic: 0 }, 0)).toBeUndefined()
  })
})
