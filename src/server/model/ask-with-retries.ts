import { setTimeout as wait } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import { type ParameterMemory, withoutRefused } from './accepted-parameters.ts'
import { type Attempt, runAttempt } from './attempt.ts'
import type { ProviderModel } from './capabilities.ts'
import type { AcceptedParameters, Dialect } from './dialect.ts'
import type { ModelEnd, ModelEvent, ModelRequest } from './model.ts'
import { addressOf, isAzure } from './provider-address.ts'
import { errorEnd, type ProviderFailure } from './provider-errors.ts'

export type Provider = {
  dispatcher: Dispatcher
  baseUrl: string
  apiKey: string | undefined
  modelOf(choice: ModelRequest['choice']): ProviderModel
  /** Without `silenceMs`, the default applies: a longer one if the model can reason or the request searches the web. */
  timeouts: { firstEventMs: number; silenceMs: number | undefined; totalMs: number }
  firstRetryDelayMs: number
  parameterMemory: ParameterMemory
}

/** One question, or request for a title, to the provider, with the details that are collected for the log. */
export type Exchange = {
  readonly model: ProviderModel
  readonly request: ModelRequest
  readonly emit: (events: ModelEvent[]) => void
  readonly signal: AbortSignal
  attemptCount: number
  lastAttempt: Attempt | undefined
  lastFailure: ProviderFailure | undefined
}

const silenceTimeoutMs = 60_000
/** Models can be silent for minutes while they reason or search. */
const thinkingSilenceTimeoutMs = 180_000
/** No retry starts later than this after the first request. */
const retryWindowMs = 20_000
const maxRetryCount = 2
const maxBackoffMs = 8_000

/** Stopped before the provider accepted a request, so there is nothing to estimate. */
export const stoppedUnused: ModelEnd = { type: 'aborted', usage: { inputTokens: 0, outputTokens: 0 } }

/** Asks until there is an end: retries temporary failures, and leaves out parameters that the provider refuses. */
export async function askWithRetries(
  dialect: Dialect,
  provider: Provider,
  exchange: Exchange,
): Promise<ModelEnd> {
  const { model, emit, signal } = exchange
  const { timeouts, parameterMemory } = provider
  const startedAtMs = performance.now()
  const elapsedMs = () => performance.now() - startedAtMs
  let accepted = parameterMemory.find(model.id)
  let isReduced = false
  let retryCount = 0
  for (;;) {
    const remainingMs = Math.max(0, timeouts.totalMs - elapsedMs())
    const attempt = newAttempt(dialect, provider, exchange, accepted, remainingMs)
    exchange.attemptCount += 1
    exchange.lastAttempt = attempt
    const outcome = await runAttempt(provider.dispatcher, attempt, emit, signal)
    if ('end' in outcome) {
      // Only now is it clear that the parameters were the reason for the refusal.
      if (isReduced && isAccepted(attempt, outcome.end)) parameterMemory.save(model.id, accepted)
      return outcome.end
    }
    const { failure } = outcome
    exchange.lastFailure = failure
    const reduced = withoutRefused(failure, accepted)
    if (reduced) {
      accepted = reduced
      isReduced = true
      continue
    }
    const delayMs = retryDelayMs(failure, retryCount, provider.firstRetryDelayMs)
    const latestStartMs = Math.min(retryWindowMs, timeouts.totalMs)
    if (delayMs === undefined || elapsedMs() + delayMs > latestStartMs) return errorEnd(failure.code)
    retryCount += 1
    await wait(delayMs, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return stoppedUnused
  }
}

/** Whether the provider accepted the request, even if the user stopped the answer after it had begun. */
function isAccepted({ status }: Attempt, end: ModelEnd): boolean {
  return status === 200 && end.type !== 'error'
}

function newAttempt(
  dialect: Dialect,
  provider: Provider,
  { model, request }: Exchange,
  accepted: AcceptedParameters,
  remainingMs: number,
): Attempt {
  const { firstEventMs, silenceMs } = provider.timeouts
  const canBeSilent = model.capabilities.reasoning || request.webSearch
  return {
    call: () => ({
      ...addressOf(provider.baseUrl, dialect.path),
      headers: headersFor(provider),
      body: JSON.stringify(dialect.body(request, model, accepted)),
    }),
    reader: dialect.openReader(request),
    timeouts: {
      // An answer in one piece arrives only when it is finished.
      firstEventMs: accepted.stream ? firstEventMs : remainingMs,
      silenceMs: silenceMs ?? (canBeSilent ? thinkingSilenceTimeoutMs : silenceTimeoutMs),
      totalMs: remainingMs,
    },
    isStreamed: accepted.stream,
    status: undefined,
    requestId: undefined,
    firstEventAtMs: undefined,
  }
}

function headersFor(provider: Provider): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    ...authorization(provider),
  }
}

export function authorization({
  apiKey,
  baseUrl,
}: Pick<Provider, 'apiKey' | 'baseUrl'>): Record<string, string> {
  return {
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    ...(apiKey !== undefined && isAzure(baseUrl) && { 'api-key': apiKey }),
  }
}

/**
 * The delay before the next retry; undefined to give up. Delays double, jitter spreads the retries of many callers, and
 * a Retry-After is always respected in full.
 */
export function retryDelayMs(
  failure: ProviderFailure,
  retryCount: number,
  firstRetryDelayMs: number,
): number | undefined {
  if (!failure.canRetry || retryCount >= maxRetryCount) return undefined
  const backoffMs = Math.min(firstRetryDelayMs * 2 ** retryCount, maxBackoffMs) * (0.75 + Math.random() / 2)
  const { retryAfterMs } = failure
  const requestedMs = retryAfterMs === undefined ? 0 : retryAfterMs + Math.random() * firstRetryDelayMs * 0.2
  return Math.max(backoffMs, requestedMs)
}
