import * as z from 'zod/mini'

/**
 * Ids are compared as text, so a UUID is converted to lower case, as the database writes it. `guid` also accepts UUIDs
 * outside the RFCs: a hosted provider's seed data has accounts such as 11111111-1111-1111-1111-111111111111.
 * UserId and ChatId are branded, so that swapping them is a type error. Each schema is a single expression, so that the
 * build can tree-shake it.
 */
export const userIdSchema = z.guid().check(z.toLowerCase()).brand<'UserId'>()
export type UserId = z.infer<typeof userIdSchema>

export const chatIdSchema = z.guid().check(z.toLowerCase()).brand<'ChatId'>()
export type ChatId = z.infer<typeof chatIdSchema>

/** An id as a newer or simpler server may send it: a string or a number. */
export const anyIdSchema = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  z.string(),
)
