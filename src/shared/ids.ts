import * as z from 'zod/mini'

/** UserId and ChatId travel side by side into every query: branded, so that a swap is a type error. */
export const userIdSchema = z.uuid().brand<'UserId'>()
export type UserId = z.infer<typeof userIdSchema>

export const chatIdSchema = z.uuid().brand<'ChatId'>()
export type ChatId = z.infer<typeof chatIdSchema>
