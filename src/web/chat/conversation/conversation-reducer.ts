import type { Feedback, Message, MessagePage, MessageStatus } from '#shared/api/chat.ts'
import type { Emergency } from '#shared/api/emergency.ts'
import type { ChatId } from '#shared/api/ids.ts'
import type { PositionedEvent } from '#shared/api/sse.ts'
import { type Conversation, emptyConversation } from './conversation.ts'
import type { PickedFile } from './draft-message.ts'
import type { AnswerEnd } from './follow-answer.ts'
import { withFreshLinks, withLatestPage, withOlderPage } from './loaded-pages.ts'
import { messagesBeforeKey, withEmergency, withQuestion, withUnsentFiles } from './question-changes.ts'
import { type ShownMessage, textOnly, type UploadProblem } from './shown-message.ts'
import { applyEvents, newAnswer, type StreamingAnswer } from './streaming-answer.ts'

/** A pure reducer of the conversation on screen. The actions come from the other files of this folder. */

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
  /** The question that returned is among the stored messages. */
  | { type: 'found-stored' }
  | { type: 'named'; chatId: ChatId }
  | { type: 'choosing'; key: string; id: string }
  | { type: 'choosing-ended' }
  | { type: 'rated'; id: string; feedback: Feedback | undefined }
  | { type: 'temporary-chosen'; temporary: boolean }

type AnswerAction =
  /** `questionKey`: for an edit, the key of the former question. */
  | {
      type: 'sent'
      question: string
      files: readonly PickedFile[]
      waited?: boolean | undefined
      questionKey: string
      answerKey: string
    }
  | { type: 'upload-failed'; questionKey: string; problem: UploadProblem }
  /** `removed`: what an edit had removed from the screen. */
  | {
      type: 'returned'
      questionKey: string
      emergency: Emergency | undefined
      /** As in `Conversation`. */
      refused: boolean
      removed: readonly ShownMessage[]
    }
  /** `from`: the key of the first message to remove. Without it, the last answer is shown until there is new text. */
  | { type: 'retried'; answerKey: string; from?: string | undefined }
  | { type: 'retry-undone'; removed: readonly ShownMessage[] }
  /** `not-running`: the answer ended while this page was not connected, or cannot be followed. */
  | { type: 'ended'; end: AnswerEnd }
  | ProgressAction

/** Actions that have no effect unless an answer is being written. */
type ProgressAction =
  | { type: 'uploading'; fileCount: number; percent: number }
  | { type: 'uploaded' }
  | { type: 'connected'; from: 'start' | 'position' }
  /** `answerId`: as in `StreamingAnswer`. */
  | { type: 'identified'; answerId: string | undefined }
  | { type: 'streamed'; events: readonly PositionedEvent[] }
  | { type: 'disconnected' }
  | { type: 'stop-requested'; requested: boolean }

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
      if (action.missing) {
        const { viewKey, chatId, temporary } = state
        return { ...emptyConversation, viewKey, chatId, temporary, latest: 'missing' }
      }
      return state.latest === 'loaded' ? state : { ...state, latest: 'failed' }
    case 'older-requested':
      return { ...state, older: 'loading' }
    case 'older-loaded':
      return withOlderPage(state, action.page)
    case 'older-failed':
      return { ...state, older: 'failed' }
    case 'links-loaded':
      return withFreshLinks(state, action.messages)
    case 'found-stored':
      return { ...state, returned: false, refused: false }
    case 'temporary-chosen':
      // Once a question has been sent, the choice is final.
      return state.chatId || state.answer ? state : { ...state, temporary: action.temporary }
    case 'named': {
      // Without its question on screen, the chat is yet to be loaded.
      const latest = state.messages.length > 0 ? 'loaded' : 'loading'
      return { ...state, chatId: action.chatId, latest }
    }
    case 'choosing':
      return { ...state, choosing: { key: action.key, id: action.id } }
    case 'choosing-ended':
      return { ...state, choosing: undefined }
    case 'rated': {
      const { id, feedback } = action
      return {
        ...state,
        messages: state.messages.map(each => (each.id === id ? { ...each, feedback } : each)),
      }
    }
    default:
      return answerReducer(state, action)
  }
}

function answerReducer(state: Conversation, action: AnswerAction): Conversation {
  switch (action.type) {
    case 'sent':
      return {
        ...state,
        messages: withQuestion(state.messages, action),
        answer: { ...newAnswer(action.answerKey), waited: action.waited },
        refusedEmergency: undefined,
        returned: false,
        refused: false,
      }
    case 'upload-failed':
      return {
        ...state,
        messages: withUnsentFiles(state.messages, action),
        answer: state.answer && { ...state.answer, uploading: undefined },
      }
    case 'returned':
      return {
        ...state,
        answer: undefined,
        messages: [
          ...state.messages.filter(message => message.key !== action.questionKey),
          ...action.removed,
        ],
        refusedEmergency: action.emergency,
        returned: true,
        refused: action.refused,
      }
    case 'retried': {
      const { from, answerKey } = action
      const messages = from ? messagesBeforeKey(state.messages, from) : withoutLastAnswer(state.messages)
      const partial = from ? undefined : state.messages[messages.length]
      return {
        ...state,
        messages,
        answer: newAnswer(answerKey, partial),
        returned: false,
        refused: false,
      }
    }
    case 'retry-undone':
      return {
        ...state,
        answer: undefined,
        messages: [...state.messages, ...action.removed],
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
      return { ...answer, uploading: { fileCount: action.fileCount, percent: action.percent } }
    case 'uploaded':
      return { ...answer, uploading: undefined }
    case 'connected':
      // Text that is replayed from the start replaces the shown text only once it is as long.
      return { ...answer, connected: true, replay: action.from === 'start' ? '' : answer.replay }
    case 'identified':
      return { ...answer, answerId: action.answerId }
    case 'streamed':
      return applyEvents(answer, action.events)
    case 'disconnected':
      return { ...answer, connected: false }
    case 'stop-requested':
      return { ...answer, stopping: action.requested }
  }
}

/** An answer that ends with no text leaves no message behind, except the partial answer that it would have replaced. */
function withEnd(state: Conversation, end: AnswerEnd): Conversation {
  const { answer } = state
  if (!answer) return state
  // Another tab's question may have been stored after the answer, and a page with both loaded.
  const isLoaded = state.messages.some(({ id }) => id && (id === answer.id || id === answer.partial?.id))
  if (isLoaded) return { ...state, answer: undefined }
  const status = endStatus(answer, end)
  const content = answer.text
  const failure = answer.error ?? (content === '' ? { code: status, message: '' } : undefined)
  if (content === '') {
    const messages = answer.partial ? [...state.messages, answer.partial] : state.messages
    return { ...state, messages, answer: undefined, failure }
  }
  const message: ShownMessage = {
    ...textOnly,
    key: answer.key,
    id: answer.id,
    role: 'assistant',
    content,
    status,
    sources: answer.sources,
    suggestions: answer.suggestions,
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

/** Whether the last question can be answered again: its answer is missing or incomplete, and no answer is running. */
export function canRetry(state: Conversation): boolean {
  const last = state.messages.at(-1)
  if (!last || state.answer || !state.chatId) return false
  return last.role === 'user' ? state.latest === 'loaded' : last.status !== 'complete'
}
