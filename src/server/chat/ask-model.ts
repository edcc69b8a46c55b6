import type { ModelEnd, ModelRequest } from '#server/model/model.ts'
import { removeProviderFiles } from '#server/store/uploads.ts'
import { searchesOnRequest } from '#shared/models.ts'
import type { AnswerBuffer } from './answer-buffer.ts'
import { textsIn } from './answer-texts.ts'
import type { AnswerWriter } from './answer-writer.ts'
import { type LoadedAttachments, loadAttachments } from './load-attachments.ts'
import { type Answering, type AnswerRequest, buildModelRequest, documentTextBudget } from './model-request.ts'

/**
 * Asks the model with everything that goes with the question: the chat so far, and the files. Asks a second time if
 * the provider no longer has a document that it was to read, unless the answer had begun by then.
 */
export async function askModel(
  server: Answering,
  answer: AnswerBuffer,
  question: AnswerRequest,
  writer: AnswerWriter,
  signal: AbortSignal,
): Promise<ModelEnd> {
  const { chatId, userId } = answer
  const query = { ...question, chatId, userId, textBudget: documentTextBudget(server, question) }
  for (let isRetry = false; ; isRetry = true) {
    const attachments = await loadAttachments(server, query, writer.writeStatus, signal)
    const request = await buildModelRequest(server, answer, question, attachments)
    writer.setOpening(openingText(question, request, attachments))
    const end = await server.model.answer(request, writer.write, signal)
    const isFileGone = end.type === 'error' && end.code === 'model_file_gone'
    if (!isFileGone || attachments.copies.length === 0 || writer.hasText() || isRetry) return end
    await removeProviderFiles(server.db, attachments.copies)
  }
}

/** What the user is told before the answer: a search or a file that they asked for and that is no part of it. */
function openingText(question: AnswerRequest, request: ModelRequest, { remarks }: LoadedAttachments): string {
  const isSearchless = question.webSearch && searchesOnRequest(question.model) && !request.webSearch
  const lines = [
    ...(isSearchless ? [textsIn(question.language).cannotSearch] : []),
    ...remarks.map(remark => `*${escapeMarkdown(remark)}*`),
  ]
  return lines.length === 0 ? '' : `${lines.join('\n\n')}\n\n`
}

/** The remarks contain file names. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&')
}
