import type { Source } from '#shared/chat.ts'
import type { ModelEvent } from './model.ts'
import { type Fields, list, text } from './untrusted-json.ts'

/**
 * What one answer has shown so far: text, thinking, and one search from its start to its end, however many
 * searches the model makes. Every method adds to the events of the piece that is being read.
 */
export type AnswerProgress = {
  hasText(): boolean
  say(part: string, events: ModelEvent[]): void
  think(events: ModelEvent[]): void
  startSearch(events: ModelEvent[]): void
  endSearch(events: ModelEvent[]): void
  /** The words that the model searches for: they leave this server, so the user sees them. */
  addQuery(words: string, events: ModelEvent[]): void
  addSource(raw: Fields, events: ModelEvent[]): void
  cite(raw: Fields[], events: ModelEvent[]): void
}

/** A misbehaving provider must not fill the screen. */
const maxSourceCount = 200
const maxQueryCount = 20
const maxTitleLength = 300
const maxAddressLength = 2048

export function createAnswerProgress(): AnswerProgress {
  let spoken = false
  let thinking = false
  let search: 'none' | 'running' | 'over' = 'none'
  const asked = new Set<string>()
  const found = new Set<string>()
  const cited = new Set<string>()

  function endSearch(events: ModelEvent[]): void {
    if (search !== 'running') return
    search = 'over'
    events.push({ type: 'search-end' })
  }

  return {
    hasText: () => spoken,
    say(part, events) {
      if (part === '') return
      spoken = true
      thinking = false
      endSearch(events)
      const last = events.at(-1)
      if (last?.type === 'text') last.text += part
      else events.push({ type: 'text', text: part })
    },
    think(events) {
      if (thinking) return
      thinking = true
      events.push({ type: 'reasoning' })
    },
    startSearch(events) {
      thinking = false
      if (search !== 'none') return
      search = 'running'
      events.push({ type: 'search-start' })
    },
    endSearch,
    addQuery(words, events) {
      const query = cleanLine(words)
      if (search !== 'running' || query === '' || asked.has(query) || asked.size >= maxQueryCount) return
      asked.add(query)
      events.push({ type: 'search-query', query })
    },
    addSource(raw, events) {
      const source = newSource(raw, found)
      if (source) events.push({ type: 'search-source', source })
    },
    cite(raw, events) {
      const sources = raw.map(one => newSource(one, cited)).filter(source => source !== undefined)
      if (sources.length > 0) events.push({ type: 'citations', sources })
    },
  }
}

/** The source unless it is empty or was seen before; then it counts as seen. */
function newSource(raw: Fields, seen: Set<string>): Source | undefined {
  const url = cleanAddress(text(raw.url))
  const title = cleanLine(text(raw.title) || text(raw.name))
  const key = url || title
  if (key === '' || seen.has(key) || seen.size >= maxSourceCount) return undefined
  seen.add(key)
  return { title, url, snippet: cleanLine(text(raw.snippet)) }
}

/** Only web addresses, without the mark that a provider puts on them; `''` for anything else. */
function cleanAddress(address: string): string {
  const url = address.length <= maxAddressLength ? URL.parse(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return ''
  // As a browser reads it: without anything that the database or a screen could not hold.
  return url.href.replace(/\?utm_source=openai&/, '?').replace(/[?&]utm_source=openai(?=[&#]|$)/, '')
}

function cleanLine(line: string): string {
  return line
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxTitleLength)
    .toWellFormed()
}

/** The citations among a message's annotations: flat in Responses, nested in Chat Completions. */
export function citationsIn(annotations: unknown): Fields[] {
  return list(annotations).flatMap(annotation => {
    const outer = typeof annotation === 'object' && annotation !== null ? (annotation as Fields) : {}
    if (outer.type !== 'url_citation') return []
    return [typeof outer.url_citation === 'object' ? ((outer.url_citation ?? {}) as Fields) : outer]
  })
}
