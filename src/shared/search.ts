import * as z from 'zod/mini'
import { chatIdSchema } from './ids.ts'

/** GET /api/search: the caller's own chats that contain all the words. */

/** Where words are in a text: their starts and ends, as indexes of a JavaScript string (UTF-16). */
export const marksSchema = z.array(z.tuple([z.number(), z.number()]))
export type Marks = z.infer<typeof marksSchema>

export const searchResultSchema = z.object({
  chatId: chatIdSchema,
  title: z.nullable(z.string()),
  titleMarks: marksSchema,
  /** The newest message with all the words, or with those that the title lacks; null if only the title has them. */
  messageId: z.nullable(z.string()),
  /** A piece of the message as plain text. */
  snippet: z.string(),
  marks: marksSchema,
  /** The message's time; the chat's if there is no message. */
  created_at: z.string(),
  archived: z.boolean(),
})
export type SearchResult = z.infer<typeof searchResultSchema>

export const searchPageSchema = z.object({
  results: z.array(searchResultSchema),
  hasMore: z.boolean(),
  /** False just after an upgrade: not all messages can be found yet. Each repeated search prepares more of them. */
  complete: z.boolean(),
})
export type SearchPage = z.infer<typeof searchPageSchema>
