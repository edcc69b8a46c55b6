import type { MessageStatus } from '#shared/api/chat.ts'
import type { Failure } from '#web/chat/conversation/streaming-answer.ts'

type Words = { stopped: string; interrupted: string; failed: string }

/**
 * Why an answer is incomplete; '' if it is complete. If a retry ended without text, the failure is the retry's, and the
 * status that of the partial answer.
 */
export function incompleteReason(status: MessageStatus, failure: Failure | undefined, texts: Words): string {
  if (status === 'complete') return ''
  if (failure?.code === 'interrupted') return texts.interrupted
  if (failure?.message) return failure.message
  if (status === 'stopped') return texts.stopped
  return status === 'error' ? texts.failed : texts.interrupted
}
