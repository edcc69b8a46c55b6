import { type AnswerProgress, citationsIn, createAnswerProgress } from './answer-progress.ts'
import type { AnswerReader } from './dialect.ts'
import type { ModelEnd, ModelEvent, ModelRequest } from './model.ts'
import { cutEnd, endOfError, errorEnd, errorFields } from './provider-errors.ts'
import { type Fields, fields, list, loggable, text, usageOf } from './untrusted-json.ts'

type State = {
  progress: AnswerProgress
  finish: string
  isEnding: boolean
  usage: Pick<ModelEnd, 'usage'>
  ignoredCount: number
  providerCode: string | undefined
}

/**
 * Reads a Chat Completions stream: unnamed chunks, one with a finish_reason, usually another with the usage, then
 * `[DONE]` or the end of the stream. Some servers send no `[DONE]` and leave the stream open. Only a finish_reason
 * makes an answer complete, and some mean that it is not.
 */
export function openChatCompletionsReader(request: ModelRequest): AnswerReader {
  const state: State = {
    progress: createAnswerProgress(),
    finish: '',
    isEnding: false,
    usage: {},
    ignoredCount: 0,
    providerCode: undefined,
  }
  return {
    readEvent(name, data, events) {
      if (data === '[DONE]') return endOf(state, errorEnd('model_cut'), events)
      if (request.webSearch && !state.progress.hasText()) state.progress.startSearch(events)
      const chunk = fields(JSON.parse(data))
      if (name === 'error') return readError(state, chunk, events)
      return readChunk(state, chunk, events)
    },
    isEnding: () => state.isEnding,
    readBody(body, events) {
      const end = readChunk(state, fields(JSON.parse(body)), events)
      return end ?? endOf(state, errorEnd('model_unavailable'), events)
    },
    end: (fallback, events) => endOf(state, fallback, events),
    diagnostics: () => ({ ignoredCount: state.ignoredCount, providerCode: state.providerCode }),
  }
}

function readChunk(state: State, chunk: Fields, events: ModelEvent[]): ModelEnd | undefined {
  if (chunk.error || chunk.object === 'error') return readError(state, chunk, events)
  if (!Array.isArray(chunk.choices)) state.ignoredCount += 1
  readUsage(state, chunk.usage)
  const choice = fields(list(chunk.choices)[0])
  // A chunk of a stream has a `delta`; an answer in one piece has a `message`.
  const delta = fields(choice.delta ?? choice.message)
  readDelta(state, delta, events)
  readFinish(state, text(choice.finish_reason), delta)
  return undefined
}

/** The server has called a tool of its own, and may go on. */
const toolReasons = new Set(['tool_calls', 'function_call'])

/**
 * Some servers have a reason in every chunk, with the thoughts before the answer, or after a web search of their own.
 * The answer goes on then, perhaps after a pause: such a stream is read to its end.
 */
function readFinish(state: State, finish: string, delta: Fields): void {
  if (state.finish === '') {
    state.isEnding = finish !== '' && state.progress.hasText() && !toolReasons.has(finish)
  } else if (isThinking(delta) || text(delta.content) !== '' || list(delta.content).length > 0) {
    state.isEnding = false
  }
  if (finish !== '') state.finish = finish
}

function isThinking(delta: Fields): boolean {
  return text(delta.reasoning_content) !== '' || text(delta.reasoning) !== ''
}

function readError(state: State, error: Fields, events: ModelEvent[]): ModelEnd {
  const { code, type } = errorFields(error)
  state.providerCode = loggable(code) ?? loggable(type)
  state.progress.endSearch(events)
  return endOfError(error)
}

function readDelta({ progress }: State, delta: Fields, events: ModelEvent[]): void {
  if (isThinking(delta)) progress.startThinking(events)
  if (typeof delta.content === 'string') progress.addText(delta.content, events)
  else for (const part of list(delta.content)) readPart(progress, fields(part), events)
  if (typeof delta.refusal === 'string') progress.addText(delta.refusal, events)
  if (delta.annotations) progress.addCitations(citationsIn(delta.annotations), events)
}

/** Some servers send content in typed parts, which can include thinking. */
function readPart(progress: AnswerProgress, part: Fields, events: ModelEvent[]): void {
  if (part.type === 'thinking') progress.startThinking(events)
  else progress.addText(text(part.text), events)
}

function readUsage(state: State, usage: unknown): void {
  const { prompt_tokens, completion_tokens } = fields(usage)
  if (prompt_tokens === undefined) return
  state.usage = usageOf(prompt_tokens, completion_tokens)
}

/** `model_length`: the model's context is full (Mistral). */
const lengthReasons = new Set(['length', 'model_length'])
/** The provider gave up in the middle of the answer (Mistral, vLLM, DeepSeek). */
const failureReasons = new Set(['error', 'abort', 'insufficient_system_resource'])

function endOf(state: State, fallback: ModelEnd, events: ModelEvent[]): ModelEnd {
  state.progress.endSearch(events)
  if (state.finish === '') return fallback
  return { ...endOfFinish(state), ...state.usage }
}

function endOfFinish(state: State): ModelEnd {
  const isTooLong = lengthReasons.has(state.finish)
  const isFiltered = state.finish === 'content_filter'
  if (!isTooLong && !isFiltered && !failureReasons.has(state.finish)) return { type: 'complete' }
  state.providerCode = state.finish
  if (isTooLong) return cutEnd('length', state.progress.hasText())
  return isFiltered ? cutEnd('filter', state.progress.hasText()) : errorEnd('model_failed')
}
