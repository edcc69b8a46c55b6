import type { MessageStatus } from '#shared/chat.ts'
import type { Failure } from '#web/chat/conversation/streaming-answer.ts'

type Words = { stopped: string; interrupted: string; failed: string }

/** Why an answer is incomplete; '' if it is complete. */
export function incompleteReason(status: MessageStatus, failure: Failure | undefined, texts: Words): string {
  if (status === 'complete') return ''
  if (status === 'stopped') return texts.stopped
  return status === 'error' ? failure?.message || texts.failed : texts.interrupted
}
