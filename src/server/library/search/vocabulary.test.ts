import { expect, it } from 'vitest'
import { buildVocabulary, correctionOf } from './vocabulary.ts'

const french = buildVocabulary(
  ['le dépôt de garantie du propriétaire, un licenciement pour faute'],
  ['la garentie décennale du constructeur, une fote'],
  'fr',
)

function corrected(word: string, bySound = true): string | undefined {
  return correctionOf(french, word, 'fr', bySound)
}

it('corrects a word to the known word that looks most similar', () => {
  expect(corrected('propietaire')).toBe('proprietaire')
  expect(corrected('licensiement')).toBe('licenciement')
  expect(corrected('faut')).toBe('faute')
})

it('prefers a word of the sheets to one of another topic if both sound the same', () => {
  expect(corrected('fautte')).toBe('faute')
  expect(corrected('garantis')).toBe('garantie')
})

it('corrects a word that only sounds like a known one, unless that is switched off', () => {
  expect(corrected('phote')).toBe('fote')
  expect(corrected('phote', false)).toBeUndefined()
})

it('leaves a word that resembles no known one unchanged', () => {
  expect(corrected('xylophone')).toBeUndefined()
  expect(corrected('fourchette')).toBeUndefined()
})

it('knows the other forms of its words, but no stop words', () => {
  expect(french.stems.has('licenci')).toBe(true)
  expect(french.words.map(({ word }) => word)).not.toContain('pour')
})
