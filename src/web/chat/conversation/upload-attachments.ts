import type { UploadResponse } from '#shared/api/chat.ts'
import { maxFileNameLength } from '#shared/limits.ts'
import { type ConversationStore, dispatch, emitFor, type OpenChat } from './conversation-store.ts'
import type { PickedFile } from './draft-message.ts'
import type { SentAttachments } from './send-body.ts'
import type { UploadProblem } from './shown-message.ts'

const noAttachments: SentAttachments = { imagePaths: [], pdfPaths: [] }

/**
 * Uploads the files of a question in one request before it is sent. If that fails, the question is sent without the
 * files, but with their names. Throws if the user stopped it.
 */
export async function uploadAttachments(
  store: ConversationStore,
  chat: OpenChat,
  question: { questionKey: string; files: readonly PickedFile[]; signal: AbortSignal },
): Promise<SentAttachments> {
  const files = question.files.map(({ file }) => file)
  if (files.length === 0) return noAttachments
  let percent = -1
  const onProgress = (fraction: number) => {
    const next = Math.floor(fraction * 100)
    if (next !== percent) dispatch(store, chat, { type: 'uploading', fileCount: files.length, percent: next })
    percent = next
  }
  try {
    onProgress(0)
    const response = await store.api.upload(files, onProgress, question.signal)
    dispatch(store, chat, { type: 'uploaded' })
    return pathsOf(response)
  } catch (error) {
    const problem = await uploadProblemOf(store.api.problemOf(error), files)
    question.signal.throwIfAborted()
    store.api.log('Failed to upload attachments', error)
    dispatch(store, chat, { type: 'upload-failed', questionKey: question.questionKey, problem })
    emitFor(store, chat, { type: 'upload-failed' })
    return { ...noAttachments, failedAttachments: files.map(({ name }) => name.slice(0, maxFileNameLength)) }
  }
}

function pathsOf({ imagePaths, pdfs }: UploadResponse): SentAttachments {
  return { imagePaths, pdfPaths: pdfs.map(({ path }) => path) }
}

/** The server's message contains the file name in quotation marks. */
async function uploadProblemOf(
  error: { code: string; message: string },
  files: File[],
): Promise<UploadProblem> {
  const { code, message } = error
  const unreadable = code === 'unreachable' ? await findUnreadable(files) : undefined
  if (unreadable) return { code: 'file_unreadable', name: unreadable.name }
  return { code, name: files.find(({ name }) => message.includes(`“${name}”`))?.name ?? '' }
}

/**
 * Finds a file that was changed, moved or deleted on the device since it was picked. Browsers report this as a lost
 * connection.
 */
async function findUnreadable(files: File[]): Promise<File | undefined> {
  for (const file of files) {
    try {
      await file.slice(0, 1).arrayBuffer()
    } catch {
      return file
    }
  }
}
