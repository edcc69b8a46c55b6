import { sql } from 'kysely'

/** How a statement may be run, as a comment at its beginning. */

/** The prefix of a short statement. Outside of a transaction, it uses the shared connection if that is possible. */
export const short = sql.raw('/* short */ ')
/**
 * The prefix of a short statement that may also run twice: outside of a transaction, it is repeated if its connection
 * is lost. So is every statement that begins with `select`, and the beginning of a transaction.
 */
export const repeatableMark = '/* short, repeatable */ '
export const repeatable = sql.raw(repeatableMark)

const shortPattern = /^\/\* short/
const repeatablePattern = /^\s*(select|begin|start transaction|\/\* short, repeatable \*\/)/i

export function isShort(text: string): boolean {
  return shortPattern.test(text)
}

export function canRepeat(text: string): boolean {
  return repeatablePattern.test(text)
}
