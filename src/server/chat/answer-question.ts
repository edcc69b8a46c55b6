import { setTimeout as wait } from 'node:timers/promises'
import type { ModelEnd } from '#server/model/model.ts'
import { suggestTitle } from '#server/store/chats.ts'
import { findGenerationStatus } from '#server/store/generation-log.ts'
import { type EndStatus, endGeneration } from '#server/store/generations.ts'
import { attachmentsOnlyContent } from '#shared/chat.ts'
import type { Language } from '#shared/language.ts'
import { type AnswerBuffer, append, contentOf, notifyReaders } from './answer-buffer.ts'
import type { AbortReason } from './answer-registry.ts'
import { errorSentence, textsIn } from './answer-texts.ts'
import { createAnswerWriter } from './answer-writer.ts'
import { askModel } from './ask-model.ts'
import { type Answering, type AnswerRequest, providerKeys } from './model-request.ts'
import { askForTitle } from './title.ts'

/**
 * Answers a saved question, independently of the request that sent it: fills the answer, and sets its one end status.
 * Never rejects. The chat's own event is in the answer already, so that every reader learns its id and title.
 */
export async function answerQuestion(
  server: Answering,
  answer: AnswerBuffer,
  question: AnswerRequest,
): Promise<void> {
  const controller = new AbortController()
  let reason: AbortReason | undefined
  server.live.register(answer, given => {
    // `gone` wins over any other reason: an answer whose row is gone cannot be saved.
    if (reason === undefined || given === 'gone') reason = given
    controller.abort()
  })
  const startedMs = performance.now()
  if (question.begins) void improveTitle(server, answer, question, controller.signal)
  const end = await writeAnswer(server, answer, question, controller.signal)
  const status = appendEnd(answer, end, reason, question.language)
  notifyReaders(answer)
  server.log.info(
    {
      generation: answer.id,
      status,
      model: question.model,
      error: end.type === 'error' ? end.code : undefined,
      units: answer.length,
      ms: Math.round(performance.now() - startedMs),
      ...end.usage,
    },
    'answer ended',
  )
  await commit(server, answer, status, () => reason === 'gone')
}

async function writeAnswer(
  server: Answering,
  answer: AnswerBuffer,
  question: AnswerRequest,
  signal: AbortSignal,
): Promise<ModelEnd> {
  const writer = createAnswerWriter(answer, question.language)
  try {
    const end = await askModel(server, answer, question, writer, signal)
    writer.end()
    return end
  } catch (error) {
    if (signal.aborted) return { type: 'aborted' }
    server.log.error({ err: error, generation: answer.id }, 'an answer failed')
    return { type: 'error', code: 'model_failed' }
  }
}

/** Appends the words that explain the end, if it needs any, and returns the status that the answer ends in. */
function appendEnd(
  answer: AnswerBuffer,
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
      const { cutByLength, cutByFilter } = textsIn(language)
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

const readersReleasedAfterMs = 30_000
const firstCommitRetryMs = 200
const maxCommitRetryMs = 5_000

/**
 * Commits the end before the readers learn of it. Retries while the database is unavailable, unless the answer's row
 * is gone meanwhile; readers are released after 30 s.
 */
async function commit(
  server: Answering,
  answer: AnswerBuffer,
  status: EndStatus,
  isGone: () => boolean,
): Promise<void> {
  const startedMs = performance.now()
  for (let delayMs = firstCommitRetryMs; ; delayMs = Math.min(delayMs * 2, maxCommitRetryMs)) {
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
    if (performance.now() - startedMs > readersReleasedAfterMs && answer.state === 'growing') {
      answer.state = 'lost'
      notifyReaders(answer)
    }
    await wait(delayMs)
  }
}

/** Replaces a new chat's title with the model's own, whenever it arrives; the answer does not wait for it. */
async function improveTitle(
  server: Answering,
  answer: AnswerBuffer,
  question: AnswerRequest,
  signal: AbortSignal,
): Promise<void> {
  if (server.model.name === 'built-in' || question.content === attachmentsOnlyContent) return
  try {
    const title = await askForTitle(server.model, question.content, providerKeys(server, answer), signal)
    if (title === undefined || !(await suggestTitle(server.db, answer.chatId, title))) return
    if (answer.state !== 'growing') return
    append(answer, { type: 'chat', id: answer.chatId, title })
    notifyReaders(answer)
  } catch (error) {
    server.log.warn({ err: error, generation: answer.id }, 'a title could not be made')
  }
}
