import type { Config } from '#server/config/config.ts'
import { AppError, BudgetSpent } from '#server/errors.ts'
import {
  type Model,
  type ModelEnd,
  type ModelRequest,
  maxSearchCount,
  outputTokenLimit,
  type Part,
} from '#server/model/model.ts'
import type {
  BudgetUse,
  ModelUse,
  QuestionSize,
  Reservation,
  SpentBudget,
  UseOfAll,
} from '#server/store/costs/budgets.ts'
import { type Budget, isSpent, lowPercent, lowQuestionCount } from '#shared/api/budget.ts'
import { type ModelId, searchesOnRequest } from '#shared/api/models.ts'

/** How many tokens an answer may use and has used, and what users are told about their budgets. */

/** French prose has about 3.5 characters per token; English has 4, so its cost is overestimated. */
const typicalCharactersPerToken = 3.5
/** Providers count 85 to about 1,100 for an image that was scaled down. */
const tokensPerImage = 1_100
/** A guess for the first reservation, before the PDF's pages are known (`raiseReservation`). */
const tokensPerPdf = 10_000
/** Providers count each page as text and as an image. */
const tokensPerPdfPage = 1_500
const tokensPerSearch = 10_000

/**
 * What an answer is expected to use at most. Before the model is called, `raiseReservation` adds what its files need
 * beyond that. The built-in model uses no tokens.
 */
export function reservationFor(
  { costs, model, limits, firm }: ReservationDeps,
  { choice, content, imageCount, pdfCount, webSearch, isFirstQuestion }: QuestionSize & { choice: ModelId },
): Reservation {
  const shared = { limits: costs.budgets, timeZone: costs.timeZone }
  if (model.name === 'built-in') return { ...shared, inputTokens: 0, outputTokens: 0 }
  const capabilities = model.capabilities(choice)
  const canSearch = webSearch && searchesOnRequest(choice) && capabilities.webSearch
  // The history's tokens include the library's excerpts.
  const historyTokens = isFirstQuestion ? firstQuestionTokens : limits.historyTokens
  return {
    ...shared,
    inputTokens:
      tokensOf(content.length + firm.systemPrompt.length) +
      historyTokens +
      imageCount * tokensPerImage +
      pdfCount * tokensPerPdf +
      (canSearch ? maxSearchCount * tokensPerSearch : 0),
    outputTokens: outputTokenLimit(limits.maxOutputTokens, capabilities),
  }
}

/** A first question has no history, only the excerpts of sheets and the rest of the instructions. */
const firstQuestionTokens = 4_000

type ReservationDeps = {
  costs: Config['costs']
  model: Pick<Model, 'name' | 'capabilities'>
  limits: { historyTokens: number; maxOutputTokens: number }
  firm: { systemPrompt: string }
}

/**
 * What a call to the model used: as the provider says, or an estimate. Empty if it used nothing. `answerLength`: the
 * characters of its text; each of its other events, except a status, can count as one more.
 */
export function useOf(request: ModelRequest, end: ModelEnd, answerLength: number): ModelUse[] {
  const { choice: model } = request
  if (end.usage) {
    return [{ model, input: end.usage.inputTokens, output: end.usage.outputTokens, estimated: false }]
  }
  // The built-in model, or a provider that could not be reached, refused the request, or failed before any event.
  if (request.material || (answerLength === 0 && end.type === 'error' && !errorsDuringWork.has(end.code)))
    return []
  return [{ model, input: inputTokensOf(request), output: tokensOf(answerLength), estimated: true }]
}

/** After these errors, the provider had probably begun to work on the answer, even if it sent nothing. */
const errorsDuringWork = new Set<string>(['model_timeout', 'model_cut'])

/**
 * What a request with files may use, because the reservation that was made with the question did not know all of them:
 * a PDF can have 300 pages, and a client need not name the earlier files of its chat. Undefined without files, since
 * the reservation then covers the request.
 */
export function inputTokensWithFiles(request: ModelRequest): number | undefined {
  const parts = request.turns.flatMap(turn => turn.parts ?? [])
  return parts.some(({ type }) => type !== 'text') ? inputTokensOf(request) : undefined
}

function inputTokensOf({ instructions, turns, webSearch }: ModelRequest): number {
  const length = turns.reduce((sum, turn) => sum + turn.content.length, instructions.length)
  const partTokens = turns.flatMap(turn => turn.parts ?? []).map(tokensOfPart)
  // The model may search up to `maxSearchCount` times, but usually searches once.
  const searchTokens = webSearch ? tokensPerSearch : 0
  return tokensOf(length) + searchTokens + partTokens.reduce((sum, tokens) => sum + tokens, 0)
}

function tokensOfPart(part: Part): number {
  if (part.type === 'text') return tokensOf(part.text.length)
  return part.type === 'image' ? tokensPerImage : part.pages * tokensPerPdfPage
}

function tokensOf(characters: number): number {
  return Math.ceil(characters / typicalCharactersPerToken)
}

/** Undefined: nothing is limited. */
type Limits = Config['costs']['budgets']

/** What to tell the user, once little is left; undefined before that, and if nothing is limited. */
export function lowBudget(limits: Limits, use: BudgetUse | undefined): Budget | undefined {
  if (!limits || !use) return undefined
  const maxQuestions = lower(limits.questions, use.unconfirmed ? limits.unconfirmedQuestions : undefined)
  const maxTokens = lower(limits.tokens, use.unconfirmed ? limits.unconfirmedTokens : undefined)
  const questionsLeft = maxQuestions === undefined ? null : Math.max(0, maxQuestions - use.questions)
  const percentLeft = maxTokens === undefined ? null : percentOf(maxTokens - use.tokens, maxTokens)
  const few = questionsLeft !== null && questionsLeft <= lowQuestionCount
  const low = percentLeft !== null && percentLeft <= lowPercent
  if (!few && !low) return undefined
  return {
    scope: 'account',
    questionsLeft: few ? questionsLeft : null,
    percentLeft: low ? percentLeft : null,
    renewsAt: use.renewsAt.toISOString(),
  }
}

/** Like `lowBudget`, but also reports a budget that all accounts share, once it is spent. */
export function budgetToTell(
  limits: Limits,
  { own, all }: { own: BudgetUse; all: UseOfAll },
  usesTokens: boolean,
): Budget | undefined {
  const mine = lowBudget(limits, own)
  if (!limits || !usesTokens || (mine && isSpent(mine))) return mine
  const spent = { scope: 'everyone', questionsLeft: null, percentLeft: 0 } as const
  if (all.month >= (limits.allTokensPerMonth ?? Number.POSITIVE_INFINITY))
    return { ...spent, renewsAt: all.monthEndsAt.toISOString() }
  if (all.day >= (limits.allTokensPerDay ?? Number.POSITIVE_INFINITY))
    return { ...spent, renewsAt: all.dayEndsAt.toISOString() }
  return mine
}

function lower(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)
}

/** Above 0 as long as something is left. */
function percentOf(left: number, total: number): number {
  return left <= 0 ? 0 : Math.ceil((left / total) * 100)
}

/** If answers that are being written have reserved the rest of a budget, some of it may be free again soon. */
const reservedRetrySeconds = 10

/** The response to a question, or to a retry, for which no budget is left. */
export function budgetError({ budget, reserved, seconds, ...spent }: SpentBudget): AppError {
  const renewsAt = new Date(spent.renewsAt).toISOString()
  const isOwn = budget === 'questions' || budget === 'tokens'
  if (reserved) {
    return new AppError(
      429,
      'budget_reserved',
      'Answers that are being written may use the rest of the budget. Please try again once they have ended.',
      { 'retry-after': String(reservedRetrySeconds) },
    )
  }
  const message = isOwn
    ? 'You have reached the daily limit of your account.'
    : `The assistant has reached its limit for the ${budget === 'all_day' ? 'day' : 'month'}.`
  return new BudgetSpent(
    `${message} You can ask again from ${renewsAt}.`,
    {
      scope: isOwn ? 'account' : 'everyone',
      questionsLeft: budget === 'questions' ? 0 : null,
      percentLeft: budget === 'questions' ? null : 0,
      renewsAt,
    },
    seconds,
  )
}
