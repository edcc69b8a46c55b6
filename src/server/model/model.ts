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
   * Streams one answer. `emit` is called once per piece read from the provider, with all events of that piece, in
   * order, synchronously. After `signal` aborts, nothing more is emitted, the call to the provider is closed within a
   * second, and the end is `aborted`.
   */
  answer(request: ModelRequest, emit: (events: ModelEvent[]) => void, signal: AbortSignal): Promise<ModelEnd>
  /** Where the provider keeps files that questions may name; undefined where it is known to keep none. */
  files?: ProviderFiles
}

export type Capabilities = {
  webSearch: boolean
  images: boolean
  /** Reads PDFs itself, pictures and all. */
  pdf: boolean
  /** PDFs may go to the provider's storage first, and be named by questions; only with `pdf`. */
  files: boolean
  reasoning: boolean
}

/** Copies of PDFs at the provider. Their ids never leave the server. */
export type ProviderFiles = {
  /** `unsupported` where the provider turns out to keep no files. Throws where it did not work this time. */
  upload(file: ProviderUpload, signal: AbortSignal): Promise<ProviderCopy | 'unsupported'>
  /** As good as done where there is none. Throws where it did not work. */
  remove(fileId: string): Promise<void>
}

export type ProviderUpload = { name: string; size: number; content: AsyncIterable<Uint8Array> }
export type ProviderCopy = { fileId: string; expiresAt: Date }

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

export type Turn = {
  role: 'user' | 'assistant'
  content: string
  /** What goes along with a user's words, before them. Never set where `capabilities` says no. */
  parts?: Part[]
}

export type Part =
  | { type: 'text'; text: string }
  | { type: 'image'; mediaType: string; base64: string }
  | { type: 'pdf'; name: string; source: { fileId: string } | { base64: string } }

export type ModelEvent =
  | { type: 'text'; text: string }
  /** The model is at work without text (reasoning): shown in words, not logged. */
  | { type: 'reasoning' }
  | { type: 'search-start' }
  | { type: 'search-query'; query: string }
  | { type: 'search-source'; source: Source }
  | { type: 'search-end' }
  | { type: 'citations'; sources: Source[] }

export type ModelEnd = { usage?: Usage } & (
  | { type: 'complete' }
  /** The text so far is valid but was cut: by its length, or by the provider's content filter. */
  | { type: 'incomplete'; reason: 'length' | 'filter' }
  | { type: 'aborted' }
  | { type: 'error'; code: ModelErrorCode }
)

export type ModelErrorCode =
  | 'model_busy'
  | 'model_unavailable'
  | 'model_misconfigured'
  | 'model_quota'
  | 'model_not_found'
  | 'context_too_long'
  /** A copy that a part names is not at the provider any more: to be uploaded again. */
  | 'model_file_gone'
  | 'model_refused_input'
  | 'model_timeout'
  | 'model_cut'
  | 'model_failed'

export type Usage = { inputTokens: number; outputTokens: number }
