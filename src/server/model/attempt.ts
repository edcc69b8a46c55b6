import type { Dispatcher } from 'undici'
import { type RunningTimeouts, startTimeouts, type Timeouts } from './answer-timeouts.ts'
import type { AnswerReader } from './dialect.ts'
import { type Call, type EventSource, headerOf, type Listener, openEventSource } from './event-source.ts'
import type { ModelEnd, ModelEvent } from './model.ts'
import {
  errorEnd,
  failureOfConnection,
  failureOfResponse,
  isTemporary,
  type ProviderFailure,
} from './provider-errors.ts'
import { loggable } from './untrusted-json.ts'

/** One request for an answer. The undefined fields are set while it runs, as soon as they are known. */
export type Attempt = {
  /** Builds the request when it is sent, so that an open stream keeps no copy of it. */
  call: () => Call
  reader: AnswerReader
  timeouts: Timeouts
  isStreamed: boolean
  status: number | undefined
  requestId: string | undefined
  firstEventAtMs: number | undefined
}

/** A failure occurred before the first event, so a retry is safe. An end is final. */
export type Outcome = { end: ModelEnd } | { failure: ProviderFailure }

type Connection = 'close' | 'detach'

/**
 * Far more characters than any answer within MODEL_MAX_OUTPUT_TOKENS has. A server that ignores this setting and writes
 * without end must not use up the memory.
 */
const maxAnswerLength = 2_000_000

type Run = {
  attempt: Attempt
  /** Events that were read but not yet emitted. */
  events: ModelEvent[]
  /** How many more characters the answer may have. */
  lengthLeft: number
  isOver: boolean
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
      lengthLeft: maxAnswerLength,
      isOver: false,
      emit,
      settle(outcome, connection) {
        if (run.isOver) return
        run.isOver = true
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
    source = openEventSource(dispatcher, attempt.call(), listenerFor(run, timeouts))
    if (!attempt.isStreamed) guarded(run, () => emit([{ type: 'reasoning' }]))()
  })
}

function listenerFor(run: Run, timeouts: RunningTimeouts): Listener {
  const { attempt } = run
  return {
    onResponse(head) {
      attempt.status = head.status
      attempt.requestId = loggable(headerOf(head, 'x-request-id'))
    },
    onEvent: guarded(run, message => {
      const isFirst = attempt.firstEventAtMs === undefined
      attempt.firstEventAtMs ??= performance.now()
      timeouts.started()
      const end = endOfEvent(run, message.event, message.data)
      // Servers that begin a response before they ask a model can report its errors only here.
      if (isFirst && end?.type === 'error' && isTemporary(end.code)) {
        run.settle({ failure: { code: end.code, canRetry: true } }, 'detach')
      } else if (end) finish(run, end, 'detach')
      else timeouts.eventArrived(attempt.reader.isEnding())
    }),
    onRead: guarded(run, () => {
      timeouts.alive()
      flush(run)
    }),
    onEnd: guarded(run, () => {
      // A proxy can end a stream in this way if its own connection broke.
      if (attempt.firstEventAtMs === undefined) run.settle({ failure: failureOfConnection() }, 'close')
      else giveUp(run, errorEnd('model_cut'))
    }),
    onBody: guarded(run, (head, body) => {
      if (head.status !== 200) run.settle({ failure: failureOfResponse(head, body) }, 'detach')
      else finish(run, endOfBody(run, body), 'detach')
    }),
    onError: guarded(run, error => {
      if (attempt.firstEventAtMs === undefined) run.settle({ failure: failureOfConnection(error) }, 'close')
      else giveUp(run, errorEnd('model_cut'))
    }),
  }
}

function endOfEvent(run: Run, name: string | undefined, data: string): ModelEnd | undefined {
  const { reader } = run.attempt
  try {
    return reader.readEvent(name, data, run.events)
  } catch {
    return reader.end(errorEnd('model_failed'), run.events)
  }
}

/** A body that is not JSON, such as an HTML page, means that the address leads to something else. */
function endOfBody(run: Run, body: string): ModelEnd {
  const { reader } = run.attempt
  try {
    return reader.readBody(body, run.events)
  } catch {
    return reader.end(errorEnd('model_unavailable'), run.events)
  }
}

function flush(run: Run): void {
  if (run.isOver || run.events.length === 0) return
  const events = run.events
  run.events = []
  for (const event of events) {
    if (event.type !== 'text') continue
    event.text = event.text.slice(0, run.lengthLeft)
    run.lengthLeft -= event.text.length
  }
  run.emit(events)
  if (run.lengthLeft === 0) run.settle({ end: { type: 'incomplete', reason: 'length' } }, 'close')
}

function finish(run: Run, end: ModelEnd, connection: Connection): void {
  flush(run)
  run.settle({ end }, connection)
}

function giveUp(run: Run, fallback: ModelEnd): void {
  finish(run, run.attempt.reader.end(fallback, run.events), 'close')
}

/**
 * Ends the attempt if `handle` throws, because `emit` may: an error in a callback of undici or of a timer would be lost
 * or end the process. Once the attempt is over, does nothing.
 */
function guarded<T extends unknown[]>(run: Run, handle: (...values: T) => void): (...values: T) => void {
  return (...values) => {
    if (run.isOver) return
    try {
      handle(...values)
    } catch {
      run.settle({ end: errorEnd('model_failed') }, 'close')
    }
  }
}
