import { useMemo } from 'react'
import { isUnreadable } from '#web/api/received-chats.ts'
import { canRetry } from '#web/chat/conversation/conversation-reducer.ts'
import { type ShownMessage, textOnly } from '#web/chat/conversation/shown-message.ts'
import type { Failure } from '#web/chat/conversation/streaming-answer.ts'
import {
  type ReadableConversation,
  useConversationState,
} from '#web/chat/conversation/use-conversation-state.ts'

/** One row of the message list. An answer keeps its row and its elements when it ends. */
export type Row = Omit<ShownMessage, 'content'> & {
  /** Empty for a streaming answer: its row reads the conversation itself, so that the list does not change. */
  text: string
  live: boolean
  isLast: boolean
  /** Set on the last row if the question can be retried. `failure`: why it has no complete answer, if known. */
  retry: { failure: Failure | undefined } | undefined
}

/** The rows stay the same while an answer grows. */
export function useRows(conversation: ReadableConversation): readonly Row[] {
  const messages = useConversationState(conversation, state => state.messages)
  const liveKey = useConversationState(conversation, state => state.answer?.key)
  const liveId = useConversationState(conversation, state => state.answer?.id)
  const retry = useConversationState(conversation, canRetry)
  const failure = useConversationState(conversation, state => state.failure)
  return useMemo(() => {
    const rows = messages.filter(message => !isUnreadable(message)).map(rowOfMessage)
    if (liveKey !== undefined) rows.push(liveRow(liveKey, liveId))
    const last = rows.at(-1)
    if (last) rows[rows.length - 1] = { ...last, isLast: true, retry: retry ? { failure } : undefined }
    return rows
  }, [messages, liveKey, liveId, retry, failure])
}

const rowCache = new WeakMap<ShownMessage, Row>()

/** Returns the same row for the same message, so that only changed rows are rendered again. */
function rowOfMessage(message: ShownMessage): Row {
  let row = rowCache.get(message)
  if (!row) {
    const { content, ...rest } = message
    row = { ...rest, text: content, live: false, isLast: false, retry: undefined }
    rowCache.set(message, row)
  }
  return row
}

function liveRow(key: string, id: string | undefined): Row {
  const shown = { text: '', live: true, isLast: false, retry: undefined }
  return { ...textOnly, ...shown, key, id, role: 'assistant', status: 'running' }
}
