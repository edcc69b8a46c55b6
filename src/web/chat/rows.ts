import type { MessageStatus, Source } from '#shared/chat.ts'
import { type Conversation, canRetry } from './conversation.ts'
import type { Failure, LiveAnswer } from './live-answer.ts'
import type { ShownAttachment, ShownMessage, UnsentFiles } from './shown-message.ts'

/** One row of the message list. An answer keeps its row, and its elements, when it ends. */
export type Row = {
  key: string
  id: string | undefined
  role: 'user' | 'assistant'
  text: string
  status: MessageStatus
  sources: readonly Source[]
  attachments: readonly ShownAttachment[]
  unsent: UnsentFiles | undefined
  live: LiveAnswer | undefined
  /** The last row, where the question can be asked again; with what is known of the reason. */
  retry: { failure: Failure | undefined } | undefined
}

const known = new WeakMap<ShownMessage, Row>()

/** The same message gives the same row, so that only what changed is drawn again. */
export function rowsOf(state: Conversation): Row[] {
  const rows = state.messages.map(rowOfMessage)
  if (state.answer) rows.push(rowOfAnswer(state.answer))
  const last = rows.at(-1)
  if (last && canRetry(state)) rows[rows.length - 1] = { ...last, retry: { failure: state.failure } }
  return rows
}

function rowOfMessage(message: ShownMessage): Row {
  let row = known.get(message)
  if (!row) {
    const { content, ...rest } = message
    row = { ...rest, text: content, live: undefined, retry: undefined }
    known.set(message, row)
  }
  return row
}

function rowOfAnswer(answer: LiveAnswer): Row {
  const { key, id, text, sources } = answer
  const files = { attachments: [], unsent: undefined }
  return {
    key,
    id,
    role: 'assistant',
    text,
    status: 'running',
    sources,
    ...files,
    live: answer,
    retry: undefined,
  }
}
