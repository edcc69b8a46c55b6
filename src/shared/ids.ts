import * as z from 'zod/mini'

/**
 * A UUID may come in either case; here it has one spelling, that of the database: ids are compared as text. It may
 * also be one that no RFC knows: a hosted provider's seeds have accounts called 11111111-1111-1111-1111-111111111111.
 * UserId and ChatId travel side by side into every query: branded, so that a swap is a type error. Each is written in
 * one expression, which the build of the pages can leave out.
 */
export const userIdSchema = z.guid().check(z.toLowerCase()).brand<'UserId'>()
export type UserId = z.infer<typeof userIdSchema>

export const chatIdSchema = z.guid().check(z.toLowerCase()).brand<'ChatId'>()
export type ChatId = z.infer<typeof chatIdSchema>

/** An id as another server may write it: a text, or a number. */
export const anyIdSchema = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  z.string(),
)
