import type { Source } from '#shared/api/chat.ts'
import { createThoughtRemover } from './inline-thoughts.ts'
import type { ModelEvent } from './model.ts'
import { type Fields, fields, list, text } from './untrusted-json.ts'

/**
 * What one answer has shown so far: text, thinking, and a search. All searches of the model appear as one search with
 * one start and one end. `events`: the events of the piece that is being read, to which a method adds its own.
 */
export type AnswerProgress = {
  hasText(): boolean
  addText(part: string, events: ModelEvent[]): void
  startThinking(events: ModelEvent[]): void
  startSearch(events: ModelEvent[]): void
  endSearch(events: ModelEvent[]): void
  /** A search query. It is shown to the user, because it is sent to a search engine. */
  addQuery(rawQuery: string, events: ModelEvent[]): void
  addSource(raw: Fields, events: ModelEvent[]): void
  addCitations(raw: Fields[], events: ModelEvent[]): void
}

/** Limits for a misbehaving provider, which must not fill the screen. */
const maxSourceCount = 200
const maxQueryCount = 20
/** Of a query, a title or a snippet. */
const maxLineLength = 300
const maxAddressLength = 2048

export function createAnswerProgress(): AnswerProgress {
  let hasText = false
  let isThinking = false
  let search: 'none' | 'running' | 'over' = 'none'
  const withoutThoughts = createThoughtRemover()
  const queries = new Set<string>()
  const seenSources = new Set<string>()
  const seenCitations = new Set<string>()

  function endSearch(events: ModelEvent[]): void {
    if (search !== 'running') return
    search = 'over'
    events.push({ type: 'search-end' })
  }

  function startThinking(events: ModelEvent[]): void {
    if (isThinking) return
    isThinking = true
    events.push({ type: 'reasoning' })
  }

  return {
    hasText: () => hasText,
    addText(rawPart, events) {
      if (rawPart === '') return
      const part = withoutThoughts(rawPart)
      if (part === '') return startThinking(events)
      hasText = true
      isThinking = false
      endSearch(events)
      const last = events.at(-1)
      if (last?.type === 'text') last.text += part
      else events.push({ type: 'text', text: part })
    },
    startThinking,
    startSearch(events) {
      isThinking = false
      if (search !== 'none') return
      search = 'running'
      events.push({ type: 'search-start' })
    },
    endSearch,
    addQuery(rawQuery, events) {
      const query = cleanLine(rawQuery)
      if (search !== 'running' || query === '' || queries.has(query) || queries.size >= maxQueryCount) return
      queries.add(query)
      events.push({ type: 'search-query', query })
    },
    addSource(raw, events) {
      const source = newSource(raw, seenSources)
      if (source) events.push({ type: 'search-source', source })
    },
    addCitations(raw, events) {
      const sources = raw.map(one => newSource(one, seenCitations)).filter(source => source !== undefined)
      if (sources.length > 0) events.push({ type: 'citations', sources })
    },
  }
}

/** Marks the source as seen and returns it; undefined if it is empty, was seen before or is one too many. */
function newSource(raw: Fields, seen: Set<string>): Source | undefined {
  const url = cleanAddress(text(raw.url))
  const title = cleanLine(text(raw.title) || text(raw.name))
  const key = url || title
  if (key === '' || seen.has(key) || seen.size >= maxSourceCount) return undefined
  seen.add(key)
  return { title, url, snippet: cleanLine(text(raw.snippet)) }
}

/** A web address without the provider's tracking parameter; `''` for anything else. */
function cleanAddress(address: string): string {
  const url = address.length <= maxAddressLength ? URL.parse(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return ''
  // `href` is normalised, so it contains nothing that the database or a browser would refuse.
  return url.href.replace(/\?utm_source=openai&/, '?').replace(/[?&]utm_source=openai(?=[&#]|$)/, '')
}

function cleanLine(line: string): string {
  return line
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLineLength)
    .toWellFormed()
}

/** The citations among a message's annotations: flat in Responses, nested in Chat Completions. */
export function citationsIn(annotations: unknown): Fields[] {
  return list(annotations).flatMap(annotation => {
    const outer = fields(annotation)
    if (outer.type !== 'url_citation') return []
    return [typeof outer.url_citation === 'object' ? fields(outer.url_citation) : outer]
  })
}
