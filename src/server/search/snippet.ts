import type { SearchTerm } from '#server/store/search-chats.ts'
import type { Marks } from '#shared/search.ts'
import { findWords } from './words.ts'

/** Which part of a text a search result shows, and which of its words are marked. */

/**
 * A stem begins like its word, with rare exceptions ("dying" and "die"), so words with the same stem usually begin with
 * the same characters. The others are found, but not marked.
 */
export function sharesStart(word: string, { stems, word: asked }: SearchTerm): boolean {
  return [asked, ...stems].some(form => word.startsWith(form.slice(0, 2)))
}

export function isMeant(word: string, stems: readonly string[], term: SearchTerm): boolean {
  return (term.isPrefix && word.startsWith(term.word)) || stems.some(stem => term.stems.includes(stem))
}

/** Returns the search term that matches this word of a text, if any. */
type Meaning = (word: string) => string | undefined

type Hit = { start: number; end: number; term: string }

function findHits(text: string, meaning: Meaning): Hit[] {
  const hits: Hit[] = []
  for (const { word, start, end } of findWords(text)) {
    const term = meaning(word)
    if (term !== undefined) hits.push({ start, end, term })
  }
  return hits
}

export function markIn(text: string, meaning: Meaning): Marks {
  return findHits(text, meaning).map(({ start, end }) => [start, end])
}

const snippetLength = 180
/** The part of the snippet before the words for which it was chosen. */
const leadLength = 40

/** The first part of the text that contains the most search terms; the beginning of a text that contains none. */
export function snippetOf(text: string, meaning: Meaning): { snippet: string; marks: Marks } {
  const hits = findHits(text, meaning)
  const from = wordStart(text, Math.max(0, bestStart(hits) - leadLength))
  const to = wordEnd(text, Math.min(text.length, from + snippetLength))
  const lead = from > 0 ? '…' : ''
  const shift = lead.length - from
  return {
    snippet: lead + text.slice(from, to).trimEnd() + (to < text.length ? '…' : ''),
    marks: hits
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => [start + shift, end + shift]),
  }
}

function bestStart(hits: readonly Hit[]): number {
  let best = { start: hits[0]?.start ?? 0, count: 0 }
  for (const [index, { start }] of hits.entries()) {
    const terms = new Set<string>()
    for (const hit of hits.slice(index, index + maxHitsInSnippet)) {
      if (hit.end <= start + snippetLength - leadLength) terms.add(hit.term)
    }
    if (terms.size > best.count) best = { start, count: terms.size }
  }
  return best.start
}

/** Limits the work. More hits fit only if their words have a single character. */
const maxHitsInSnippet = snippetLength / 3

/** A cut moves to a space less than this far away. There is none in a language without spaces or in a long address. */
const maxShift = 25

function wordStart(text: string, at: number): number {
  if (at === 0) return 0
  const space = text.indexOf(' ', at)
  return space !== -1 && space - at < maxShift ? space + 1 : safeCut(text, at)
}

function wordEnd(text: string, at: number): number {
  if (at === text.length) return at
  const space = text.lastIndexOf(' ', at)
  return space !== -1 && at - space < maxShift ? space : safeCut(text, at)
}

/** Never cuts between the halves of a surrogate pair. */
function safeCut(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at
}
