import { setTimeout as wait } from 'node:timers/promises'
import type { ModelEnd } from '#server/model/model.ts'
import { type EndStatus, endGeneration } from '#server/store/answers/end-generation.ts'
import { findGenerationStatus } from '#server/store/answers/generation-log.ts'
import { suggestTitle } from '#server/store/chats/chats.ts'
import { addModelUse, type ModelUse } from '#server/store/costs/budgets.ts'
import { attachmentsOnlyContent } from '#shared/api/chat.ts'
import type { Language } from '#shared/language.ts'
import { type AnswerBuffer, append, contentOf, notifyReaders } from './answer/answer-buffer.ts'
import { type AbortReason, type AnswerAbort, createAbort } from './answer/answer-registry.ts'
import { appendError, textsIn } from './answer/answer-texts.ts'
import { type AnswerWriter, createAnswerWriter } from './answer/answer-writer.ts'
import type { AnswerDeps, AnswerRequest } from './answer-deps.ts'
import { askModel } from './ask-model.ts'
import { afterSending } from './request/after-sending.ts'
import { providerKeys } from './request/model-request.ts'
import { askForTitle } from './title.ts'

/**
 * Answers a stored question, independently of the request that sent it: writes the answer and sets its end status once.
 * Never rejects. The buffer already contains the `chat` event, so every reader gets the chat's id and title.
 */
export async function answerQuestion(
  deps: AnswerDeps,
  answer: AnswerBuffer,
  question: AnswerRequest,
): Promise<void> {
  const abort = createAbort()
  const { signal } = abort.controller
  deps.live.register(answer, abort)
  const startedAtMs = performance.now()
  if (question.hasNewTitle) void improveTitle(deps, answer, question, signal)
  const writer = createAnswerWriter(answer, question.language)
  const end = await writeAnswer(deps, answer, question, writer, signal)
  const status = appendEnd(answer, end, abort.reason, question.language)
  notifyReaders(answer)
  const ms = Math.round(performance.now() - startedAtMs)
  const firstTextAtMs = writer.firstTextAtMs()
  const firstTextMs = firstTextAtMs === undefined ? undefined : Math.round(firstTextAtMs - startedAtMs)
  deps.answerEnded({ model: question.model, status, firstTextMs, ms })
  deps.log.info(
    {
      generation: answer.id,
      status,
      model: question.model,
      error: end.type === 'error' ? end.code : undefined,
      units: answer.length,
      firstTextMs,
      ms,
      ...end.usage,
    },
    'answer ended',
  )
  await commit(deps, answer, status, abort)
}

async function writeAnswer(
  deps: AnswerDeps,
  answer: AnswerBuffer,
  question: AnswerRequest,
  writer: AnswerWriter,
  signal: AbortSignal,
): Promise<ModelEnd> {
  try {
    const end = await askModel(deps, answer, question, writer, signal)
    writer.end(end.type === 'complete')
    return end
  } catch (error) {
    if (signal.aborted) return { type: 'aborted' }
    deps.log.error({ err: error, generation: answer.id }, 'an answer failed')
    return { type: 'error', code: 'model_failed' }
  }
}

/** Appends a text that explains the end, if needed, and returns the end status. */
function appendEnd(
  answer: AnswerBuffer,
  end: ModelEnd,
  reason: AbortReason | undefined,
  language: Language,
): EndStatus {
  if (reason === 'stopped') return 'stopped'
  if (reason !== undefined) {
    appendError(answer, 'interrupted', language)
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
      appendError(answer, end.code, language)
      return 'error'
  }
}

const readersReleasedAfterMs = 30_000
const firstCommitRetryMs = 200
const maxCommitRetryMs = 5_000

/**
 * Stores the end of the answer before readers are told about it. After a failure, tries again until the end is stored,
 * or until the answer turns out to be deleted or closed elsewhere. Readers are released after 30 s.
 */
async function commit(
  deps: AnswerDeps,
  answer: AnswerBuffer,
  status: EndStatus,
  abort: AnswerAbort,
): Promise<void> {
  const startedAtMs = performance.now()
  const { uses } = answer
  // A title that arrives later stores its own use.
  answer.uses = undefined
  let hasFailed = false
  for (let delayMs = firstCommitRetryMs; ; delayMs = Math.min(delayMs * 2, maxCommitRetryMs)) {
    if (abort.reason === 'orphaned') return deps.live.settle(answer, 'unknown')
    try {
      const isEnded = await deps.live.flush(answer, rest =>
        endGeneration(deps.db, {
          id: answer.id,
          status,
          ...contentOf(answer.entries),
          sheets: answer.givenSheets,
          given: answer.given,
          rest,
          uses,
          notifies: deps.live.notifies,
        }),
      )
      // Otherwise, the row was deleted, or ended by an earlier attempt whose response was lost, or by a process that
      // considered this one dead.
      const isOurs = isEnded || (await findGenerationStatus(deps.db, answer.id)) === status
      return deps.live.settle(answer, isOurs ? 'committed' : 'unknown')
    } catch (error) {
      // Logged only once: later failures usually have the same reason.
      if (!hasFailed)
        deps.log.warn({ err: error, generation: answer.id }, 'the end of an answer could not be stored yet')
      hasFailed = true
    }
    if (performance.now() - startedAtMs > readersReleasedAfterMs && answer.state === 'growing') {
      answer.state = 'unknown'
      notifyReaders(answer)
    }
    await wait(delayMs)
  }
}

/**
 * Replaces a title that was made from the question with the model's, once it arrives. The answer does not wait for it.
 */
async function improveTitle(
  deps: AnswerDeps,
  answer: AnswerBuffer,
  question: AnswerRequest,
  signal: AbortSignal,
): Promise<void> {
  if (deps.model.name === 'built-in' || question.content === attachmentsOnlyContent) return
  try {
    // The answer's request is sent first.
    await afterSending()
    const { title, uses } = await askForTitle(
      deps.model,
      question.content,
      providerKeys(deps, answer),
      signal,
    )
    await countTitle(deps, answer, uses)
    if (title === undefined || !(await suggestTitle(deps.db, answer.chatId, title))) return
    if (answer.state !== 'growing') return
    append(answer, { type: 'chat', id: answer.chatId, title })
    notifyReaders(answer)
  } catch (error) {
    deps.log.warn({ err: error, generation: answer.id }, 'a title could not be generated')
  }
}

/** Counts what the title used: with the answer if it has not ended yet, otherwise separately. */
async function countTitle(deps: AnswerDeps, answer: AnswerBuffer, uses: ModelUse[]): Promise<void> {
  if (uses.length === 0) return
  if (answer.uses) {
    answer.uses = [...answer.uses, ...uses]
    return
  }
  const { budgets, timeZone } = deps.costs
  await addModelUse(deps.db, { userId: answer.userId, uses, isBudgeted: budgets !== undefined, timeZone })
}
