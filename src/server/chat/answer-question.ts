import { setTimeout as wait } from 'node:timers/promises'
import type { ModelEnd, ModelEvent } from '#server/model/model.ts'
import { suggestTitle } from '#server/store/chats.ts'
import { findGenerationStatus } from '#server/store/generation-log.ts'
import { type EndStatus, endGeneration } from '#server/store/generations.ts'
import { filesAlone } from '#shared/chat.ts'
import type { Language } from '#shared/language.ts'
import { type Answering, askWithFiles, providerKeys, type Question } from './ask-with-files.ts'
import { type AnswerEvent, append, contentOf, type LiveAnswer, tellReaders } from './live-answer.ts'
import type { AbortReason } from './live-answers.ts'
import { createTextIntake } from './text-intake.ts'
import { askForTitle } from './title.ts'
import { errorSentence, wordsIn } from './words.ts'

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
    // Whatever else it was to end for: what is gone cannot be stored.
    if (reason === undefined || given === 'gone') reason = given
    controller.abort()
  })
  const began = performance.now()
  if (question.begins) void improveTitle(server, answer, question, controller.signal)
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
  await commit(server, answer, status, () => reason === 'gone')
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
    return { type: 'error', code: 'model_failed' }
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
    case 'search-query':
      return { type: 'status', text: wordsIn(language).searchingFor(event.query) }
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

/**
 * Commits the end before the readers are told. A database that is away is waited for, unless the answer went
 * meanwhile; after 30 s the readers are let go.
 */
async function commit(
  server: Answering,
  answer: LiveAnswer,
  status: EndStatus,
  isGone: () => boolean,
): Promise<void> {
  const began = performance.now()
  for (let delay = 200; ; delay = Math.min(delay * 2, 5_000)) {
    if (isGone()) return server.live.settle(answer, 'lost')
    try {
      await server.live.flush(answer)
      const isEnded = await endGeneration(server.db, { id: answer.id, status, ...contentOf(answer.entries) })
      // Ended before: by this very call, whose reply was lost, or by a process that took this one for dead.
      const isOurs = isEnded || (await findGenerationStatus(server.db, answer.id)) === status
      return server.live.settle(answer, isOurs ? 'committed' : 'lost')
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
