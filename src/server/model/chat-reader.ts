import type { ModelEnd, ModelEvent, ModelRequest } from './model.ts'
import type { AnswerReader } from './reader.ts'
import { citationsIn, openShown, type Shown } from './shown.ts'
import { count, type Fields, fields, list, loggable, text } from './untrusted.ts'
import { endOfError, errorEnd, errorFields } from './upstream-errors.ts'

type State = {
  shown: Shown
  finish: string
  usage: Pick<ModelEnd, 'usage'>
  ignored: number
  upstreamCode: string | undefined
}

/**
 * Reads a Chat Completions stream: unnamed chunks, one with a finish_reason, mostly one more with the usage, then
 * `[DONE]` or simply the end. Only the finish_reason makes an answer complete.
 */
export function openChatReader(request: ModelRequest): AnswerReader {
  const state: State = { shown: openShown(), finish: '', usage: {}, ignored: 0, upstreamCode: undefined }
  return {
    event(_, data, events) {
      if (data === '[DONE]') return endOf(state, errorEnd('model_cut'), events)
      if (request.webSearch && !state.shown.hasText()) state.shown.startSearch(events)
      return takeChunk(state, fields(JSON.parse(data)), events)
    },
    whole(body, events) {
      const end = takeChunk(state, fields(JSON.parse(body)), events)
      return end ?? endOf(state, errorEnd('model_unavailable'), events)
    },
    close: (otherwise, events) => endOf(state, otherwise, events),
    notes: () => ({ ignored: state.ignored, upstreamCode: state.upstreamCode }),
  }
}

function takeChunk(state: State, chunk: Fields, events: ModelEvent[]): ModelEnd | undefined {
  if (chunk.error || chunk.object === 'error') {
    const { code, type } = errorFields(chunk)
    state.upstreamCode = loggable(code) ?? loggable(type)
    state.shown.endSearch(events)
    return endOfError(chunk)
  }
  if (!Array.isArray(chunk.choices)) state.ignored += 1
  takeUsage(state, chunk.usage)
  const choice = fields(list(chunk.choices)[0])
  // A stream's chunks hold a `delta`, an answer in one piece a `message`.
  takeDelta(state, fields(choice.delta ?? choice.message), events)
  if (text(choice.finish_reason) !== '') state.finish = text(choice.finish_reason)
  return undefined
}

function takeDelta({ shown }: State, delta: Fields, events: ModelEvent[]): void {
  if (text(delta.reasoning_content) || text(delta.reasoning)) shown.think(events)
  if (typeof delta.content === 'string') shown.say(delta.content, events)
  else for (const part of list(delta.content)) takePart(shown, fields(part), events)
  if (typeof delta.refusal === 'string') shown.say(delta.refusal, events)
  if (delta.annotations) shown.cite(citationsIn(delta.annotations), events)
}

/** Some servers send content in typed parts, thinking among them. */
function takePart(shown: Shown, part: Fields, events: ModelEvent[]): void {
  if (part.type === 'thinking') shown.think(events)
  else shown.say(text(part.text), events)
}

function takeUsage(state: State, usage: unknown): void {
  const { prompt_tokens, completion_tokens } = fields(usage)
  if (prompt_tokens === undefined) return
  state.usage = { usage: { inputTokens: count(prompt_tokens), outputTokens: count(completion_tokens) } }
}

function endOf(state: State, otherwise: ModelEnd, events: ModelEvent[]): ModelEnd {
  state.shown.endSearch(events)
  if (state.finish === '') return otherwise
  if (state.finish === 'length') return { type: 'incomplete', reason: 'length', ...state.usage }
  if (state.finish === 'content_filter') return { type: 'incomplete', reason: 'filter', ...state.usage }
  return { type: 'complete', ...state.usage }
}
