import { createHash, createHmac } from 'node:crypto'
import type { AnswerBuffer } from '#server/chat/answer/answer-buffer.ts'
import { withMarks } from '#server/chat/answer/sheet-source.ts'
import type { AnswerDeps, AnswerRequest } from '#server/chat/answer-deps.ts'
import type { Material, ModelRequest, Part, SheetExcerpt, Turn } from '#server/model/model.ts'
import { type HistoryLimits, type HistoryTurn, listHistory } from '#server/store/chats/history.ts'
import { attachmentsOnlyContent } from '#shared/api/chat.ts'
import { type SheetLink, toSheetLink } from '#shared/api/library.ts'
import { afterSending } from './after-sending.ts'
import { type AskedQuestion, type Excerpts, findExcerpts } from './library-excerpts.ts'
import type { LoadedAttachments } from './load-attachments.ts'
import { longestReference, referenceText } from './reference-text.ts'
import { startStep, trimHistory } from './trim-history.ts'

/** French prose has about 3.5 characters per token, and English has 4; 3 leaves a margin. */
const safeCharactersPerToken = 3
const maxTurnCount = 100
/** The share of `maxTextLength` for the text of documents. The rest is for the chat and the library. */
const maxDocumentShare = 0.7

/** Maximum number of characters of document text. */
export function maxDocumentLength(deps: AnswerDeps, question: AnswerRequest): number {
  return Math.floor((maxTextLength(deps) - question.content.length) * maxDocumentShare)
}

/** Maximum number of characters of a question, the documents' text, the library's excerpts and the chat together. */
function maxTextLength({ limits }: AnswerDeps): number {
  return limits.historyTokens * safeCharactersPerToken
}

/** How much of the chat may be sent with a question. `textLength`: of the documents' text, which counts as well. */
export function historyLimits(deps: AnswerDeps, content: string, textLength = 0): HistoryLimits {
  // Each byte of the history counts as a character. French text has 3 to 4 % more bytes than characters.
  const maxBytes = maxTextLength(deps) - content.length - textLength - maxReferenceLength(deps)
  return { maxBytes, maxTurns: maxTurnCount, startStep: startStep(maxTurnCount) }
}

function maxReferenceLength(deps: AnswerDeps): number {
  return hasLibrary(deps) ? longestReference(maxTextLength(deps)) : 0
}

export function hasLibrary({ library }: AnswerDeps): boolean {
  return library.listSheets().length > 0
}

/**
 * `sheets`: those that the model is given. `offered`: those to offer with its answer; the built-in model offers its
 * own.
 */
export type BuiltRequest = { request: ModelRequest; sheets: SheetExcerpt[]; offered: SheetLink[] }

/** The question with its files, what the library has on it, and as much of the chat before it as fits. */
export async function buildModelRequest(
  deps: AnswerDeps,
  answer: AnswerBuffer,
  question: AnswerRequest,
  attachments: LoadedAttachments,
): Promise<BuiltRequest> {
  const history = await historyOf(deps, answer, question, attachments)
  const isBuiltIn = deps.model.name === 'built-in'
  const excerpts = question.excerpts ?? searchLibrary(deps, question, history, attachments.documentText)
  const reference = referenceText(isBuiltIn ? [] : (excerpts?.sheets ?? []), maxReferenceLength(deps))
  const request: ModelRequest = {
    choice: question.model,
    instructions: hasLibrary(deps) ? deps.libraryPrompt : deps.firm.systemPrompt,
    turns: turnsOf(history, question, attachments, reference.text),
    webSearch: question.webSearch && deps.model.capabilities(question.model).webSearch,
    maxOutputTokens: deps.limits.maxOutputTokens,
    ...providerKeys(deps, answer),
  }
  if (!isBuiltIn || !excerpts) {
    const offered = [...(excerpts?.sheets.map(toSheetLink) ?? []), ...(excerpts?.related ?? [])]
    return { request, sheets: reference.given, offered }
  }
  const material = materialOf(deps, question, attachments, excerpts)
  return { request: { ...request, material }, sheets: excerpts.sheets, offered: [] }
}

/**
 * Searches the library while a first question without files is being stored. The search does not count if the question
 * is refused.
 */
export async function searchSoon(
  deps: AnswerDeps,
  question: Asked & { stored: Promise<unknown> },
): Promise<Excerpts | undefined> {
  await afterSending()
  try {
    return searchLibrary(deps, question)
  } catch {
    // The question may be stored already, so it must be answered: the answer searches again, and handles the error.
    return undefined
  }
}

async function historyOf(
  deps: AnswerDeps,
  { chatId }: AnswerBuffer,
  { position, content, history }: AnswerRequest,
  { textLength }: LoadedAttachments,
): Promise<HistoryTurn[]> {
  if (position === 0) return []
  return trimHistory(
    history ?? (await listHistory(deps.db, chatId, position, historyLimits(deps, content, textLength))),
  )
}

type Asked = Pick<AnswerRequest, 'content' | 'language'> & Pick<AskedQuestion, 'stored'>

/** What the library has on a question. Undefined without a library, except for the built-in model, which says so. */
function searchLibrary(
  deps: AnswerDeps,
  { content, language, stored }: Asked,
  history: HistoryTurn[] = [],
  documentText = '',
): Excerpts | undefined {
  if (!hasLibrary(deps) && deps.model.name !== 'built-in') return undefined
  const asked = [...history.filter(isQuestion), { content }].map(searchedText)
  const [question = '', ...earlierQuestions] = asked.reverse()
  return findExcerpts(deps.library, { content: question, earlierQuestions, documentText, language, stored })
}

function isQuestion({ role }: HistoryTurn): boolean {
  return role === 'user'
}

/** Empty for a question that only consists of files. */
function searchedText({ content }: { content: string }): string {
  return content === attachmentsOnlyContent ? '' : content
}

function materialOf(
  deps: AnswerDeps,
  question: AnswerRequest,
  { hasUnseenImage }: LoadedAttachments,
  { verdict, ...excerpts }: Excerpts,
): Material {
  return {
    ...excerpts,
    verdict: hasLibrary(deps) ? verdict : 'empty',
    firm: deps.firm,
    cannot: [
      ...(question.webSearch ? ['search' as const] : []),
      ...(hasUnseenImage ? ['images' as const] : []),
    ],
    isFirstAnswer: question.position === 0,
  }
}

/** Files stay with the message they were sent with. If that message is left out, they go with the question. */
function turnsOf(
  history: HistoryTurn[],
  question: AnswerRequest,
  { parts }: LoadedAttachments,
  reference: string,
): Turn[] {
  // Providers expect the first turn to be the user's.
  const first = history.findIndex(isQuestion)
  const earlier = first === -1 ? [] : history.slice(first)
  const included = new Set(earlier.map(turn => turn.position))
  const own = [...parts]
    .filter(([position]) => !included.has(position))
    .sort(([one], [other]) => one - other)
    .flatMap(([, ownParts]) => ownParts)
  const referencePart: Part = { type: 'text', text: reference }
  return [
    ...earlier.map(({ position, role, content }) =>
      withParts({ role, content: role === 'user' ? content : withMarks(content) }, parts.get(position)),
    ),
    withParts({ role: 'user', content: question.content }, reference === '' ? own : [...own, referencePart]),
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
