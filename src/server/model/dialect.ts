import type { Config } from '#server/config/config.ts'
import type { ProviderModel } from './capabilities.ts'
import type { ModelEnd, ModelEvent, ModelRequest } from './model.ts'

/** Reads one answer in a provider's wire format into our closed list of events. */
export type AnswerReader = {
  /**
   * Reads one event of the stream, adds our events to `events`, and returns the end if the answer is over. Throws on
   * invalid JSON. `name` is undefined if the provider does not name its events.
   */
  readEvent(name: string | undefined, data: string, events: ModelEvent[]): ModelEnd | undefined
  /** Whether the provider has said that the answer is over. Until the stream ends, some details may follow. */
  isEnding(): boolean
  /** Reads an answer that arrived in one piece. Throws on invalid JSON. */
  readBody(body: string, events: ModelEvent[]): ModelEnd
  /**
   * Called if the answer times out, if the stream breaks or ends after its first event but before `readEvent` has
   * returned an end, and if an event or the body is invalid. Returns `fallback` unless the provider has already said
   * how the answer ended.
   */
  end(fallback: ModelEnd, events: ModelEvent[]): ModelEnd
  /** For the log: how many unknown events were ignored, and the provider's own error code. */
  diagnostics(): { ignoredCount: number; providerCode: string | undefined }
}

/** A parameter that some providers refuse, such as those for their cache and abuse detection. */
export type ExtraParameter =
  | 'store'
  | 'prompt_cache_key'
  | 'safety_identifier'
  | 'stream_options'
  | 'reasoning'
  | 'reasoning_effort'

/** What a provider accepts in a request. If it refuses a parameter, the question is sent again without it. */
export type AcceptedParameters = {
  stream: boolean
  extras: readonly ExtraParameter[]
  /** In Chat Completions: the maximum length of an answer has the other one of its two names. */
  hasOtherLimitName: boolean
}

/** One of the wire formats that MODEL_API names. */
export type Dialect = {
  name: Config['model']['api']
  path: string
  /** The extra parameters of this format, all of which are sent at first. */
  extras: readonly ExtraParameter[]
  body(request: ModelRequest, model: ProviderModel, accepted: AcceptedParameters): object
  openReader(request: ModelRequest): AnswerReader
}
