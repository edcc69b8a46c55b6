import type { Env, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { badRequest, noChat, notFound } from '#server/errors.ts'
import { chatIdSchema } from '#shared/api/ids.ts'
import { maxPageSize } from '#shared/limits.ts'
import { fieldOf, parseOrThrow, plainObject } from '#shared/schema.ts'
import { readJson, requirementOf } from './request.ts'

/**
 * The input of a route, checked before its handler runs. The handler reads it with `c.req.valid('param')`, `'query'` or
 * `'json'`.
 */
type Checked<Target extends string, T> = MiddlewareHandler<
  Env,
  string,
  { in: Record<Target, T>; out: Record<Target, T> }
>

/** The path's parameters. An invalid one cannot name anything: 404 with the message `missing`. */
export function validParam<T extends object>(
  schema: v.GenericSchema<unknown, T>,
  missing: string,
): Checked<'param', T> {
  return async (c, next) => {
    const result = v.safeParse(schema, c.req.param())
    if (!result.success) throw notFound(missing)
    c.req.addValidatedData('param', result.output)
    await next()
  }
}

/** The chat that the path names with `:id`. */
export const chatParam = validParam(plainObject({ id: chatIdSchema }), noChat)

/**
 * The query. If it is invalid, 400 with the parameter's name and the schema's message. If a parameter is given twice,
 * the first value counts. Unknown parameters are ignored.
 */
export function validQuery<T extends object>(schema: v.GenericSchema<unknown, T>): Checked<'query', T> {
  return async (c, next) => {
    const result = v.safeParse(schema, c.req.query(), { message: requirementOf })
    if (!result.success) {
      const [issue] = result.issues
      throw badRequest(`${fieldOf(issue)} ${issue.message}`)
    }
    c.req.addValidatedData('query', result.output)
    await next()
  }
}

/** The JSON body, see readJson. With `optional`, a request without a content type counts as `{}`. */
export function validJson<T extends object>(
  schema: v.GenericSchema<unknown, T>,
  { optional = false, maxBytes }: { optional?: boolean; maxBytes?: number } = {},
): Checked<'json', T> {
  return async (c, next) => {
    const isEmpty = optional && !c.req.header('content-type')
    c.req.addValidatedData('json', isEmpty ? parseOrThrow(schema, {}) : await readJson(c, schema, maxBytes))
    await next()
  }
}

/** The maximum of PostgreSQL's type `integer`. */
export const maxInteger = 2 ** 31 - 1

/** `limit` and `offset` of a list. */
export function pageQuery(defaultLimit: number) {
  return {
    limit: wholeNumber({ min: 1, max: maxPageSize, default: defaultLimit }),
    offset,
  }
}

const maxOffset = maxInteger - maxPageSize

/** PostgreSQL cannot count to every number. No list is as long as `maxOffset`, so each page after it is empty too. */
const offset = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number, 0 or more.'),
    v.transform(text => Math.min(Number(text), maxOffset)),
  ),
  '0',
)

/** A whole number in a query. */
export function wholeNumber(range: { min: number; max: number; default: number }) {
  const isInRange = (text: string) =>
    /^\d{1,10}$/.test(text) && Number(text) >= range.min && Number(text) <= range.max
  const message = `must be a whole number from ${range.min} to ${range.max}.`
  return v.optional(
    v.pipe(
      v.string(),
      v.check(isInRange, message),
      v.transform(text => Number(text)),
    ),
    String(range.default),
  )
}

/** `true` or `false` in a query; false if it is missing. */
export const flag = v.optional(
  v.pipe(
    v.picklist(['true', 'false'], 'must be true or false.'),
    v.transform(text => text === 'true'),
  ),
  'false',
)
