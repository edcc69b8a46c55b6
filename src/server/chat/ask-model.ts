import { setTimeout as wait } from 'node:timers/promises'
import { databaseUnavailable } from '#server/database/database-errors.ts'
import type { ModelEnd, ModelRequest, SheetExcerpt } from '#server/model/model.ts'
import { raiseReservation } from '#server/store/costs/budgets.ts'
import { removeProviderFiles } from '#server/store/uploads/uploads.ts'
import type { Given } from '#shared/api/chat.ts'
import type { AnswerBuffer } from './answer/answer-buffer.ts'
import { textsIn } from './answer/answer-texts.ts'
import type { AnswerWriter } from './answer/answer-writer.ts'
import type { AnswerDeps, AnswerRequest } from './answer-deps.ts'
import { inputTokensWithFiles, useOf } from './budgets.ts'
import { type LoadedAttachments, loadAttachments } from './request/load-attachments.ts'
import { buildModelRequest, hasLibrary, maxDocumentLength } from './request/model-request.ts'

/**
 * How long to wait after each failure of the database: for a transaction that conflicts, a free connection or a
 * failover.
 */
const databaseRetryDelaysMs = [200, 1_000, 3_000]

/**
 * Sends the question to the model, with the chat so far and the files. If the database fails in a way that a later
 * attempt can fix, and the answer has not begun, starts again.
 */
export async function askModel(...args: Parameters<typeof askOnce>): Promise<ModelEnd> {
  const [{ log }, { id }, , writer, signal] = args
  for (const delayMs of databaseRetryDelaysMs) {
    try {
      return await askOnce(...args)
    } catch (error) {
      if (!databaseUnavailable(error) || writer.hasText()) throw error
      log.warn({ err: error, generation: id }, 'an answer waits for the database')
      await wait(delayMs, undefined, { signal })
    }
  }
  return askOnce(...args)
}

/**
 * Asks a second time if the provider no longer has a document that the request refers to, unless the answer has already
 * begun.
 */
async function askOnce(
  deps: AnswerDeps,
  answer: AnswerBuffer,
  question: AnswerRequest,
  writer: AnswerWriter,
  signal: AbortSignal,
): Promise<ModelEnd> {
  const { chatId, userId } = answer
  const query = {
    ...question,
    chatId,
    userId,
    maxDocumentLength: maxDocumentLength(deps, question),
    findsTopic: hasLibrary(deps),
  }
  for (let isRetry = false; ; isRetry = true) {
    const attachments = await loadAttachments(deps, query, writer.writeStatus, signal)
    const { request, sheets, offered } = await buildModelRequest(deps, answer, question, attachments)
    writer.setOpening(openingText(question, request, attachments))
    writer.setSheets(sheets, offered)
    answer.givenSheets = sheets.map(({ id, language, written }) => ({ id, language, written }))
    answer.given = givenTo(request, attachments, sheets)
    const inputTokens = inputTokensWithFiles(request)
    if (inputTokens !== undefined) await raiseReservation(deps.db, answer.id, inputTokens)
    const lengthBefore = answer.length
    const end = await deps.model.answer(request, writer.write, signal)
    answer.uses = [...(answer.uses ?? []), ...useOf(request, end, lengthSince(answer, lengthBefore))]
    const isFileGone = end.type === 'error' && end.code === 'model_file_gone'
    if (!isFileGone || attachments.copies.length === 0 || writer.hasText() || isRetry) return end
    await removeProviderFiles(deps.db, attachments.copies)
  }
}

/**
 * How much the model wrote, with the opening before its text. Status events do not count: the first one can come before
 * the provider is reached.
 */
function lengthSince({ entries, length }: AnswerBuffer, start: number): number {
  const statuses = entries.filter(one => one.event.type === 'status' && one.start >= start)
  return length - start - statuses.length
}

/** Undefined if nothing was given, and for the built-in model, which only quotes sheets: its sources say enough. */
function givenTo(
  { material }: ModelRequest,
  { given }: LoadedAttachments,
  { length: sheets }: readonly SheetExcerpt[],
): Given | undefined {
  const isNothing = given.pdfs.length === 0 && given.images === 0 && sheets === 0
  return material || isNothing ? undefined : { ...given, sheets }
}

/** Tells the user which files could not be used for the answer, or that there was no web search. */
function openingText(
  question: AnswerRequest,
  request: ModelRequest,
  { remarks, hasUnseenImage }: LoadedAttachments,
): string {
  const texts = textsIn(question.language)
  const isSearchMissing = question.webSearch && !request.webSearch
  // The built-in model itself says what it cannot do.
  const own = request.material
    ? []
    : [...(isSearchMissing ? [texts.cannotSearch] : []), ...(hasUnseenImage ? [texts.cannotSeeImages] : [])]
  const lines = [...own, ...remarks.map(remark => `*${escapeMarkdown(remark)}*`)]
  return lines.length === 0 ? '' : `${lines.join('\n\n')}\n\n`
}

/** Remarks contain file names, which may contain Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&')
}
