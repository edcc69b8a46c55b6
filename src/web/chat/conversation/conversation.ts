import type { Message, MessagePage, MessageStatus } from '#shared/chat.ts'
import type { Emergency } from '#shared/emergency.ts'
import type { ChatId } from '#shared/ids.ts'
import type { PositionedEvent } from '#shared/sse.ts'
import { messagesBefore } from '#web/api/message-pages.ts'
import type { PickedFile } from './draft-message.ts'
import type { AnswerEnd } from './follow-answer.ts'
import { withEmergency, withUnsentFiles } from './question-changes.ts'
import {
  attachmentsOf,
  matchStored,
  newQuestion,
  type ShownMessage,
  toShown,
  type UploadProblem,
} from './shown-message.ts'
import {
  applyEvents,
  type Failure,
  newAnswer,
  resumedAnswer,
  type StreamingAnswer,
} from './streaming-answer.ts'

/**
 * One conversation as shown on screen: stored messages, then the streaming answer. A pure reducer; the actions come from
 * send-question.ts, stop-answer.ts and sync-chat.ts.
 */

export type Conversation = {
  /** A React key: changes with the conversation on screen, even if neither has an id yet. */
  viewKey: number
  chatId: ChatId | undefined
  latest: 'none' | 'loading' | 'loaded' | 'failed' | 'missing'
  older: 'idle' | 'loading' | 'failed'
  messages: readonly ShownMessage[]
  /** The index in the chat of the first loaded message. */
  offset: number
  hasOlder: boolean
  /** The answer that is being written. Nothing can be sent until it ends. */
  answer: StreamingAnswer | undefined
  /** Why the last question has no complete answer, shown under it. */
  failure: Failure | undefined
  /** Of a question that was not accepted, and so is not among the messages. */
  refusedEmergency: Emergency | undefined
}

export type ConversationAction = MessagesAction | AnswerAction

type MessagesAction =
  | { type: 'opened'; chatId: ChatId | undefined }
  | { type: 'latest-requested' }
  | { type: 'latest-loaded'; page: MessagePage }
  | { type: 'latest-failed'; missing: boolean }
  | { type: 'older-requested' }
  | { type: 'older-loaded'; page: MessagePage }
  | { type: 'older-failed' }
  /** Fresh links for files of messages that are already shown. */
  | { type: 'links-loaded'; messages: readonly Message[] }
  | { type: 'named'; chatId: ChatId }

type AnswerAction =
  | { type: 'sent'; question: string; files: readonly PickedFile[]; questionKey: string; answerKey: string }
  | { type: 'upload-failed'; questionKey: string; problem: UploadProblem }
  | { type: 'refused'; questionKey: string; emergency?: Emergency | undefined }
  | { type: 'retried'; answerKey: string }
  | { type: 'retry-refused'; previous: ShownMessage | undefined }
  /** `not-running`: the answer ended while this page was not connected. */
  | { type: 'ended'; end: AnswerEnd }
  | ProgressAction

/** Actions that have no effect unless an answer is being written. */
type ProgressAction =
  | { type: 'uploading'; files: number; percent: number }
  | { type: 'uploaded' }
  | { type: 'connected'; from: 'start' | 'position' }
  | { type: 'streamed'; events: readonly PositionedEvent[] }
  | { type: 'disconnected' }
  | { type: 'stop-requested'; requested: boolean }

export const emptyConversation: Conversation = {
  viewKey: 0,
  chatId: undefined,
  latest: 'none',
  older: 'idle',
  messages: [],
  offset: 0,
  hasOlder: false,
  answer: undefined,
  failure: undefined,
  refusedEmergency: undefined,
}

export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'opened':
      return {
        ...emptyConversation,
        viewKey: state.viewKey + 1,
        chatId: action.chatId,
        latest: action.chatId ? 'loading' : 'none',
      }
    case 'latest-requested':
      return state.latest === 'loaded' ? state : { ...state, latest: 'loading' }
    case 'latest-loaded':
      return withLatestPage(state, action.page)
    case 'latest-failed':
      if (action.missing)
        return { ...emptyConversation, viewKey: state.viewKey, chatId: state.chatId, latest: 'missing' }
      return state.latest === 'loaded' ? state : { ...state, latest: 'failed' }
    case 'older-requested':
      return { ...state, older: 'loading' }
    case 'older-loaded':
      return withOlderPage(state, action.page)
    case 'older-failed':
      return { ...state, older: 'failed' }
    case 'links-loaded':
      return withFreshLinks(state, action.messages)
    case 'named':
      return { ...state, chatId: action.chatId, latest: 'loaded' }
    default:
      return answerReducer(state, action)
  }
}

function answerReducer(state: Conversation, action: AnswerAction): Conversation {
  switch (action.type) {
    case 'sent':
      return {
        ...state,
        messages: [...state.messages, newQuestion(action.questionKey, action.question, action.files)],
        answer: newAnswer(action.answerKey),
        failure: undefined,
        refusedEmergency: undefined,
      }
    case 'upload-failed':
      return {
        ...state,
        messages: withUnsentFiles(state.messages, action),
        answer: state.answer && { ...state.answer, uploading: undefined },
      }
    case 'refused':
      return {
        ...state,
        answer: undefined,
        messages: state.messages.filter(message => message.key !== action.questionKey),
        refusedEmergency: action.emergency,
      }
    case 'retried':
      return {
        ...state,
        messages: withoutLastAnswer(state.messages),
        answer: newAnswer(action.answerKey),
        failure: undefined,
      }
    case 'retry-refused':
      return {
        ...state,
        answer: undefined,
        messages: action.previous ? [...state.messages, action.previous] : state.messages,
      }
    case 'ended':
      return withEnd(state, action.end)
    default: {
      if (!state.answer) return state
      const messages =
        action.type === 'streamed' ? withEmergency(state.messages, action.events) : state.messages
      return { ...state, messages, answer: changedAnswer(state.answer, action) }
    }
  }
}

function changedAnswer(answer: StreamingAnswer, action: ProgressAction): StreamingAnswer {
  switch (action.type) {
    case 'uploading':
      return { ...answer, uploading: { files: action.files, percent: action.percent } }
    case 'uploaded':
      return { ...answer, uploading: undefined }
    case 'connected':
      // Text that is replayed from the start replaces the shown text only once it is as long.
      return { ...answer, connected: true, replay: action.from === 'start' ? '' : answer.replay }
    case 'streamed':
      return applyEvents(answer, action.events)
    case 'disconnected':
      return { ...answer, connected: false }
    case 'stop-requested':
      return { ...answer, stopping: action.requested }
  }
}

/** An answer that ends with no text leaves no message behind. */
function withEnd(state: Conversation, end: AnswerEnd): Conversation {
  const { answer } = state
  if (!answer) return state
  const status = endStatus(answer, end)
  const content = answer.text
  const failure = answer.error ?? (content === '' ? { code: status, message: '' } : undefined)
  if (content === '') return { ...state, answer: undefined, failure }
  const message: ShownMessage = {
    key: answer.key,
    id: answer.id,
    role: 'assistant',
    content,
    status,
    sources: answer.sources,
    suggestions: answer.suggestions,
    attachments: [],
    emergency: undefined,
    unsent: undefined,
  }
  return { ...state, messages: [...state.messages, message], answer: undefined, failure }
}

/** The status according to the stream, until the stored message is loaded. */
function endStatus(answer: StreamingAnswer, end: AnswerEnd): MessageStatus {
  if (end === 'not-running') return 'interrupted'
  if (answer.error) return 'error'
  return answer.stopping ? 'stopped' : 'complete'
}

function withoutLastAnswer(messages: readonly ShownMessage[]): readonly ShownMessage[] {
  return messages.at(-1)?.role === 'assistant' ? messages.slice(0, -1) : messages
}

/**
 * The latest page replaces everything from its offset on. Older messages stay, unless some are missing between the two.
 * The question just sent stays while its answer streams, even if the page does not contain it yet.
 */
function withLatestPage(state: Conversation, page: MessagePage): Conversation {
  const last = page.messages.at(-1)
  const running = last?.status === 'running' ? last : undefined
  const stored = running || holdsStreaming(state, page) ? page.messages.slice(0, -1) : page.messages
  const { shown, unsaved } = matchStored(state.messages, stored, state.answer !== undefined)
  const keepsOlder = page.offset >= state.offset && page.offset <= state.offset + state.messages.length
  const older = keepsOlder ? state.messages.slice(0, page.offset - state.offset) : []
  return {
    ...state,
    latest: 'loaded',
    messages: [...older, ...shown, ...(state.answer ? unsaved : [])],
    offset: keepsOlder ? state.offset : page.offset,
    hasOlder: keepsOlder && older.length > 0 ? state.hasOlder : page.hasOlder,
    answer: state.answer ?? (running && resumedAnswer(running)),
    failure: isComplete(stored.at(-1)) ? undefined : state.failure,
  }
}

/** Whether the page's last message is the complete text of the answer that is still streaming here. */
function holdsStreaming({ answer, messages }: Conversation, page: MessagePage): boolean {
  const [question, last] = page.messages.slice(-2)
  const lastShown = messages.at(-1)
  if (!answer || !question || !lastShown || last?.role !== 'assistant') return false
  if (messages.some(({ id }) => id === last.id)) return false
  return lastShown.id === undefined ? lastShown.content === question.content : lastShown.id === question.id
}

/** Stored messages contain no error message, so the failure reported by the stream stays unless the answer is complete. */
function isComplete(message: Message | undefined): boolean {
  return message?.role === 'assistant' && message.status === 'complete'
}

/** An older page can overlap the loaded ones, because its offset cannot be below 0: only missing messages are added. */
function withOlderPage(state: Conversation, page: MessagePage): Conversation {
  if (page.offset >= state.offset) return { ...state, older: 'idle', hasOlder: state.offset > 0 }
  const missing = messagesBefore(page, state.offset)
  return {
    ...state,
    older: 'idle',
    messages: [...missing.map(message => toShown(message, message.id)), ...state.messages],
    offset: page.offset,
    hasOlder: page.hasOlder,
  }
}

function withFreshLinks(state: Conversation, stored: readonly Message[]): Conversation {
  const byId = new Map(stored.map(message => [message.id, message]))
  const messages = state.messages.map(message => {
    const fresh = message.id !== undefined && message.attachments.length > 0 && byId.get(message.id)
    return fresh ? { ...message, attachments: attachmentsOf(fresh) } : message
  })
  return { ...state, messages }
}

/** Whether the last question can be answered again: its answer is missing or incomplete, and no other is running. */
export function canRetry(state: Conversation): boolean {
  const last = state.messages.at(-1)
  if (!last || state.answer || !state.chatId) return false
  return last.role === 'user' ? state.latest === 'loaded' : last.status !== 'complete'
}
