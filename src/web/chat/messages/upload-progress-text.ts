import type { StreamingAnswer } from '#web/chat/conversation/streaming-answer.ts'
import type { fileTexts } from '#web/i18n/texts-files.ts'

type Words = Pick<typeof fileTexts.en, 'uploading' | 'percent' | 'checking'>

/** The progress of a question's upload. At 100 %, the server is checking the files. */
export function uploadProgressText(
  { fileCount, percent }: NonNullable<StreamingAnswer['uploading']>,
  words: Words,
): string {
  return percent < 100 ? `${words.uploading(fileCount)} ${words.percent(percent)}` : words.checking(fileCount)
}
