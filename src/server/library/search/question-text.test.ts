import { expect, it } from 'vitest'
import { runningMs } from '#tests/support/running-time.ts'
import { namesIn, soundOf, spellOut, withoutArticle } from './question-text.ts'

it('the short forms of text messages are written in full, and words with an apostrophe stay', () => {
  expect(spellOut('jve savoir cmt fair, c tro', 'fr')).toBe("je veux savoir comment fair, c'est trop")
  expect(spellOut('c’est d’un ami', 'fr')).toBe("c'est d'un ami")
  expect(spellOut('wot can u do', 'en')).toBe('what can you do')
})

it('accents that are separate characters, as in a text copied from a PDF, are read like others (B-4)', () => {
  for (const text of ['code pénal', 'un vélo volé', 'ça va']) {
    expect(spellOut(text.normalize('NFD'), 'fr')).toBe(text)
  }
  expect(namesIn('Elle est à Évry'.normalize('NFD'))).toEqual(new Set(['evry']))
})

it('the French word for rent is recognised in its common spellings', () => {
  for (const word of ['loyer', 'loyers', 'loyé', 'loyez']) expect(spellOut(word, 'fr')).toBe('loyerdu')
  expect(spellOut('loyal', 'fr')).toBe('loyal')
})

it('a word spelt by ear sounds the same as the correct one', () => {
  expect(soundOf('voizin', 'fr')).toBe(soundOf('voisin', 'fr'))
  expect(soundOf('depozit', 'en')).toBe(soundOf('deposit', 'en'))
})

it('a long word made of letters that French does not pronounce is read at once', () => {
  expect(soundOf(`${'est'.repeat(300)}b`, 'fr')).toBe(`${'est'.repeat(300)}b`)
  expect(soundOf(`ab${'est'.repeat(300)}`, 'fr')).toBe('ab')
  expect(soundOf('postes', 'fr')).toBe('po')
  const startedAtMs = runningMs()
  expect(soundOf(`${'est'.repeat(30_000)}b`, 'fr')).toBe(`${'est'.repeat(30_000)}b`)
  expect(runningMs() - startedAtMs).toBeLessThan(1_000)
})

it('a very long word before an apostrophe is read at once, and so is one that begins like "prudhommes"', () => {
  const text = `${'a'.repeat(150_000)}'b prudhom${'m'.repeat(150_000)}_`
  expect(spellOut(text, 'fr')).toBe(text)
})

it('a French word is separated from what may be an article or pronoun written together with it', () => {
  expect(withoutArticle('dargent', 'fr')).toBe('argent')
  expect(withoutArticle('quavec', 'fr')).toBe('avec')
  expect(withoutArticle('divorce', 'fr')).toBe('ivorce')
  expect(withoutArticle('travail', 'fr')).toBeUndefined()
  expect(withoutArticle('dargent', 'en')).toBeUndefined()
})

it('words with a capital inside a sentence are names, and the first word is not', () => {
  expect(namesIn('Une maison près d’Angers, Mme Roux. Elle est à Évry')).toEqual(
    new Set(['angers', 'mme', 'roux', 'evry']),
  )
  expect(namesIn('Licencié Hier')).toEqual(new Set(['hier']))
})
