import { hashOf, type NumberedWords, numberWords } from '#server/words/numbered-words.ts'
import { readZxcvbnList } from '#server/words/zxcvbn-lists.ts'
import type { Language } from '#shared/language.ts'
import { foldText } from './question-text.ts'

/** Common words, without accents: they are not typing mistakes, even if no sheet contains them. */
export type OrdinaryWords = Record<Language, NumberedWords>

/** Enough if there is no sheet to search. */
export const noOrdinaryWords: OrdinaryWords = { fr: numberWords([]), en: numberWords([]) }

/** For English, the words of passphrases and the most common passwords. Takes about 40 ms. */
export async function loadOrdinaryWords(): Promise<OrdinaryWords> {
  const [french, passphrases, passwords] = await Promise.all([
    readZxcvbnList('frenchWords'),
    readZxcvbnList('passphraseWords'),
    readZxcvbnList('passwords'),
  ])
  return { fr: numbered(french), en: numbered([...passphrases, ...passwords]) }
}

function numbered(words: readonly string[]): NumberedWords {
  return numberWords(words.map(word => hashOf(foldText(word))))
}
