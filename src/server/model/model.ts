import type { Source } from '#shared/chat.ts'
import type { ModelId } from '#shared/models.ts'

/**
 * Port: the language model. Implementations: `responses.ts` (OpenAI Responses), `chat-completions.ts` (servers
 * that speak Chat Completions), `built-in.ts` (none configured). An implementation turns its vendor's stream
 * into the closed list of events below, retries only before the first event, watches for silence, and always
 * resolves with exactly one end: it never rejects.
 */
export type Model = {
  name: 'responses' | 'chat' | 'built-in'
  capabilities(choice: ModelId): Capabilities
  /**
   * Streams one answer. `emit` is called once per piece read from upstream, with all events of that piece, in
   * order, synchronously. After `signal` aborts, nothing more is emitted, the upstream call is closed within a
   * second, and the end is `aborted`.
   */
  answer(request: ModelRequest, emit: (events: ModelEvent[]) => void, signal: AbortSignal): Promise<ModelEnd>
}

export type Capabilities = { webSearch: boolean; images: boolean; pdf: boolean; reasoning: boolean }

export type ModelRequest = {
  choice: ModelId
  /** The system prompt; nothing that a user, a file or a page wrote is ever part of it. */
  instructions: string
  /** Oldest first; the last one is the question. */
  turns: Turn[]
  /** Forced on this message. Never set where `capabilities` says no. */
  webSearch: boolean
  maxOutputTokens: number
  /** Groups the requests of one chat for the provider's prompt cache; no meaning of its own. */
  cacheKey: string
  /** A keyed hash of the user, 64 hex characters: lets the provider tell users apart, names nobody. */
  safetyIdentifier: string
}

export type Turn = { role: 'user' | 'assistant'; content: string }

export type ModelEvent =
  | { type: 'text'; text: string }
  /** The model is at work without text (reasoning): shown in words, not logged. */
  | { type: 'reasoning' }
  | { type: 'search-start' }
  | { type: 'search-source'; source: Source }
  | { type: 'search-end' }
  | { type: 'citations'; sources: Source[] }

export type ModelEnd = { usage?: Usage } & (
  | { type: 'complete' }
  /** The text so far is valid but was cut: by its length, or by the provider's content filter. */
  | { type: 'incomplete'; reason: 'length' | 'filter' }
  | { type: 'aborted' }
  | { type: 'error'; code: ModelErrorCode; message: string }
)

/** `message` of an error end is for the reader: it names no provider, key or address. */
export type ModelErrorCode =
  | 'model_busy'
  | 'model_unavailable'
  | 'model_misconfigured'
  | 'model_quota'
  | 'model_not_found'
  | 'context_too_long'
  | 'model_refused_input'
  | 'model_timeout'
  | 'model_cut'
  | 'model_failed'

export type Usage = { inputTokens: number; outputTokens: number }
