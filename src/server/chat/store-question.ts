import type { Db } from '#server/database/database.ts'
import { isUniqueViolation } from '#server/database/database-errors.ts'
import { AppError, noChat, notFound, unauthorized } from '#server/errors.ts'
import type { Admission } from '#server/http/admission.ts'
import type { EditedGeneration, NewGeneration } from '#server/store/answers/generations.ts'
import {
  beginChat,
  continueChat,
  findStoredQuestion,
  type StoredQuestion,
} from '#server/store/answers/questions.ts'
import { continuePath, type EditedQuestion, replaceQuestion } from '#server/store/answers/versions.ts'
import type { HistoryLimits } from '#server/store/chats/history.ts'
import { spentBudgetOf } from '#server/store/costs/budgets.ts'
import { checkUploadsExist } from '#server/store/uploads/uploads.ts'
import type { AdmissionCheck } from '#server/store/users/admission.ts'
import { attachmentsOnlyContent, type Send } from '#shared/api/chat.ts'
import { titleFromQuestion } from './title.ts'

export type QuestionToStore = Omit<EditedQuestion, 'webSearch' | 'title'> & {
  firstFileName: string | undefined
}

/**
 * `hasNewTitle`: the chat's title has just been made from the question, so the model may be asked for a better one.
 * False in a temporary chat.
 */
type QuestionToAnswer = StoredQuestion & { webSearch: boolean; hasNewTitle: boolean }

type Destination = Pick<Send, 'chatId' | 'replaces' | 'after' | 'forceWebSearch' | 'temporary'>

/**
 * Stores the question with its empty answer: in a new chat, at the end of an existing one, or as another version of an
 * earlier question. Checks the sender, if possible in the same statement.
 */
export async function storeQuestion(
  db: Db,
  generation: NewGeneration & EditedGeneration,
  question: QuestionToStore,
  { chatId, replaces, after, forceWebSearch, admission, ...send }: Destination & { admission: Admission },
  limits: HistoryLimits,
): Promise<QuestionToAnswer> {
  const webSearch = forceWebSearch === true
  const title = titleOf(question)
  // No list shows the title of a temporary chat, so the model is not asked for one.
  const temporary = send.temporary === true
  const checkFiles = () => checkUploadsExist(db, generation.userId, question.attachments)
  const checking = <Stored>(store: Storing<Stored>) => checkingSender(admission, checkFiles, store)
  try {
    if (!chatId) {
      const first = { ...question, webSearch, title, temporary }
      const begun = await checking(check => beginChat(db, generation, first, check))
      if (!begun) throw unauthorized()
      const hasFiles = question.context.length > 0
      return { position: 0, title, ...begun, webSearch, hasNewTitle: !temporary, hasFiles }
    }
    if (replaces) {
      await admission.confirm()
      const edited = { ...question, webSearch: forceWebSearch ?? undefined, title }
      const stored = await replaceQuestion(db, generation, edited, replaces)
      if (!stored) throw notFound(noChat)
      return stored
    }
    const addition = { ...question, webSearch }
    const stored =
      (await checking(check => continueChat(db, generation, addition, limits, check))) ??
      (await continuePath(db, generation, addition, after ?? undefined))
    if (!stored) throw notFound(noChat)
    return { ...stored, webSearch, hasNewTitle: false }
  } catch (error) {
    // This question may itself be the cause: it was stored, but the database's response was lost.
    const isRefusal = error instanceof AppError || spentBudgetOf(error) !== undefined
    const mayBeStored = isUniqueViolation(error) || isRefusal
    const stored = mayBeStored ? await findStoredQuestion(db, generation) : undefined
    if (!stored) throw error
    return { ...stored, webSearch, hasNewTitle: !chatId && !temporary }
  }
}

type Storing<Stored> = (check: AdmissionCheck) => Promise<Stored | undefined>

/**
 * Runs a statement that checks the sender and the files, and counts the call. If it stores nothing, the reason may be
 * the sender or a file: throws the error for it, or runs the statement again.
 */
async function checkingSender<Stored>(
  admission: Admission,
  checkFiles: () => Promise<void>,
  store: Storing<Stored>,
): Promise<Stored | undefined> {
  const stored = await store(await admission.inStatement())
  if (stored) return stored
  await admission.confirm()
  await checkFiles()
  return store(await admission.inStatement())
}

function titleOf({ content, firstFileName }: QuestionToStore): string {
  return titleFromQuestion(content === attachmentsOnlyContent ? (firstFileName ?? content) : content)
}
