import { type Language, languages } from '#shared/language.ts'
import { firstSectionPart, otherPrefix, titlePart } from './index-texts.ts'
import { findPhrases } from './phrases.ts'
import type { LanguageIndex, SheetIndex } from './sheet-index.ts'
import { stemsOf } from './stem.ts'
import { conceptTerm, type Term, type TermIndex } from './term-index.ts'

/** The weight of each signal. 0 switches it off. */
export type SearchWeights = {
  titleWeight: number
  questionWeight: number
  /** One weight for each section, in the order of the headings. */
  sectionWeights: readonly number[]
  conceptWeight: number
  /** How soon further occurrences stop counting (k1 of BM25). */
  saturation: number
  /** The weight of the similarity of the sheet's most similar question. */
  similarityWeight: number
}

export type RankedSheet = {
  sheetId: string
  language: Language
  score: number
  /** The rarity of all words of the question in this language: what a sheet with every word could score. */
  worth: number
  /** Indexes of the sections, best match first. */
  sections: number[]
}

export type RankedSheets = {
  ranked: RankedSheet[]
  /** The best score of the questions that no sheet answers. */
  closestOther: number
  /** The highest score of a topic that no sheet covers: how much the question is about it. */
  otherTopic: number
}

/** The question, an earlier one or a document. `words`: spelt out. `singularWords`: without the endings of plurals. */
export type AskedText = { words: readonly string[]; singularWords: readonly string[]; weight: number }

type Asked = {
  /** The language of the question. */
  language: Language
  /** Sheets that are searched in the other language, because they exist only there. */
  foreignIds: readonly string[]
  texts: readonly AskedText[]
}

/**
 * The best sheets for the texts, at most `maxCount`, and how well the questions that no sheet answers (`otherPrefix`)
 * and other topics fit. Takes a tenth of a millisecond for a short question.
 */
export function rankSheets(
  index: SheetIndex,
  { language, foreignIds, texts }: Asked,
  weights: SearchWeights,
  maxCount: number,
): RankedSheets {
  const hasForeign = foreignIds.length > 0
  // English questions contain French terms.
  const termLanguages = languages.filter(one => one === language || language === 'en' || hasForeign)
  const asked = askedTerms(index, termLanguages, texts, weights)
  const own = scoreSheets(index[language], language, asked[language], weights)
  const foreign = termLanguages
    .filter(one => one !== language && hasForeign)
    .flatMap(one => scoreSheets(index[one], one, asked[one], weights).sheets)
  return {
    ranked: [...own.sheets, ...foreign.filter(({ id }) => foreignIds.includes(id))]
      .sort(byScore)
      .slice(0, maxCount)
      .map(({ id, language, score, scores }) => ({
        sheetId: id,
        language,
        score,
        worth: scores.worth,
        sections: sectionsOf(index[language], scores, id),
      })),
    closestOther: own.closestOther,
    otherTopic: otherTopicIn(index[language], texts),
  }
}

function byScore(one: ScoredSheet, other: ScoredSheet): number {
  return other.score - one.score || (one.id < other.id ? -1 : 1)
}

type AskedTerms = Record<Language, ReadonlyMap<string, number>>

/** The stems of the texts, with the weight of the text that counts most. A concept counts in both languages. */
function askedTerms(
  index: SheetIndex,
  termLanguages: readonly Language[],
  texts: readonly AskedText[],
  { conceptWeight }: SearchWeights,
): AskedTerms {
  const asked = { fr: new Map<string, number>(), en: new Map<string, number>() }
  const add = (terms: Map<string, number>, term: string, weight: number) => {
    terms.set(term, Math.max(weight, terms.get(term) ?? 0))
  }
  for (const language of termLanguages) {
    for (const { words, weight } of texts) {
      const stems = stemsOf(words, language)
      for (const stem of stems) if (stem !== undefined) add(asked[language], stem, weight)
      for (const { number } of findPhrases(index[language].concepts, stems)) {
        for (const one of languages) add(asked[one], conceptTerm(number), weight * conceptWeight)
      }
    }
  }
  return asked
}

/** The rarity of a term that no sheet contains. */
const unknownRarity = 3

type ScoredSheet = { id: string; language: Language; score: number; scores: Scores }

function scoreSheets(
  index: LanguageIndex,
  language: Language,
  asked: ReadonlyMap<string, number>,
  weights: SearchWeights,
): { sheets: ScoredSheet[]; closestOther: number } {
  const scores = addTerms(index, asked, weights)
  const sheets: ScoredSheet[] = []
  let closestOther = 0
  for (let number = 0; number < index.sheetIds.length; number += 1) {
    const wordScore = scores.sheets[number] ?? 0
    if (wordScore === 0) continue
    const id = index.sheetIds[number] ?? ''
    const score = wordScore + weights.similarityWeight * (scores.similarities[number] ?? 0)
    if (id.startsWith(otherPrefix)) closestOther = Math.max(closestOther, score)
    else sheets.push({ id, language, score, scores })
  }
  return { sheets, closestOther }
}

/** Each array is indexed by the number of the sheet or of the passage. */
type Scores = {
  /** BM25. */
  sheets: Float64Array
  /** For each sheet, the similarity of its most similar question. */
  similarities: Float64Array
  /** For a question, how similar it is; for a section, how well it fits. */
  passages: Float64Array
  worth: number
}

function addTerms(index: LanguageIndex, asked: ReadonlyMap<string, number>, weights: SearchWeights): Scores {
  const scores: Scores = {
    sheets: new Float64Array(index.sheetIds.length),
    similarities: new Float64Array(index.sheetIds.length),
    passages: new Float64Array(index.passages.parts.length),
    worth: 0,
  }
  for (const [name, weight] of asked) {
    const term = index.terms.get(name)
    const worth = weight * (term?.rarity ?? unknownRarity)
    scores.worth += worth
    if (term) addTerm(index, term, worth, weights, scores)
  }
  return scores
}

/** The places of a term are in the order of the sheets. */
function addTerm(
  { passages: { sheets, parts }, places }: TermIndex,
  { start, end }: Term,
  worth: number,
  weights: SearchWeights,
  scores: Scores,
): void {
  for (let place = start; place < end; ) {
    const sheet = sheets[places.passages[place] ?? 0] ?? 0
    let found = 0
    for (; place < end; place += 1) {
      const passage = places.passages[place] ?? 0
      if (sheets[passage] !== sheet) break
      const part = parts[passage] ?? 0
      const weight = (places.weights[place] ?? 0) * weightOf(part, weights)
      found += weight
      const fit = (scores.passages[passage] ?? 0) + (part < firstSectionPart ? worth : worth * weight)
      scores.passages[passage] = fit
      if (isQuestion(part)) scores.similarities[sheet] = Math.max(scores.similarities[sheet] ?? 0, fit)
    }
    scores.sheets[sheet] = (scores.sheets[sheet] ?? 0) + (worth * found) / (found + weights.saturation)
  }
}

function weightOf(part: number, { titleWeight, questionWeight, sectionWeights }: SearchWeights): number {
  if (part === titlePart) return titleWeight
  return part < firstSectionPart ? questionWeight : (sectionWeights[part - firstSectionPart] ?? 0)
}

function isQuestion(part: number): boolean {
  return part !== titlePart && part < firstSectionPart
}

function sectionsOf(
  { sheetIds, passages: { sheets, parts } }: TermIndex,
  scores: Scores,
  id: string,
): number[] {
  const sheet = sheetIds.indexOf(id)
  const fits: { section: number; fit: number }[] = []
  for (let passage = sheets.indexOf(sheet); sheets[passage] === sheet; passage += 1) {
    const section = (parts[passage] ?? 0) - firstSectionPart
    const fit = scores.passages[passage] ?? 0
    if (section >= 0 && fit > 0) fits.push({ section, fit })
  }
  return fits.sort(byFit).map(({ section }) => section)
}

function byFit(one: { fit: number }, other: { fit: number }): number {
  return other.fit - one.fit
}

function otherTopicIn({ otherTopics }: LanguageIndex, texts: readonly AskedText[]): number {
  const scores = new Map<number, number>()
  for (const { singularWords, weight } of texts) {
    for (const { number } of findPhrases(otherTopics, singularWords)) {
      scores.set(number, (scores.get(number) ?? 0) + weight)
    }
  }
  return Math.max(0, ...scores.values())
}
