import { readFileSync } from 'node:fs'
import type { EmergencyKind } from '#shared/api/emergency.ts'
import { matchedRules } from './direct-rules.ts'
import { kindOdds, parseWeights, type Weights } from './learned-weights.ts'
import { simpleWords, startAndEnd, wholeStory } from './text-features.ts'

/**
 * Recognises questions about an emergency, without a model: usually within a millisecond, the same way every time, even
 * when no model can be reached. Direct rules catch what must never be missed. Weights learned from several thousand
 * texts then judge every question. Only the beginning and the end of a long text are read. The rules read more of it
 * (`wholeStory`) than the weights (`startAndEnd`).
 * `npm run emergencies -- "a question"` shows why it does or does not get a box.
 */

/**
 * The box is also shown without a rule, if a passage's odds of an emergency against none are at least this high. Chosen
 * by cross-validation.
 */
const minOdds = 0.6
/** Another kind is shown too if it is at least this likely, compared with the likeliest of the same passage. */
const minShareOfLikeliest = 0.5

const maxPassageWords = 32
const passageStepWords = maxPassageWords / 2

/** In a file of its own, because Node keeps the source of a module in memory. The build copies it beside the bundle. */
export const learnedWeights = parseWeights(readFileSync(new URL('weights.txt', import.meta.url), 'utf8'))

/** The kinds of emergency that a question is about, those found by a rule first; empty for almost all questions. */
export function findEmergencies(question: string, weights: Weights = learnedWeights): EmergencyKind[] {
  const story = wholeStory(question)
  const ends = startAndEnd(question)
  const words = simpleWords(ends)
  const direct = matchedRules(story === ends ? words : simpleWords(story)).map(({ kind }) => kind)
  const learnedKinds = passagesOf(words).flatMap(passage => likelyKinds(passage, weights))
  return [...new Set([...direct, ...learnedKinds])]
}

/** In a long text, ordinary sentences would hide an urgent one, so the text is judged in overlapping passages. */
export function passagesOf(words: string[]): string[][] {
  const count = Math.max(1, Math.ceil(words.length / passageStepWords) - 1)
  return Array.from({ length: count }, (_, index) => {
    const start = index * passageStepWords
    return words.slice(start, start + maxPassageWords)
  })
}

function likelyKinds(words: readonly string[], weights: Weights): EmergencyKind[] {
  const all = kindOdds(words, weights)
  const sum = all.reduce((total, { odds }) => total + odds, 0)
  if (sum < minOdds) return []
  const minKindOdds = minShareOfLikeliest * (all[0]?.odds ?? 0)
  return all.filter(({ odds }) => odds >= minKindOdds).map(({ kind }) => kind)
}
