import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { wordsOf } from '#server/library/search/question-text.ts'
import { shippedLibrary } from '#tests/support/samples/libraries.ts'
import { hashOf, numberOf, numberWords } from './numbered-words.ts'

it('each word has one number, and an unknown word has none', () => {
  const words = numberWords(['bail', 'loyer', 'bail', 'caution'].map(hashOf))
  const numbers = ['bail', 'loyer', 'caution'].map(word => numberOf(words, hashOf(word)))
  expect(numbers.toSorted()).toEqual([0, 1, 2])
  expect(numberOf(words, hashOf('bai'))).toBe(-1)
  expect(numberOf(numberWords([]), hashOf('bail'))).toBe(-1)
})

it('almost all words and pairs of words of a long list of questions have different hashes', async () => {
  const words = wordsOf(await readFile(join(shippedLibrary, 'asked-questions.yaml'), 'utf8'))
  const texts = new Set([...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)])
  // With 80,000 texts, 0.8 pairs with the same hash are expected.
  expect(texts.size - numberWords([...texts].map(hashOf)).length).toBeLessThanOrEqual(2)
})
