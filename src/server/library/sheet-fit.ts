import { otherPrefix } from '#server/store/library-index.ts'
import type { RankedSheet, RankedSheets } from '#server/store/library-search.ts'

/** Whether the best sheet answers the question, or only resembles it (docs/decisions/0024). */

export type FitSettings = {
  /** Whether the questions that no sheet answers count against the best sheet. */
  byOtherQuestions: boolean
  otherWordWeight: number
  /** What a phrase of a topic without a sheet takes from the best score, at most `maxOtherTopicCount` times. */
  otherTopicScore: number
  maxOtherTopicCount: number
}

/** How many questions are indexed: of the sheets, and those that no sheet answers. */
export type QuestionCounts = { own: number; other: number }

export function isOtherQuestion({ sheetId }: RankedSheet): boolean {
  return sheetId.startsWith(otherPrefix)
}

/**
 * The lead of the best sheet over the closest questions that no sheet answers. A long story has some words in common with
 * everything, so the lead is measured against the length.
 */
export function fitOf(
  best: RankedSheet,
  { ranked, otherTopic, words }: RankedSheets,
  counts: QuestionCounts,
  settings: FitSettings,
): number {
  const topicScore = settings.otherTopicScore * Math.min(otherTopic, settings.maxOtherTopicCount)
  const closest = settings.byOtherQuestions ? ranked.find(isOtherQuestion) : undefined
  const lead = best.score - (closest?.score ?? 0) - topicScore
  return lead / Math.sqrt(Math.max(best.worth, 1)) - settings.otherWordWeight * otherWord(words, counts)
}

/**
 * The logarithm of how much more frequent a word such as "visa" is in the questions that no sheet answers, for the word for
 * which it is highest, as in a spam filter. 0 if there is none.
 */
function otherWord(words: RankedSheets['words'], { own, other }: QuestionCounts): number {
  // Without questions in this language, its words prove nothing: the sheet is in the other one.
  if (own === 0) return 0
  const share = (count: number, total: number) => (count + 0.5) / (total + 1)
  const frequencies = words.map(
    ({ weight, ownCount, otherCount }) => weight * Math.log(share(otherCount, other) / share(ownCount, own)),
  )
  return Math.max(0, ...frequencies)
}
