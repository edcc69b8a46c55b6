import type { Log } from '#server/log.ts'
import { ask, type Question, type Trace, type Upstream } from './asking.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import type { Model, ModelEnd, ModelErrorCode } from './model.ts'
import type { Dialect } from './reader.ts'
import { errorEnd } from './upstream-errors.ts'

/** A model behind HTTP in one of the two wire formats: a breaker around the asking, one log line per answer. */
export function answeringModel(dialect: Dialect, upstream: Upstream, log: Log): Model {
  const breaker = createBreaker()
  return {
    name: dialect.name,
    capabilities: choice => upstream.modelOf(choice).can,
    async answer(request, emit, signal) {
      const started = performance.now()
      const question = { model: upstream.modelOf(request.choice), request, emit, signal }
      const trace: Trace = { attempts: 0, last: undefined, failure: undefined }
      const end = await endOf(dialect, upstream, question, breaker, trace, log)
      logAnswer(log, dialect.name, question.model.id, end, trace, started)
      return end
    },
  }
}

/** Ends that say that the server is down, not that a question was bad. */
const breaking = new Set<ModelErrorCode>(['model_unavailable', 'model_timeout'])

async function endOf(
  dialect: Dialect,
  upstream: Upstream,
  question: Question,
  breaker: Breaker,
  trace: Trace,
  log: Log,
): Promise<ModelEnd> {
  const { id } = question.model
  if (question.signal.aborted) return { type: 'aborted' }
  if (breaker.isOpen(id)) return errorEnd('model_unavailable')
  try {
    const end = await ask(dialect, upstream, question, trace)
    if (end.type === 'error' && breaking.has(end.code)) breaker.failed(id)
    if (end.type === 'complete' || end.type === 'incomplete') breaker.succeeded(id)
    return end
  } catch (error) {
    log.error({ err: error }, 'asking the model failed')
    return errorEnd('model_failed')
  }
}

/** Faults that only the operator can mend. */
const operatorFaults = new Set<ModelErrorCode>(['model_misconfigured', 'model_quota', 'model_not_found'])

/** Ids, codes, sizes and timings; never a word of what was asked, answered or complained. */
function logAnswer(log: Log, api: string, model: string, end: ModelEnd, trace: Trace, started: number): void {
  const { last, failure, attempts } = trace
  const notes = last?.reader.notes()
  const line = {
    api,
    model,
    end: end.type,
    code: end.type === 'error' ? end.code : undefined,
    status: last?.status,
    requestId: last?.requestId,
    upstreamCode: notes?.upstreamCode ?? failure?.upstreamCode,
    attempts,
    firstEventMs: last?.firstEventAt === undefined ? undefined : Math.round(last.firstEventAt - started),
    ms: Math.round(performance.now() - started),
    ignored: notes?.ignored || undefined,
    usage: end.usage,
  }
  if (end.type !== 'error') log.info(line, 'model answer')
  else if (operatorFaults.has(end.code)) log.error(line, 'model refused to answer')
  else log.warn(line, 'model answer failed')
}
