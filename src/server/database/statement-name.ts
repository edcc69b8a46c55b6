import { createHash } from 'node:crypto'

/**
 * Queries are prepared once per connection, under a name derived from their text, so that the server does not parse and
 * plan every call. Not for the embedded server, whose clients share one session and thus all names, and not behind a
 * transaction pooler.
 */
export function statementName(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
  if (names.size < maxNames) names.set(text, name)
  return name
}

const names = new Map<string, string>()
/** There are few query texts, all fixed. The limit is a safeguard against one that is not. */
const maxNames = 2_000
