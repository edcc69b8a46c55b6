import type { Log } from '#server/log.ts'
import { askWithRetries, type Exchange, type Provider, stoppedUnused } from './ask-with-retries.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import type { Dialect } from './dialect.ts'
import type { Model, ModelEnd, ModelErrorCode } from './model.ts'
import { errorEnd } from './provider-errors.ts'

/** A model over HTTP, in one of the two wire formats, with retries, a circuit breaker and one log line per answer. */
export function httpModel(dialect: Dialect, provider: Provider, log: Log): Model {
  const breaker = createCircuitBreaker()
  return {
    name: dialect.name,
    capabilities: choice => provider.modelOf(choice).capabilities,
    async answer(request, emit, signal) {
      const startedAtMs = performance.now()
      const exchange: Exchange = {
        model: provider.modelOf(request.choice),
        request,
        emit,
        signal,
        attemptCount: 0,
        lastAttempt: undefined,
        lastFailure: undefined,
      }
      const end = await runExchange(dialect, provider, exchange, breaker, log)
      logAnswer(log, dialect.name, exchange, end, startedAtMs)
      return end
    },
  }
}

/** Errors that mean that the provider is down, not that the question was invalid. */
const outageCodes = new Set<ModelErrorCode>(['model_unavailable', 'model_timeout'])

async function runExchange(
  dialect: Dialect,
  provider: Provider,
  exchange: Exchange,
  breaker: CircuitBreaker,
  log: Log,
): Promise<ModelEnd> {
  const { id } = exchange.model
  if (exchange.signal.aborted) return stoppedUnused
  if (breaker.isOpen(id)) return errorEnd('model_unavailable')
  try {
    const end = await askWithRetries(dialect, provider, exchange)
    if (end.type === 'error' && outageCodes.has(end.code)) breaker.recordFailure(id)
    if (end.type === 'complete' || end.type === 'incomplete') breaker.recordSuccess(id)
    return end
  } catch (error) {
    log.error({ err: error }, 'asking the model failed')
    return errorEnd('model_failed')
  }
}

/** Errors that only the operator can fix. */
const operatorCodes = new Set<ModelErrorCode>(['model_misconfigured', 'model_quota', 'model_not_found'])

/** Logs only ids, codes, sizes and times: never text from the question, the answer or the provider's message. */
function logAnswer(log: Log, api: string, exchange: Exchange, end: ModelEnd, startedAtMs: number): void {
  const { model, attemptCount, lastAttempt, lastFailure } = exchange
  const diagnostics = lastAttempt?.reader.diagnostics()
  const firstEventAtMs = lastAttempt?.firstEventAtMs
  const line = {
    api,
    model: model.id,
    end: end.type,
    code: end.type === 'error' ? end.code : undefined,
    status: lastAttempt?.status,
    requestId: lastAttempt?.requestId,
    providerCode: diagnostics?.providerCode ?? lastFailure?.providerCode,
    attempts: attemptCount,
    firstEventMs: firstEventAtMs === undefined ? undefined : Math.round(firstEventAtMs - startedAtMs),
    ms: Math.round(performance.now() - startedAtMs),
    ignored: diagnostics?.ignoredCount || undefined,
    usage: end.usage,
  }
  if (end.type !== 'error') log.info(line, 'model answer')
  else if (operatorCodes.has(end.code)) log.error(line, 'model answer refused')
  else log.warn(line, 'model answer failed')
}
