import type { Dispatcher } from 'undici'
import { type RunningTimeouts, startTimeouts, type Timeouts } from './answer-timeouts.ts'
import type { AnswerReader } from './dialect.ts'
import { type Call, type EventSource, headerOf, type Listener, openEventSource } from './event-source.ts'
import type { ModelEnd, ModelEvent } from './model.ts'
import { errorEnd, failureOfAnswer, failureOfConnection, type ProviderFailure } from './provider-errors.ts'
import { loggable } from './untrusted-json.ts'

/** One request for an answer; the undefined fields are filled while it runs. */
export type Attempt = {
  call: Call
  reader: AnswerReader
  timeouts: Timeouts
  streams: boolean
  status: number | undefined
  requestId: string | undefined
  firstEventAtMs: number | undefined
}

/** A failure came before the first event, so asking again is safe; an end is final. */
export type Outcome = { end: ModelEnd } | { failure: ProviderFailure }

type Connection = 'close' | 'leave'

type Run = {
  attempt: Attempt
  /** What the piece that is being read has brought so far. */
  events: ModelEvent[]
  over: boolean
  emit: (events: ModelEvent[]) => void
  settle(outcome: Outcome, connection: Connection): void
}

export function runAttempt(
  dispatcher: Dispatcher,
  attempt: Attempt,
  emit: (events: ModelEvent[]) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  return new Promise(resolve => {
    let source: EventSource | undefined
    const run: Run = {
      attempt,
      events: [],
      over: false,
      emit,
      settle(outcome, connection) {
        if (run.over) return
        run.over = true
        timeouts.close()
        signal.removeEventListener('abort', abort)
        source?.[connection]()
        resolve(outcome)
      },
    }
    const abort = () => run.settle({ end: { type: 'aborted' } }, 'close')
    const onTimeout = guarded(run, () => giveUp(run, errorEnd('model_timeout')))
    const timeouts = startTimeouts(attempt.timeouts, onTimeout)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    source = openEventSource(dispatcher, attempt.call, listenerFor(run, timeouts))
    if (!attempt.streams) guarded(run, () => emit([{ type: 'reasoning' }]))()
  })
}

function listenerFor(run: Run, timeouts: RunningTimeouts): Listener {
  const { attempt } = run
  return {
    answered(answer) {
      attempt.status = answer.status
      attempt.requestId = loggable(headerOf(answer, 'x-request-id'))
    },
    event: guarded(run, message => {
      attempt.firstEventAtMs ??= performance.now()
      timeouts.started()
      const end = endOfEvent(run, message.event, message.data)
      if (end) finish(run, end, 'leave')
    }),
    read: guarded(run, () => {
      timeouts.alive()
      flush(run)
    }),
    ended: guarded(run, () => giveUp(run, errorEnd('model_cut'))),
    whole: guarded(run, (answer, body) => {
      if (answer.status !== 200) run.settle({ failure: failureOfAnswer(answer, body) }, 'leave')
      else finish(run, endOfWhole(run, body), 'leave')
    }),
    failed: guarded(run, error => {
      if (attempt.firstEventAtMs === undefined) run.settle({ failure: failureOfConnection(error) }, 'close')
      else giveUp(run, errorEnd('model_cut'))
    }),
  }
}

function endOfEvent(run: Run, name: string | undefined, data: string): ModelEnd | undefined {
  const { reader } = run.attempt
  try {
    return reader.event(name, data, run.events)
  } catch {
    return reader.close(errorEnd('model_failed'), run.events)
  }
}

/** An HTML page instead of an answer: the address leads to something else. */
function endOfWhole(run: Run, body: string): ModelEnd {
  const { reader } = run.attempt
  try {
    return reader.whole(body, run.events)
  } catch {
    return reader.close(errorEnd('model_unavailable'), run.events)
  }
}

function flush(run: Run): void {
  if (run.over || run.events.length === 0) return
  const piece = run.events
  run.events = []
  run.emit(piece)
}

function finish(run: Run, end: ModelEnd, connection: Connection): void {
  flush(run)
  run.settle({ end }, connection)
}

function giveUp(run: Run, otherwise: ModelEnd): void {
  finish(run, run.attempt.reader.close(otherwise, run.events), 'close')
}

/** Called by undici and by timers: what `emit` throws would be lost there, or end the process. */
function guarded<T extends unknown[]>(run: Run, take: (...values: T) => void): (...values: T) => void {
  return (...values) => {
    if (run.over) return
    try {
      take(...values)
    } catch {
      run.settle({ end: errorEnd('model_failed') }, 'close')
    }
  }
}
