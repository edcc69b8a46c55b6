import { describe, expect, it } from 'vitest'
import { hashOf, numberWords } from '#server/words/numbered-words.ts'
import type { RankedSheets } from './rank-sheets.ts'
import { chanceOf, type FittedSheet, fitSheets, fitWeights } from './sheet-fit.ts'
import type { Wording } from './wording.ts'

function row(sheetId: string, score: number) {
  return { sheetId, language: 'en' as const, score, worth: 25, sections: [] }
}

/** A wording that finds each question as similar to those of the two sheets as the arguments say. */
function wordingFor(eviction: number, neighbours: number): Wording {
  return {
    sheetIds: ['eviction', 'neighbours'],
    words: { numbers: numberWords([hashOf('flat')]), rarities: Float32Array.of(1) },
    weights: Int8Array.of(50 * eviction, 50 * neighbours, 0),
    scales: Float32Array.of(0.02),
    noSheet: 0,
  }
}

function fitted({
  wording = wordingFor(0, 0),
  ...found
}: Partial<RankedSheets> & { wording?: Wording }): FittedSheet[] {
  const searched = { ranked: [row('eviction', 20)], closestOther: 8, otherTopic: 0, ...found }
  return fitSheets({ found: searched, singularWords: [['flat']] }, wording, fitWeights)
}

function chance(changed: Parameters<typeof fitted>[0]): number {
  return chanceOf(fitted(changed)[0]?.odds ?? Number.NEGATIVE_INFINITY)
}

describe('the chance that a sheet answers a question', () => {
  it('is high if the sheet is far ahead of questions that no sheet answers', () => {
    expect(chance({})).toBeGreaterThan(0.9)
  })

  it('falls with a closer question that no sheet answers', () => {
    expect(chance({ closestOther: 18 })).toBeLessThan(chance({}))
  })

  it('falls with a phrase of another topic, further with a second one, but not with more', () => {
    const [one = 0, two = 0, three = 0] = [1, 2, 3].map(otherTopic => chance({ otherTopic }))
    expect(one).toBeLessThan(chance({}))
    expect(two).toBeLessThan(one)
    expect(three).toBe(two)
  })

  it('is higher if the question is worded like those of the sheet, and lower if it is not', () => {
    expect(chance({ wording: wordingFor(2, 0) })).toBeGreaterThan(chance({}))
    expect(chance({ wording: wordingFor(-2, 0) })).toBeLessThan(chance({}))
  })

  it('is lower for a long story with the same scores', () => {
    const ranked = [{ ...row('eviction', 20), worth: 200 }]
    expect(chance({ ranked })).toBeLessThan(chance({}))
  })

  it('orders the sheets: the wording decides between two with nearly the same score', () => {
    const ranked = [row('eviction', 20), row('neighbours', 19)]
    const first = (wording: Wording) => fitted({ ranked, wording })[0]?.sheetId
    expect(first(wordingFor(0, 0))).toBe('eviction')
    expect(first(wordingFor(-1, 2))).toBe('neighbours')
  })

  it('does not exist without a sheet', () => {
    expect(fitted({ ranked: [] })).toEqual([])
  })
})
