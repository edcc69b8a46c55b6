import { createHash, createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import type { Files } from '#server/files/files.ts'
import type { Log } from '#server/log.ts'
import type { Model, ModelEnd, ModelEvent, ModelRequest, Part, Turn } from '#server/model/model.ts'
import { suggestTitle } from '#server/store/chats.ts'
import { type EndStatus, endGeneration } from '#server/store/generations.ts'
import { type HistoryTurn, listHistory } from '#server/store/messages.ts'
import { removeProviderFiles } from '#server/store/uploads.ts'
import { filesAlone } from '#shared/chat.ts'
import type { ModelId } from '#shared/models.ts'
import { searchesOnRequest } from '#shared/models.ts'
import { type Gathered, gatherFiles } from './attachments.ts'
import { type AnswerEvent, append, contentOf, type LiveAnswer, tellReaders } from './live-answer.ts'
import type { AbortReason, LiveAnswers } from './live-answers.ts'
import { createTextIntake } from './text-intake.ts'
import { askForTitle } from './title.ts'
import { errorSentence, type Language, wordsIn } from './words.ts'

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
  /** Set where the chat begins with it: its first title. */
  title: string | undefined
}

/** French and English prose of this kind runs at about 3.5 characters a token; 3 leaves a margin. */
const charactersPerToken = 3
const mostTurns = 100
/** Of what a question may bring along, the part that the text of documents may take; the rest is for the chat. */
const shareOfDocuments = 0.7

/**
 * Answers a recorded question, detached from whoever asked: feeds the live answer, and sets its one end state. Never
 * rejects. The chat's own event comes first, so that every reader learns its id and title.
 */
export async function answerQuestion(
  server: Answering,
  answer: LiveAnswer,
  question: Question,
): Promise<void> {
  const controller = new AbortController()
  let reason: AbortReason | undefined
  server.live.register(answer, given => {
    reason ??= given
    controller.abort()
  })
  const began = performance.now()
  if (question.title !== undefined) void improveTitle(server, answer, question, controller.signal)
  const end = await askModel(server, answer, question, controller.signal)
  const status = closeWords(answer, end, reason, question.language)
  tellReaders(answer)
  server.log.info(
    {
      generation: answer.id,
      status,
      model: question.model,
      error: end.type === 'error' ? end.code : undefined,
      units: answer.length,
      ms: Math.round(performance.now() - began),
      ...end.usage,
    },
    'answer ended',
  )
  if (reason === 'gone') server.live.settle(answer, 'lost')
  else await commit(server, answer, status)
}

async function askModel(
  server: Answering,
  answer: LiveAnswer,
  question: Question,
  signal: AbortSignal,
): Promise<ModelEnd> {
  const intake = createTextIntake()
  const emit = (events: ModelEvent[]) => {
    for (const event of events) {
      const shown = toAnswerEvent(event, intake.take, question.language, answer)
      if (shown) append(answer, shown)
    }
    tellReaders(answer)
  }
  const say = (text: string) => {
    append(answer, { type: 'status', text })
    tellReaders(answer)
  }
  try {
    const end = await askWithFiles(server, answer, question, { emit, say }, signal)
    append(answer, { type: 'text', text: intake.end() })
    return end
  } catch (error) {
    if (signal.aborted) return { type: 'aborted' }
    server.log.error({ err: error, generation: answer.id }, 'an answer failed')
    return { type: 'error', code: 'model_failed', message: '' }
  }
}

type Voice = { emit: (events: ModelEvent[]) => void; say: (status: string) => void }

/** Asks once more where the provider no longer has a document that it was to read: nothing was said until then. */
async function askWithFiles(
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
    if (attempt === 1) emit(openingWords(question, request, gathered))
    const end = await server.model.answer(request, emit, signal)
    const gone = end.type === 'error' && end.code === 'model_file_gone' && gathered.copies.length > 0
    if (!gone || attempt > 1) return end
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

function providerKeys(server: Answering, answer: LiveAnswer) {
  return {
    cacheKey: createHash('sha256').update(answer.chatId).digest('hex').slice(0, 32),
    safetyIdentifier: createHmac('sha256', server.identifierKey).update(answer.userId).digest('hex'),
  }
}

function toAnswerEvent(
  event: ModelEvent,
  take: (piece: string) => string,
  language: Language,
  answer: LiveAnswer,
): AnswerEvent | undefined {
  switch (event.type) {
    case 'text':
      return { type: 'text', text: take(event.text) }
    case 'reasoning': {
      // Once per stretch: a status that stands already is not said again.
      const thinking = answer.entries.at(-1)?.event.type === 'status'
      return thinking ? undefined : { type: 'status', text: wordsIn(language).thinking }
    }
    case 'search-start':
    case 'search-end':
      return event
    case 'search-source':
      return { type: 'search-progress', source: event.source }
    case 'citations':
      return { type: 'search-citations', sources: event.sources }
  }
}

/** The status the answer ends in, and the last words that go with it. */
function closeWords(
  answer: LiveAnswer,
  end: ModelEnd,
  reason: AbortReason | undefined,
  language: Language,
): EndStatus {
  if (reason === 'stopped') return 'stopped'
  if (reason !== undefined) {
    append(answer, { type: 'error', code: 'interrupted', message: errorSentence('model_cut', language) })
    return 'interrupted'
  }
  switch (end.type) {
    case 'complete':
      return 'complete'
    case 'incomplete': {
      const { cutByLength, cutByFilter } = wordsIn(language)
      append(answer, { type: 'text', text: `\n\n*${end.reason === 'length' ? cutByLength : cutByFilter}*` })
      return 'complete'
    }
    case 'aborted':
      return 'interrupted'
    case 'error':
      append(answer, { type: 'error', code: end.code, message: errorSentence(end.code, language) })
      return 'error'
  }
}

const tellAfter = 30_000

/** Commits the end before the readers are told. A database that is away is waited for; after 30 s they are let go. */
async function commit(server: Answering, answer: LiveAnswer, status: EndStatus): Promise<void> {
  const began = performance.now()
  for (let delay = 200; ; delay = Math.min(delay * 2, 5_000)) {
    try {
      await server.live.flush(answer)
      await endGeneration(server.db, { id: answer.id, status, ...contentOf(answer.entries) })
      return server.live.settle(answer, 'committed')
    } catch (error) {
      server.log.warn({ err: error, generation: answer.id }, 'the end of an answer could not be stored yet')
    }
    if (performance.now() - began > tellAfter && answer.state === 'growing') {
      answer.state = 'lost'
      tellReaders(answer)
    }
    await wait(delay)
  }
}

/** The model's own title for a new chat; it takes as long as it takes, and holds nothing up. */
async function improveTitle(
  server: Answering,
  answer: LiveAnswer,
  question: Question,
  signal: AbortSignal,
): Promise<void> {
  if (server.model.name === 'built-in' || question.content === filesAlone) return
  try {
    const title = await askForTitle(server.model, question.content, providerKeys(server, answer), signal)
    if (title === undefined || !(await suggestTitle(server.db, answer.chatId, title))) return
    if (answer.state !== 'growing') return
    append(answer, { type: 'chat', id: answer.chatId, title })
    tellReaders(answer)
  } catch (error) {
    server.log.warn({ err: error, generation: answer.id }, 'a title could not be made')
  }
}
