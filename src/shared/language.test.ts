import { describe, expect, it } from 'vitest'
import { negotiateLanguage } from './language.ts'

describe('the language for an Accept-Language header', () => {
  it.each([
    ['fr', 'fr', 'the only one'],
    ['en-GB, fr', 'en', 'the first of equal weights'],
    ['fr-FR,en', 'fr', 'the first of equal weights'],
    ['en;q=0.8, fr;q=0.9', 'fr', 'the higher weight, in any position'],
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr', 'a region means its language'],
    ['fr-CA;q=0.4, en-US;q=0.7', 'en', 'a region means its language'],
    ['fr-Latn-CH-1996', 'fr', 'a longer tag means its language'],
    ['FR-ca;Q=1.000', 'fr', 'case is ignored'],
    ['de-DE, ar, fr-CH;q=0.3, en;q=0.2', 'fr', 'unsupported languages are skipped'],
    ['de, ar', 'en', 'no supported language'],
    ['fro, eng', 'en', 'a longer name is another language'],
    ['de, fr;q=0, en;q=0.1', 'en', 'a refused language is never chosen'],
    ['fr;q=0, fr-CH', 'en', 'not even through one of its regions'],
    ['fr-CH;q=0, fr, en;q=0.5', 'fr', 'a refused region does not refuse its language'],
    ['en;q=0', 'fr', 'a refused default is not chosen'],
    ['en;q=0, fr;q=0', 'en', 'both are refused, so the default'],
    ['*', 'en', 'any language'],
    ['*;q=0.5, fr;q=0.4', 'en', 'any other is preferred to the one named'],
    ['en;q=0.5, *;q=0.8', 'fr', 'any other is preferred to the one named'],
    ['fr;q=0.6, *;q=0.5', 'fr', 'the one named is preferred to any other'],
    ['en;q=0, *', 'fr', 'any but the refused one'],
    ['fr;q=0.1, *;q=0', 'fr', 'only the one named'],
    ['*;q=0', 'en', 'all are refused, so the default'],
    [' fr ; q=0.2 ,, en ;q=0.1,', 'fr', 'spaces and empty entries are allowed'],
    ['fr;q=high, en;q=0.1', 'en', 'an entry is ignored if its weight is not a number'],
    ['fr;q=2, en;q=0.1', 'en', 'an entry is ignored if its weight is above 1'],
    ['fr_FR, en;q=0.1', 'en', 'an entry with an invalid tag is ignored'],
    ['%00; drop, <fr>, "fr"', 'en', 'nonsense'],
    ['', 'en', 'an empty header'],
    [undefined, 'en', 'no header'],
  ])('%j is %s: %s', (header, language, _why) => {
    expect(negotiateLanguage(header)).toBe(language)
  })

  it('is found at once in a header of a hundred thousand wildcards', () => {
    expect(negotiateLanguage(`${'*,'.repeat(100_000)}fr;q=0.5`)).toBe('en')
  })
})
