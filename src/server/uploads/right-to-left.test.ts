import { expect, it } from 'vitest'
import { textInReadingOrder } from './right-to-left.ts'

/** A line of pieces that are drawn one after the other, each letter one point wide. */
function lineOf(...texts: string[]) {
  let left = 0
  return texts.map((str, index) => {
    const item = { str, hasEOL: index === texts.length - 1, width: str.length, height: 1 }
    left += str.length
    return { ...item, transform: [1, 0, 0, 1, left - str.length, 0] }
  })
}

it.each([
  ['numbers and punctuation', ['.17', ' ', 'מספר', ' ', '2024', ' ', 'שכירות'], 'שכירות 2024 מספר 17.'],
  [
    'Latin words',
    ['ומר', ' ', 'Jean', ' ', 'Dupont', ' ', 'שכירות', ' ', 'חוזה'],
    'חוזה שכירות Jean Dupont ומר',
  ],
  ['brackets', ['(', '5', ' ', 'סעיף', ')'], '(סעיף 5)'],
  ['a telephone number', ['050-1234567', ' ', 'טלפון'], 'טלפון 050-1234567'],
  ['a date in Arabic', ['03-05-1980', ' ', 'في'], 'في 1980-05-03'],
  ['single letters in the form that they have in a word', ['ﺪ', 'ﻘ', 'ﻋ'], 'عقد'],
])('a line in Hebrew or Arabic is read from right to left: %s', (_what, pieces, text) => {
  expect(textInReadingOrder(lineOf(...pieces))).toBe(`${text}\n`)
})

it('Hebrew or Arabic words in a French line are read from right to left, and the line from left to right', () => {
  const line = lineOf('Les mots ', 'עולם', ' ', 'שלום', ' sont ', 'écrits.')
  expect(textInReadingOrder(line)).toBe('Les mots שלום עולם sont écrits.\n')
})

it('pieces that are drawn in reading order, without spaces between them, are read in the same way', () => {
  const drawn = lineOf('מספר', ' ', 'שכירות').filter(({ str }) => str !== ' ')
  const [last, first] = drawn.map(item => ({ ...item, hasEOL: false }))
  if (!first || !last) throw new Error('Two words were expected.')
  expect(textInReadingOrder([first, last])).toBe('שכירות מספר')
})

it('lines in other languages stay as they are drawn', () => {
  const line = lineOf('b', 'a', '1', ' ').map(item => ({ ...item, transform: [1, 0, 0, 1, 0, 0] }))
  expect(textInReadingOrder([...line, ...lineOf('c')])).toBe('ba1 \nc\n')
})
