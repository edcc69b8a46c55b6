import { type Language, languages } from '#shared/language.ts'
import { firstSectionPart, otherPrefix, titlePart } from './index-texts.ts'
import { findPhrases } from './phrases.ts'
import { wordsOf } from './question-text.ts'
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
  /** The highest score of a topic that no sheet covers: how much the question is about it. */
  otherTopic: number
}

/** The question, an earlier one or a document. `text`: spelt out. `singularText`: from `singular`. */
export type AskedText = { text: string; singularText: string; weight: number }

type Asked = {
  /** The language of the question. */
  language: Language
  /** Sheets that are searched in the other language, because they exist only there. */
  foreignIds: readonly string[]
  texts: readonly AskedText[]
}

/**
 * The best sheets for the texts and the best topic of the questions without a sheet (`otherPrefix`), ranked together. Takes
 * a tenth of a millisecond for a short question. `maxCount`: of sheets.
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
  const scored = termLanguages.flatMap(one => {
    if (one === language) return scoreSheets(index[one], one, asked[one], weights)
    if (!hasForeign) return []
    return scoreSheets(index[one], one, asked[one], weights).filter(({ id }) => foreignIds.includes(id))
  })
  return {
    ranked: bestOf(scored, maxCount).map(({ id, language, score, worth, scores }) => ({
      sheetId: id,
      language,
      score,
      worth,
      sections: sectionsOf(index[language], scores, id),
    })),
    otherTopic: otherTopicIn(index[language], texts),
  }
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
    for (const { text, weight } of texts) {
      const stems = stemsOf(text, language)
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

type ScoredSheet = { id: string; language: Language; score: number; worth: number; scores: Scores }

function scoreSheets(
  index: LanguageIndex,
  language: Language,
  asked: ReadonlyMap<string, number>,
  weights: SearchWeights,
): ScoredSheet[] {
  const scores: Scores = {
    sheets: new Float64Array(index.sheetIds.length),
    passages: new Float64Array(index.passages.parts.length),
  }
  let worth = 0
  for (const [name, weight] of asked) {
    const term = index.terms.get(name)
    const termWorth = weight * (term?.rarity ?? unknownRarity)
    worth += termWorth
    if (term) addTerm(index, term, termWorth, weights, scores)
  }
  const similarities = mostSimilar(index, scores)
  return index.sheetIds.flatMap((id, number) => {
    const score = scores.sheets[number] ?? 0
    if (score === 0) return []
    return {
      id,
      language,
      score: score + weights.similarityWeight * (similarities[number] ?? 0),
      worth,
      scores,
    }
  })
}

/** `sheets`: BM25. `passages`: how similar a question is, or how well a section fits. */
type Scores = { sheets: Float64Array; passages: Float64Array }

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
      const fit = part < firstSectionPart ? worth : worth * weight
      scores.passages[passage] = (scores.passages[passage] ?? 0) + fit
    }
    scores.sheets[sheet] = (scores.sheets[sheet] ?? 0) + (worth * found) / (found + weights.saturation)
  }
}

function weightOf(part: number, { titleWeight, questionWeight, sectionWeights }: SearchWeights): number {
  if (part === titlePart) return titleWeight
  return part < firstSectionPart ? questionWeight : (sectionWeights[part - firstSectionPart] ?? 0)
}

/** For each sheet, the similarity of its most similar question. */
function mostSimilar({ sheetIds, passages: { sheets, parts } }: TermIndex, scores: Scores): Float64Array {
  const similarities = new Float64Array(sheetIds.length)
  for (let passage = 0; passage < parts.length; passage += 1) {
    const part = parts[passage] ?? 0
    if (part === titlePart || part >= firstSectionPart) continue
    const sheet = sheets[passage] ?? 0
    similarities[sheet] = Math.max(similarities[sheet] ?? 0, scores.passages[passage] ?? 0)
  }
  return similarities
}

/** The best sheets, and the best topic without a sheet. */
function bestOf(scored: readonly ScoredSheet[], maxCount: number): ScoredSheet[] {
  const sorted = scored.toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
  const isOther = ({ id }: ScoredSheet) => id.startsWith(otherPrefix)
  const best = new Set([
    ...sorted.filter(one => !isOther(one)).slice(0, maxCount),
    ...sorted.filter(isOther).slice(0, 1),
  ])
  return sorted.filter(one => best.has(one))
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
  return fits.sort((one, other) => other.fit - one.fit).map(({ section }) => section)
}

function otherTopicIn({ otherTopics }: LanguageIndex, texts: readonly AskedText[]): number {
  const scores = new Map<number, number>()
  for (const { singularText, weight } of texts) {
    for (const { number } of findPhrases(otherTopics, wordsOf(singularText))) {
      scores.set(number, (scores.get(number) ?? 0) + weight)
    }
  }
  return Math.max(0, ...scores.values())
}
