import type { Language } from '#shared/language.ts'
import { soundOf, wordsOf } from './question-text.ts'
import { stemOf } from './stem.ts'

/** The words that the search knows. They are not corrected, and misspelt words are corrected to them. */
export type Vocabulary = {
  stems: ReadonlySet<string>
  /** By the first letter of their sound. */
  words: ReadonlyMap<string, readonly KnownWord[]>
}

/** `isOther`: whether only texts on other topics contain it. */
type KnownWord = { word: string; isOther: boolean }

/** `own`: texts on the topics of the sheets; `other`: on other topics. */
export function buildVocabulary(
  own: readonly string[],
  other: readonly string[],
  language: Language,
): Vocabulary {
  const ownWords = knownWordsIn(own)
  const all = new Set([...ownWords, ...knownWordsIn(other)])
  const stems = new Set<string>()
  const words = new Map<string, KnownWord[]>()
  for (const word of all) {
    const stem = stemOf(word, language)
    if (stem === undefined) continue
    stems.add(stem)
    const initial = soundOf(word, language).slice(0, 1)
    const known = { word, isOther: !ownWords.has(word) }
    const sameInitial = words.get(initial)
    if (sameInitial) sameInitial.push(known)
    else words.set(initial, [known])
  }
  return { stems, words }
}

function knownWordsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(wordsOf).filter(word => word.length > 2 && /^\p{L}+$/u.test(word)))
}

const maxLengthDifference = 3
const minSimilarity = 0.5
/** For words that sound the same. */
const minSimilarityBySound = 0.2
/** What the same sound adds to the similarity. A word of the sheets is preferred to one of another topic. */
const soundBonus = 0.4
const otherSoundBonus = 0.2

/** The known word that was probably meant by an unknown one. */
export function correctionOf(
  { words }: Vocabulary,
  unknown: string,
  language: Language,
  bySound: boolean,
): string | undefined {
  const sound = soundOf(unknown, language)
  const trigrams = trigramsOf(unknown)
  let best: { word: string; likeness: number } | undefined
  for (const { word, isOther } of words.get(sound.slice(0, 1)) ?? []) {
    if (Math.abs(word.length - unknown.length) > maxLengthDifference) continue
    const similarity = similarityOf(trigrams, word)
    if (similarity < minSimilarityBySound) continue
    const soundsAlike = bySound && soundOf(word, language) === sound
    if (similarity < minSimilarity && !soundsAlike) continue
    const likeness = similarity + (soundsAlike ? (isOther ? otherSoundBonus : soundBonus) : 0)
    if (!best || likeness > best.likeness || (likeness === best.likeness && word < best.word)) {
      best = { word, likeness }
    }
  }
  return best?.word
}

/** Groups of three letters, with two spaces before the word and one after it, as in PostgreSQL's pg_trgm. */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: word.length + 1 }, (_, index) => padded.slice(index, index + 3)))
}

/** The share of the trigrams of both words that they have in common. One that the word repeats counts each time. */
function similarityOf(trigrams: ReadonlySet<string>, word: string): number {
  const padded = `  ${word} `
  const count = word.length + 1
  let sharedCount = 0
  for (let index = 0; index < count; index += 1) {
    if (trigrams.has(padded.slice(index, index + 3))) sharedCount += 1
  }
  return sharedCount / (trigrams.size + count - sharedCount)
}
