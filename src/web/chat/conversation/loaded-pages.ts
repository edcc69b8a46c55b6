import type { Message, MessagePage } from '#shared/api/chat.ts'
import { messagesBefore } from '#web/api/message-pages.ts'
import type { Conversation } from './conversation.ts'
import { attachmentsOf, matchStored, type ShownMessage, toShown } from './shown-message.ts'
import { resumedAnswer } from './streaming-answer.ts'

/** How pages of stored messages change the conversation on screen. */

/**
 * The latest page replaces everything from its offset on. Older messages stay, unless some are missing between the two,
 * or another version of an older message was chosen. The question just sent stays while its answer streams, even if the
 * page does not contain it yet.
 */
export function withLatestPage(state: Conversation, page: MessagePage): Conversation {
  const last = page.messages.at(-1)
  const running = last?.status === 'running' ? last : undefined
  const stored = running || holdsStreaming(state, page) ? page.messages.slice(0, -1) : page.messages
  const { shown, unstored } = matchStored(state.messages, stored, state)
  const overlaps = page.offset >= state.offset && page.offset <= state.offset + state.messages.length
  const earlier = overlaps ? state.messages.slice(0, page.offset - state.offset) : []
  // If another version of an older message was chosen, what was loaded earlier belongs to the former one.
  const keepsOlder = overlaps && follows(page, earlier)
  const older = keepsOlder ? earlier : []
  return {
    ...state,
    latest: 'loaded',
    choosing: undefined,
    messages: [...older, ...shown, ...(state.answer ? unstored : [])],
    offset: keepsOlder ? state.offset : page.offset,
    hasOlder: older.length > 0 ? state.hasOlder : page.hasOlder,
    before: older.length > 0 ? state.before : page.before,
    answer: state.answer ?? (running && resumedAnswer(running)),
    failure: isFailureOf(state, stored.at(-1), shown.at(-1)) ? state.failure : undefined,
  }
}

/**
 * Stored messages contain no reason for a failure, so the one from the stream stays while the last message is the same.
 * Another version may have been chosen, or another tab may have asked for a new answer: the reason is not about these.
 */
function isFailureOf({ answer, messages }: Conversation, stored?: Message, shown?: ShownMessage): boolean {
  const last = messages.at(-1)
  if (isComplete(stored)) return false
  if (answer || !last || !shown) return true
  const isUnchanged = last.id === undefined || (last.id === shown.id && last.content === shown.content)
  return last.key === shown.key && last.status === shown.status && isUnchanged
}

/** Whether the page ends with the stored copy of the answer that is still streaming here. */
function holdsStreaming({ answer, messages }: Conversation, page: MessagePage): boolean {
  const [question, last] = page.messages.slice(-2)
  const lastShown = messages.at(-1)
  if (!answer || !question || !lastShown || last?.role !== 'assistant') return false
  if (messages.some(({ id }) => id === last.id)) return false
  return lastShown.id === undefined ? lastShown.content === question.content : lastShown.id === question.id
}

function isComplete(message: Message | undefined): boolean {
  return message?.role === 'assistant' && message.status === 'complete'
}

/** Whether the same message comes before the page: then all earlier messages are the same too. */
function follows({ before }: MessagePage, earlier: readonly ShownMessage[]): boolean {
  return before === undefined || earlier.length === 0 || earlier.at(-1)?.id === before
}

/** Whether the page leads to what is loaded: another version may have been chosen in the meantime. */
export function leadsTo({ before, offset }: Conversation, page: MessagePage): boolean {
  const last = messagesBefore(page, offset).at(-1)
  return before === undefined || last === undefined || last.id === before
}

/** An older page can overlap the loaded ones, because its offset cannot be below 0: only missing messages are added. */
export function withOlderPage(state: Conversation, page: MessagePage): Conversation {
  if (page.offset >= state.offset) return { ...state, older: 'idle', hasOlder: state.offset > 0 }
  const missing = messagesBefore(page, state.offset)
  return {
    ...state,
    older: 'idle',
    messages: [...missing.map(message => toShown(message, message.id)), ...state.messages],
    offset: page.offset,
    hasOlder: page.hasOlder,
    before: page.before,
  }
}

export function withFreshLinks(state: Conversation, stored: readonly Message[]): Conversation {
  const byId = new Map(stored.map(message => [message.id, message]))
  const messages = state.messages.map(message => {
    const fresh = message.id !== undefined && message.attachments.length > 0 && byId.get(message.id)
    return fresh ? { ...message, attachments: attachmentsOf(fresh) } : message
  })
  return { ...state, messages }
}
