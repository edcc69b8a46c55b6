import { doneFrame, markFrame, textFrames } from '#shared/sse.ts'
import type { StreamEvent } from '#shared/stream-events.ts'

/** The frames of any event of a stream. */
export function eventFrames(event: StreamEvent): string {
  if (event.type === 'text') return textFrames(event.text)
  return event.type === 'done' ? doneFrame : markFrame(event)
}
