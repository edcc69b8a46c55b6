/**
 * Numbers for words, kept as sorted hashes in a twentieth of the memory of a Map. The number of a word is the index of
 * its hash. With 50,000 words, one unknown word in 86,000 is taken for a known one.
 */
export type NumberedWords = Uint32Array

export function numberWords(hashes: Iterable<number>): NumberedWords {
  return Uint32Array.from(new Set(hashes)).sort()
}

/** -1 for an unknown word. */
export function numberOf(words: NumberedWords, hash: number): number {
  let low = 0
  let high = words.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = words[middle] ?? 0
    if (found === hash) return middle
    if (found < hash) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** FNV-1a, 32 bits, over the word's UTF-16 code units. */
export function hashOf(word: string): number {
  return extendHash(0x811c9dc5, word)
}

/** The hash of a text followed by `end`. `start`: the hash of the text. */
export function extendHash(start: number, end: string): number {
  let hash = start
  for (let index = 0; index < end.length; index += 1) {
    hash = Math.imul(hash ^ end.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
