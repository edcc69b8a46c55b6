import * as v from 'valibot'
import { maxTitleLength } from '#shared/limits.ts'
import { plainObject, uuid } from '#shared/schema.ts'
import { hasVisibleText } from '#shared/text/visible-text.ts'
import { modelIdSchema } from './models.ts'

/** Bodies of requests under /api/chat that only the server parses, so that the pages do not contain the schemas. */

/**
 * PATCH /api/chat/{id}: the title is trimmed, 1 to 200 characters, of which at least one can be seen, no control
 * characters. At least one change.
 */
export const chatChangesSchema = v.pipe(
  plainObject({
    title: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.check(hasVisibleText, 'A title needs at least one character that can be seen.'),
        v.maxLength(maxTitleLength, `A title can have at most ${maxTitleLength} characters.`),
        v.check(title => !/\p{Cc}/u.test(title), 'A title cannot contain control characters.'),
      ),
    ),
    pinned: v.optional(v.boolean()),
    archived: v.optional(v.boolean()),
  }),
  v.check(
    ({ title, pinned, archived }) => [title, pinned, archived].some(change => change !== undefined),
    'Send at least one of title, pinned and archived.',
  ),
)
export type ChatChanges = v.InferOutput<typeof chatChangesSchema>

/**
 * POST /api/chat/{id}/retry: answers the last question again, with a web search if it requested one. The new answer
 * replaces an incomplete one; a complete one stays as another version. With `messageId`, of an answer or a question,
 * that question is answered again, and all its former answers stay as versions. `clientMessageId` makes a retry
 * idempotent, as it does a send.
 */
export const retrySchema = plainObject({
  model: v.optional(v.nullable(modelIdSchema)),
  messageId: v.optional(v.nullable(uuid)),
  clientMessageId: v.optional(v.nullable(uuid)),
})
export type Retry = v.InferOutput<typeof retrySchema>

/** POST /api/chat/{id}/choose: shows this version of a question or an answer, with what followed it. */
export const chooseSchema = plainObject({ messageId: uuid })
