import { describe, expect, it } from 'vitest'
import { snippetOf } from './snippet.ts'

const terms = new Set(['bail', 'loyer', 'caution'])
const meaning = (word: string) => (terms.has(word) ? word : word.startsWith('bail') ? 'bail' : undefined)
const filler = 'rien '.repeat(60)

function markedWords(text: string): string[] {
  const { snippet, marks } = snippetOf(text, meaning)
  return marks.map(([start, end]) => snippet.slice(start, end))
}

describe('the part of a text that a result shows', () => {
  it('has as many different words as possible, even if another part has more words', () => {
    expect(markedWords(`bail bail bail ${filler} loyer et caution ${filler} loyer`)).toEqual([
      'loyer',
      'caution',
    ])
  })

  it('is the first of several that are equally good', () => {
    expect(markedWords(`loyer ${filler} bail ${filler} caution`)).toEqual(['loyer'])
  })

  it('is found before and after a word that is longer than the part itself', () => {
    const long = `bail${'l'.repeat(300)}`
    expect(markedWords(`${long} ${filler} bail loyer`)).toEqual(['bail', 'loyer'])
    expect(markedWords(`bail loyer ${filler} ${long}`)).toEqual(['bail', 'loyer'])
  })
})
