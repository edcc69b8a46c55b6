import { cleanText } from '#server/chat/clean-text.ts'
import type { GivenSheet } from '#server/store/answers/end-generation.ts'
import type { ModelUse } from '#server/store/costs/budgets.ts'
import type { Given, Source } from '#shared/api/chat.ts'
import type { ChatId, UserId } from '#shared/api/ids.ts'
import type { SheetLink } from '#shared/api/library.ts'
import { mergedSources } from '#shared/api/sources.ts'
import type { MarkEvent } from '#shared/api/stream-events.ts'

export type Entry = { start: number; event: AnswerEvent }
export type AnswerEvent = { type: 'text'; text: string } | MarkEvent

/**
 * An answer held in memory while it is written, or while its log is followed: a list of entries, each at a position
 * counted in units. A UTF-16 code unit of text is one unit, and any other event is one unit. Any number of
 * readers can follow it, each with its own cursor. The writer knows a reader only as a function to call when there is
 * more. Readers do not depend on how the text is split into entries, so entries can be merged for the log.
 */
export type AnswerBuffer = {
  readonly id: string
  readonly chatId: ChatId
  readonly userId: UserId
  entries: Entry[]
  /** In units. */
  length: number
  /** `committed`: its end status is in the database, so readers can be told. `unknown`: its end status is not known. */
  state: 'growing' | 'committed' | 'unknown'
  /** The owner's account is marked as deleted: readers are released, but writing continues in case of a restore. */
  isWithheld: boolean
  readers: Set<() => void>
  /** The sheets that the model was given. */
  givenSheets: readonly GivenSheet[]
  /** What the model was given, as the user sees it; undefined if that is nothing, and for the built-in model. */
  given: Given | undefined
  /** What its calls to the model have used so far; undefined once its end is being stored. */
  uses: readonly ModelUse[] | undefined
}

export function createAnswerBuffer(key: { id: string; chatId: ChatId; userId: UserId }): AnswerBuffer {
  return {
    ...key,
    entries: [],
    length: 0,
    state: 'growing',
    isWithheld: false,
    readers: new Set(),
    givenSheets: [],
    given: undefined,
    uses: [],
  }
}

function unitsOf(event: AnswerEvent): number {
  return event.type === 'text' ? event.text.length : 1
}

/** Adds an event but does not notify readers: call `notifyReaders` once for all events that are added together. */
export function append(answer: AnswerBuffer, event: AnswerEvent): void {
  if (event.type === 'text' && event.text === '') return
  answer.entries.push({ start: answer.length, event })
  answer.length += unitsOf(event)
}

export function notifyReaders(answer: AnswerBuffer): void {
  for (const reader of answer.readers) reader()
}

export function endAnswer(answer: AnswerBuffer, state: 'committed' | 'unknown'): void {
  answer.state = state
  notifyReaders(answer)
}

/**
 * The events from the unit `from` on, up to the entry that brings at least `maxUnits`. Neighbouring texts are merged.
 */
export function readFrom(answer: AnswerBuffer, from: number, maxUnits: number): AnswerEvent[] {
  const { entries } = answer
  const events: AnswerEvent[] = []
  let text = ''
  for (let index = entryAt(entries, from); index < entries.length; index += 1) {
    const { start, event } = entries[index] as Entry
    if (start - from >= maxUnits) break
    if (event.type === 'text') {
      text += start < from ? event.text.slice(from - start) : event.text
    } else if (start >= from) {
      if (text !== '') events.push({ type: 'text', text })
      text = ''
      events.push(event)
    }
  }
  if (text !== '') events.push({ type: 'text', text })
  return events
}

/** The index of the last entry that starts at or before the unit. */
function entryAt(entries: Entry[], unit: number): number {
  let low = 0
  let high = entries.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((entries[middle]?.start ?? 0) <= unit) low = middle
    else high = middle - 1
  }
  return low
}

/** Merges neighbouring text from the entry `index` on, and returns the entries from there on. */
export function mergeFrom(answer: AnswerBuffer, index: number): Entry[] {
  const merged: Entry[] = []
  let texts: string[] = []
  let start = 0
  const flush = () => {
    if (texts.length > 0) merged.push({ start, event: { type: 'text', text: texts.join('') } })
    texts = []
  }
  for (const entry of answer.entries.slice(index)) {
    if (entry.event.type === 'text') {
      if (texts.length === 0) start = entry.start
      texts.push(entry.event.text)
    } else {
      flush()
      merged.push(entry)
    }
  }
  flush()
  answer.entries.splice(index, answer.entries.length - index, ...merged)
  return merged
}

export type AnswerContent = {
  content: string
  sources: Source[]
  suggestions: SheetLink[]
  errorCode: string | undefined
}

export function hasText({ entries }: AnswerBuffer): boolean {
  return entries.some(({ event }) => event.type === 'text')
}

/** What is stored with the message: the same sources as the page shows during the stream. */
export function contentOf(entries: Entry[]): AnswerContent {
  const texts: string[] = []
  let sources: Source[] = []
  let suggestions: SheetLink[] = []
  let errorCode: string | undefined
  for (const { event } of entries) {
    if (event.type === 'text') texts.push(event.text)
    else if (event.type === 'search-start') sources = []
    else if (event.type === 'search-progress') sources.push(cleanSource(event.source))
    else if (event.type === 'search-citations') sources.push(...event.sources.map(cleanSource))
    else if (event.type === 'suggestions') suggestions = event.sheets
    else if (event.type === 'error') errorCode = event.code
  }
  return { content: texts.join(''), sources: mergedSources([], sources), suggestions, errorCode }
}

/** The log may contain, in escaped form, characters that the database refuses in a message. */
function cleanSource({ title, url, snippet, sheetId }: Source): Source {
  return {
    title: cleanText(title),
    url: cleanText(url),
    snippet: cleanText(snippet),
    ...(sheetId !== undefined && { sheetId }),
  }
}
