import type { Language } from '#shared/language.ts'
import { singular, wordsOf } from './question-text.ts'
import type { Sheet } from './sheet.ts'
import type { WordList } from './word-list.ts'

/** Whether a question is worded like those of the sheets or like those that no sheet answers, whatever the sheet. */

/** For each word, how rare it is, and how much it points to a sheet (above 0) or away from all sheets (below 0). */
export type Wording = { constant: number; words: ReadonlyMap<string, { rarity: number; weight: number }> }

/** More rounds make no difference. */
const roundCount = 10
/** Weights that nothing confirms shrink. */
const decay = 0.0001

/** Without other-questions.yaml no question competes with the sheets, so each counts as worded like something else. */
const withoutOthers = -4

/** Learns from the questions of the sheets and of other-questions.yaml, in a tenth of a second. */
export function learnWordings(
  sheets: readonly Sheet[],
  { otherQuestions }: WordList,
): Record<Language, Wording> {
  const learnIn = (language: Language) =>
    learn(
      sheets.flatMap(one => (one.language === language ? [one.title, ...one.questions] : [])),
      otherQuestions.flatMap(group => group[language]),
      language,
    )
  return { fr: learnIn('fr'), en: learnIn('en') }
}

/** The logarithm of the odds that a question like this is one of the sheets. `singularText`: from `singular`. */
export function wordingOf(singularText: string, { constant, words }: Wording): number {
  const known = wordsIn(singularText).flatMap(word => words.get(word) ?? [])
  return constant + known.reduce((sum, { rarity, weight }) => sum + rarity * weight, 0) / lengthOf(known)
}

function wordsIn(singularText: string): string[] {
  const words = wordsOf(singularText)
  return [...new Set([...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)])]
}

function lengthOf(words: readonly { rarity: number }[]): number {
  return Math.hypot(...words.map(({ rarity }) => rarity)) || 1
}

/** Logistic regression by gradient descent. Both kinds of questions count alike, whatever their number. */
function learn(own: readonly string[], other: readonly string[], language: Language): Wording {
  const words = new Map<string, { rarity: number; weight: number }>()
  // Without questions of one kind, the words prove nothing.
  if (other.length === 0) return { constant: withoutOthers, words }
  if (own.length === 0) return { constant: 0, words }
  const questions = spread([own, other]).map(({ text, kind }) => ({
    words: wordsIn(singular(text, language)),
    target: kind === 0 ? 1 : 0,
    share: 1 / (2 * (kind === 0 ? own : other).length),
  }))
  const counts = new Map<string, number>()
  for (const word of questions.flatMap(one => one.words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const [word, count] of counts) {
    words.set(word, { rarity: Math.log(1 + questions.length / count), weight: 0 })
  }
  const examples = questions.map(({ words: asked, target, share }) => {
    const known = asked.flatMap(word => words.get(word) ?? [])
    return { known, length: lengthOf(known), target, share: share * questions.length }
  })
  let constant = 0
  for (let round = 0; round < roundCount; round += 1) {
    const step = 1 / (1 + 0.3 * round)
    for (const { known, length, target, share } of examples) {
      const odds = constant + known.reduce((sum, { rarity, weight }) => sum + rarity * weight, 0) / length
      const error = share * (1 / (1 + Math.exp(-odds)) - target)
      for (const word of known) {
        word.weight -= step * ((error * word.rarity) / length + decay * word.weight)
      }
      constant -= 0.1 * step * error
    }
  }
  return { constant, words }
}

/** Mixes the lists evenly, because the last examples count more. */
function spread(lists: (readonly string[])[]): { text: string; kind: number }[] {
  return lists
    .flatMap((texts, kind) => texts.map((text, index) => ({ text, kind, place: index / texts.length })))
    .sort((one, other) => one.place - other.place)
}
