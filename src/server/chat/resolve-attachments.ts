import type { Db } from '#server/database/database.ts'
import { attachmentRemoved, badRequest, notFound } from '#server/errors.ts'
import type { NewQuestion } from '#server/store/answers/questions.ts'
import { findOwnUploads } from '#server/store/uploads/uploads.ts'
import type { AttachmentKind, Send } from '#shared/api/chat.ts'
import type { UserId } from '#shared/api/ids.ts'
import { maxFileCount } from '#shared/limits.ts'
import { cleanText } from './clean-text.ts'

/**
 * The files that a request names. `context` has all of them, also those to attach: another question that is being
 * stored may have been given them first.
 */
export type ResolvedAttachments = Pick<NewQuestion, 'attachments' | 'failedAttachments'> & {
  context: string[]
  /** The title comes from it if the question begins a chat and has no text. */
  firstFileName: string | undefined
}

/**
 * Every file must belong to the user. If one does not exist, is another user's, or is of the wrong kind (image or PDF),
 * this throws a 404 and nothing is stored. If a file to attach was removed within the last 30 days, because it was not
 * sent within a day, this throws a 409. Such files that are only context are skipped: their chat may have been deleted.
 * Files that were sent earlier stay with their message and are context here.
 */
export async function resolveAttachments(db: Db, userId: UserId, send: Send): Promise<ResolvedAttachments> {
  const images = unique(send.imagePaths)
  const pdfs = unique(send.pdfPaths)
  const others = unique(send.pdfFileIds)
  if (images.length + pdfs.length > maxFileCount) {
    throw badRequest(`You can attach up to ${maxFileCount} files to a message.`, 'too_many_files')
  }
  const failedAttachments = (send.failedAttachments ?? []).map(cleanText)
  const named = [...new Set([...images, ...pdfs, ...others])]
  if (named.length === 0) return { attachments: [], failedAttachments, context: [], firstFileName: undefined }
  const { existing, removed } = await findOwnUploads(db, userId, named)
  const known = new Map(existing.map(upload => [upload.id, upload]))
  const isMine = (id: string, kind: AttachmentKind) => known.get(id)?.kind === kind || removed.has(id)
  if (!images.every(id => isMine(id, 'image')) || ![...pdfs, ...others].every(id => isMine(id, 'pdf'))) {
    throw notFound('An attached file does not exist.')
  }
  if ([...images, ...pdfs].some(id => removed.has(id))) throw attachmentRemoved()
  // In the order of the upload, which is the user's: the request names images and PDFs separately.
  const attachments = existing
    .filter(({ id, sent }) => !sent && (images.includes(id) || pdfs.includes(id)))
    .map(({ id }) => id)
  return {
    attachments,
    failedAttachments,
    context: named.filter(id => known.has(id)),
    firstFileName: known.get(attachments[0] ?? '')?.name,
  }
}

function unique(ids: string[] | null | undefined): string[] {
  return [...new Set(ids?.map(cleanText))]
}
