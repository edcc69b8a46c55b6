import type { Language } from '#shared/language.ts'
import { inSlices } from './in-slices.ts'
import { firstSectionPart, type IndexedPassage, titlePart } from './index-texts.ts'
import { findPhrases, type Phrases } from './phrases.ts'
import { wordsOf } from './question-text.ts'
import { stemsOf } from './stem.ts'

/** In which passages each term occurs: arrays of numbers, because there are tens of thousands of places. */
export type TermIndex = {
  /** The sheets, and after them the topics of the questions without a sheet (`otherPrefix`). */
  sheetIds: readonly string[]
  /** By a passage's number: the number of its sheet, and its part (index-texts.ts). Sheet by sheet. */
  passages: { sheets: Uint16Array; parts: Uint8Array }
  /** By stem, or by concept (`conceptTerm`). */
  terms: ReadonlyMap<string, Term>
  /** The passages of each term, in their order, and how much it counts in each. */
  places: { passages: Uint32Array; weights: Float32Array }
}

/** A term's range in `places`. `rarity`: the logarithm of how many sheets have to be searched to find it. */
export type Term = { start: number; end: number; rarity: number }

/** Concepts are indexed like stems. No stem begins with `#`. */
export function conceptTerm(number: number): string {
  return `#${number}`
}

export async function indexTerms(
  passages: readonly IndexedPassage[],
  concepts: Phrases,
  language: Language,
): Promise<TermIndex> {
  const sheetIds = [...new Set(passages.map(({ sheetId }) => sheetId))]
  const sheetNumbers = new Map(sheetIds.map((id, number) => [id, number]))
  const numbered = {
    sheets: Uint16Array.from(passages, ({ sheetId }) => sheetNumbers.get(sheetId) ?? 0),
    parts: Uint8Array.from(passages, ({ part }) => part),
  }
  const places = new Map<string, TermOccurrence[]>()
  let passage = 0
  await inSlices(passages, ({ text }) => {
    for (const [term, count] of countTerms(text, concepts, language)) {
      const place = { passage, weight: 1 + Math.log(count) }
      const ofTerm = places.get(term)
      if (ofTerm) ofTerm.push(place)
      else places.set(term, [place])
    }
    passage += 1
  })
  const all = [...places.values()].flat()
  let end = 0
  const termOf = (own: readonly TermOccurrence[]): Term => {
    end += own.length
    return { start: end - own.length, end, rarity: rarityOf(own, numbered, sheetIds.length) }
  }
  return {
    sheetIds,
    passages: numbered,
    terms: new Map([...places].map(([term, own]) => [term, termOf(own)])),
    places: {
      passages: Uint32Array.from(all, place => place.passage),
      weights: Float32Array.from(all, place => place.weight),
    },
  }
}

type TermOccurrence = { passage: number; weight: number }

/** How often each stem occurs, and in how many ways each concept is named. */
function countTerms(text: string, concepts: Phrases, language: Language): Map<string, number> {
  const stems = stemsOf(wordsOf(text), language)
  const counts = new Map<string, number>()
  const terms = [...stems, ...findPhrases(concepts, stems).map(({ number }) => conceptTerm(number))]
  for (const term of terms) if (term !== undefined) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** Rarity is computed as if there were at least this many sheets. With fewer, no word would be rare. */
const minSheetCount = 20

/** As in BM25. A sheet that only mentions the term counts less than one that is about it. */
function rarityOf(
  places: readonly TermOccurrence[],
  { sheets, parts }: TermIndex['passages'],
  sheetCount: number,
): number {
  const shares = new Map<number, number>()
  for (const { passage } of places) {
    const sheet = sheets[passage] ?? 0
    shares.set(sheet, Math.min(1, (shares.get(sheet) ?? 0) + shareOf(parts[passage] ?? 0)))
  }
  const total = [...shares.values()].reduce((sum, share) => sum + share, 0)
  return Math.log(1 + (Math.max(sheetCount, minSheetCount) - total + 0.5) / (total + 0.5))
}

/** The last two sections, on where to get help, do not count, because they are alike in every sheet. */
const firstHelpPart = firstSectionPart + 4

function shareOf(part: number): number {
  if (part === titlePart) return 1
  if (part < firstSectionPart) return 0.5
  return part < firstHelpPart ? 0.34 : 0
}
