import type { ResponseStreamEvent } from 'openai/resources/responses/responses'
import type { ModelEnd, ModelEvent } from './model.ts'
import type { AnswerReader } from './reader.ts'
import { citationsIn, openShown, type Shown } from './shown.ts'
import { count, type Fields, fields, list, loggable, text } from './untrusted.ts'
import { endOfError, errorEnd, errorFields } from './upstream-errors.ts'

type EventName = ResponseStreamEvent['type']

/** Known and of no use here: not parsed at all where the server names its events. */
const skipped = new Set<string>([
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
  shown: Shown
  /** The part of the answer that the last text belonged to. */
  part: unknown
  ignored: number
  upstreamCode: string | undefined
}

/**
 * Reads the Responses stream. What an event is stands in its JSON's `type`: some servers name no events, send
 * `[DONE]`, or change item ids on the way, so none of these is relied upon.
 */
export function openResponsesReader(): AnswerReader {
  const state: State = { shown: openShown(), part: undefined, ignored: 0, upstreamCode: undefined }
  return {
    event(name, data, events) {
      if (data === '[DONE]') return undefined
      if (name !== undefined && skipped.has(name)) return undefined
      return takeEvent(state, fields(JSON.parse(data)), events)
    },
    whole(body, events) {
      const response = fields(JSON.parse(body))
      if (response.status === undefined && response.output === undefined) return errorEnd('model_unavailable')
      return takeResponse(state, response, events)
    },
    close(otherwise, events) {
      state.shown.endSearch(events)
      return otherwise
    },
    notes: () => ({ ignored: state.ignored, upstreamCode: state.upstreamCode }),
  }
}

function takeEvent(state: State, event: Fields, events: ModelEvent[]): ModelEnd | undefined {
  const { shown } = state
  const type = event.type as EventName
  switch (type) {
    case 'response.output_text.delta':
    case 'response.refusal.delta':
      say(state, event.output_index, text(event.delta), events)
      return undefined
    case 'response.reasoning_text.delta':
    case 'response.reasoning_summary_text.delta':
      shown.think(events)
      return undefined
    case 'response.output_item.added':
      if (fields(event.item).type === 'reasoning') shown.think(events)
      if (fields(event.item).type === 'web_search_call') shown.startSearch(events)
      return undefined
    case 'response.web_search_call.in_progress':
    case 'response.web_search_call.searching':
    case 'response.web_search_call.completed':
      shown.startSearch(events)
      return undefined
    case 'response.output_item.done':
      takeMarks(state, fields(event.item), events)
      return undefined
    case 'response.output_text.annotation.added':
      shown.cite(citationsIn([event.annotation]), events)
      return undefined
    case 'response.completed':
    case 'response.incomplete':
    case 'response.failed':
      return takeResponse(
        state,
        { status: type.slice('response.'.length), ...fields(event.response) },
        events,
      )
    case 'error':
      return takeError(state, event, events)
    default:
      if (!skipped.has(type)) state.ignored += 1
      return undefined
  }
}

/** An answer may have several parts of text (one before a search, one after): a paragraph each. */
function say(state: State, part: unknown, words: string, events: ModelEvent[]): void {
  if (words === '') return
  const apart = state.shown.hasText() && part !== state.part
  state.part = part
  state.shown.say(apart ? `\n\n${words}` : words, events)
}

/** The sources and citations of a finished item. */
function takeMarks(state: State, item: Fields, events: ModelEvent[]): void {
  const { shown } = state
  if (item.type === 'web_search_call') {
    shown.startSearch(events)
    const action = fields(item.action)
    for (const query of [action.query, ...list(action.queries)]) shown.addQuery(text(query), events)
    for (const source of list(action.sources)) shown.addSource(fields(source), events)
    if (typeof action.url === 'string') shown.addSource(action, events)
  }
  for (const part of list(item.content)) shown.cite(citationsIn(fields(part).annotations), events)
}

/** The whole response: at the end of a stream, or instead of one. Its text counts only where none was streamed. */
function takeResponse(state: State, response: Fields, events: ModelEvent[]): ModelEnd {
  const { shown } = state
  const streamed = shown.hasText()
  for (const [index, one] of list(response.output).entries()) {
    const item = fields(one)
    if (!streamed && item.type === 'message') {
      const parts = list(item.content).map(fields)
      say(state, index, parts.map(part => text(part.text) || text(part.refusal)).join(''), events)
    }
    takeMarks(state, item, events)
  }
  if (response.status === 'failed') return takeError(state, { error: response.error }, events)
  shown.endSearch(events)
  const usage = usageOf(response.usage)
  if (response.status === 'incomplete') {
    const { reason } = fields(response.incomplete_details)
    return { type: 'incomplete', reason: reason === 'content_filter' ? 'filter' : 'length', ...usage }
  }
  return response.status === 'completed' ? { type: 'complete', ...usage } : errorEnd('model_failed')
}

function takeError(state: State, error: unknown, events: ModelEvent[]): ModelEnd {
  const { code, type } = errorFields(error)
  state.upstreamCode = loggable(code) ?? loggable(type)
  state.shown.endSearch(events)
  return endOfError(error)
}

function usageOf(usage: unknown): Pick<ModelEnd, 'usage'> {
  const { input_tokens, output_tokens } = fields(usage)
  if (input_tokens === undefined) return {}
  return { usage: { inputTokens: count(input_tokens), outputTokens: count(output_tokens) } }
}
