import type { Config } from '#server/config/config.ts'
import type { Source } from '#shared/api/chat.ts'
import type { SheetLink } from '#shared/api/library.ts'
import type { ModelId } from '#shared/api/models.ts'
import type { Language } from '#shared/language.ts'

/**
 * Port: the language model. Implementations: `http-model.ts`, with the format of `responses.ts` (OpenAI Responses) or
 * `chat-completions.ts` (servers with the Chat Completions API), and `built-in.ts` (no model configured). An
 * implementation converts its provider's stream to the events below, retries only before the provider's first event,
 * times out on silence, and never rejects: it always resolves with exactly one end.
 */
export type Model = {
  name: Config['model']['api'] | 'built-in'
  capabilities(choice: ModelId): Capabilities
  /**
   * Streams one answer. `emit` gets the events in order, those of one piece read from the provider all at once. After
   * `signal` aborts, nothing is emitted, the connection to the provider closes within a second, and the end is
   * `aborted`.
   */
  answer(request: ModelRequest, emit: (events: ModelEvent[]) => void, signal: AbortSignal): Promise<ModelEnd>
  /**
   * The provider's storage for files that questions can refer to. A provider may turn out to have none. Undefined for
   * the built-in model.
   */
  files?: ProviderFiles
}

export type Capabilities = {
  webSearch: boolean
  images: boolean
  /** Reads PDFs itself, including images in them. */
  pdf: boolean
  /** PDFs can be uploaded to the provider's storage, and questions can refer to them. Without `pdf`, has no effect. */
  files: boolean
  /** The model reasons before it answers, so it may always use a minimum of tokens (`outputTokenLimit`). */
  reasoning: boolean
}

const minOutputTokensWithReasoning = 8192

/** Reasoning counts as output: with too few tokens, an answer would end before its first word. */
export function outputTokenLimit(maxOutputTokens: number, { reasoning }: Capabilities): number {
  return reasoning ? Math.max(maxOutputTokens, minOutputTokensWithReasoning) : maxOutputTokens
}

/** Limits the cost of an answer: the provider charges for each search. The Chat Completions API has no such limit. */
export const maxSearchCount = 4

/** Copies of PDFs at the provider. Browsers never see their ids. */
export type ProviderFiles = {
  /** `unsupported` if the provider turns out to have no file storage. Throws if the upload failed. */
  upload(file: ProviderUpload, signal: AbortSignal): Promise<ProviderCopy | 'unsupported'>
  /** Succeeds if there is no such file. Throws if the removal failed. */
  remove(fileId: string): Promise<void>
}

export type ProviderUpload = { name: string; sizeBytes: number; content: AsyncIterable<Uint8Array> }
export type ProviderCopy = { fileId: string; expiresAt: Date }

export type ModelRequest = {
  choice: ModelId
  /** The system prompt. It never contains text from a user, a file or a page. */
  instructions: string
  /** Oldest first. The last turn is the question. */
  turns: Turn[]
  /** Requests a web search for this question. Set only if `capabilities` allow it. */
  webSearch: boolean
  maxOutputTokens: number
  /** Groups the requests of one chat for the provider's prompt cache. */
  cacheKey: string
  /** A keyed hash of the user's id, 64 hex characters. The provider can distinguish users but not identify them. */
  safetyIdentifier: string
  /**
   * What the built-in model bases its answer on, and set only for it. Other models get the sheets as text in the last
   * turn, and the firm's addresses in the instructions.
   */
  material?: Material
}

export type Material = {
  /** The language of the question. */
  language: Language
  /**
   * `ambiguous`: the first sheets fit equally well. `nothing`: no sheet fits. `courtesy`: there is no question.
   * `empty`: the library has no sheets.
   */
  verdict: 'found' | 'ambiguous' | 'nothing' | 'courtesy' | 'empty'
  /** Best first. */
  sheets: SheetExcerpt[]
  /** Further sheets to offer. */
  related: SheetLink[]
  firm: FirmContacts
  /** What the question asks for that the built-in model cannot do. */
  cannot: ('search' | 'images')[]
  isFirstAnswer: boolean
}

/** A sheet of the library that may answer the question, with all its sections. */
export type SheetExcerpt = {
  id: string
  title: string
  language: Language
  /** The date of its text, as YYYY-MM-DD. */
  written: string
  /** The lawyer who reviewed it; null: no lawyer has. */
  reviewer: string | null
  /** The sections in the order of the sheet, in Markdown. */
  sections: SheetSection[]
}

/** `index`: its place in the sheet. `rank`: 0 for the one to read first; undefined if nothing says that it fits. */
export type SheetSection = { index: number; heading: string; markdown: string; rank: number | undefined }

/** Addresses begin with https, mailto or tel. */
export type FirmContacts = { name: string; contactUrl: string | null; bookingUrl: string | null }

/**
 * How a text marks what it takes from a sheet. The answer writer replaces the mark with a link, or removes it if the
 * model was not given the sheet.
 */
export function sheetMark(id: string): string {
  return `[[sheet:${id}]]`
}

export type Turn = {
  role: 'user' | 'assistant'
  content: string
  /** Files, notes and excerpts that precede the user's text. Images and PDFs only if `capabilities` allow them. */
  parts?: Part[]
}

export type Part =
  | { type: 'text'; text: string }
  /** A JPEG. */
  | { type: 'image'; base64: string }
  | { type: 'pdf'; name: string; pages: number; source: { fileId: string } | { base64: string } }

export type ModelEvent =
  | { type: 'text'; text: string }
  /** The model is working, and sends no text in the meantime. Shown as a status. */
  | { type: 'reasoning' }
  | { type: 'search-start' }
  | { type: 'search-query'; query: string }
  | { type: 'search-source'; source: Source }
  | { type: 'search-end' }
  | { type: 'citations'; sources: Source[] }
  /** Sheets of the library to offer with the answer. */
  | { type: 'suggestions'; sheets: SheetLink[] }

export type ModelEnd = { usage?: Usage } & (
  | { type: 'complete' }
  /** The text is valid but ended early, because of its length or the provider's content filter. */
  | { type: 'incomplete'; reason: 'length' | 'filter' }
  | { type: 'aborted' }
  | { type: 'error'; code: ModelErrorCode }
)

export const modelErrorCodes = [
  'model_busy',
  'model_unavailable',
  'model_misconfigured',
  'model_quota',
  'model_not_found',
  'context_too_long',
  /** The provider no longer has a copy that a part refers to: upload it again. */
  'model_file_gone',
  'model_refused_input',
  'model_timeout',
  'model_cut',
  'model_failed',
] as const

export type ModelErrorCode = (typeof modelErrorCodes)[number]

export type Usage = { inputTokens: number; outputTokens: number }
