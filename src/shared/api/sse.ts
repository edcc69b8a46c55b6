import { eventPayload, type MarkEvent, parseEvent, type StreamEvent } from './stream-events.ts'

/**
 * Encodes stream events as server-sent-event frames and decodes them; used by the server, the browser, the tests and
 * the benchmarks.
 *
 * A client turns the two characters `\n` in a text chunk into a newline, and takes the chunk `[DONE]` for the end. So
 * newlines are escaped. A text is split between a backslash and an n that follows it, and the text `[DONE]` is split
 * too. Every text then arrives unchanged, even on clients that decode each chunk separately. The one space after
 * `data:` is not part of the chunk, so a chunk can begin with spaces.
 *
 * Text must have LF newlines only: a lone CR would end the line.
 */

const endMarker = '[DONE]'

export const doneFrame = `data: ${endMarker}\n\n`
/** The header with the id of the answer that a response streams: Stop names it. */
export const answerIdHeader = 'answer-id'
/** The position in the `id:` lines (`framesWithIds`) from which an answer comes from its beginning. */
export const startOf = (answerId: string) => `${answerId}.0`
/** A comment, which clients skip. It keeps proxies from closing an idle connection. */
export const pingFrame = ': ping\n\n'
/** How often the server sends a ping. */
export const streamPingIntervalMs = 15_000

/** One or more frames for the text; `''` for no text. */
export function textFrames(text: string): string {
  if (text === '') return ''
  const chunks = splitText(text)
  return chunks === undefined ? textFrame(text) : chunks.map(textFrame).join('')
}

/** The chunks that the text must be split into; undefined if it can be sent as one. */
function splitText(text: string): string[] | undefined {
  if (text === endMarker) return ['[DON', 'E]']
  return text.includes('\\n') ? text.split(/(?<=\\)(?=n)/) : undefined
}

function textFrame(chunk: string): string {
  return `data: ${chunk.replaceAll('\n', '\\n')}\n\n`
}

export function markFrame(event: MarkEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(eventPayload(event))}\n\n`
}

/**
 * The frames of an event, each with an `id:` line: the answer's id and the position after the frame, counted from
 * `start`. A UTF-16 code unit of text counts as one, and so does any other event. A client that was disconnected
 * continues from the last id it received.
 */
export function framesWithIds(
  event: Exclude<StreamEvent, { type: 'done' }>,
  answer: string,
  start: number,
): string {
  if (event.type !== 'text') return `id: ${answer}.${start + 1}\n${markFrame(event)}`
  let position = start
  const chunks = splitText(event.text) ?? [event.text]
  return chunks
    .map(chunk => {
      position += chunk.length
      return `id: ${answer}.${position}\n${textFrame(chunk)}`
    })
    .join('')
}

/** A stream event with its `id:`, from which a client continues after a disconnect. */
export type PositionedEvent = { event: StreamEvent; id: string | undefined }

/**
 * Decodes a stream that arrives in arbitrary pieces. Returns a function that takes the next piece of text and returns
 * the events that it completes. Events with an unknown name, with invalid JSON or without a required field are dropped,
 * except `error`: an error that cannot be read becomes one with the code `unknown`.
 */
export function createFrameDecoder(): (piece: string) => PositionedEvent[] {
  let rest = ''
  return piece => {
    rest += piece
    const events: PositionedEvent[] = []
    let start = 0
    for (;;) {
      const end = rest.indexOf('\n\n', start)
      if (end === -1) break
      const positioned = decodeFrame(rest.slice(start, end))
      if (positioned) events.push(positioned)
      start = end + 2
    }
    rest = rest.slice(start)
    return events
  }
}

function decodeFrame(frame: string): PositionedEvent | undefined {
  let name = ''
  let id: string | undefined
  const data: string[] = []
  for (const line of frame.split('\n')) {
    if (line.startsWith('data:')) data.push(fieldValue(line, 5))
    else if (line.startsWith('event:')) name = fieldValue(line, 6)
    else if (line.startsWith('id:')) id = fieldValue(line, 3)
  }
  if (data.length === 0) return undefined
  const event = name === '' ? decodeText(data.join('\n')) : decodeNamed(name, data.join('\n'))
  return event && { event, id }
}

/** The value of a line, without the optional space after the colon. */
function fieldValue(line: string, from: number): string {
  return line.slice(line[from] === ' ' ? from + 1 : from)
}

function decodeText(data: string): StreamEvent {
  if (data === endMarker) return { type: 'done' }
  return { type: 'text', text: data.replaceAll('\\n', '\n') }
}

function decodeNamed(name: string, data: string): MarkEvent | undefined {
  try {
    return parseEvent(name, JSON.parse(data))
  } catch {
    return name === 'error' ? { type: 'error', code: 'unknown', message: '' } : undefined
  }
}
