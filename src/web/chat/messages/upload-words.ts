import type { StreamingAnswer } from '#web/chat/conversation/streaming-answer.ts'
import type { fileTexts } from '#web/i18n/texts-files.ts'

type Words = Pick<typeof fileTexts.en, 'uploading' | 'percent' | 'checking'>

/** How far a question's files have gone up; once they have, the server looks at them. */
export function uploadWords(
  { files, percent }: NonNullable<StreamingAnswer['uploading']>,
  words: Words,
): string {
  return percent < 100 ? `${words.uploading(files)} ${words.percent(percent)}` : words.checking(files)
}
