import * as v from 'valibot'
import { finite, plainObject } from '#shared/schema.ts'
import { chatIdSchema } from './ids.ts'

/** GET /api/search: the caller's own chats that contain all the words. */

/** Where words are in a text: their starts and ends, as indexes of a JavaScript string (UTF-16). */
const marksSchema = v.array(v.strictTuple([finite, finite]))
export type Marks = v.InferOutput<typeof marksSchema>

const searchResultSchema = plainObject({
  chatId: chatIdSchema,
  title: v.nullable(v.string()),
  titleMarks: marksSchema,
  /** The newest message with all the words, or with those that the title lacks; null if only the title has them. */
  messageId: v.nullable(v.string()),
  /** A piece of the message as plain text. */
  snippet: v.string(),
  marks: marksSchema,
  /** The message's time; the chat's if there is no message. */
  created_at: v.string(),
  archived: v.boolean(),
})
export type SearchResult = v.InferOutput<typeof searchResultSchema>

export const searchPageSchema = plainObject({
  results: v.array(searchResultSchema),
  hasMore: v.boolean(),
  /**
   * False while not all messages can be found yet, for example just after an upgrade. Each repeated search prepares
   * more of them.
   */
  complete: v.boolean(),
})
export type SearchPage = v.InferOutput<typeof searchPageSchema>
