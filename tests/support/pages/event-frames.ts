import { doneFrame, markFrame, textFrames } from '#shared/api/sse.ts'
import type { StreamEvent } from '#shared/api/stream-events.ts'

/** The frames of one stream event. */
export function eventFrames(event: StreamEvent): string {
  if (event.type === 'text') return textFrames(event.text)
  return event.type === 'done' ? doneFrame : markFrame(event)
}
