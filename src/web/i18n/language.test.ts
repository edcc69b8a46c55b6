import { describe, expect, it } from 'vitest'
import { preferredLanguage } from './language.ts'

describe('the language of the page', () => {
  it.each([
    [['fr-FR', 'en'], 'fr'],
    [['fr'], 'fr'],
    [['FR-ca'], 'fr'],
    [['en-GB', 'fr'], 'en'],
    [['de-DE', 'fr-CH', 'en'], 'fr'],
    [['de', 'ar'], 'en'],
    [['fro'], 'en'],
    [[], 'en'],
  ])('of a browser that asks for %j is %s', (languages, language) => {
    expect(preferredLanguage(languages)).toBe(language)
  })
})
