import type { SearchTerm } from '#server/store/chats/search-chats.ts'
import type { Marks } from '#shared/api/search.ts'
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

/** Each hit enters and leaves the window once, because a long text can have tens of thousands of them. */
function bestStart(hits: readonly Hit[]): number {
  let best = { start: hits[0]?.start ?? 0, count: 0 }
  /** How often each term is in the window, which holds the hits from `index` up to `end`. */
  const counts = new Map<string, number>()
  let end = 0
  for (const [index, { start, term }] of hits.entries()) {
    for (let hit = hits[end]; hit && hit.end <= start + snippetLength - leadLength; hit = hits[end]) {
      counts.set(hit.term, (counts.get(hit.term) ?? 0) + 1)
      end += 1
    }
    if (counts.size > best.count) best = { start, count: counts.size }
    // A word that is longer than the window has not entered it.
    if (end === index) end += 1
    else removeOne(counts, term)
  }
  return best.start
}

function removeOne(counts: Map<string, number>, term: string): void {
  const left = (counts.get(term) ?? 0) - 1
  if (left > 0) counts.set(term, left)
  else counts.delete(term)
}

/**
 * A cut moves to a space that is fewer characters away than this. There is none in a language without spaces or in a
 * long address.
 */
const maxCutShift = 25

function wordStart(text: string, at: number): number {
  if (at === 0) return 0
  const space = text.indexOf(' ', at)
  return space !== -1 && space - at < maxCutShift ? space + 1 : safeCut(text, at)
}

function wordEnd(text: string, at: number): number {
  if (at === text.length) return at
  const space = text.lastIndexOf(' ', at)
  return space !== -1 && at - space < maxCutShift ? space : safeCut(text, at)
}

/** Never cuts between the halves of a surrogate pair. */
function safeCut(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at
}
