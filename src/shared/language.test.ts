import { describe, expect, it } from 'vitest'
import { negotiateLanguage } from './language.ts'

describe('the language for an Accept-Language header', () => {
  it.each([
    ['fr', 'fr', 'the only one'],
    ['en-GB, fr', 'en', 'the first of equal weights'],
    ['fr-FR,en', 'fr', 'the first of equal weights'],
    ['en;q=0.8, fr;q=0.9', 'fr', 'the higher weight, wherever it stands'],
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr', 'a region stands for its language'],
    ['fr-CA;q=0.4, en-US;q=0.7', 'en', 'a region stands for its language'],
    ['fr-Latn-CH-1996', 'fr', 'a longer tag stands for its language'],
    ['FR-ca;Q=1.000', 'fr', 'letter case means nothing'],
    ['de-DE, ar, fr-CH;q=0.3, en;q=0.2', 'fr', 'languages that we do not speak are passed over'],
    ['de, ar', 'en', 'none that we speak'],
    ['fro, eng', 'en', 'a longer name is another language'],
    ['de, fr;q=0, en;q=0.1', 'en', 'a refused language is never chosen'],
    ['fr;q=0, fr-CH', 'en', 'nor through a region of it'],
    ['fr-CH;q=0, fr, en;q=0.5', 'fr', 'a refused region does not refuse its language'],
    ['en;q=0', 'fr', 'the default gives way where it is refused'],
    ['en;q=0, fr;q=0', 'en', 'both are refused, and one must be written'],
    ['*', 'en', 'any'],
    ['*;q=0.5, fr;q=0.4', 'en', 'any other before the one named'],
    ['en;q=0.5, *;q=0.8', 'fr', 'any other before the one named'],
    ['fr;q=0.6, *;q=0.5', 'fr', 'the one named before any other'],
    ['en;q=0, *', 'fr', 'any but the refused one'],
    ['fr;q=0.1, *;q=0', 'fr', 'nothing but the one named'],
    ['*;q=0', 'en', 'nothing at all, and one must be written'],
    [' fr ; q=0.2 ,, en ;q=0.1,', 'fr', 'spaces and empty members are allowed'],
    ['fr;q=high, en;q=0.1', 'en', 'a weight that is no number counts as absent'],
    ['fr;q=2, en;q=0.1', 'en', 'a weight above 1 counts as absent'],
    ['fr_FR, en;q=0.1', 'en', 'a tag that is none counts as absent'],
    ['%00; drop, <fr>, "fr"', 'en', 'nonsense'],
    ['', 'en', 'an empty header'],
    [undefined, 'en', 'no header'],
  ])('%j is %s: %s', (header, language, _why) => {
    expect(negotiateLanguage(header)).toBe(language)
  })
})
