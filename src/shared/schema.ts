import * as v from 'valibot'

/**
 * Used instead of valibot's own functions where these are not strict enough for input. `v.object` and `v.record` accept
 * arrays, `v.record` drops some keys, `v.number` accepts Infinity (`1e400` in JSON) and `v.uuid` any version. The error
 * of `v.parse` quotes the input, which must not be logged.
 */

/** Unknown keys are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export function plainObject<const T extends v.ObjectEntries>(
  entries: T,
  message?: string,
): v.ObjectSchema<T, string | undefined> {
  const schema = v.object(entries, message)
  return {
    ...schema,
    '~run': (dataset, config) =>
      schema['~run'](Array.isArray(dataset.value) ? { value: null } : dataset, config),
  }
}

/** An object with any keys. The key `__proto__` is dropped. */
/* @__NO_SIDE_EFFECTS__ */
export function plainRecord<T>(
  item: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, Record<string, T>> {
  const schema = plainObject({})
  return {
    ...schema,
    '~run': (dataset, config) => {
      const keys = isObject(dataset.value)
        ? Object.keys(dataset.value).filter(key => key !== '__proto__')
        : []
      return plainObject(Object.fromEntries(keys.map(key => [key, item])))['~run'](dataset, config)
    },
  } as v.GenericSchema<unknown, Record<string, T>>
}

/**
 * For files that people write: an unknown key is an error with the message `unknown_field`, and a missing one an error
 * with the message of the key's own schema.
 */
/* @__NO_SIDE_EFFECTS__ */
export function strictFields<const T extends v.ObjectEntries>(
  entries: T,
  message?: string,
): v.ObjectSchema<T, string | undefined> {
  const schema = plainObject(entries, message)
  const required = Object.entries(entries).filter(([, { type }]) => type !== 'optional' && type !== 'nullish')
  const missing = Object.fromEntries(required.map(([key]) => [key, undefined]))
  return {
    ...schema,
    '~run': (dataset, config) => {
      const { value } = dataset
      if (!isObject(value)) return schema['~run'](dataset, config)
      const others = Object.keys(value).filter(key => !Object.hasOwn(entries, key))
      const refused = Object.fromEntries(others.map(key => [key, v.never('unknown_field')]))
      return plainObject({ ...entries, ...refused }, message)['~run'](
        { value: { ...missing, ...value } },
        config,
      )
    },
  }
}

/** A list that is too long is refused before its items are read. */
/* @__NO_SIDE_EFFECTS__ */
export function limitedList<const T extends v.GenericSchema>(
  item: T,
  maxCount: number,
  messages: { type?: string; max?: string } = {},
) {
  return v.pipe(v.array(v.unknown(), messages.type), v.maxLength(maxCount, messages.max), v.array(item))
}

export const finite = v.pipe(v.number(), v.finite())

/** For responses and events of a newer server, which may omit a field or change its type. */
export const text = v.fallback(v.string(), '')
export const textOrNull = v.fallback(v.nullable(v.string()), null)

/** With a version and the variant of RFC 9562, or one of its two special values. */
export const uuid = v.pipe(
  v.string(),
  v.regex(
    /^(?:[\dA-Fa-f]{8}-[\dA-Fa-f]{4}-[1-8][\dA-Fa-f]{3}-[89ABab][\dA-Fa-f]{3}-[\dA-Fa-f]{12}|0{8}-(?:0{4}-){3}0{12}|f{8}-(?:f{4}-){3}f{12})$/,
  ),
)

/** Undefined if the input does not fit. */
export function tryParse<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T | undefined {
  const result = v.safeParse(schema, input)
  return result.success ? result.output : undefined
}

/** The error names the wrong field, never its content. */
export function parseOrThrow<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T {
  const result = v.safeParse(schema, input)
  if (!result.success) throw new Error(`unexpected format: ${fieldOf(result.issues[0]) || 'the input'}`)
  return result.output
}

/** Such as `messages.0.content`; empty for the whole input. */
export function fieldOf(issue: Pick<v.BaseIssue<unknown>, 'path'>): string {
  return issue.path?.map(({ key }) => key).join('.') ?? ''
}

/**
 * For schemas without a message. Pass it to `v.safeParse` if a message is shown: valibot's own messages quote the
 * input.
 */
export const invalidInput = 'Invalid input'

/** The values that were allowed, if the schema lists them. Each must be a word or a whole number. */
export function optionsOf({ type, expected }: v.BaseIssue<unknown>): string[] {
  const isListed = type === 'picklist' || type === 'literal'
  return isListed
    ? Array.from(expected?.matchAll(/"([^"]*)"|-?\d+/g) ?? [], ([all, option = all]) => option)
    : []
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
