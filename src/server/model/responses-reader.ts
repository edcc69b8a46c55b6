import type { ResponseStreamEvent } from 'openai/resources/responses/responses'
import { type AnswerProgress, citationsIn, createAnswerProgress } from './answer-progress.ts'
import type { AnswerReader } from './dialect.ts'
import type { ModelEnd, ModelEvent } from './model.ts'
import { cutEnd, endOfError, errorEnd, errorFields } from './provider-errors.ts'
import { type Fields, fields, list, loggable, text, usageOf } from './untrusted-json.ts'

type EventName = ResponseStreamEvent['type']

/** Known events that are not needed. They are not even parsed if the server names its events. */
const ignoredEvents = new Set<string>([
  'response.created',
  'response.in_progress',
  'response.queued',
  'response.content_part.added',
  'response.content_part.done',
  'response.output_text.done',
  'response.refusal.done',
  'response.reasoning_text.done',
  'response.reasoning_summary_part.added',
  'response.reasoning_summary_part.done',
  'response.reasoning_summary_text.done',
] satisfies EventName[])

type State = {
  progress: AnswerProgress
  /** The part of the answer that contains the last text. */
  part: unknown
  ignoredCount: number
  providerCode: string | undefined
}

/**
 * Reads the Responses stream. Some servers do not name events, so an event's type is read from its JSON. Its name, if
 * it has one, counts if there is no type, and for events that are frequent or not needed. Some servers also send
 * `[DONE]`, or change item ids during the stream: both are ignored.
 */
export function openResponsesReader(): AnswerReader {
  const state: State = {
    progress: createAnswerProgress(),
    part: undefined,
    ignoredCount: 0,
    providerCode: undefined,
  }
  return {
    readEvent(name, data, events) {
      if (data === '[DONE]') return undefined
      if (name === 'response.output_text.delta' && scanDelta(state, data, events)) return undefined
      if (name !== undefined && ignoredEvents.has(name)) return undefined
      return readEvent(state, { type: name, ...fields(JSON.parse(data)) }, events)
    },
    // The event that says so is the last one.
    isEnding: () => false,
    readBody(body, events) {
      const response = fields(JSON.parse(body))
      if (response.status === undefined && response.output === undefined) {
        return response.error ? readError(state, response, events) : errorEnd('model_unavailable')
      }
      return readResponse(state, response, events)
    },
    end(fallback, events) {
      state.progress.endSearch(events)
      return fallback
    },
    diagnostics: () => ({ ignoredCount: state.ignoredCount, providerCode: state.providerCode }),
  }
}

function readEvent(state: State, event: Fields, events: ModelEvent[]): ModelEnd | undefined {
  const { progress } = state
  const type = (event.type ?? (event.error && 'error')) as EventName
  switch (type) {
    case 'response.output_text.delta':
    case 'response.refusal.delta':
      addText(state, event.output_index, text(event.delta), events)
      return undefined
    case 'response.reasoning_text.delta':
    case 'response.reasoning_summary_text.delta':
      progress.startThinking(events)
      return undefined
    case 'response.output_item.added':
      if (fields(event.item).type === 'reasoning') progress.startThinking(events)
      if (fields(event.item).type === 'web_search_call') progress.startSearch(events)
      return undefined
    case 'response.web_search_call.in_progress':
    case 'response.web_search_call.searching':
    case 'response.web_search_call.completed':
      progress.startSearch(events)
      return undefined
    case 'response.output_item.done':
      readSources(state, fields(event.item), events)
      return undefined
    case 'response.output_text.annotation.added':
      progress.addCitations(citationsIn([event.annotation]), events)
      return undefined
    case 'response.completed':
    case 'response.incomplete':
    case 'response.failed':
      return readResponse(
        state,
        { status: type.slice('response.'.length), ...fields(event.response) },
        events,
      )
    case 'error':
      return readError(state, event, events)
    default:
      if (!ignoredEvents.has(type)) state.ignoredCount += 1
      return undefined
  }
}

const deltaKey = '"delta":"'
const indexKey = '"output_index":'

/**
 * Reads the only frequent event without parsing its JSON, of which we use a tenth. Returns false if the event has an
 * unusual form, such as an escaped character. Quotes within strings are escaped, so the keys cannot be part of a text.
 */
function scanDelta(state: State, data: string, events: ModelEvent[]): boolean {
  const start = data.indexOf(deltaKey) + deltaKey.length
  const indexStart = data.indexOf(indexKey) + indexKey.length
  if (start < deltaKey.length || indexStart < indexKey.length) return false
  const end = data.indexOf('"', start)
  const delta = data.slice(start, end)
  const part = Number.parseInt(data.slice(indexStart, indexStart + 8), 10)
  if (end === -1 || delta.includes('\\') || Number.isNaN(part)) return false
  addText(state, part, delta, events)
  return true
}

/** An answer can have several text parts (one before a search, one after). Each begins a paragraph. */
function addText(state: State, part: unknown, delta: string, events: ModelEvent[]): void {
  if (delta === '') return
  const isNewPart = state.progress.hasText() && part !== state.part
  state.part = part
  state.progress.addText(isNewPart ? `\n\n${delta}` : delta, events)
}

/** The sources and citations of a finished item. */
function readSources(state: State, item: Fields, events: ModelEvent[]): void {
  const { progress } = state
  if (item.type === 'web_search_call') {
    progress.startSearch(events)
    const action = fields(item.action)
    for (const query of [action.query, ...list(action.queries)]) progress.addQuery(text(query), events)
    for (const source of list(action.sources)) progress.addSource(fields(source), events)
    if (typeof action.url === 'string') progress.addSource(action, events)
  }
  for (const part of list(item.content)) progress.addCitations(citationsIn(fields(part).annotations), events)
}

/** The complete response, at the end of a stream or instead of one. Its text is used only if none was streamed. */
function readResponse(state: State, response: Fields, events: ModelEvent[]): ModelEnd {
  const { progress } = state
  // Streamed thoughts count too, or they would be shown if no answer follows them.
  const hasStreamedText = progress.hasText() || state.part !== undefined
  for (const [index, one] of list(response.output).entries()) {
    const item = fields(one)
    if (!hasStreamedText && item.type === 'message') {
      const parts = list(item.content).map(fields)
      addText(state, index, parts.map(part => text(part.text) || text(part.refusal)).join(''), events)
    }
    readSources(state, item, events)
  }
  if (response.status === 'failed') return readError(state, { error: response.error }, events)
  progress.endSearch(events)
  const { input_tokens, output_tokens } = fields(response.usage)
  const usage = usageOf(input_tokens, output_tokens)
  if (response.status === 'incomplete') {
    const { reason } = fields(response.incomplete_details)
    state.providerCode = loggable(reason)
    return { ...cutEnd(reason === 'content_filter' ? 'filter' : 'length', progress.hasText()), ...usage }
  }
  return response.status === 'completed' ? { type: 'complete', ...usage } : errorEnd('model_failed')
}

function readError(state: State, error: unknown, events: ModelEvent[]): ModelEnd {
  const { code, type } = errorFields(error)
  state.providerCode = loggable(code) ?? loggable(type)
  state.progress.endSearch(events)
  return endOfError(error)
}
