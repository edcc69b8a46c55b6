import { expect, it } from 'vitest'
import { findPhrases, phrasesOf } from './phrases.ts'

const phrases = phrasesOf([
  { number: 1, terms: ['mise', 'en', 'demeure'] },
  { number: 2, terms: ['expert', undefined, 'comptable'] },
  { number: 2, terms: ['bail'] },
  { number: 3, terms: [undefined] },
])

function numbersIn(text: string): number[] {
  return findPhrases(phrases, text.split(' ')).map(({ number }) => number)
}

it('finds a phrase with up to three other words between its own', () => {
  expect(numbersIn('une mise en demeure')).toEqual([1])
  expect(numbersIn('mise tout de suite en demeure')).toEqual([1])
  expect(numbersIn('mise tout de suite hier en demeure')).toEqual([])
})

it('finds a phrase only if its words are in order', () => {
  expect(numbersIn('demeure en mise')).toEqual([])
  // Only the second "mise" is close enough to "en".
  expect(numbersIn('mise une deux trois quatre cinq mise en demeure')).toEqual([1])
})

it('finds a phrase of three words only if all of them are close together', () => {
  expect(numbersIn('mise en x x x x x en demeure')).toEqual([])
  expect(numbersIn('mise en x x x x x en demeure x mise en x en demeure')).toEqual([1])
  // Only the second "mise" and the second "en" are close enough to what follows.
  expect(numbersIn('mise en mise x x en x demeure')).toEqual([1])
})

it('leaves out words that do not count, and phrases of only such words', () => {
  expect(numbersIn('un expert comptable')).toEqual([2])
  // By the longest term of each: the phrase without a term is not among them.
  expect([...phrases.keys()]).toEqual(['demeure', 'comptable', 'bail'])
})

it('finds every phrase of a group', () => {
  expect(numbersIn('expert comptable du bail')).toEqual([2, 2])
})
