import type { StreamingAnswer } from '#web/chat/conversation/streaming-answer.ts'
import type { fileTexts } from '#web/i18n/texts-files.ts'

type Words = Pick<typeof fileTexts.en, 'uploading' | 'percent' | 'checking'>

/** How much of a question's files is uploaded. Once they all are, the server checks them. */
export function uploadWords(
  { files, percent }: NonNullable<StreamingAnswer['uploading']>,
  words: Words,
): string {
  return percent < 100 ? `${words.uploading(files)} ${words.percent(percent)}` : words.checking(files)
}
