import * as v from 'valibot'

/**
 * Ids are compared as text, so a UUID is converted to lower case, as the database writes it. `v.uuid` also accepts
 * UUIDs outside the RFCs: a hosted provider's seed data has accounts such as 11111111-1111-1111-1111-111111111111.
 * UserId and ChatId are branded, so that swapping them is a type error. Each schema is a single expression, so that the
 * build can tree-shake it.
 */
export const userIdSchema = v.pipe(v.string(), v.uuid(), v.toLowerCase(), v.brand('UserId'))
export type UserId = v.InferOutput<typeof userIdSchema>

export const chatIdSchema = v.pipe(v.string(), v.uuid(), v.toLowerCase(), v.brand('ChatId'))
export type ChatId = v.InferOutput<typeof chatIdSchema>

/** An id as a newer or simpler server may send it: a string or a number. */
export const anyIdSchema = v.pipe(
  v.unknown(),
  v.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  v.string(),
)
