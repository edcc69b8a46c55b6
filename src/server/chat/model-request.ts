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

/** What answering needs; one for the whole server. */
export type Answering = {
  db: Db
  log: Log
  model: Model
  live: AnswerRegistry
  files: Files
  systemPrompt: string
  limits: Pick<Config['model'], 'historyTokens' | 'maxOutputTokens'>
  /** Keys the hash by which the provider tells users apart. */
  identifierKey: string
}

/** A saved question that is to be answered. */
export type AnswerRequest = {
  content: string
  /** Its index in the chat. */
  position: number
  model: ModelId
  webSearch: boolean
  /** Ids of files that the send named in addition to the question's own. */
  context: string[]
  language: Language
  /** Whether it is the first question of its chat. */
  begins: boolean
}

/** French and English prose of this kind has about 3.5 characters a token; 3 leaves a margin. */
const charactersPerToken = 3
const maxTurnCount = 100
/** The share of the budget that the text of documents may take; the rest is for the chat. */
const maxDocumentShare = 0.7

/** Characters that the text of documents may take. */
export function documentTextBudget(server: Answering, question: AnswerRequest): number {
  return Math.floor((historyBudget(server) - question.content.length) * maxDocumentShare)
}

function historyBudget({ limits }: Answering): number {
  return limits.historyTokens * charactersPerToken
}

/** What the model is sent: the question, with as much of the chat before it as fits, and the files. */
export async function buildModelRequest(
  server: Answering,
  answer: AnswerBuffer,
  question: AnswerRequest,
  attachments: LoadedAttachments,
): Promise<ModelRequest> {
  const history = await listHistory(server.db, answer.chatId, {
    position: question.position,
    maxChars: historyBudget(server) - question.content.length - attachments.textLength,
    maxTurns: maxTurnCount,
  })
  return {
    choice: question.model,
    instructions: server.systemPrompt,
    turns: turnsOf(history, question, attachments),
    webSearch:
      question.webSearch &&
      searchesOnRequest(question.model) &&
      server.model.capabilities(question.model).webSearch,
    maxOutputTokens: server.limits.maxOutputTokens,
    ...providerKeys(server, answer),
  }
}

/** Files stay with the message they came with; those whose message is left out go with the question. */
function turnsOf(history: HistoryTurn[], question: AnswerRequest, { parts }: LoadedAttachments): Turn[] {
  // Providers expect a user's turn first.
  const first = history.findIndex(turn => turn.role === 'user')
  const earlier = first === -1 ? [] : history.slice(first)
  const included = new Set(earlier.map(turn => turn.position))
  const own = [...parts]
    .filter(([position]) => !included.has(position))
    .sort(([one], [other]) => one - other)
    .flatMap(([, some]) => some)
  return [
    ...earlier.map(({ position, role, content }) => withParts({ role, content }, parts.get(position))),
    withParts({ role: 'user', content: question.content }, own),
  ]
}

function withParts(turn: Turn, parts: Part[] = []): Turn {
  return parts.length === 0 ? turn : { ...turn, parts }
}

export function providerKeys(server: Answering, answer: AnswerBuffer) {
  return {
    cacheKey: createHash('sha256').update(answer.chatId).digest('hex').slice(0, 32),
    safetyIdentifier: createHmac('sha256', server.identifierKey).update(answer.userId).digest('hex'),
  }
}
