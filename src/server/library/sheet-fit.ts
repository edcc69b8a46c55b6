import { otherPrefix } from '#server/store/library-index.ts'
import type { RankedSheet, RankedSheets } from '#server/store/library-search.ts'

/** Whether the best sheet answers the question, or only resembles it (docs/decisions/0024). */

/**
 * Scores are divided by the square root of the total rarity of the question's words, because a long story has some words
 * in common with every sheet.
 */
export type FitSignals = {
  /** How far the best sheet is ahead of the closest questions that no sheet answers. */
  lead: number
  /** How far it is ahead of the second sheet. */
  margin: number
  /** How many phrases of a topic without a sheet the question contains. */
  otherTopic: number
  /** Whether the question is worded like those of the sheets (above 0) or like the others, whatever the sheet. */
  wording: number
}

export type FitWeights = Record<keyof FitSignals | 'constant', number>

/** Fitted by `npm run eval -- --fit` to the questions for tuning. */
export const fitWeights: FitWeights = {
  lead: 1.98,
  margin: 1.12,
  otherTopic: -24.8,
  wording: 0.33,
  constant: -3.33,
}

const maxOtherTopicCount = 2

export function isOtherQuestion({ sheetId }: RankedSheet): boolean {
  return sheetId.startsWith(otherPrefix)
}

/** Undefined if no sheet has a word of the question. */
export function fitSignals({ ranked, otherTopic }: RankedSheets, wording: number): FitSignals | undefined {
  const [best, second] = ranked.filter(row => !isOtherQuestion(row))
  if (!best) return undefined
  const closest = ranked.find(isOtherQuestion)
  const length = Math.sqrt(Math.max(best.worth, 1))
  return {
    lead: (best.score - (closest?.score ?? 0)) / length,
    margin: (best.score - (second?.score ?? 0)) / length,
    otherTopic: Math.min(otherTopic, maxOtherTopicCount) / length,
    wording,
  }
}

/** The chance that the best sheet answers the question, if one question in two has a sheet: a logistic regression. */
export function chanceOf(signals: FitSignals, weights: FitWeights): number {
  const names = ['lead', 'margin', 'otherTopic', 'wording'] as const
  const sum = names.reduce((total, name) => total + weights[name] * signals[name], weights.constant)
  return 1 / (1 + Math.exp(-sum))
}
