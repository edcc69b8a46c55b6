import type { ProviderModel } from './capabilities.ts'
import type { ModelEnd, ModelEvent, ModelRequest } from './model.ts'

/** Reads one answer in a vendor's wire format into our closed list of events. */
export type AnswerReader = {
  /**
   * Takes one event of the stream; adds what it means to `events`; returns the end where the answer is over.
   * Throws on broken JSON. `name` is the event's name where the server sends names.
   */
  event(name: string | undefined, data: string, events: ModelEvent[]): ModelEnd | undefined
  /** Takes an answer that came in one piece; throws on broken JSON. */
  whole(body: string, events: ModelEvent[]): ModelEnd
  /** Nothing more comes (over, broken, silent): returns `otherwise` unless the answer was over already. */
  close(otherwise: ModelEnd, events: ModelEvent[]): ModelEnd
  /** For the log: how many unknown events were dropped, and the server's own code of an error. */
  notes(): { ignoredCount: number; providerCode: string | undefined }
}

/** What a server accepts in a request. One that refuses a part of it is asked again without that part. */
export type AcceptedParameters = {
  stream: boolean
  /** Parameters that only help the provider (cache, abuse, storage) and that some servers refuse. */
  extras: boolean
}

/** One of the two wire formats. */
export type Dialect = {
  name: 'responses' | 'chat'
  path: string
  body(request: ModelRequest, model: ProviderModel, accepted: AcceptedParameters): object
  openReader(request: ModelRequest): AnswerReader
}
