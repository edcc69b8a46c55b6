import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/database/database.ts'
import type { Files } from '#server/files/files.ts'
import type { Library } from '#server/library/library.ts'
import type { Log } from '#server/log.ts'
import type { FirmContacts, Model } from '#server/model/model.ts'
import type { EndStatus } from '#server/store/answers/end-generation.ts'
import type { HistoryTurn } from '#server/store/chats/history.ts'
import type { ModelId } from '#shared/api/models.ts'
import type { Language } from '#shared/language.ts'
import type { AnswerRegistry } from './answer/answer-registry.ts'
import type { Excerpts } from './request/library-excerpts.ts'

/** What answering depends on: one instance for the whole server. */
export type AnswerDeps = {
  /** The database with the short timeouts (`quick`). */
  db: Db
  log: Log
  model: Model
  live: AnswerRegistry
  library: Library
  files: Files
  firm: FirmContacts & { systemPrompt: string }
  /** The firm's system prompt with the instructions about excerpts: one text, which all live answers share. */
  libraryPrompt: string
  limits: Pick<Config['model'], 'historyTokens' | 'maxOutputTokens'>
  costs: Config['costs']
  /** The key of the hash by which the provider distinguishes users. */
  identifierKey: string
  /** Called at the end of each answer. */
  answerEnded(answer: EndedAnswer): void
}

export type EndedAnswer = {
  model: ModelId
  status: EndStatus
  /** The time until the first text; undefined if there was none. */
  firstTextMs: number | undefined
  /** The time until the end. */
  ms: number
}

/** A stored question to answer. */
export type AnswerRequest = {
  content: string
  /** Its index in the chat. */
  position: number
  model: ModelId
  /** Whether a search was requested; false for a model that ignores the request (W-1). */
  webSearch: boolean
  /** Ids of the files that the request names. */
  context: string[]
  language: Language
  /**
   * Whether the chat's title has just been made from it: a provider's model is then asked for a better one, if the
   * question has text. False in a temporary chat.
   */
  hasNewTitle: boolean
  /** False only if neither the question nor the chat has any files; undefined if unknown. */
  hasFiles?: boolean
  /** The chat so far, within `historyLimits`; undefined if it has not been read yet. */
  history?: HistoryTurn[] | undefined
  /** What the library has on it, if that was looked up while the question was being stored (`searchSoon`). */
  excerpts?: Excerpts | undefined
}
