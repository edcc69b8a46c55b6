import { createHash, createHmac } from 'node:crypto'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import type { Files } from '#server/files/files.ts'
import type { Log } from '#server/log.ts'
import type { Model, ModelEnd, ModelEvent, ModelRequest, Part, Turn } from '#server/model/model.ts'
import { type HistoryTurn, listHistory } from '#server/store/messages.ts'
import { removeProviderFiles } from '#server/store/uploads.ts'
import type { Language } from '#shared/language.ts'
import { type ModelId, searchesOnRequest } from '#shared/models.ts'
import { type Gathered, gatherFiles } from './attachments.ts'
import type { LiveAnswer } from './live-answer.ts'
import type { LiveAnswers } from './live-answers.ts'
import { wordsIn } from './words.ts'

/** What answering needs; one for the whole server. */
export type Answering = {
  db: Db
  log: Log
  model: Model
  live: LiveAnswers
  files: Files
  systemPrompt: string
  limits: Pick<Config['model'], 'historyTokens' | 'maxOutputTokens'>
  /** Keys the hash by which the provider tells users apart. */
  identifierKey: string
}

export type Question = {
  content: string
  /** Its index in the chat. */
  position: number
  model: ModelId
  webSearch: boolean
  /** Files that the send named beside the question's own. */
  context: string[]
  language: Language
  /** Whether the chat begins with it. */
  begins: boolean
}

/** French and English prose of this kind runs at about 3.5 characters a token; 3 leaves a margin. */
const charactersPerToken = 3
const mostTurns = 100
/** Of what a question may bring along, the part that the text of documents may take; the rest is for the chat. */
const shareOfDocuments = 0.7

/** `emit`: what the model says. `say`: what is going on meanwhile, in words. */
type Voice = { emit: (events: ModelEvent[]) => void; say: (status: string) => void }

/**
 * Asks the model with all that goes along with the question: the chat so far, and the files. Asks once more where
 * the provider no longer has a document that it was to read, unless the answer had begun by then.
 */
export async function askWithFiles(
  server: Answering,
  answer: LiveAnswer,
  question: Question,
  { emit, say }: Voice,
  signal: AbortSignal,
): Promise<ModelEnd> {
  const key = { chatId: answer.chatId, userId: answer.userId }
  const textBudget = Math.floor((budgetOf(server) - question.content.length) * shareOfDocuments)
  for (let attempt = 1; ; attempt += 1) {
    const gathered = await gatherFiles(server, { ...question, ...key, textBudget }, say, signal)
    const request = await modelRequest(server, answer, question, gathered)
    let begun = false
    // Not before the model's own: alone they are no answer, and what a retry is to replace would be lost to them.
    const answered = (events: ModelEvent[]) => {
      if (!begun && events.some(event => event.type === 'text' && event.text !== '')) {
        begun = true
        emit(openingWords(question, request, gathered))
      }
      emit(events)
    }
    const end = await server.model.answer(request, answered, signal)
    const gone = end.type === 'error' && end.code === 'model_file_gone' && gathered.copies.length > 0
    if (!gone || begun || attempt > 1) return end
    await removeProviderFiles(server.db, gathered.copies)
  }
}

/** What the person is told before the answer: what was asked for and is not part of it. */
function openingWords(question: Question, request: ModelRequest, gathered: Gathered): ModelEvent[] {
  const searchless = question.webSearch && searchesOnRequest(question.model) && !request.webSearch
  const lines = [
    ...(searchless ? [wordsIn(question.language).cannotSearch] : []),
    ...gathered.remarks.map(remark => `*${escapeMarkdown(remark)}*`),
  ]
  return lines.length === 0 ? [] : [{ type: 'text', text: `${lines.join('\n\n')}\n\n` }]
}

/** Names of files stand in these words. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&')
}

function budgetOf({ limits }: Answering): number {
  return limits.historyTokens * charactersPerToken
}

async function modelRequest(
  server: Answering,
  answer: LiveAnswer,
  question: Question,
  gathered: Gathered,
): Promise<ModelRequest> {
  const budget = budgetOf(server) - question.content.length - gathered.textLength
  const history = await listHistory(server.db, answer.chatId, {
    position: question.position,
    budget,
    most: mostTurns,
  })
  return {
    choice: question.model,
    instructions: server.systemPrompt,
    turns: turnsOf(history, question, gathered),
    webSearch:
      question.webSearch &&
      searchesOnRequest(question.model) &&
      server.model.capabilities(question.model).webSearch,
    maxOutputTokens: server.limits.maxOutputTokens,
    ...providerKeys(server, answer),
  }
}

/** Files stay with the message they came with; those whose message is left out go with the question. */
function turnsOf(history: HistoryTurn[], question: Question, { parts }: Gathered): Turn[] {
  // Providers expect a user's turn first.
  const first = history.findIndex(turn => turn.role === 'user')
  const earlier = first === -1 ? [] : history.slice(first)
  const kept = new Set(earlier.map(turn => turn.position))
  const own = [...parts]
    .filter(([position]) => !kept.has(position))
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

export function providerKeys(server: Answering, answer: LiveAnswer) {
  return {
    cacheKey: createHash('sha256').update(answer.chatId).digest('hex').slice(0, 32),
    safetyIdentifier: createHmac('sha256', server.identifierKey).update(answer.userId).digest('hex'),
  }
}
