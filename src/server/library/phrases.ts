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

/** Groups phrases by their longest term, so that few are compared with a text. Those without a term are left out. */
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

/** A phrase of one term is found by that term. */
function occursIn({ terms: own }: Phrase, terms: Terms): boolean {
  for (let index = 1; index < own.length; index += 1) {
    if (!isSoonAfter(own[index], own[index - 1], terms)) return false
  }
  return true
}

function isSoonAfter(term: string | undefined, before: string | undefined, terms: Terms): boolean {
  let after = 0
  for (let place = terms.indexOf(before); place !== -1; place = terms.indexOf(before, place + 1)) {
    if (after <= place) after = terms.indexOf(term, place + 1)
    if (after === -1) return false
    if (after <= place + maxDistance) return true
  }
  return false
}
