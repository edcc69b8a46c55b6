import { hashOf, type NumberedWords, numberOf, numberWords } from '#server/words/numbered-words.ts'
import type { Language } from '#shared/language.ts'
import { soundOf, wordsOf } from './question-text.ts'
import { stemOf } from './stem.ts'

/** The words that the search knows. They are not corrected, and misspelled words are corrected to them. */
export type Vocabulary = {
  stems: ReadonlySet<string>
  words: readonly KnownWord[]
  trigrams: Trigrams
}

/** For each trigram, the places in `words` of the words that contain it. Those of trigram n begin at `starts[n]`. */
type Trigrams = { numbers: NumberedWords; starts: Uint32Array; places: Uint32Array }

/** `isOther`: whether only texts on other topics contain it. */
type KnownWord = { word: string; sound: string; isOther: boolean }

/** `own`: texts on the topics of the sheets; `other`: on other topics. */
export function buildVocabulary(
  own: readonly string[],
  other: readonly string[],
  language: Language,
): Vocabulary {
  const ownWords = knownWordsIn(own)
  const stems = new Set<string>()
  const words: KnownWord[] = []
  for (const word of new Set([...ownWords, ...knownWordsIn(other)])) {
    const stem = stemOf(word, language)
    if (stem === undefined) continue
    stems.add(stem)
    words.push({ word, sound: soundOf(word, language), isOther: !ownWords.has(word) })
  }
  return { stems, words, trigrams: findTrigrams(words) }
}

/** In arrays of numbers: a Map of lists takes ten times as much memory. */
function findTrigrams(words: readonly KnownWord[]): Trigrams {
  const byHash = new Map<number, number[]>()
  for (const [place, { word }] of words.entries()) {
    for (const hash of Array.from(trigramsOf(word), hashOf)) {
      const places = byHash.get(hash)
      if (places) places.push(place)
      else byHash.set(hash, [place])
    }
  }
  const numbers = numberWords(byHash.keys())
  const lists = Array.from(numbers, hash => byHash.get(hash) ?? [])
  let end = 0
  const starts = Uint32Array.from([[], ...lists], places => (end += places.length))
  return { numbers, starts, places: Uint32Array.from(lists.flat()) }
}

function placesOf(trigram: string, { numbers, starts, places }: Trigrams): Uint32Array {
  const number = numberOf(numbers, hashOf(trigram))
  return number === -1 ? new Uint32Array() : places.subarray(starts[number], starts[number + 1])
}

function knownWordsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(wordsOf).filter(word => word.length > 2 && /^\p{L}+$/u.test(word)))
}

const maxLengthDifference = 3
/** The share of the trigrams of both words that they have in common. */
const minSimilarity = 0.5
/** For words that sound the same. */
const minSimilarityBySound = 0.2
/** What the same sound adds to the similarity. A word of the sheets is preferred to one of another topic. */
const soundBonus = 0.4
const otherSoundBonus = 0.2

/** The known word that was probably meant by an unknown one. Both begin with the same sound. */
export function correctionOf(
  { words, trigrams }: Vocabulary,
  unknown: string,
  language: Language,
  bySound: boolean,
): string | undefined {
  const sound = soundOf(unknown, language)
  const unknownTrigrams = trigramsOf(unknown)
  const sharedCounts = new Uint8Array(words.length)
  for (const trigram of unknownTrigrams) {
    for (const place of placesOf(trigram, trigrams)) sharedCounts[place] = (sharedCounts[place] ?? 0) + 1
  }
  let best: { word: string; likeness: number } | undefined
  for (let place = 0; place < words.length; place += 1) {
    const sharedCount = sharedCounts[place] ?? 0
    const known = sharedCount === 0 ? undefined : words[place]
    if (!known || known.sound.charAt(0) !== sound.charAt(0)) continue
    const { word, isOther } = known
    if (Math.abs(word.length - unknown.length) > maxLengthDifference) continue
    const similarity = sharedCount / (unknownTrigrams.size + word.length + 1 - sharedCount)
    const soundsAlike = bySound && known.sound === sound
    if (similarity < (soundsAlike ? minSimilarityBySound : minSimilarity)) continue
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
