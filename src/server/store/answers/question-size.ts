import type { Db } from '#server/database/database.ts'
import type { ChatKey } from '#server/store/chats/chats.ts'
import type { QuestionSize } from '#server/store/costs/budgets.ts'
import { listContextUploads } from '#server/store/uploads/uploads.ts'

type QuestionRow = { content: string; position: number; web_search: boolean }

/** The size of the last question of the chat's chosen path. `context`: ids of the files that the request names. */
export async function storedQuestionSize(
  db: Db,
  key: ChatKey,
  { content, position, web_search: webSearch }: QuestionRow,
  context: string[] = [],
): Promise<QuestionSize> {
  const uploads = await listContextUploads(db, key, context)
  const images = uploads.filter(
    upload => upload.kind === 'image' && (upload.position ?? position) === position,
  )
  const pdfs = uploads.filter(({ kind }) => kind === 'pdf')
  const files = { imageCount: images.length, pdfCount: pdfs.length }
  return { content, ...files, webSearch, isFirstQuestion: position === 0 }
}
