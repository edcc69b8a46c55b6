/**
 * Phrases to find in texts, by their longest term. A text may have other words between the terms of a phrase. The terms
 * are stems, or words without the endings of plurals.
 */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>

/** `number`: of the group that it belongs to. Several phrases can have the same number. */
export type Phrase = { number: number; terms: readonly string[] }

/** A text as its terms in order; undefined for a word that does not count, but keeps its place. */
export type Terms = readonly (string | undefined)[]

/** How many places a word of a phrase may be after the one before it. */
const maxDistance = 4

/**
 * Groups phrases by their longest term, so that few are compared with a text. Those without a term are left out, and
 * repeated ones appear once.
 */
export function phrasesOf(list: readonly { number: number; terms: Terms }[]): Phrases {
  const phrases = new Map<string, Phrase>()
  for (const { number, terms } of list) {
    const known = terms.filter(term => term !== undefined)
    if (known.length > 0) phrases.set(`${number} ${known.join(' ')}`, { number, terms: known })
  }
  return Map.groupBy(phrases.values(), ({ terms }) => longestOf(terms))
}

/** The longest term: the first one if several are equally long. */
function longestOf(terms: readonly string[]): string {
  return terms.reduce((longest, term) => (term.length > longest.length ? term : longest), '')
}

/** Takes time in proportion to the length of the text, even if it repeats a few words a thousand times. */
export function findPhrases(phrases: Phrases, terms: Terms): Phrase[] {
  const found: Phrase[] = []
  for (const term of new Set(terms)) {
    const candidates = term === undefined ? undefined : phrases.get(term)
    for (const phrase of candidates ?? []) if (occursIn(phrase, terms)) found.push(phrase)
  }
  return found
}

function occursIn(phrase: Phrase, terms: Terms): boolean {
  // A phrase of one term is found by that term.
  if (phrase.terms.length === 1) return true
  const [first] = phrase.terms
  for (let place = terms.indexOf(first); place !== -1; place = terms.indexOf(first, place + 1)) {
    if (continuesAfter(place, phrase, 1, terms)) return true
  }
  return false
}

/** Whether the phrase's terms from `index` on follow this place, each soon after the one before it. */
function continuesAfter(place: number, phrase: Phrase, index: number, terms: Terms): boolean {
  if (index === phrase.terms.length) return true
  for (let next = place + 1; next <= place + maxDistance; next += 1) {
    if (terms[next] === phrase.terms[index] && continuesAfter(next, phrase, index + 1, terms)) return true
  }
  return false
}
