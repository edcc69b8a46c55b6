import type { Message, Source } from '#shared/chat.ts'
import type { PlacedEvent } from '#shared/sse.ts'
import type { StreamEvent } from '#shared/stream-events.ts'

/** `message` is the server's sentence for the reader, in their language; '' where there is none. */
export type Failure = { code: string; message: string }

/** An answer while it is being written: its text, what the assistant is doing, and how the connection stands. */
export type StreamingAnswer = {
  key: string
  /** The stored message's id, when the answer was found running. */
  id: string | undefined
  /** What has been shown so far: it never shrinks. */
  text: string
  /** Its question's files are on their way; at 100 the server is looking at them. */
  uploading: { files: number; percent: number } | undefined
  /** The text of a reader that began again from the start; shown once it is as long as what is on screen. */
  replay: string | undefined
  searching: boolean
  sources: readonly Source[]
  /** What is going on, in the server's words; '' when there is nothing to say. */
  activity: string
  error: Failure | undefined
  stopping: boolean
  connected: boolean
}

export function newAnswer(key: string): StreamingAnswer {
  return {
    key,
    id: undefined,
    text: '',
    uploading: undefined,
    replay: undefined,
    searching: false,
    sources: [],
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

/** Takes all that arrived since the last frame at once: one change of state, whatever the number of chunks. */
export function applyEvents(answer: StreamingAnswer, events: readonly PlacedEvent[]): StreamingAnswer {
  let next = answer
  let text = ''
  for (const { event } of events) {
    if (event.type === 'text') text += event.text
    else next = applyMark(next, event)
  }
  return text === '' ? next : withText({ ...next, activity: '' }, text)
}

function withText(answer: StreamingAnswer, text: string): StreamingAnswer {
  if (answer.replay === undefined) return { ...answer, text: answer.text + text }
  const replay = answer.replay + text
  return { ...answer, replay, text: replay.length >= answer.text.length ? replay : answer.text }
}

function applyMark(answer: StreamingAnswer, event: Exclude<StreamEvent, { type: 'text' }>): StreamingAnswer {
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
    case 'error':
      return {
        ...answer,
        error: { code: event.code, message: event.message },
        searching: false,
        activity: '',
      }
    case 'chat':
    case 'done':
      return answer
  }
}

/** No source twice, by address or, where it has none, by title; a source with neither says nothing. */
export function mergedSources(known: readonly Source[], more: readonly Source[]): readonly Source[] {
  const merged = [...known]
  for (const source of more) {
    if (source.url === '' && source.title === '') continue
    if (!merged.some(other => isSame(other, source))) merged.push(source)
  }
  return merged.length === known.length ? known : merged
}

function isSame(a: Source, b: Source): boolean {
  return (a.url !== '' && a.url === b.url) || (a.title !== '' && a.title === b.title)
}
