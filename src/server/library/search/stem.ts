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

/** Stems that were computed before. A stemmer takes microseconds for each word, and texts often repeat words. */
const knownStems = { fr: new Map<string, string>(), en: new Map<string, string>() }
const maxKnownCount = 5_000
/** Longer words are rare. */
const maxKnownLength = 24

const number = /^\d+$/

/** `word`: from `wordsOf`. */
export function stemOf(word: string, language: Language): string | undefined {
  if (stopWords[language].has(word)) return undefined
  // Most amounts and dates occur only once, so they would only push other words out.
  if (number.test(word)) return word
  if (word.length > maxKnownLength) return computeStem(word, language)
  const known = knownStems[language]
  let stem = known.get(word)
  if (stem === undefined) {
    stem = computeStem(word, language)
    if (known.size >= maxKnownCount) known.clear()
    known.set(ownCopyOf(word), stem)
  }
  return stem
}

/** V8 does not copy a longer word out of its text, so the word would keep the whole text in memory. */
function ownCopyOf(word: string): string {
  return word.length > 12 ? Buffer.from(word).toString() : word
}

function computeStem(word: string, language: Language): string {
  // Without its accent, the ending of "licenciée" is unknown to the stemmer, and the word would not match "licencié".
  return language === 'fr' ? stemFrench(word.replace(/ees?$/, 'e')) : stemEnglish(word)
}
