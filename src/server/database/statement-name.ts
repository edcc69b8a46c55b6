import { createHash } from 'node:crypto'

/**
 * Queries are prepared once per connection, under a name made from their text. Saves the server the parsing and
 * planning of every call. Not for the embedded server, whose clients share one session (a name taken by one is taken
 * for all), nor behind a transaction pooler.
 */
export function statementName(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
  if (names.size < maxNames) names.set(text, name)
  return name
}

const names = new Map<string, string>()
/** Query texts are few and fixed; the bound is a net under a query that is not. */
const maxNames = 2_000
