import { expect, it } from 'vitest'
import { placePieces } from './pdf-direction.ts'

/** The pieces as they are seen from left to right, where every character is 1 point wide. */
function seen(texts: string[], wholeLine: boolean): string[] {
  const pieces = texts.map(text => ({ text, width: text.length }))
  const placed = placePieces(pieces, wholeLine, () => 1)
  // Drawn in the order of reading, for screen readers.
  expect(placed.map(({ piece }) => piece)).toEqual(pieces)
  return placed.toSorted((a, b) => a.x - b.x).map(({ text, x }) => `${x} ${text}`)
}

it('words in Arabic follow each other from right to left, but not the French words around them (T-3)', () => {
  expect(seen(['Le ', 'عقد ', 'بيع ', 'signé.'], false)).toEqual(['0 Le ', '3 بيع ', '7 عقد ', '11 signé.'])
})

it('numbers and Latin words within Arabic keep their order, and brackets are mirrored (T-3)', () => {
  expect(seen(['في ', '12 ', 'mars ', '(', 'عقد', ') '], true)).toEqual([
    '1 ( ',
    '2 عقد',
    '5 )',
    '7 12 ',
    '10 mars ',
    '14 في ',
  ])
})

it('a line without Arabic or Hebrew stays as it is (T-3)', () => {
  expect(seen(['Le ', '(bail)'], false)).toEqual(['0 Le ', '3 (bail)'])
})
