import type { Language } from '#shared/language.ts'
import { singular, wordsOf } from './question-text.ts'
import type { Sheet } from './sheet.ts'
import type { WordList } from './word-list.ts'

/** Whether a question is worded like those of a sheet or like those that no sheet answers. */

/** A softmax regression over words, their beginnings and pairs. Its classes are the sheets and, last, no sheet. */
export type Wording = {
  sheetIds: readonly string[]
  /** For each word, how rare it is, and the place of its weights, one for each class. */
  words: ReadonlyMap<string, KnownWord>
  weights: Float32Array
  /** The odds of no sheet before a word is read. Those of a sheet are 0. */
  noSheet: number
}

type KnownWord = { rarity: number; place: number }

/** `share`: how much it counts. */
type Example = { words: readonly string[]; sheetId: string | undefined; share: number }

const beginningLength = 5
/** More rounds take longer and make no difference. */
const roundCount = 3
const firstStep = 2
/** A question as people ask it counts more than one that was written for a sheet. */
const askedShare = 4

/** The odds of no sheet if no question without a sheet is known: each counts as worded like something else. */
const withoutOthers = 3.5

/** Learns from the questions of the sheets and of the word lists, in a fraction of a second. */
export function learnWordings(
  sheets: readonly Sheet[],
  { otherQuestions, askedQuestions }: Pick<WordList, 'otherQuestions' | 'askedQuestions'>,
): Record<Language, Wording> {
  const learnIn = (language: Language) => {
    const own = sheets.filter(sheet => sheet.language === language)
    const sheetIds = own.map(sheet => sheet.id)
    const asked = askedQuestions.filter(({ sheet }) => sheet === undefined || sheetIds.includes(sheet))
    const examples = (texts: readonly string[], sheetId?: string, share = 1): Example[] =>
      texts.map(text => ({ words: wordsIn(singular(text, language)), sheetId, share }))
    return learn(sheetIds, [
      ...own.flatMap(({ id, title, questions }) => examples([title, ...questions], id)),
      ...otherQuestions.flatMap(group => examples(group[language])),
      ...asked.flatMap(group => examples(group[language], group.sheet, askedShare)),
    ])
  }
  return { fr: learnIn('fr'), en: learnIn('en') }
}

/**
 * For each sheet, the logarithm of how much more likely its questions are worded like this than those without a sheet.
 * `singularText`: from `singular`. The wording proves nothing about a sheet that is only in the other language.
 */
export function wordingOf(singularText: string, wording: Wording): (sheetId: string) => number {
  const { sheetIds, words } = wording
  const odds = oddsOf(vectorOf(wordsIn(singularText), words), wording, new Float64Array(sheetIds.length + 1))
  const none = odds[sheetIds.length] ?? 0
  return sheetId => {
    const index = sheetIds.indexOf(sheetId)
    return index === -1 ? 0 : (odds[index] ?? 0) - none
  }
}

/** The place of each known word, and its value: the values of a question have the length 1. */
type Vector = { places: number[]; values: number[] }

function vectorOf(words: readonly string[], knownWords: Wording['words']): Vector {
  const known = words.flatMap(word => knownWords.get(word) ?? [])
  const length = Math.hypot(...known.map(({ rarity }) => rarity)) || 1
  return { places: known.map(({ place }) => place), values: known.map(({ rarity }) => rarity / length) }
}

/** Its words, the beginnings of the long ones ("herit" for both "heritage" and "heriter"), and the pairs of words. */
function wordsIn(singularText: string): string[] {
  const words = wordsOf(singularText)
  const beginnings = words.filter(({ length }) => length > beginningLength)
  return [
    ...new Set([
      ...words,
      ...beginnings.map(word => `${word.slice(0, beginningLength)}-`),
      ...words.slice(1).map((word, index) => `${words[index]} ${word}`),
    ]),
  ]
}

/** Writes the odds of each class to `odds`. */
function oddsOf(
  { places, values }: Vector,
  { sheetIds, weights, noSheet }: Wording,
  odds: Float64Array,
): Float64Array {
  odds.fill(0)
  odds[sheetIds.length] = noSheet
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0
    const value = values[index] ?? 0
    for (let kind = 0; kind < odds.length; kind += 1) {
      odds[kind] = (odds[kind] ?? 0) + (weights[place + kind] ?? 0) * value
    }
  }
  return odds
}

function learn(sheetIds: readonly string[], examples: readonly Example[]): Wording {
  const kindCount = sheetIds.length + 1
  const otherCount = examples.filter(({ sheetId }) => sheetId === undefined).length
  // Without questions of one kind, the words prove nothing.
  if (otherCount === 0 || otherCount === examples.length) {
    const noSheet = otherCount === 0 ? withoutOthers : 0
    return { sheetIds, words: new Map(), weights: new Float32Array(), noSheet }
  }
  const words = learnWords(examples, kindCount)
  const weights = new Float32Array(words.size * kindCount)
  // Questions with and without a sheet count alike, whatever their number.
  const wording = { sheetIds, words, weights, noSheet: Math.log(sheetIds.length) }
  const otherShare = (examples.length - otherCount) / otherCount
  const mixed = mix(examples).map(({ sheetId, share, ...example }) => ({
    vector: vectorOf(example.words, words),
    kind: sheetId === undefined ? sheetIds.length : sheetIds.indexOf(sheetId),
    share: sheetId === undefined ? share * otherShare : share,
  }))
  const errors = new Float64Array(kindCount)
  for (let round = 0; round < roundCount; round += 1) {
    const step = firstStep / (1 + 0.3 * round)
    for (const { vector, kind, share } of mixed) {
      toErrors(oddsOf(vector, wording, errors), kind, share)
      adjust(weights, vector, errors, step)
    }
  }
  return wording
}

function learnWords(examples: readonly Example[], kindCount: number): Map<string, KnownWord> {
  const counts = new Map<string, number>()
  for (const { words } of examples) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const words = new Map<string, KnownWord>()
  for (const [word, count] of counts) {
    words.set(word, { rarity: Math.log(1 + examples.length / count), place: words.size * kindCount })
  }
  return words
}

/** Mixes the sheets evenly, because the last examples count more. */
function mix(examples: readonly Example[]): Example[] {
  return [...Map.groupBy(examples, ({ sheetId }) => sheetId).values()]
    .flatMap(list => list.map((example, index) => ({ example, place: (index + 0.5) / list.length })))
    .sort((one, other) => one.place - other.place)
    .map(({ example }) => example)
}

/** Turns odds into the errors of the chances that follow from them. */
function toErrors(odds: Float64Array, kind: number, share: number): void {
  const highest = Math.max(...odds)
  let total = 0
  for (let index = 0; index < odds.length; index += 1) {
    odds[index] = Math.exp((odds[index] ?? 0) - highest)
    total += odds[index] ?? 0
  }
  for (let index = 0; index < odds.length; index += 1) {
    odds[index] = share * ((odds[index] ?? 0) / total - (index === kind ? 1 : 0))
  }
}

function adjust(weights: Float32Array, { places, values }: Vector, errors: Float64Array, step: number): void {
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0
    const change = step * (values[index] ?? 0)
    for (let kind = 0; kind < errors.length; kind += 1) {
      weights[place + kind] = (weights[place + kind] ?? 0) - change * (errors[kind] ?? 0)
    }
  }
}
