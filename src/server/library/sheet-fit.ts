import { otherPrefix } from '#server/store/library-index.ts'
import type { RankedSheet, RankedSheets } from '#server/store/library-search.ts'

/** Whether the best sheet answers the question, or only resembles it (docs/decisions/0024). */

/** Scores are divided by the square root of the rarity of all words: a long story has some words in common with everything. */
export type FitSignals = {
  /** How far the best sheet is ahead of the closest questions that no sheet answers. */
  lead: number
  /** How far it is ahead of the second sheet. */
  margin: number
  /** How many phrases of a topic without a sheet the question contains. */
  otherTopic: number
  /** For the word that points most strongly to another topic, how much more frequent it is there (a logarithm). */
  otherWord: number
}

export type FitWeights = Record<keyof FitSignals | 'constant', number>

/** Fitted by `npm run eval -- --fit` to the questions for tuning. */
export const fitWeights: FitWeights = {
  lead: 2.55,
  margin: 0.72,
  otherTopic: -21.1,
  otherWord: -0.75,
  constant: -2.41,
}

/** How many questions are indexed: of the sheets, and those that no sheet answers. */
export type QuestionCounts = { own: number; other: number }

const maxOtherTopicCount = 2

export function isOtherQuestion({ sheetId }: RankedSheet): boolean {
  return sheetId.startsWith(otherPrefix)
}

/** Undefined if no sheet has a word of the question. */
export function fitSignals(
  { ranked, otherTopic, words }: RankedSheets,
  counts: QuestionCounts,
): FitSignals | undefined {
  const [best, second] = ranked.filter(row => !isOtherQuestion(row))
  if (!best) return undefined
  const closest = ranked.find(isOtherQuestion)
  const length = Math.sqrt(Math.max(best.worth, 1))
  return {
    lead: (best.score - (closest?.score ?? 0)) / length,
    margin: (best.score - (second?.score ?? 0)) / length,
    otherTopic: Math.min(otherTopic, maxOtherTopicCount) / length,
    otherWord: otherWord(words, counts),
  }
}

/** The chance that the best sheet answers the question, if one question in two has a sheet: a logistic regression. */
export function chanceOf(signals: FitSignals, weights: FitWeights): number {
  const names = ['lead', 'margin', 'otherTopic', 'otherWord'] as const
  const sum = names.reduce((total, name) => total + weights[name] * signals[name], weights.constant)
  return 1 / (1 + Math.exp(-sum))
}

/** As in a spam filter: a word such as "visa" points to another topic. 0 if there is none. */
function otherWord(words: RankedSheets['words'], { own, other }: QuestionCounts): number {
  // Without questions in this language, its words prove nothing: the sheet is in the other one.
  if (own === 0) return 0
  const share = (count: number, total: number) => (count + 0.5) / (total + 1)
  const frequencies = words.map(
    ({ weight, ownCount, otherCount }) => weight * Math.log(share(otherCount, other) / share(ownCount, own)),
  )
  return Math.max(0, ...frequencies)
}
