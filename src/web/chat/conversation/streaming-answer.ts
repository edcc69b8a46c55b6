import type { Message, Source } from '#shared/api/chat.ts'
import type { SheetLink } from '#shared/api/library.ts'
import { mergedSources } from '#shared/api/sources.ts'
import type { PositionedEvent } from '#shared/api/sse.ts'
import type { StreamEvent } from '#shared/api/stream-events.ts'
import type { ShownMessage } from './shown-message.ts'

/** `message`: from the server, in the user's language; '' if there is none. */
export type Failure = { code: string; message: string }

/** An answer while it is being written: its text, what the assistant is doing, and the state of the connection. */
export type StreamingAnswer = {
  key: string
  /** The stored message's id if the answer began elsewhere. */
  id: string | undefined
  /** The id that the server gives with the stream. Undefined until it is connected. */
  answerId?: string | undefined
  /** Whether its question was sent without the user. */
  waited?: boolean | undefined
  /** The text shown so far. It never gets shorter. */
  text: string
  /** The partial answer that this one replaces. It is shown until there is text. */
  partial: ShownMessage | undefined
  /** The upload of the question's files; at 100 percent the server is checking them. */
  uploading: { fileCount: number; percent: number } | undefined
  /** The text of a stream that started over. Shown once it is as long as `text`. */
  replay: string | undefined
  searching: boolean
  sources: readonly Source[]
  suggestions: readonly SheetLink[]
  /** The server's description of what the assistant is doing; '' if there is none. */
  activity: string
  error: Failure | undefined
  stopping: boolean
  connected: boolean
}

export function newAnswer(key: string, partial?: ShownMessage): StreamingAnswer {
  return {
    key,
    id: undefined,
    text: '',
    partial,
    uploading: undefined,
    replay: undefined,
    searching: false,
    sources: [],
    suggestions: [],
    activity: '',
    error: undefined,
    stopping: false,
    connected: true,
  }
}

/** A stored answer that is still being written somewhere. */
export function resumedAnswer(message: Message): StreamingAnswer {
  return { ...newAnswer(message.id), id: message.id, text: message.content, sources: message.sources ?? [] }
}

/** Applies all events since the last frame in a single state change. */
export function applyEvents(answer: StreamingAnswer, events: readonly PositionedEvent[]): StreamingAnswer {
  let next = answer
  let text = ''
  for (const { event } of events) {
    if (event.type === 'text') {
      text += event.text
      if (next.activity !== '') next = { ...next, activity: '' }
    } else next = applyOtherEvent(next, event)
  }
  return text === '' ? next : withText(next, text)
}

function withText(answer: StreamingAnswer, text: string): StreamingAnswer {
  if (answer.replay === undefined) return { ...answer, text: answer.text + text }
  const replay = answer.replay + text
  return { ...answer, replay, text: replay.length >= answer.text.length ? replay : answer.text }
}

function applyOtherEvent(
  answer: StreamingAnswer,
  event: Exclude<StreamEvent, { type: 'text' }>,
): StreamingAnswer {
  switch (event.type) {
    case 'status':
      return { ...answer, activity: event.text }
    case 'search-start':
      return { ...answer, searching: true, sources: [], activity: '' }
    case 'search-progress':
      return { ...answer, sources: mergedSources(answer.sources, [event.source]) }
    case 'search-end':
      return { ...answer, searching: false }
    case 'search-citations':
      return { ...answer, sources: mergedSources(answer.sources, event.sources) }
    case 'suggestions':
      return { ...answer, suggestions: event.sheets }
    case 'error':
      return {
        ...answer,
        error: { code: event.code, message: event.message },
        searching: false,
        activity: '',
      }
    // Handled in read-answer.ts, except the emergency (question-changes.ts).
    case 'budget':
    case 'emergency':
    case 'chat':
    case 'done':
      return answer
  }
}
