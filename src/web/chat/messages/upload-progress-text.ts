import type { StreamingAnswer } from '#web/chat/conversation/streaming-answer.ts'
import type { fileTexts } from '#web/i18n/chat/texts-files.ts'

type Texts = Pick<typeof fileTexts.en, 'uploading' | 'percent' | 'checking'>

/** The progress of a question's upload. At 100 %, the server is checking the files. */
export function uploadProgressText(
  { fileCount, percent }: NonNullable<StreamingAnswer['uploading']>,
  texts: Texts,
): string {
  return percent < 100 ? `${texts.uploading(fileCount)} ${texts.percent(percent)}` : texts.checking(fileCount)
}
