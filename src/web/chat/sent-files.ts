import type { Send, UploadAnswer } from '#shared/chat.ts'
import { maxFileName, messagePageSize } from '#shared/limits.ts'
import { type Desk, put, type Visit } from './desk.ts'
import type { PickedFile } from './picked-files.ts'
import type { UploadProblem } from './shown-message.ts'

/** What a question's files become in its send. */
export type SentFiles = Pick<Send, 'imagePaths' | 'pdfPaths' | 'failedAttachments'>

export const noFiles: SentFiles = { imagePaths: [], pdfPaths: [] }

/**
 * Files go up first, all in one request. Where that fails the question goes on without them and says which they were;
 * undefined where the person stopped it.
 */
export async function uploadFiles(
  desk: Desk,
  visit: Visit,
  question: { questionKey: string; files: readonly PickedFile[] },
): Promise<SentFiles | undefined> {
  const files = question.files.map(({ file }) => file)
  if (files.length === 0) return noFiles
  const stop = new AbortController()
  visit.uploading = stop
  let percent = -1
  const tell = (share: number) => {
    const next = Math.floor(share * 100)
    if (next !== percent) put(desk, visit, { type: 'uploading', files: files.length, percent: next })
    percent = next
  }
  try {
    tell(0)
    const answer = await desk.ports.upload(files, tell, stop.signal)
    put(desk, visit, { type: 'uploaded' })
    return pathsOf(answer)
  } catch (error) {
    if (stop.signal.aborted) return undefined
    desk.ports.log('Failed to upload attachments', error)
    const problem = problemOf(desk.ports.problemOf(error), files)
    put(desk, visit, { type: 'upload-failed', questionKey: question.questionKey, problem })
    desk.onNews({ type: 'upload-failed' })
    return { ...noFiles, failedAttachments: files.map(({ name }) => name.slice(0, maxFileName)) }
  } finally {
    visit.uploading = undefined
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
  if (!visit.chatId || index === -1) return
  const place = state.offset + index
  const from = place - (place % messagePageSize)
  let loading = visit.linkLoads.get(from)
  if (!loading) {
    loading = desk.ports.from(visit.chatId, from, visit.leaving.signal).then(page => page.messages)
    visit.linkLoads.set(from, loading)
    const forget = () => visit.linkLoads.delete(from)
    loading.then(forget, forget)
  }
  put(desk, visit, { type: 'links-loaded', messages: await loading })
}
