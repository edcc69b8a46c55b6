import { createHash, createHmac } from 'node:crypto'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import type { Files } from '#server/files/files.ts'
import type { Log } from '#server/log.ts'
import type { Model, ModelRequest, Part, Turn } from '#server/model/model.ts'
import { type HistoryTurn, listHistory } from '#server/store/messages.ts'
import type { Language } from '#shared/language.ts'
import { type ModelId, searchesOnRequest } from '#shared/models.ts'
import type { AnswerBuffer } from './answer-buffer.ts'
import type { AnswerRegistry } from './answer-registry.ts'
import type { LoadedAttachments } from './load-attachments.ts'

/** What answering depends on: one instance for the whole server. */
export type AnswerDeps = {
  db: Db
  log: Log
  model: Model
  live: AnswerRegistry
  files: Files
  systemPrompt: string
  limits: Pick<Config['model'], 'historyTokens' | 'maxOutputTokens'>
  /** The key of the hash by which the provider distinguishes users. */
  identifierKey: string
}

/** A saved question to answer. */
export type AnswerRequest = {
  content: string
  /** Its index in the chat. */
  position: number
  model: ModelId
  webSearch: boolean
  /** Ids of other files that the send names. */
  context: string[]
  language: Language
  /** Whether it begins its chat: a retry does not. */
  isFirstQuestion: boolean
}

/** French and English prose has about 3.5 characters per token; 3 leaves a margin. */
const charactersPerToken = 3
const maxTurnCount = 100
/** The share of the budget for the text of documents. The rest is for the chat. */
const maxDocumentShare = 0.7

/** Maximum number of characters of document text. */
export function documentTextBudget(deps: AnswerDeps, question: AnswerRequest): number {
  return Math.floor((historyBudget(deps) - question.content.length) * maxDocumentShare)
}

function historyBudget({ limits }: AnswerDeps): number {
  return limits.historyTokens * charactersPerToken
}

/** The question with its files, and as much of the chat before it as fits. */
export async function buildModelRequest(
  deps: AnswerDeps,
  answer: AnswerBuffer,
  question: AnswerRequest,
  attachments: LoadedAttachments,
): Promise<ModelRequest> {
  const history = await listHistory(deps.db, answer.chatId, {
    position: question.position,
    maxChars: historyBudget(deps) - question.content.length - attachments.textLength,
    maxTurns: maxTurnCount,
  })
  return {
    choice: question.model,
    instructions: deps.systemPrompt,
    turns: turnsOf(history, question, attachments),
    webSearch:
      question.webSearch &&
      searchesOnRequest(question.model) &&
      deps.model.capabilities(question.model).webSearch,
    maxOutputTokens: deps.limits.maxOutputTokens,
    ...providerKeys(deps, answer),
  }
}

/** Files stay with the message they were sent with. If that message is left out, they go with the question. */
function turnsOf(history: HistoryTurn[], question: AnswerRequest, { parts }: LoadedAttachments): Turn[] {
  // Providers expect the first turn to be the user's.
  const first = history.findIndex(turn => turn.role === 'user')
  const earlier = first === -1 ? [] : history.slice(first)
  const included = new Set(earlier.map(turn => turn.position))
  const own = [...parts]
    .filter(([position]) => !included.has(position))
    .sort(([one], [other]) => one - other)
    .flatMap(([, ownParts]) => ownParts)
  return [
    ...earlier.map(({ position, role, content }) => withParts({ role, content }, parts.get(position))),
    withParts({ role: 'user', content: question.content }, own),
  ]
}

function withParts(turn: Turn, parts: Part[] = []): Turn {
  return parts.length === 0 ? turn : { ...turn, parts }
}

export function providerKeys(deps: AnswerDeps, answer: AnswerBuffer) {
  return {
    cacheKey: createHash('sha256').update(answer.chatId).digest('hex').slice(0, 32),
    safetyIdentifier: createHmac('sha256', deps.identifierKey).update(answer.userId).digest('hex'),
  }
}
