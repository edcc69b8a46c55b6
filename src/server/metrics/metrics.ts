import { performance } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { EndedAnswer } from '#server/chat/answer-deps.ts'
import type { EndedRequest } from '#server/http/request-log.ts'
import type { MailCounts } from '#server/mail/mail.ts'
import { type Model, type ModelEnd, modelErrorCodes } from '#server/model/model.ts'
import type { SpentBudget } from '#server/store/costs/budgets.ts'
import { modelIdSchema } from '#shared/api/models.ts'
import { addBudgetUse, type BudgetSource, countRefusals } from './budget-metrics.ts'
import { addProcessMetrics } from './process-metrics.ts'

/**
 * What the server counts about itself, for `GET /metrics` (docs/operating.md). Each server has its own registry. Labels
 * are from closed lists: routes as patterns, statuses, models, codes. Requests, answers, calls to a model and jobs are
 * counted when they end; nothing is counted for each piece of a stream.
 */
export type Metrics = {
  requestEnded(request: EndedRequest): void
  answerEnded(answer: EndedAnswer): void
  /**
   * `model`: the choice on screen. Counts the tokens of each call to a model, for answers and titles, and its error.
   */
  modelEnded(model: string, end: ModelEnd): void
  /** `task`: one of those in docs/operating.md. */
  jobEnded(task: string, succeeded: boolean): void
  budgetRefused(spent: SpentBudget): void
  /** Sets the sources of the values that are read at each scrape. Call it once. */
  readFrom(sources: MetricSources): void
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>
  contentType: string
  close(): void
}

type MetricSources = {
  liveAnswers(): number
  connections(): { open: number; idle: number; waiting: number }
  mails(): MailCounts
  budgets: BudgetSource
}

export function createMetrics(version: string): Metrics {
  const register = new Registry()
  new Gauge({
    name: 'parvis_build_info',
    help: 'The running version',
    labelNames: ['version'],
    registers: [register],
  }).set({ version }, 1)
  const { close } = addProcessMetrics(register)
  return {
    requestEnded: countRequests(register),
    answerEnded: countAnswers(register),
    modelEnded: countModelCalls(register),
    jobEnded: countJobs(register),
    budgetRefused: countRefusals(register),
    readFrom: sources => addSources(register, sources),
    text: () => register.metrics(),
    contentType: register.contentType,
    close,
  }
}

/** Streams last as long as their answers, so the buckets go up to five minutes. */
const requestSeconds = [0.005, 0.02, 0.1, 0.3, 1, 3, 10, 60, 300]
const firstTextSeconds = [0.1, 0.3, 0.6, 1, 2, 4, 8, 15, 30, 60]
const answerSeconds = [0.3, 1, 3, 10, 30, 60, 120, 300, 900]

function countRequests(register: Registry): Metrics['requestEnded'] {
  const count = new Counter({
    name: 'parvis_requests_total',
    help: 'Requests, by route and status; 499: the client left before the response',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  })
  const duration = new Histogram({
    name: 'parvis_request_seconds',
    help: 'From the start of a request to the end of its response',
    labelNames: ['method', 'route'],
    buckets: requestSeconds,
    registers: [register],
  })
  return ({ method, route, status, ms }) => {
    count.inc({ method, route, status })
    duration.observe({ method, route }, ms / 1000)
  }
}

function countAnswers(register: Registry): Metrics['answerEnded'] {
  const count = new Counter({
    name: 'parvis_answers_total',
    help: 'Answers that ended, by end status',
    labelNames: ['model', 'status'],
    registers: [register],
  })
  const firstText = new Histogram({
    name: 'parvis_answer_first_text_seconds',
    help: 'From the start of an answer to its first text',
    labelNames: ['model'],
    buckets: firstTextSeconds,
    registers: [register],
  })
  const duration = new Histogram({
    name: 'parvis_answer_seconds',
    help: 'From the start of an answer to its end',
    labelNames: ['model'],
    buckets: answerSeconds,
    registers: [register],
  })
  return ({ model, status, firstTextMs, ms }) => {
    count.inc({ model, status })
    duration.observe({ model }, ms / 1000)
    if (firstTextMs !== undefined) firstText.observe({ model }, firstTextMs / 1000)
  }
}

function countModelCalls(register: Registry): Metrics['modelEnded'] {
  const tokens = new Counter({
    name: 'parvis_model_tokens_total',
    help: 'Tokens as the provider counts them, in (sent to the model) and out (written by it)',
    labelNames: ['model', 'direction'],
    registers: [register],
  })
  const errors = new Counter({
    name: 'parvis_model_errors_total',
    help: 'Calls to a model that failed after all retries, by code',
    labelNames: ['model', 'code'],
    registers: [register],
  })
  // Prometheus sees an increase only in a series that it already knows, so an alert would miss the first error.
  for (const model of modelIdSchema.options) {
    for (const code of modelErrorCodes) errors.inc({ model, code }, 0)
  }
  return (model, end) => {
    if (end.type === 'error') errors.inc({ model, code: end.code })
    if (end.usage === undefined) return
    tokens.inc({ model, direction: 'in' }, end.usage.inputTokens)
    tokens.inc({ model, direction: 'out' }, end.usage.outputTokens)
  }
}

function countJobs(register: Registry): Metrics['jobEnded'] {
  const count = new Counter({
    name: 'parvis_sweeps_total',
    help: 'Runs of periodic jobs, by task and result; not all of these jobs are sweeps',
    // Not `job`, a label that Prometheus itself sets.
    labelNames: ['task', 'result'],
    registers: [register],
  })
  /** A job that has not succeeded yet counts from its first run. */
  const succeededAtMs = new Map<string, number>()
  new Gauge({
    name: 'parvis_sweep_last_success_seconds',
    help: 'Seconds since the last successful run of a periodic job that parvis_sweeps_total counts, or since its first run if none succeeded',
    labelNames: ['task'],
    registers: [register],
    collect() {
      for (const [task, atMs] of succeededAtMs) this.set({ task }, (performance.now() - atMs) / 1000)
    },
  })
  return (task, succeeded) => {
    count.inc({ task, result: succeeded ? 'ok' : 'failed' })
    if (succeeded || !succeededAtMs.has(task)) succeededAtMs.set(task, performance.now())
  }
}

function addSources(register: Registry, sources: MetricSources): void {
  const { liveAnswers, connections, mails } = sources
  addBudgetUse(register, sources.budgets)
  const registers = [register]
  new Gauge({
    name: 'parvis_live_answers',
    help: 'Answers that this process is writing',
    registers,
    collect() {
      this.set(liveAnswers())
    },
  })
  new Gauge({
    name: 'parvis_database_connections',
    help: 'Open connections to the database, how many of them are idle, and queries that wait for a connection',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'parvis_mails_pending',
    help: 'Emails that wait for the mail server',
    registers,
    collect() {
      this.set(mails().pending)
    },
  })
  new Counter({
    name: 'parvis_mails_total',
    help: 'Emails, by result',
    labelNames: ['result'],
    registers,
    collect() {
      const { sent, failed } = mails()
      this.reset()
      this.inc({ result: 'sent' }, sent)
      this.inc({ result: 'failed' }, failed)
    },
  })
}

/** The same model, with each of its calls counted in the metrics. */
export function countCalls<T extends Model>(model: T, { modelEnded }: Metrics): T {
  return {
    ...model,
    answer: async (request, emit, signal) => {
      const end = await model.answer(request, emit, signal)
      modelEnded(request.choice, end)
      return end
    },
  }
}
