import type { Send, UploadAnswer } from '#shared/chat.ts'
import type { ChatId } from '#shared/ids.ts'
import { maxFileName, messagePageSize } from '#shared/limits.ts'
import { type Desk, put, type Visit } from './desk.ts'
import type { PickedFile } from './picked-files.ts'
import type { UploadProblem } from './shown-message.ts'

/** What a question's files become in its send. */
export type SentFiles = Pick<Send, 'imagePaths' | 'pdfPaths' | 'failedAttachments'>

const noFiles: SentFiles = { imagePaths: [], pdfPaths: [] }

/**
 * Files go up first, all in one request. Where that fails the question goes on without them and says which they were.
 * Throws where the person stopped it.
 */
export async function uploadFiles(
  desk: Desk,
  visit: Visit,
  question: { questionKey: string; files: readonly PickedFile[]; signal: AbortSignal },
): Promise<SentFiles> {
  const files = question.files.map(({ file }) => file)
  if (files.length === 0) return noFiles
  let percent = -1
  const tell = (share: number) => {
    const next = Math.floor(share * 100)
    if (next !== percent) put(desk, visit, { type: 'uploading', files: files.length, percent: next })
    percent = next
  }
  try {
    tell(0)
    const answer = await desk.ports.upload(files, tell, question.signal)
    put(desk, visit, { type: 'uploaded' })
    return pathsOf(answer)
  } catch (error) {
    question.signal.throwIfAborted()
    desk.ports.log('Failed to upload attachments', error)
    const problem = problemOf(desk.ports.problemOf(error), files)
    put(desk, visit, { type: 'upload-failed', questionKey: question.questionKey, problem })
    desk.onNews({ type: 'upload-failed' })
    return { ...noFiles, failedAttachments: files.map(({ name }) => name.slice(0, maxFileName)) }
  }
}

function pathsOf({ imagePaths, pdfs }: UploadAnswer): SentFiles {
  return { imagePaths, pdfPaths: pdfs.map(({ path }) => path) }
}

/** The server's sentence names the file in quotation marks. */
function problemOf({ code, message }: { code: string; message: string }, files: File[]): UploadProblem {
  return { code, name: files.find(({ name }) => message.includes(`“${name}”`))?.name ?? '' }
}

/** Fresh links for the files of a message whose link no longer opens; one call for all messages of its page. */
export async function refreshLinks(desk: Desk, id: string): Promise<void> {
  const { visit, state } = desk
  const index = state.messages.findIndex(message => message.id === id)
  if (visit.chatId && index !== -1) await loadLinks(desk, visit, visit.chatId, pageStart(desk, index))
}

/** Fresh links for every file on screen, before the ones that are there expire. */
export async function renewLinks(desk: Desk): Promise<void> {
  const { visit, state } = desk
  const { chatId } = visit
  if (!chatId) return
  const starts = state.messages.flatMap(({ attachments }, index) =>
    attachments.length > 0 ? [pageStart(desk, index)] : [],
  )
  for (const start of new Set(starts)) {
    try {
      await loadLinks(desk, visit, chatId, start)
    } catch (error) {
      desk.ports.log('Failed to fetch fresh links', error)
    }
  }
}

/** Where the page begins, in the chat, that holds a loaded message. */
function pageStart({ state }: Desk, index: number): number {
  const place = state.offset + index
  return place - (place % messagePageSize)
}

async function loadLinks(desk: Desk, visit: Visit, chatId: ChatId, start: number): Promise<void> {
  let loading = visit.linkLoads.get(start)
  if (!loading) {
    loading = desk.ports.from(chatId, start, visit.leaving.signal).then(page => page.messages)
    visit.linkLoads.set(start, loading)
    const forget = () => visit.linkLoads.delete(start)
    loading.then(forget, forget)
  }
  put(desk, visit, { type: 'links-loaded', messages: await loading })
}
