import { expect, it } from 'vitest'
import { placePieces } from './pdf-direction.ts'

/** The pieces as they are seen from left to right, where every character is 1 point wide. */
function seen(texts: string[], isParagraphRightToLeft: boolean): string[] {
  const pieces = texts.map(text => ({ text, width: text.length }))
  const placed = placePieces(pieces, isParagraphRightToLeft, text => text.length)
  // Drawn in the order of reading, for screen readers.
  expect([...new Set(placed.map(({ piece }) => piece))]).toEqual(pieces)
  return placed.toSorted((a, b) => a.x - b.x).map(({ text, x }) => `${x} ${text}`)
}

it('words in Arabic follow each other from right to left, but not the French words around them (T-3)', () => {
  expect(seen(['Le ', 'عقد ', 'بيع ', 'signé.'], false)).toEqual([
    '0 Le ',
    '3 بيع',
    '6 عقد ',
    '10  ',
    '11 signé.',
  ])
})

it('numbers, Latin words and brackets within Arabic are where a browser shows them (T-3)', () => {
  expect(seen(['في ', '12 ', 'mars ', '(', 'عقد', ') '], true)).toEqual([
    '0  (',
    '2 عقد',
    '5 )',
    '6  ',
    '7 mars',
    '11  ',
    '12 12',
    '14 في ',
  ])
})

it('a line without Arabic or Hebrew stays as it is (T-3)', () => {
  expect(seen(['Le ', '(bail)'], false)).toEqual(['0 Le ', '3 (bail)'])
})
