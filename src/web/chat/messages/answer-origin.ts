import type { AnswerOrigin } from '#web/i18n/sharing/texts-sharing.ts'

/** What wrote the answers, whatever is configured now. */
export function answerOrigin(
  messages: readonly { role: string; builtIn?: boolean | undefined }[],
): AnswerOrigin {
  const answers = messages.filter(({ role }) => role === 'assistant')
  const builtInCount = answers.filter(({ builtIn }) => builtIn).length
  if (builtInCount === 0) return 'model'
  return builtInCount === answers.length ? 'sheets' : 'both'
}
