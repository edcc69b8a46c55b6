import { createHash } from 'node:crypto'

/**
 * The name, derived from a query's text, under which each connection prepares it once, so that PostgreSQL need not
 * parse and plan every call. Undefined for a new text once there are too many: a connection keeps each statement.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= maxNames) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
  names.set(text, name)
  return name
}

const names = new Map<string, string>()
/**
 * There are few query texts: the code has a fixed number of queries, and only optional parts and the lengths of short
 * lists vary. The limit is a safeguard against one that varies more.
 */
const maxNames = 2_000
