import * as v from 'valibot'
import { type ModelId, modelIdSchema } from '#shared/api/models.ts'
import { integer } from './values.ts'

/** The settings of budgets and prices. Part of config.ts, which reads the environment. */

const off = 'off'

/** A whole number, or `off`. */
function limit(maximum: number) {
  const number = integer(1, maximum)
  return v.optional(
    v.pipe(
      v.string(),
      v.check(
        value => value.trim() === off || v.safeParse(number, value).success,
        `must be a whole number from 1 to ${maximum}, or off`,
      ),
      v.transform(value => (value.trim() === off ? off : Number(value))),
    ),
  )
}

const maxQuestions = 1_000_000
const maxTokens = 1_000_000_000_000

export const budgetVariables = {
  BUDGETS: v.optional(v.picklist(['on', off], 'must be on or off')),
  BUDGET_QUESTIONS_PER_DAY: limit(maxQuestions),
  BUDGET_TOKENS_PER_DAY: limit(maxTokens),
  BUDGET_UNCONFIRMED_QUESTIONS_PER_DAY: limit(maxQuestions),
  BUDGET_UNCONFIRMED_TOKENS_PER_DAY: limit(maxTokens),
  BUDGET_ALL_TOKENS_PER_DAY: limit(maxTokens),
  BUDGET_ALL_TOKENS_PER_MONTH: limit(maxTokens),
  BUDGET_TIME_ZONE: v.optional(
    v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone like Europe/Paris')),
  ),
  MODEL_PRICES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        value => readPrices(value) !== undefined,
        `must be pairs like gpt-4o:2.50/10, separated by commas: one of the models ${modelIdSchema.options.join(', ')}, and the prices of a million input tokens and of a million output tokens`,
      ),
      v.transform(value => readPrices(value) ?? new Map<ModelId, Price>()),
    ),
  ),
  MODEL_PRICES_CURRENCY: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be the code of a currency, like EUR')),
  ),
}

/** Limits that are undefined do not apply. */
export type BudgetLimits = {
  questions: number | undefined
  tokens: number | undefined
  /** For accounts whose address was never confirmed, except administrators', these apply as well. */
  unconfirmedQuestions: number | undefined
  unconfirmedTokens: number | undefined
  /** Limits for all accounts together. */
  allTokensPerDay: number | undefined
  allTokensPerMonth: number | undefined
}

/** Per million tokens. */
export type Price = { input: number; output: number }

export type CostSettings = {
  /** The time zone in which days and months begin. */
  timeZone: string
  /** Undefined: nothing is limited. */
  budgets: BudgetLimits | undefined
  prices: ReadonlyMap<ModelId, Price>
  currency: string
}

/** `confirmsAddresses`: accounts can prove that their address is theirs. */
export function readCosts(
  env: v.InferOutput<v.ObjectSchema<typeof budgetVariables, undefined>>,
  confirmsAddresses: boolean,
): CostSettings {
  const unconfirmed = confirmsAddresses ? undefined : off
  return {
    timeZone: env.BUDGET_TIME_ZONE ?? 'Europe/Paris',
    budgets:
      env.BUDGETS === off
        ? undefined
        : {
            questions: limitOf(env.BUDGET_QUESTIONS_PER_DAY, 50),
            tokens: limitOf(env.BUDGET_TOKENS_PER_DAY, 300_000),
            unconfirmedQuestions: limitOf(unconfirmed ?? env.BUDGET_UNCONFIRMED_QUESTIONS_PER_DAY, 10),
            unconfirmedTokens: limitOf(unconfirmed ?? env.BUDGET_UNCONFIRMED_TOKENS_PER_DAY, 60_000),
            allTokensPerDay: limitOf(env.BUDGET_ALL_TOKENS_PER_DAY, 5_000_000),
            allTokensPerMonth: limitOf(env.BUDGET_ALL_TOKENS_PER_MONTH, 50_000_000),
          },
    prices: env.MODEL_PRICES ?? new Map(),
    currency: env.MODEL_PRICES_CURRENCY ?? 'USD',
  }
}

function limitOf(value: number | typeof off | undefined, fallback: number): number | undefined {
  return value === off ? undefined : (value ?? fallback)
}

function isTimeZone(name: string): boolean {
  try {
    // Offsets such as +02:00 mean the opposite to the database.
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined && /^[A-Z]/i.test(name)
  } catch {
    return false
  }
}

const pricePattern = /^([^:]+):(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/

/** `gpt-4o:2.50/10,o3:2/8`: the choice on screen, and its prices per million input and output tokens. */
function readPrices(value: string): Map<ModelId, Price> | undefined {
  const prices = new Map<ModelId, Price>()
  for (const pair of value.split(',')) {
    const [, name, input, output] = pricePattern.exec(pair.replace(/\s/g, '')) ?? []
    const model = v.safeParse(modelIdSchema, name)
    if (!model.success) return undefined
    prices.set(model.output, { input: Number(input), output: Number(output) })
  }
  return prices
}
