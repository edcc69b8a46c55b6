/**
 * Splits messages, titles and queries into words for the search, all in the same way. The words are in lower case and
 * have no accents.
 */

export type FoundWord = { word: string; start: number; end: number }

/** Longer words are cut, because no one types them in full: a key, for example. */
const maxWordLength = 60
/** For all words of one text. PostgreSQL refuses a tsvector of more than 1 MiB. */
const maxTotalBytes = 150_000

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

/** The words with their positions in the text. */
export function* findWords(text: string): Generator<FoundWord> {
  for (const { 0: found, index } of text.matchAll(wordPattern)) {
    const word = foldWord(found)
    if (word !== '') yield { word, start: index, end: index + found.length }
  }
}

/** Each word once, in the order of the text, up to `maxTotalBytes` in all. */
export function distinctWords(text: string): string[] {
  const words = new Set<string>()
  let totalBytes = 0
  // Without the positions and with each spelling once: for a long text, this takes less time and little memory.
  for (const found of new Set(text.match(wordPattern))) {
    const word = foldWord(found)
    if (word === '' || words.has(word)) continue
    totalBytes += Buffer.byteLength(word)
    if (totalBytes > maxTotalBytes) break
    words.add(word)
  }
  return [...words]
}

const plainWord = /^[a-z0-9]+$/
/** Letters that people also write in a plainer way, and that Unicode does not decompose. */
const plainLetters: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

function foldWord(found: string): string {
  const lower = found.toLowerCase()
  if (plainWord.test(lower)) return lower.slice(0, maxWordLength)
  return lower
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[œæßøłđ]/g, letter => plainLetters[letter] ?? letter)
    .slice(0, maxWordLength)
    .toWellFormed()
}
