import * as v from 'valibot'
import type { Account } from '#shared/api/account.ts'
import { anyIdSchema } from '#shared/api/ids.ts'
import { fieldOf, finite, plainObject, text } from '#shared/schema.ts'
import { logFailure } from '#web/lib/log-failure.ts'

/**
 * What the browser requires of the server's responses: less than `shared` promises, as the server may be newer than the
 * page. Unknown fields are dropped, most missing or unknown values get a default, and an item that cannot be read does
 * not hide the rest of its list.
 */

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Not necessarily a UUID, but safe to use in a URL. UUIDs are converted to lower case. */
const id = v.pipe(
  anyIdSchema,
  v.regex(/^[\w-][\w.~-]{0,127}$/),
  v.transform(value => (uuid.test(value) ? value.toLowerCase() : value)),
)
export const receivedChatId = v.pipe(id, v.brand('ChatId'))
export const receivedUserId = v.pipe(id, v.brand('UserId'))
/** For calls that accept nothing else. */
export const receivedUserUuid = v.pipe(receivedUserId, v.regex(uuid))

export const count = v.fallback(finite, 0)
export const flag = v.fallback(v.boolean(), false)
export const items = v.array(v.unknown())
export const role = v.fallback(v.picklist(['user', 'admin']), 'user')

/** The items that can be read. `placeholder` replaces each that cannot. */
export function readItems<T>(item: v.GenericSchema<unknown, T>, values: unknown[], placeholder?: T): T[] {
  return values.flatMap(value => {
    const read = v.safeParse(item, value)
    if (read.success) return [read.output]
    // The name of the wrong field, never its content.
    logFailure('Omitted an item that cannot be read', fieldOf(read.issues[0]))
    return placeholder ?? []
  })
}

export function listOf<T>(item: v.GenericSchema<unknown, T>) {
  return v.pipe(
    items,
    v.transform(values => readItems(item, values)),
  )
}

export const receivedAccount: v.GenericSchema<unknown, Account> = plainObject({
  id: receivedUserId,
  email: text,
  role,
})
