import * as v from 'valibot'
import { anyIdSchema } from '#shared/api/ids.ts'

export const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Not necessarily a UUID, but safe to use in a URL. UUIDs are converted to lower case. */
const id = v.pipe(
  anyIdSchema,
  v.regex(/^[\w-][\w.~-]{0,127}$/),
  v.transform(value => (uuid.test(value) ? value.toLowerCase() : value)),
)
export const receivedChatId = v.pipe(id, v.brand('ChatId'))
export const receivedUserId = v.pipe(id, v.brand('UserId'))
