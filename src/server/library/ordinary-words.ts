import type { Language } from '#shared/language.ts'
import { foldText } from './question-text.ts'

/** Common words, without accents: they are not typing mistakes, even if no sheet contains them. */
export type OrdinaryWords = Record<Language, ReadonlySet<string>>

/**
 * From the word lists of zxcvbn-ts, which the password rules use too: frequent French words; for English the words of
 * passphrases and of the most common passwords. Loaded once, in about 20 ms.
 */
export async function loadOrdinaryWords(): Promise<OrdinaryWords> {
  const [french, passphrases, passwords] = await Promise.all([
    import('@zxcvbn-ts/language-fr/src/commonWords.json', { with: { type: 'json' } }),
    import('@zxcvbn-ts/language-common/src/diceware.json', { with: { type: 'json' } }),
    import('@zxcvbn-ts/language-common/src/passwords.json', { with: { type: 'json' } }),
  ])
  return {
    fr: new Set(french.default.map(foldText)),
    en: new Set([...passphrases.default, ...passwords.default].map(foldText)),
  }
}
