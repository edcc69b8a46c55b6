import * as v from 'valibot'
import { fieldOf, finite } from '#shared/schema.ts'
import { logFailure } from '#web/lib/log-failure.ts'

/**
 * The schemas with which the page reads the server's responses require less than those in shared/api, which say what a
 * server of the same version sends: the server may be newer than the page. Unknown fields are dropped, most missing or
 * unknown values get a default, and an item that cannot be read does not hide the rest of its list.
 *
 * The names of these schemas begin with `received`. Each is beside its call; those of chats and of the console have a
 * file of their own. Here is what they have in common.
 */

export const count = v.fallback(finite, 0)
export const flag = v.fallback(v.boolean(), false)
export const items = v.array(v.unknown())

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
