import type { Dispatcher } from 'undici'
import { type Attempt, runAttempt } from './attempt.ts'
import type { UpstreamModel } from './capabilities.ts'
import type { ModelEnd, ModelEvent, ModelRequest } from './model.ts'
import type { Dialect, Wording } from './reader.ts'
import { errorEnd, type UpstreamFailure } from './upstream-errors.ts'

export type Upstream = {
  dispatcher: Dispatcher
  baseUrl: string
  apiKey: string | undefined
  modelOf(choice: ModelRequest['choice']): UpstreamModel
  /** Milliseconds; `silence` undefined: by model. */
  timeouts: { firstEvent: number; silence: number | undefined; total: number }
  /** Milliseconds before the first retry. */
  firstDelay: number
  wordings: WordingMemory
}

export type Question = {
  model: UpstreamModel
  request: ModelRequest
  emit: (events: ModelEvent[]) => void
  signal: AbortSignal
}

/** What is learned on the way, for the one log line of an answer. */
export type Trace = { attempts: number; last: Attempt | undefined; failure: UpstreamFailure | undefined }

const silencePlain = 60_000
/** Reasoning and searching models say nothing for minutes. */
const silenceThinking = 180_000
/** Milliseconds, from the first request on, in which asking again may still begin. */
const retryWindow = 20_000
const maxRetries = 2

/** Asks until there is an end: again after a fault that may pass, or in other words where the server wants that. */
export async function ask(
  dialect: Dialect,
  upstream: Upstream,
  question: Question,
  trace: Trace,
): Promise<ModelEnd> {
  const { model, emit, signal } = question
  const started = performance.now()
  let wording = upstream.wordings.find(model.id)
  for (let retries = 0; ; ) {
    const left = Math.max(0, upstream.timeouts.total - (performance.now() - started))
    const attempt = attemptFor(dialect, upstream, question, wording, left)
    trace.attempts += 1
    trace.last = attempt
    const outcome = await runAttempt(upstream.dispatcher, attempt, emit, signal)
    if ('end' in outcome) return outcome.end
    const { failure } = outcome
    trace.failure = failure
    const reworded = rewordedFor(failure, wording)
    if (reworded) {
      wording = reworded
      upstream.wordings.keep(model.id, wording)
      continue
    }
    const delay = delayBeforeRetry(failure, retries, upstream.firstDelay)
    const elapsed = performance.now() - started
    const latest = Math.min(retryWindow, upstream.timeouts.total)
    if (delay === undefined || elapsed + delay > latest) return errorEnd(failure.code)
    retries += 1
    if (!(await waited(delay, signal))) return { type: 'aborted' }
  }
}

function attemptFor(
  dialect: Dialect,
  upstream: Upstream,
  { model, request }: Question,
  wording: Wording,
  left: number,
): Attempt {
  const { firstEvent, silence } = upstream.timeouts
  const thinks = model.can.reasoning || request.webSearch
  const { origin, pathname } = new URL(upstream.baseUrl)
  return {
    call: {
      origin,
      path: pathname.replace(/\/+$/, '') + dialect.path,
      headers: headersFor(upstream),
      body: JSON.stringify(dialect.body(request, model, wording)),
    },
    reader: dialect.openReader(request),
    limits: {
      // An answer in one piece begins when it is finished.
      first: wording.stream ? firstEvent : left,
      silence: silence ?? (thinks ? silenceThinking : silencePlain),
      total: left,
    },
    streams: wording.stream,
    status: undefined,
    requestId: undefined,
    firstEventAt: undefined,
  }
}

function headersFor(upstream: Upstream): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    ...authorization(upstream),
  }
}

/** Azure wants the key in a header of its own. */
export function authorization({
  apiKey,
  baseUrl,
}: Pick<Upstream, 'apiKey' | 'baseUrl'>): Record<string, string> {
  return {
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    ...(apiKey !== undefined && /\.azure\.com/.test(baseUrl) && { 'api-key': apiKey }),
  }
}

/**
 * How long to wait before asking again, in milliseconds; undefined to give up. Waits double, jitter keeps many
 * callers from coming back together, and a Retry-After is never cut short.
 */
export function delayBeforeRetry(
  failure: UpstreamFailure,
  retries: number,
  firstDelay: number,
): number | undefined {
  if (!failure.retry || retries >= maxRetries) return undefined
  const backoff = Math.min(firstDelay * 2 ** retries, 8000) * (0.75 + Math.random() / 2)
  const wanted = failure.retryAfter === undefined ? 0 : failure.retryAfter + Math.random() * firstDelay * 0.2
  return Math.max(backoff, wanted)
}

/** False where the signal aborted first. */
function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise(resolve => {
    const end = (whole: boolean) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      resolve(whole)
    }
    const stop = () => end(false)
    const timer = setTimeout(end, ms, true)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

const extraNames = /\b(store|prompt_cache_key|safety_identifier|stream_options)\b/

/**
 * OpenAI streams some models only to organisations that it has verified; strict servers refuse parameters that they
 * do not know. Undefined where asking otherwise would not help.
 */
function rewordedFor(failure: UpstreamFailure, wording: Wording): Wording | undefined {
  const { code, upstreamCode, parameter = '', mentions = '' } = failure
  if (wording.stream && upstreamCode === 'unsupported_value' && parameter === 'stream') {
    return { ...wording, stream: false }
  }
  const refused = code === 'model_refused_input' && extraNames.test(`${parameter} ${mentions}`)
  return wording.extras && refused ? { ...wording, extras: false } : undefined
}

export type WordingMemory = { find(model: string): Wording; keep(model: string, wording: Wording): void }

/** A server may learn to read what it once refused. */
const wordingKept = 10 * 60_000

/** Remembers for a while how each model wants to be asked, so that not every question is refused once first. */
export function createWordingMemory(): WordingMemory {
  const kept = new Map<string, { wording: Wording; until: number }>()
  return {
    find(model) {
      const known = kept.get(model)
      return known && performance.now() < known.until ? known.wording : { stream: true, extras: true }
    },
    keep(model, wording) {
      kept.set(model, { wording, until: performance.now() + wordingKept })
    },
  }
}
