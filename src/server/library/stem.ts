import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { stopwords as englishStopWords } from '@orama/stopwords/english'
import { stopwords as frenchStopWords } from '@orama/stopwords/french'
import type { Language } from '#shared/language.ts'
import { foldText } from './question-text.ts'

const stopWords: Record<Language, ReadonlySet<string>> = {
  fr: new Set(frenchStopWords.map(foldText)),
  en: new Set(englishStopWords.map(foldText)),
}

/** The stem of each word, in order. A stop word has none, but keeps its place. `words`: from `wordsOf`. */
export function stemsOf(words: readonly string[], language: Language): (string | undefined)[] {
  return words.map(word => stemOf(word, language))
}

/** `word`: from `wordsOf`. */
export function stemOf(word: string, language: Language): string | undefined {
  if (stopWords[language].has(word)) return undefined
  // Without its accent, the ending of "licenciée" is unknown to the stemmer, and the word would not match "licencié".
  return language === 'fr' ? stemFrench(word.replace(/ees?$/, 'e')) : stemEnglish(word)
}
