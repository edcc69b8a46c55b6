import type { FoundSheet, LibraryMatch, LibraryQuery } from '#server/library/library.ts'
import type { Sheet } from '#server/library/sheet.ts'
import { hashOf, type NumberedWords, numberOf } from '#server/words/numbered-words.ts'
import type { Language } from '#shared/language.ts'
import { questionLanguage } from '#shared/text/text-language.ts'
import type { OrdinaryWords } from './ordinary-words.ts'
import { foldText, namesIn, singular, spellOut, withoutArticle, wordsOf } from './question-text.ts'
import { type AskedText, type RankedSheet, rankSheets, type SearchWeights } from './rank-sheets.ts'
import {
  chanceOf,
  type FittedSheet,
  type FitWeights,
  fitSheets,
  fitWeights,
  type SearchedWords,
} from './sheet-fit.ts'
import type { SheetIndex } from './sheet-index.ts'
import type { SheetLookup } from './sheet-lookup.ts'
import { stemOf } from './stem.ts'
import { correctionOf, type Vocabulary } from './vocabulary.ts'
import type { Wording } from './wording.ts'

export type SearchSettings = SearchWeights & {
  fitWeights: FitWeights
  bySpelling: boolean
  bySound: boolean
  /** How much an earlier question counts if the question seems to continue it, and if it does not. */
  followUpWeight: number
  earlierWeight: number
  documentWeight: number
  /** The lowest chance that the best sheet answers the question. Below it, no sheet is found. */
  minChance: number
  /** The lowest chance at which sheets are offered although none is found. */
  minChanceToOffer: number
  /** How far the odds of a further sheet may be behind those of the best one. */
  maxLag: number
  /** Up to this lag, the second sheet counts as an equally good match. */
  ambiguousLag: number
}

export const searchSettings: SearchSettings = {
  titleWeight: 3,
  questionWeight: 1.5,
  sectionWeights: [1.2, 1, 0.8, 0.8, 0.2, 0.4],
  conceptWeight: 1.5,
  saturation: 2,
  similarityWeight: 0.3,
  bySpelling: true,
  bySound: true,
  followUpWeight: 0.7,
  earlierWeight: 0.15,
  documentWeight: 0.3,
  fitWeights,
  minChance: 0.55,
  minChanceToOffer: 0.14,
  maxLag: 3,
  ambiguousLag: 0.6,
}

/** The sheets to search, and their index. */
export type SheetShelf = {
  sheets: readonly Sheet[]
  lookup: SheetLookup
  index: SheetIndex
  ordinaryWords: OrdinaryWords
  wordings: Record<Language, Wording>
}

const maxFoundCount = 3
const maxRankedCount = 2 * maxFoundCount
const maxRelatedCount = 3
const maxEarlierCount = 3
const maxQuestionLength = 4_000
const maxDocumentLength = 6_000
/** Shorter words are too similar to too many others. */
const minCorrectedLength = 4
const maxLookedUpCount = 60

/** Finds the sheets that answer a question (docs/decisions/0024). */
export function findSheets(
  shelf: SheetShelf,
  query: LibraryQuery,
  settings: SearchSettings = searchSettings,
): LibraryMatch {
  const { sheets, lookup } = shelf
  if (sheets.length === 0) {
    return nothingIn(questionLanguage(query.question, query.fallbackLanguage))
  }
  const searched = searchSheets(shelf, query, settings)
  const { language } = searched
  const none = nothingIn(language)
  if (isInOtherLanguage(shelf, language, query.question)) return none
  const ranked = fitSheets(searched, shelf.wordings[language], settings.fitWeights)
  const [best] = ranked
  if (!best) return none
  const sheetOf = ({ sheetId, language }: RankedSheet) => lookup.byId[language].get(sheetId)
  const close = closeTo(ranked, settings)
  const chance = chanceOf(best.odds)
  if (chance < settings.minChance) {
    return {
      ...none,
      related: chance < settings.minChanceToOffer ? [] : close.flatMap(row => sheetOf(row) ?? []),
    }
  }
  const found = close.flatMap((row): FoundSheet[] => {
    const sheet = sheetOf(row)
    return sheet ? [{ sheet, sections: sectionsFor(query.question, row.sections) }] : []
  })
  const isAmbiguous = best.odds - (ranked[1]?.odds ?? Number.NEGATIVE_INFINITY) <= settings.ambiguousLag
  return {
    language,
    verdict: isAmbiguous ? 'ambiguous' : 'found',
    found,
    related: ranked.slice(found.length, found.length + maxRelatedCount).flatMap(row => sheetOf(row) ?? []),
  }
}

function nothingIn(language: Language): LibraryMatch {
  return { language, verdict: 'nothing', found: [], related: [] }
}

/** The best sheet and up to two others whose odds are close to its own, best first. */
export function closeTo<T extends Pick<FittedSheet, 'odds'>>(
  ranked: readonly T[],
  { maxLag }: SearchSettings,
): T[] {
  const best = ranked[0]?.odds ?? 0
  return ranked.slice(0, maxFoundCount).filter(({ odds }) => best - odds <= maxLag)
}

/** A question, and the sheets that have its words. */
export type SearchedQuestion = SearchedWords & { language: Language }

export function searchSheets(
  shelf: SheetShelf,
  query: LibraryQuery,
  settings: SearchSettings = searchSettings,
): SearchedQuestion {
  const language = questionLanguage(query.question, query.fallbackLanguage)
  const texts = correctTexts(shelf, language, query, settings).map(({ words, weight }) => ({
    words,
    weight,
    singularWords: words.map(singular),
  }))
  const asked = { language, foreignIds: shelf.lookup.foreignIds[language], texts }
  return {
    language,
    found: rankSheets(shelf.index, asked, settings, maxRankedCount),
    // The question, with the one that it continues.
    singularWords: texts
      .filter(({ weight }) => weight >= settings.followUpWeight)
      .map(({ singularWords }) => singularWords),
  }
}

/** The index of the section "Deadlines". */
const deadlineSection = 2
const deadlineWords =
  /combien de (?:temps|jour|mois)|\bdelais?\b|jusqu.a quand|date limite|trop tard|prescri|how long|deadline|time limit|how many (?:days|months|weeks)|too late|by when/

function sectionsFor(question: string, sections: number[]): number[] {
  if (!deadlineWords.test(foldText(question))) return sections
  return [deadlineSection, ...sections.filter(section => section !== deadlineSection)]
}

type WeightedText = Pick<AskedText, 'words' | 'weight'>

function askedTexts(
  { question, earlierQuestions, documentText }: LibraryQuery,
  language: Language,
  settings: SearchSettings,
): WeightedText[] {
  const earlierWeight =
    earlierQuestions.length > 0 && continuesEarlier(question)
      ? settings.followUpWeight
      : settings.earlierWeight
  return [
    { text: question.slice(0, maxQuestionLength), weight: 1 },
    ...earlierQuestions.slice(0, maxEarlierCount).map((text, index) => ({
      text: text.slice(0, maxQuestionLength),
      weight: earlierWeight / (index + 1),
    })),
    { text: documentText.slice(0, maxDocumentLength), weight: settings.documentWeight },
  ]
    .filter(({ text, weight }) => text.trim() !== '' && weight > 0)
    .map(({ text, weight }) => ({ words: wordsOf(spellOut(text, language)), weight }))
}

/** The beginnings of questions that continue a conversation. */
const continuation =
  /^(?:et|mais|donc|alors|ou|oui|non|ok|dans ce cas|meme|and|but|so|or|yes|no|what if|what about|how about|then|also|does it|is it|can i still)\b/
const maxContinuationWords = 24
/** A question with at most this many words continues the earlier one, however it begins. */
const maxShortQuestionWords = 6

function continuesEarlier(question: string): boolean {
  const { length } = wordsOf(question)
  if (length <= maxShortQuestionWords) return true
  return length <= maxContinuationWords && continuation.test(foldText(question).trim())
}

/**
 * Replaces unknown words with the known words that were probably meant. Short words, and names in the question, stay as
 * they are. Known words are searched for at most `maxLookedUpCount` unknown ones. An article that is written together
 * with an ordinary word is removed.
 */
function correctTexts(
  { index, ordinaryWords }: SheetShelf,
  language: Language,
  query: LibraryQuery,
  settings: SearchSettings,
): WeightedText[] {
  const texts = askedTexts(query, language, settings)
  if (!settings.bySpelling) return texts
  const ordinary = ordinaryWords[language]
  const { vocabulary } = index[language]
  const names = namesIn(query.question)
  const corrections = new Map<string, string>()
  let lookedUpCount = 0
  for (const word of new Set(texts.flatMap(({ words }) => words))) {
    if (!canBeMisspelled(word, ordinary) || names.has(word)) continue
    const rest = withoutArticle(word, language)
    if (rest !== undefined && isOrdinary(rest, ordinary)) corrections.set(word, rest)
    else if (lookedUpCount < maxLookedUpCount && isUnknown(word, vocabulary, language)) {
      lookedUpCount += 1
      const correction = correctionOf(vocabulary, word, language, settings.bySound)
      if (correction !== undefined) corrections.set(word, correction)
    }
  }
  if (corrections.size === 0) return texts
  return texts.map(({ words, weight }) => ({
    weight,
    words: words.map(word => corrections.get(word) ?? word),
  }))
}

/**
 * With a smaller share of known words, a question is in another language, and its words would be taken for similar
 * ones: "está" for "estate". Of 4,951 careless questions in French and English, three have a smaller one.
 */
const minKnownShare = 0.5
/** Two words can both be misspelled. */
const minWordCount = 3

function isInOtherLanguage(
  { index, ordinaryWords }: SheetShelf,
  language: Language,
  question: string,
): boolean {
  const words = wordsOf(spellOut(question.slice(0, maxQuestionLength), language))
    .filter(word => word.length > 1 && /^\p{L}+$/u.test(word))
    .slice(0, maxLookedUpCount)
  const { vocabulary } = index[language]
  const known = words.filter(
    word => isOrdinary(word, ordinaryWords[language]) || !isUnknown(word, vocabulary, language),
  )
  return words.length >= minWordCount && known.length < minKnownShare * words.length
}

/** For a reader who searches the library: the word that was probably meant, if this one has a typing mistake. */
export function correctWord(
  { index, ordinaryWords }: Pick<SheetShelf, 'index' | 'ordinaryWords'>,
  word: string,
  language: Language,
): string | undefined {
  const ordinary = ordinaryWords[language]
  const { vocabulary } = index[language]
  if (!canBeMisspelled(word, ordinary)) return undefined
  const rest = withoutArticle(word, language)
  if (rest !== undefined && isOrdinary(rest, ordinary)) return rest
  return isUnknown(word, vocabulary, language) ? correctionOf(vocabulary, word, language, true) : undefined
}

function canBeMisspelled(word: string, ordinary: NumberedWords): boolean {
  return word.length >= minCorrectedLength && !isOrdinary(word, ordinary) && /^\p{L}+$/u.test(word)
}

function isOrdinary(word: string, ordinary: NumberedWords): boolean {
  return numberOf(ordinary, hashOf(word)) !== -1
}

function isUnknown(word: string, { stems }: Vocabulary, language: Language): boolean {
  const stem = stemOf(word, language)
  return stem !== undefined && !stems.has(stem)
}
