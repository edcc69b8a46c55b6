/**
 * What findEmergencies sees of a question: its words, pairs of neighbouring words, and the first letters of long words,
 * which are the same in other forms of a word and survive a typing mistake in the rest of it.
 */

/** Most texts that are longer are pasted documents: what the user writes is at their beginning or end. */
const maxStartLength = 3_000
const maxEndLength = 1_500
/** With `maxEndLength`, 20,000 characters. Hardly anyone types a longer story. */
const maxStoryStartLength = 18_500

/** A text without its middle, if it is longer than most questions. */
export function startAndEnd(text: string): string {
  return withoutMiddle(text, maxStartLength)
}

/** A text without its middle, if it is longer than almost any story that someone types. */
export function wholeStory(text: string): string {
  return withoutMiddle(text, maxStoryStartLength)
}

function withoutMiddle(text: string, startLength: number): string {
  const isLong = text.length > startLength + maxEndLength
  return isLong ? `${text.slice(0, startLength)} . ${text.slice(-maxEndLength)}` : text
}

/**
 * Lower case, no accents, no apostrophes, no doubled letters. The marks `.`, `?` and `!` are words, and a line break is
 * a `.`. A number from 1800 to 2099, probably a year, is 2000, and every other number is 0. So "J'ai PEURR!" and
 * "j’ai peur !" are both `j ai peur !`.
 */
export function simpleWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/œ/g, 'oe')
    // The text has no capital letters left, so a Y can mark a year until the other numbers are replaced.
    .replace(/\b(?:1[89]|20)\d\d\b/g, ' Y ')
    .replace(/\d+/g, ' 0 ')
    .replace(/Y/g, '2000')
    .replace(/\?+/g, ' ? ')
    .replace(/!+/g, ' ! ')
    .replace(/[.…\n]+/g, ' . ')
    .replace(/[^a-z0-9.?!]+/g, ' ')
  return singleLetters(words).trim().split(/ +/)
}

/**
 * The most frequent spelling mistake is a single letter instead of a double one, or the reverse: "comissaire",
 * "aggression". Direct rules are changed in the same way.
 */
export function singleLetters(words: string): string {
  return words.replace(/([a-z])\1+/g, '$1')
}

const stemLength = 5

/**
 * `me frape .` gives `me`, `^ me`, `frape`, `me frape`, … A longer word also gives its first letters: `frapent`,
 * `frape*`.
 */
export function featuresOf(words: readonly string[]): Set<string> {
  const features = new Set<string>()
  let previous = '^'
  for (const word of words) {
    features.add(word)
    features.add(`${previous} ${word}`)
    if (word.length > stemLength) features.add(`${word.slice(0, stemLength)}*`)
    previous = word
  }
  return features
}
