import type { PositionedEvent } from '#shared/api/sse.ts'
import type { StreamEvent } from '#shared/api/stream-events.ts'
import type { AnswerStream } from '#web/chat/conversation/follow-answer.ts'
import { settled } from './conversation-api.ts'

/** The stream of an answer whose events are supplied by the test. */
export function manualStream() {
  const batches: PositionedEvent[][] = []
  let isCut = false
  let wake = () => {}
  async function* read(): AnswerStream {
    for (;;) {
      const batch = batches.shift()
      if (batch) yield batch
      else if (isCut) return
      else await new Promise<void>(resolve => (wake = resolve))
    }
  }
  return {
    stream: read(),
    async feed(...events: StreamEvent[]) {
      batches.push(events.map(event => ({ event, id: undefined })))
      wake()
      await settled()
    },
    async cut() {
      isCut = true
      wake()
      await settled()
    },
  }
}
