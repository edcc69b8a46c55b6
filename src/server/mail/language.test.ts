import { describe, expect, it } from 'vitest'
import { mailLanguage } from './language.ts'

describe('the language of a mail', () => {
  it.each([
    ['fr', 'en-GB,en;q=0.9', 'fr'],
    ['en', 'fr', 'en'],
    [undefined, 'fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    [undefined, 'en;q=0.8, fr;q=0.9', 'fr'],
    [undefined, 'de, fr;q=0, en;q=0.1', 'en'],
    [undefined, 'de-DE,de', 'en'],
    [undefined, undefined, 'en'],
    ['xx', 'fr', 'fr'],
    [42, '', 'en'],
  ])('for an account of %s and a browser of %s is %s', (account, browser, expected) => {
    expect(mailLanguage(account, browser)).toBe(expected)
  })
})
