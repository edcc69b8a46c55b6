import type { RankedSheet, RankedSheets } from './rank-sheets.ts'
import { type Wording, wordingOf } from './wording.ts'

/** Whether a sheet answers the question, or only resembles it (docs/decisions/0024). */

/**
 * `lead` and `otherTopic` are divided by the square root of the total rarity of all words searched, because a long
 * story has some words in common with every sheet.
 */
export type FitSignals = {
  /** How far the sheet is ahead of the closest questions that no sheet answers. */
  lead: number
  /**
   * How many phrases of a topic without a sheet the question contains, at most two. Those in earlier questions and in
   * documents count less.
   */
  otherTopic: number
  /** Whether the question is worded like those of the sheet (above 0) or like those without a sheet. */
  wording: number
}

export type FitWeights = Record<keyof FitSignals | 'constant', number>

/** `odds`: the logarithm of the odds that it answers the question, if about half of all questions have a sheet. */
export type FittedSheet = RankedSheet & { signals: FitSignals; odds: number }

export const signalNames = ['lead', 'otherTopic', 'wording'] as const satisfies (keyof FitSignals)[]

/** Fitted by `npm run eval -- --fit` to the questions for tuning. */
export const fitWeights: FitWeights = {
  lead: 1.29,
  otherTopic: -8.11,
  wording: 0.84,
  constant: 0.09,
}

const maxOtherTopicCount = 2

/** `singularWords`: the words of the question, and those of the question that it continues. */
export type SearchedWords = { found: RankedSheets; singularWords: readonly (readonly string[])[] }

/** The sheets that have words of the question, by the odds that they answer it: a logistic regression. */
export function fitSheets(
  { found: { ranked, closestOther, otherTopic }, singularWords }: SearchedWords,
  wording: Wording,
  weights: FitWeights,
): FittedSheet[] {
  const wordingFor = wordingOf(singularWords, wording)
  return ranked
    .map(row => {
      const scale = Math.sqrt(Math.max(row.worth, 1))
      const signals = {
        lead: (row.score - closestOther) / scale,
        otherTopic: Math.min(otherTopic, maxOtherTopicCount) / scale,
        wording: wordingFor(row.sheetId),
      }
      return { ...row, signals, odds: oddsOf(signals, weights) }
    })
    .sort(byOdds)
}

function byOdds(one: FittedSheet, other: FittedSheet): number {
  return other.odds - one.odds
}

function oddsOf(signals: FitSignals, weights: FitWeights): number {
  return signalNames.reduce((total, name) => total + weights[name] * signals[name], weights.constant)
}

export function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
