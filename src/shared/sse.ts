import { eventPayload, type MarkEvent, parseEvent, type StreamEvent } from './stream-events.ts'

/**
 * Stream events to server-sent-event frames and back; used by the server, the browser and the tests.
 *
 * A reader turns the two characters `\n` of a text chunk into a newline, chunk by chunk, and takes the chunk
 * `[DONE]` for the end. Text therefore goes out with its newlines escaped, and is split over two chunks where
 * it holds a backslash followed by an n, or is exactly `[DONE]`: every text survives, and simple readers work.
 * `data:` is followed by one space that does not count, so a chunk may begin with spaces of its own.
 *
 * Text is expected to have LF newlines only: a lone CR would end the line for a reader.
 */

const endMarker = '[DONE]'

export const doneFrame = `data: ${endMarker}\n\n`
/** Keeps proxies awake; readers skip comments. */
export const pingFrame = ': ping\n\n'

/** One or more frames that carry the text; `''` for no text. */
export function textFrames(text: string): string {
  return text === '' ? '' : splitText(text).map(textFrame).join('')
}

/** The text in chunks that each survive a reader's decoding. */
function splitText(text: string): string[] {
  if (text === endMarker) return ['[DON', 'E]']
  return text.includes('\\n') ? text.split(/(?<=\\)(?=n)/) : [text]
}

function textFrame(chunk: string): string {
  return `data: ${chunk.replaceAll('\n', '\\n')}\n\n`
}

export function markFrame(event: MarkEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(eventPayload(event))}\n\n`
}

/**
 * The frames of an event with an `id:` line each: the answer, and the position in it after the frame, counted from
 * `start` (a UTF-16 code unit of text is one, any other event is one). A reader that was cut off goes on from the last
 * id it saw.
 */
export function framesWithIds(
  event: Exclude<StreamEvent, { type: 'done' }>,
  answer: string,
  start: number,
): string {
  if (event.type !== 'text') return `id: ${answer}.${start + 1}\n${markFrame(event)}`
  let position = start
  return splitText(event.text)
    .map(chunk => {
      position += chunk.length
      return `id: ${answer}.${position}\n${textFrame(chunk)}`
    })
    .join('')
}

/** A stream event with the position that an `id:` line gave it (where to go on from after a cut). */
export type PlacedEvent = { event: StreamEvent; id: string | undefined }

/**
 * Decodes a stream that arrives in pieces cut anywhere. Returns a function that takes the next piece of decoded
 * text and returns the events that it completes. Unknown event names and broken JSON are dropped.
 */
export function createFrameDecoder(): (piece: string) => PlacedEvent[] {
  let rest = ''
  return piece => {
    rest += piece
    const events: PlacedEvent[] = []
    let start = 0
    for (;;) {
      const end = rest.indexOf('\n\n', start)
      if (end === -1) break
      const placed = decodeFrame(rest.slice(start, end))
      if (placed) events.push(placed)
      start = end + 2
    }
    rest = rest.slice(start)
    return events
  }
}

function decodeFrame(frame: string): PlacedEvent | undefined {
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

/** The value of a line, without the one space that may follow the colon. */
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
