import type { Sheet } from '#server/library/sheet.ts'
import type { WordList } from '#server/library/word-list.ts'
import {
  extendHash,
  hashOf,
  type NumberedWords,
  numberOf,
  numberWords,
} from '#server/words/numbered-words.ts'
import type { Language } from '#shared/language.ts'
import { inSlices } from './in-slices.ts'
import { singularWordsOf } from './question-text.ts'

/** Whether a question is worded like those of a sheet or like those that no sheet answers. */

/** A softmax regression over words, their beginnings and pairs. Its classes are the sheets and, last, no sheet. */
export type Wording = {
  sheetIds: readonly string[]
  words: KnownWords
  /**
   * For each word, a weight for each class, as a multiple of the word's scale. In bytes, because both languages
   * together have two million weights.
   */
  weights: Int8Array
  scales: Float32Array
  /** The odds of no sheet before a word is read, as a logarithm, like all odds here. Those of a sheet are 0. */
  noSheet: number
}

/** The number of each word, and how rare it is. */
type KnownWords = { numbers: NumberedWords; rarities: Float32Array }

/** `words`: their hashes. `share`: how much it counts. */
type Example = { words: readonly number[]; sheetId: string | undefined; share: number }

const beginningLength = 5
/** More rounds take longer and make no difference. */
const roundCount = 3
const firstStep = 2
/** A question as people ask it counts more than one that was written for a sheet. */
const askedShare = 4

/** The odds of no sheet if the firm lists no questions without a sheet: the wording then counts against all sheets. */
const withoutOthers = 3.5

/**
 * Learns from the questions of the sheets and of the word lists: half a second of work, in slices, so that a server
 * goes on answering when a file changes.
 */
export async function learnWordings(
  sheets: readonly Sheet[],
  { otherQuestions, askedQuestions }: Pick<WordList, 'otherQuestions' | 'askedQuestions'>,
): Promise<Record<Language, Wording>> {
  const learnIn = async (language: Language) => {
    const own = sheets.filter(sheet => sheet.language === language)
    const sheetIds = own.map(sheet => sheet.id)
    const asked = askedQuestions.filter(({ sheet }) => sheet === undefined || sheetIds.includes(sheet))
    const textsOf = (texts: readonly string[], sheetId?: string, share = 1) =>
      texts.map(text => ({ text, sheetId, share }))
    const texts = [
      ...own.flatMap(({ id, title, questions }) => textsOf([title, ...questions], id)),
      ...otherQuestions.flatMap(group => textsOf(group[language])),
      ...asked.flatMap(group => textsOf(group[language], group.sheet, askedShare)),
    ]
    const examples: Example[] = []
    await inSlices(texts, ({ text, ...one }) => {
      examples.push({ ...one, words: featuresOf(singularWordsOf(text, language)) })
    })
    return learn(sheetIds, examples)
  }
  return { fr: await learnIn('fr'), en: await learnIn('en') }
}

/**
 * For each sheet, the logarithm of how much more likely this wording is in its questions than in those without one.
 * `questions`: the words of the question and of the one that it continues, in the form that `singularWordsOf` gives
 * them. What the question itself says against a sheet counts twice, because "and a recipe for cookies" says little
 * beside a question about dismissal. The wording proves nothing about a sheet that is only in the other language.
 */
export function wordingOf(
  questions: readonly (readonly string[])[],
  wording: Wording,
): (sheetId: string) => number {
  const together = oddsIn(questions.flat(), wording)
  const [own = [], ...earlier] = questions
  const alone = earlier.length > 0 ? oddsIn(own, wording) : undefined
  return sheetId => {
    const index = wording.sheetIds.indexOf(sheetId)
    if (index === -1) return 0
    const against = alone ? Math.min(0, alone(index) + wording.noSheet) : 0
    return together(index) + against
  }
}

/**
 * For the number of a sheet, its odds against no sheet. Computed for the few sheets that have words of the question.
 */
function oddsIn(words: readonly string[], wording: Wording): (sheet: number) => number {
  const vector = vectorOf(featuresOf(words), wording.words)
  const none = wording.noSheet + sumOf(wording.sheetIds.length, vector, wording)
  return sheet => sumOf(sheet, vector, wording) - none
}

function sumOf(
  classIndex: number,
  { numbers, values }: Vector,
  { sheetIds, weights, scales }: Wording,
): number {
  const classCount = sheetIds.length + 1
  let sum = 0
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers[index] ?? 0
    sum += (values[index] ?? 0) * (scales[number] ?? 0) * (weights[number * classCount + classIndex] ?? 0)
  }
  return sum
}

/** The number of each known word, and its value: the values of a question have the length 1. */
type Vector = { numbers: number[]; values: number[] }

function vectorOf(words: readonly number[], { numbers, rarities }: KnownWords): Vector {
  const vector: Vector = { numbers: [], values: [] }
  let squares = 0
  for (const word of words) {
    const number = numberOf(numbers, word)
    if (number === -1) continue
    const rarity = rarities[number] ?? 0
    squares += rarity ** 2
    vector.numbers.push(number)
    vector.values.push(rarity)
  }
  const length = Math.sqrt(squares) || 1
  for (let index = 0; index < vector.values.length; index += 1) {
    vector.values[index] = (vector.values[index] ?? 0) / length
  }
  return vector
}

/**
 * The hashes of the words, of the beginnings of the long ones ("herit" for both "heritage" and "heriter"), and of the
 * pairs of words.
 */
function featuresOf(words: readonly string[]): number[] {
  const features = new Set<number>()
  let before: number | undefined
  for (const word of words) {
    const hash = hashOf(word)
    features.add(hash)
    if (word.length > beginningLength) features.add(extendHash(hashOf(word.slice(0, beginningLength)), '-'))
    if (before !== undefined) features.add(extendHash(extendHash(before, ' '), word))
    before = hash
  }
  return [...features]
}

/** Writes the odds of each class to `odds`; the last class is no sheet. */
function writeOdds(
  { numbers, values }: Vector,
  weights: Float32Array,
  noSheet: number,
  odds: Float64Array,
): void {
  odds.fill(0)
  odds[odds.length - 1] = noSheet
  for (let index = 0; index < numbers.length; index += 1) {
    const place = (numbers[index] ?? 0) * odds.length
    const value = values[index] ?? 0
    for (let classIndex = 0; classIndex < odds.length; classIndex += 1) {
      odds[classIndex] = (odds[classIndex] ?? 0) + (weights[place + classIndex] ?? 0) * value
    }
  }
}

async function learn(sheetIds: readonly string[], examples: readonly Example[]): Promise<Wording> {
  const classCount = sheetIds.length + 1
  const otherCount = examples.filter(({ sheetId }) => sheetId === undefined).length
  // If one of the two kinds of questions is missing, the words prove nothing.
  if (otherCount === 0 || otherCount === examples.length) {
    const words = { numbers: numberWords([]), rarities: new Float32Array() }
    const noSheet = otherCount === 0 ? withoutOthers : 0
    return { sheetIds, words, weights: new Int8Array(), scales: new Float32Array(), noSheet }
  }
  const words = learnWords(examples)
  const weights = new Float32Array(words.numbers.length * classCount)
  // Questions with and without a sheet count alike, whatever their number.
  const noSheet = Math.log(sheetIds.length)
  const otherShare = (examples.length - otherCount) / otherCount
  const mixed = mix(examples).map(({ sheetId, share, ...example }) => ({
    vector: vectorOf(example.words, words),
    classIndex: sheetId === undefined ? sheetIds.length : sheetIds.indexOf(sheetId),
    share: sheetId === undefined ? share * otherShare : share,
  }))
  const errors = new Float64Array(classCount)
  for (let round = 0; round < roundCount; round += 1) {
    const step = firstStep / (1 + 0.3 * round)
    await inSlices(mixed, ({ vector, classIndex, share }) => {
      writeOdds(vector, weights, noSheet, errors)
      toErrors(errors, classIndex, share)
      adjust(weights, vector, errors, step)
    })
  }
  return { sheetIds, words, ...inBytes(weights, classCount), noSheet }
}

/** The largest weight of each word becomes 127 or −127. */
function inBytes(weights: Float32Array, classCount: number): Pick<Wording, 'weights' | 'scales'> {
  const scales = new Float32Array(weights.length / classCount)
  const bytes = new Int8Array(weights.length)
  for (let start = 0; start < weights.length; start += classCount) {
    let largest = 0
    for (let place = start; place < start + classCount; place += 1) {
      largest = Math.max(largest, Math.abs(weights[place] ?? 0))
    }
    if (largest === 0) continue
    const scale = largest / 127
    scales[start / classCount] = scale
    for (let place = start; place < start + classCount; place += 1) {
      bytes[place] = Math.round((weights[place] ?? 0) / scale)
    }
  }
  return { weights: bytes, scales }
}

function learnWords(examples: readonly Example[]): KnownWords {
  const counts = new Map<number, number>()
  for (const { words } of examples) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const numbers = numberWords(counts.keys())
  const rarities = Float32Array.from(numbers, word => Math.log(1 + examples.length / (counts.get(word) ?? 1)))
  return { numbers, rarities }
}

/** Spreads the examples of each sheet evenly over the list, because the last ones count more. */
function mix(examples: readonly Example[]): Example[] {
  return [...Map.groupBy(examples, ({ sheetId }) => sheetId).values()]
    .flatMap(list => list.map((example, index) => ({ example, place: (index + 0.5) / list.length })))
    .sort((one, other) => one.place - other.place)
    .map(({ example }) => example)
}

/** Turns odds into the errors of the probabilities that follow from them. */
function toErrors(odds: Float64Array, classIndex: number, share: number): void {
  const highest = Math.max(...odds)
  let total = 0
  for (let index = 0; index < odds.length; index += 1) {
    odds[index] = Math.exp((odds[index] ?? 0) - highest)
    total += odds[index] ?? 0
  }
  for (let index = 0; index < odds.length; index += 1) {
    odds[index] = share * ((odds[index] ?? 0) / total - (index === classIndex ? 1 : 0))
  }
}

function adjust(
  weights: Float32Array,
  { numbers, values }: Vector,
  errors: Float64Array,
  step: number,
): void {
  for (let index = 0; index < numbers.length; index += 1) {
    const place = (numbers[index] ?? 0) * errors.length
    const change = step * (values[index] ?? 0)
    for (let classIndex = 0; classIndex < errors.length; classIndex += 1) {
      weights[place + classIndex] = (weights[place + classIndex] ?? 0) - change * (errors[classIndex] ?? 0)
    }
  }
}
